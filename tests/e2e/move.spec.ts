/** Three ways to say where, the map to look at, and the detectives asking on Jack's phone. */
import { expect, type Page, test } from '@playwright/test';
import { Phone } from './phone';
import { put, stored } from './recorded';

test.use({ viewport: { width: 360, height: 640 } });

/** A night in which Jack stands on 27 and is to move. */
async function toTheFirstMove(page: Page): Promise<Phone> {
  const phone = new Phone(page);
  await phone.open();
  await phone.beginGame(51);
  await phone.tap('Begin night 1');
  await phone.unlock();
  await phone.enterCrime('I', 27);
  await phone.tap('Hand over');
  await phone.unlock();
  return phone;
}

const chips = (page: Page) => page.getByRole('list', { name: 'Circles to choose from' }).getByRole('button');
const map = (page: Page) => page.getByRole('listbox', { name: 'Map of Whitechapel' });

test('where Jack may go, as buttons and on the map', async ({ page }) => {
  const phone = await toTheFirstMove(page);
  await phone.tap('Circles');
  const walks = (await chips(page).allTextContents()).map(Number);
  expect(walks).toContain(48);
  expect(walks).toEqual([...walks].sort((a, b) => a - b));
  await chips(page).filter({ hasText: /^48$/ }).click();
  await phone.sees('the crossing between 46 and 48');
  await phone.isSound();

  await test.step('a coach: the middle, then the end', async () => {
    await phone.choose('Coach');
    await chips(page).filter({ hasText: /^48$/ }).click();
    await expect(page.getByRole('button', { name: 'Through 48' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Record' })).toHaveAttribute('aria-disabled', 'true');
    const ends = (await chips(page).allTextContents()).map(Number);
    expect(ends).not.toContain(27);
    expect(ends).toContain(64);
    await chips(page).filter({ hasText: /^64$/ }).click();
    await expect(page.getByRole('button', { name: 'To 64' })).toBeVisible();
  });

  await test.step('on the map, from the keyboard', async () => {
    await phone.choose('Walk');
    await phone.tap('Map');
    await expect(map(page)).toBeVisible();
    await map(page).focus();
    await page.keyboard.type('48');
    await page.keyboard.press('Enter');
    // Typing went to the circle; Enter there chooses it.
    await page.keyboard.press('Enter');
    await expect(page.locator('.map-choice')).toHaveText('Circle 48');
  });

  await test.step('on the map, by a tap', async () => {
    // The arrow takes the cursor to a neighbour that is on offer; once the map stands still, a finger taps there.
    await page.keyboard.press('ArrowLeft');
    await page.waitForTimeout(500);
    const box = await page.locator('.map-cursor-line').boundingBox();
    if (box === null) throw new Error('the cursor is nowhere');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.locator('.map-choice')).toHaveText(/^Circle (?!48$)\d+$/);
  });

  await test.step('looking at the map changes nothing', async () => {
    const before = await page.locator('.map-choice').textContent();
    await phone.tap('Menu');
    await phone.tap(/Look at the map/);
    const look = page.getByRole('dialog', { name: 'The map, for Jack’s eyes' });
    await expect(look.locator('.map-window')).toBeVisible();
    await phone.isSound();
    await look.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(look).toBeHidden();
    await expect(page.locator('.map-choice')).toHaveText(before ?? '');
    await page.getByRole('button', { name: 'Record' }).click();
    await phone.seesHeading('Recorded, not handed over');
  });
});

test('a crime by keys, from the list and on the map', async ({ page }) => {
  const phone = new Phone(page);
  await phone.open();
  await phone.beginGame(51);
  await phone.tap('Begin night 1');
  await phone.unlock();
  const place = page.locator('.place .numeral');
  await phone.tap('Circles');
  await phone.choose('I');
  expect((await chips(page).allTextContents()).map(Number)).toEqual([3, 21, 27, 65, 84, 147, 149, 158]);
  await phone.tap('27');
  await expect(place).toHaveText('27');
  await phone.isSound();

  await test.step('later the women have moved: any circle', async () => {
    await phone.choose('III');
    await expect(place).toHaveText('27');
    await phone.tap('Others');
    await phone.tap('60–69');
    await phone.tap('66');
    await expect(place).toHaveText('66');
  });

  await test.step('a white one at the first time is asked about, whichever way it came', async () => {
    await phone.choose('I');
    await phone.tap('Record');
    await expect(page.getByRole('dialog', { name: 'Is circle 66 right?' })).toBeVisible();
    await phone.tap('No, change it');
    await phone.tap('Keys');
    await phone.type(48);
    await expect(place).toHaveText('48');
    await phone.tap('Record');
    await expect(page.getByRole('dialog', { name: 'Is circle 48 right?' })).toBeVisible();
    await phone.tap('No, change it');
  });

  await test.step('on the map, with the action in reach of the thumb', async () => {
    await phone.tap('Map');
    await phone.tap('List');
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(8);
    await page.getByRole('button', { name: 'Circle 84: red' }).click();
    await expect(page.locator('.map-choice')).toHaveText('Circle 84');
    await expect(page.getByRole('button', { name: 'Record' })).toBeInViewport({ ratio: 1 });
    await phone.isSound();
    await phone.tap('Record');
    await phone.seesHeading('Recorded, not handed over');
    await phone.keepsSecret(51);
  });
});

test('the double event: two circles in order, none of them twice or where a scene lies', async ({ page }) => {
  const phone = new Phone(page);
  await phone.open();
  await phone.seesHeading('Hideout');
  let night = 0;
  await put(
    page,
    stored('four-nights.json', (event) => {
      if (event.type === 'nightBegan') night = event.night;
      return event.type !== 'killed' || night < 3;
    }),
  );
  await phone.unlock();
  await phone.seesHeading('Enter the crime');
  await phone.choose('I');
  await phone.tap('Circles');
  const offered = async () => (await chips(page).allTextContents()).map(Number);
  expect(await offered()).toEqual([3, 21, 27, 84, 147, 158]);
  await phone.tap('27');
  await expect(page.getByRole('button', { name: 'First crime 27' })).toBeVisible();
  expect(await offered()).toEqual([3, 21, 84, 147, 158]);
  await phone.tap('Map');
  await expect(page.locator('.map-mark-scene')).toHaveCount(3);
  await phone.tap('List');
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(5);
  await page.getByRole('button', { name: 'Circle 158: red' }).click();
  await expect(page.getByRole('button', { name: /^Second.* 158$/ })).toBeVisible();
  await phone.isSound();
  await phone.tap('Record');
  await phone.seesHeading('Recorded, not handed over');
});

test('the map has the theme that is chosen, not the device’s', async ({ page }) => {
  const phone = await toTheFirstMove(page);
  await phone.tap('Map');
  await expect(map(page)).toBeVisible();
  const choose = async (theme: string) => {
    await phone.tap('Menu');
    await phone.tap(/^Settings/);
    await page.getByRole('group', { name: 'Colours' }).getByRole('radio', { name: theme, exact: true }).check();
    await phone.tap('Done');
  };
  const colours = async (colorScheme: 'dark' | 'light') => {
    await page.emulateMedia({ colorScheme });
    return page.evaluate(() =>
      [...document.querySelectorAll('.map-window, .map-window path, .map-window circle, .map-window text')].map(
        (one) => {
          const { fill, stroke, backgroundImage } = getComputedStyle(one);
          return `${one.getAttribute('class')} ${fill} ${stroke} ${backgroundImage}`;
        },
      ),
    );
  };
  const [dark, light] = [await colours('dark'), await colours('light')];
  expect(light).not.toEqual(dark);
  await choose('Light');
  expect(await colours('dark')).toEqual(light);
  await choose('Dark');
  expect(await colours('light')).toEqual(dark);
});

test('a hideout picked on the map is never red', async ({ page }) => {
  const phone = new Phone(page);
  await phone.open();
  await phone.tap('New game as Jack');
  await phone.tap('Begin the game');
  await phone.unlock();
  await phone.tap('Circles');
  await phone.tap('20–29');
  await expect(page.getByRole('button', { name: '27', exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: '28', exact: true })).toBeVisible();
  await phone.isSound();
  await phone.tap('Map');
  await phone.tap('List');
  await expect(page.getByRole('button', { name: 'Circle 27: red' })).toBeHidden();
  await page.getByRole('button', { name: 'Circle 51', exact: true }).click();
  await expect(page.locator('.map-choice')).toHaveText('Circle 51');
  await phone.isSound();
  await phone.tap('Record');
  await phone.seesHeading('Recorded, not handed over');
  await phone.keepsSecret(51);
});

test('the detectives ask with the phone in their hands', async ({ page }) => {
  const phone = await toTheFirstMove(page);
  await phone.move('Walk', 48);
  await phone.tap('Hand over');
  await phone.tap('Menu');
  await phone.tap(/Hand the phone to the detectives/);
  await phone.seesHeading('The detectives ask');
  await expect(map(page)).toBeVisible();
  await phone.isSound();
  await phone.tap('Circles');
  const words = page.locator('.said-words');
  const box = () => page.locator('.said').boundingBox();

  await test.step('a question is three taps, and yes and no stand at the same place', async () => {
    await phone.tap('40–49');
    await phone.tap('46');
    await phone.tap('Ask');
    await expect(words).toHaveText('No trace');
    const no = await box();
    await phone.tap('40–49');
    await phone.tap('48');
    await phone.tap('Ask');
    await expect(words).toHaveText('A clue');
    await expect(page.locator('.said')).toHaveClass(/said-yes/);
    expect(await box()).toEqual(no);
    await expect(page.getByRole('listitem').filter({ hasText: '46 no trace' })).toBeVisible();
    await phone.isSound();
  });

  await test.step('an arrest is confirmed once', async () => {
    await phone.choose('Arrest');
    await phone.tap('20–29');
    await phone.tap('29');
    await phone.tap('Arrest');
    await phone.tap('Make the arrest');
    await expect(words).toHaveText('Jack is not there');
  });

  await test.step('nothing of Jack’s is there, and only he takes it back', async () => {
    await phone.tap('Keys');
    await phone.keepsSecret(51);
    await phone.tap('Menu');
    await expect(page.getByRole('button', { name: /Jack’s sheet/ })).toBeHidden();
    await phone.tap(/Look at the map/);
    await expect(page.getByRole('dialog', { name: 'The map' })).toBeVisible();
    await expect(page.locator('.look .map-route-line')).toHaveCount(0);
    await page.getByRole('dialog').getByRole('button', { name: 'Back', exact: true }).click();
    await phone.tap('Back to Jack');
    await phone.sees(/Only Jack takes it back/);
    await phone.unlock();
    await phone.seesHeading('The police ask');
  });
});
