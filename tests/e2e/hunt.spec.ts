/** Games in which the policemen are kept: on the map by tap, list and keys; from paper; trapped; what a table agrees on. */
import { expect, type Page, test } from '@playwright/test';
import { Phone } from './phone';

test.use({ viewport: { width: 360, height: 640 } });
// Each screen is looked at in both themes, which takes its time on a small machine.
test.setTimeout(60_000);

class HuntPhone extends Phone {
  async begin(hideout: number, paper: boolean, ...points: readonly string[]): Promise<void> {
    await this.open();
    await this.tap('New game as Jack');
    await this.page.getByRole('radio', { name: /^The policemen too/ }).check();
    if (paper) await this.page.getByRole('radio', { name: /^From paper/ }).check();
    if (points.length > 0) await this.page.locator('summary').filter({ hasText: 'Optional rules' }).click();
    for (const point of points) await this.page.getByRole('checkbox', { name: new RegExp(`^${point}`) }).check();
    if (!paper) await this.isSound();
    await this.tap('Begin the game');
    await this.unlock();
    await this.type(hideout);
    await this.tap('Record');
    await this.tap('Hand over');
  }

  async select(policeman: string): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^${policeman}:`) }).click();
  }

  /** Picks a crossing from the map's list, by the circles it touches. */
  async pick(between: string): Promise<void> {
    await this.tap('List');
    const name = new RegExp(`${between.replace(' and ', ',? and ')}( *:.*)?$`);
    await this.page.getByRole('dialog').getByRole('button', { name }).click();
  }

  async crossingsOnOffer(): Promise<readonly string[]> {
    await this.tap('List');
    const names = await this.page.getByRole('dialog').getByRole('listitem').allTextContents();
    await this.tap('Close');
    return names;
  }

  async menu(item: RegExp): Promise<void> {
    await this.tap('Menu');
    await this.tap(item);
  }

  async enterRow(...circles: readonly number[]): Promise<void> {
    for (const circle of circles) {
      await this.type(circle);
      await this.tap('Add');
    }
  }

  /** The board shows every number; beside it and the policemen's circles none of Jack's is in the document. */
  async hidesBesideTheMap(...numbers: readonly number[]): Promise<void> {
    const text = await this.page.evaluate(() => {
      const copy = document.body.cloneNode(true) as HTMLElement;
      for (const shown of copy.querySelectorAll('.map, .circles')) shown.remove();
      return copy.innerHTML;
    });
    for (const number of numbers) expect(text).not.toMatch(new RegExp(`[ >]${number}[ <.,:]`));
  }

  /** Moves two policemen to the crossings beside 147. */
  async closeIn(): Promise<void> {
    await this.select('yellow');
    await this.pick('between 111, 134 and 147');
    await this.select('green');
    await this.pick('between 133, 146 and 147');
  }

  /** The map shows Jack's circle and the crossings that close his ways, near enough to be read, within its window and the screen. */
  async seesClosed(count: number): Promise<void> {
    const { page } = this;
    await expect(page.locator('.map-closed')).toHaveCount(count);
    await page.waitForTimeout(500);
    await expect(page.locator('.map-move')).toHaveAttribute('data-level', 'near');
    const outside = await page.evaluate(() => {
      const shown = document.querySelector('.map-window')?.getBoundingClientRect();
      if (shown === undefined) return ['no map'];
      const [bottom, right] = [Math.min(shown.bottom, innerHeight), Math.min(shown.right, innerWidth)];
      return [...document.querySelectorAll('.map-closed, .map-pin')].flatMap((mark) => {
        const box = mark.getBoundingClientRect();
        const inside = box.left >= shown.left && box.top >= shown.top && box.right <= right && box.bottom <= bottom;
        return inside ? [] : [`${mark.getAttribute('class')} at ${box.x} ${box.y}`];
      });
    });
    expect(outside).toEqual([]);
  }

  /** Takes over a game from paper: night 1 on the police's turn. */
  async fromPaper(
    time: string,
    row: readonly number[],
    tokens: readonly [number, number],
    places: readonly string[],
    look = false,
  ) {
    const { page } = this;
    await this.seesHeading('From paper');
    await this.unlock();
    if (look) await this.isSound();
    await page
      .getByRole('group', { name: 'Time of the crime' })
      .getByRole('radio', { name: time, exact: true })
      .check();
    await page.getByRole('radio', { name: 'The police’s' }).check();
    await this.tap('Next');
    await this.enterRow(...row);
    if (look) await this.isSound();
    await this.tap('Next');
    await page
      .getByRole('group', { name: 'Coaches left' })
      .getByRole('radio', { name: String(tokens[0]) })
      .check();
    await page
      .getByRole('group', { name: 'Alleys left' })
      .getByRole('radio', { name: String(tokens[1]) })
      .check();
    await this.tap('Next');
    for (const place of places) await this.pick(place);
    await this.tap('Next');
    if (look) await this.isSound();
    await this.tap('Take over');
    await this.seesHeading('The detectives’ turn');
    await this.hidesBesideTheMap(...row.slice(1, 3));
  }
}

/** A night that ends on 147, with the policemen about and two of them in reach of its crossings. */
const AT_147 = [158, 159, 160, 161, 130, 105, 106, 108, 133, 147, 133, 147];
const AROUND_147 = [
  'between 71, 72 and 88',
  'between 132, 133 and 134',
  'between 99, 100 and 120',
  'between 104 and 145',
  'between 131 and 146',
];

test('a night with the policemen on the map', async ({ page }) => {
  const phone = new HuntPhone(page);
  await phone.begin(28, false);
  await phone.tap('Begin night 1');
  await phone.unlock();
  await phone.enterCrime('I', 27);
  await phone.tap('Hand over');

  await test.step('the alarm: yellow crossings first, by tap, list and keys', async () => {
    await phone.seesHeading('Alarm whistles');
    await phone.sees('Where does blue stand?');
    await inView(page, 'Not only yellow crossings');
    expect(await phone.crossingsOnOffer()).toHaveLength(7);
    await phone.tap('Not only yellow crossings');
    expect((await phone.crossingsOnOffer()).length).toBe(234);
    await phone.tap('Not only yellow crossings');
    await phone.isSound();
    await phone.pick('between 118, 119 and 120');
    await phone.sees('Where does yellow stand?');
    await phone.pick('between 101 and 126');
    await phone.tap('Undo');
    await phone.sees('Where does yellow stand?');
    await phone.pick('between 130 and 145');
    // With the keys: a number goes to its circle, an arrow to the next one on offer, Enter chooses.
    const map = page.getByRole('listbox', { name: 'Map of Whitechapel' });
    await map.focus();
    await map.press('Enter');
    await phone.sees('Where does red stand?');
    await phone.pick('between 139 and 164');
    await expect(page.getByRole('button', { name: '1 policeman missing' })).toHaveAttribute('aria-disabled', 'true');
    await tapOnMap(page);
    await phone.sees('All five are placed.');
    await phone.tap('All five are right: begin the hunt');
    await phone.seesHeading('Jack’s turn');
  });

  await test.step('five moves, one of them undone; a third step away is never offered', async () => {
    await phone.unlock();
    await phone.move('Walk', 48);
    await phone.tap('Hand over');
    await phone.seesHeading('The detectives’ turn');
    await phone.sees('Where does blue go?');
    const offered = await phone.crossingsOnOffer();
    expect(offered).toHaveLength(19);
    expect(offered.join()).not.toContain('between 139 and 164');
    await phone.isSound();
    await phone.pick('between 118, 119 and 120');
    await phone.sees('Where does yellow go?');
    await phone.tap('Undo');
    await phone.sees('Where does blue go?');
    await phone.pick('between 99, 100 and 120');
    await tapOnMap(page);
    await phone.sees('Where does brown go?');
    const map = page.getByRole('listbox', { name: 'Map of Whitechapel' });
    await map.focus();
    await map.press('ArrowRight');
    await map.press('Enter');
    await phone.sees('Where does red go?');
    await tapOnMap(page);
    await phone.sees('Where does green go?');
    await tapOnMap(page);
    await phone.sees('Tap a circle to ask');
    await expect(page.getByRole('button', { name: /^blue:/ })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('questions: one tap each, an arrest confirmed once, who has acted', async () => {
    await phone.isSound();
    await phone.select('blue');
    for (const circle of ['99', '100', '120']) await page.getByRole('button', { name: circle, exact: true }).click();
    await expect(page.getByRole('status')).toHaveText('Circle 120: No trace.');
    await phone.tap('Next: yellow');
    await phone.choose('Arrest');
    await page.locator('.circle-arrest').first().click();
    await expect(page.getByRole('dialog')).toContainText('Arrest on circle');
    await phone.tap('Make the arrest');
    await phone.sees('Jack is not there');
    await phone.sees(/yellow policeman has tried an arrest/);
    await expect(page.getByRole('button', { name: 'yellow: missed' })).toBeVisible();
    // In Jack's hands a yes looks as a no; another policeman's circles stand without the last answer.
    await phone.select('brown');
    await expect(page.locator('.said')).toContainText('Tap a circle to ask');
    await phone.tap('Keys');
    await phone.type(27);
    await inView(page, 'Ask', 'Police done');
    await phone.tap('Ask');
    // Refused at once: what cannot be asked is not warned about.
    await phone.isRefused(/the brown policeman reaches/, 'HUNT-3.2');
    await phone.tap('The table rules otherwise');
    await phone.tap('Yes, all agreed: record it');
    await phone.sees('A clue');
    await expect(page.locator('.said-yes')).toHaveCount(0);
    await phone.isSound();
    await page.reload();
    await phone.seesHeading('The detectives’ turn');
    await expect(page.getByRole('button', { name: /^brown: found/ })).toBeVisible();
    await phone.hidesBesideTheMap(28);
    await phone.tap('Police done');
  });

  await test.step('home', async () => {
    await phone.unlock();
    await phone.move('Walk', 28);
    await phone.tap('Hand over and declare escape');
    await phone.seesHeading('Night 1 is over');
    await phone.menu(/How much is refereed/);
    await phone.isSound();
    await phone.tap(/Jack’s moves only/);
    await phone.tap('Yes, both sides agree');
    await phone.seesHeading('Night 1 is over');
  });
});

test('trapped at 147, on a game from paper', async ({ page }) => {
  const phone = new HuntPhone(page);
  await phone.begin(195, true);
  await phone.fromPaper('III', AT_147, [0, 0], AROUND_147, true);
  await phone.closeIn();
  await phone.tap('Police done');
  await phone.seesHeading('Jack’s turn');
  await phone.keepsSecret(147, 195);
  await phone.unlock();
  await phone.seesHeading('You are trapped');
  await expect(page.getByRole('listitem').filter({ hasText: /^146/ })).toContainText(
    /closed by green on the crossing between 133, 146,? and 147/,
  );
  await phone.seesClosed(2);
  // Also once the phone was turned and turned back.
  for (const [width, height] of [
    [640, 360],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(200);
  }
  await phone.seesClosed(2);
  await phone.isSound();

  await test.step('a policeman stands wrongly: stated, and looked at anew', async () => {
    await phone.tap('A policeman stands wrongly');
    await phone.seesHeading('Where they stand');
    await phone.hidesBesideTheMap(195);
    await phone.isSound();
    await phone.select('green');
    await phone.pick('between 131 and 146');
    await phone.tap('State this');
    await phone.tap('Yes, both sides agree');
    await phone.seesHeading('Jack’s turn');
    await phone.unlock();
    await phone.seesHeading('Jack’s move');
  });

  await test.step('back within the turn, by agreement', async () => {
    await phone.menu(/Go back within this turn/);
    // On Jack's turn it needs his tap: a refusal would tell that he is trapped.
    await phone.unlock();
    await phone.isSound();
    await phone.tap(/To the beginning of this turn/);
    await expect(page.getByRole('dialog')).toContainText('Back to the beginning of this turn');
    await phone.tap('Yes, both sides agree');
    await phone.seesHeading('The detectives’ turn');
    await phone.sees('Where does blue go?');
    await phone.closeIn();
    await phone.tap('Police done');
    await phone.unlock();
    await phone.tap('Say so');
    await phone.tap('Yes, the police win');
    await phone.seesHeading('The game is over');
  });
});

test('a walk past policemen: what closes it is on the map, and its rule one tap away', async ({ page }) => {
  const phone = new HuntPhone(page);
  await phone.begin(195, true);
  // A ride and an alley are left: Jack is not trapped at 147.
  await phone.fromPaper('III', AT_147, [1, 1], AROUND_147);
  await phone.closeIn();
  await phone.tap('Police done');
  await phone.unlock();
  // Where the policemen are known it is said before anything is recorded.
  await phone.type(146);
  await phone.sees(/^Closed: green stands on the crossing between 133, 146,? and 147/);
  await phone.tap('Erase');
  await phone.tap('Erase');
  await phone.tap('Erase');
  await phone.move('Walk', 146);
  const refusal = page.locator('.refusal');
  await expect(refusal).toContainText(/between 133, 146,? and 147 closes every way from 147 to 146/);
  await phone.isSound();

  await phone.tap('Show on the map');
  await phone.seesClosed(1);
  await expect(page.getByRole('button', { name: 'Show on the map' })).toHaveCount(0);
  await phone.isSound();

  await test.step('the rule, and back to exactly where one was', async () => {
    await phone.tap('Nearer');
    await page.waitForTimeout(500);
    const now = () =>
      page.evaluate(() => ({
        map: document.querySelector<HTMLElement>('.map-move')?.style.transform,
        scroll: scrollY,
        refusal: document.querySelector('.refusal')?.textContent,
        number: document.querySelector('.place .numeral')?.textContent,
        focus: document.activeElement?.textContent,
      }));
    const rule = page.getByRole('button', { name: 'Rule HUNT-1.2' });
    await rule.focus();
    const before = await now();
    await rule.click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'The walk' })).toBeVisible();
    await phone.tap('Back to the game');
    await expect(refusal).toBeVisible();
    expect(await now()).toEqual(before);
  });

  await test.step('asked on the map itself, by another walk', async () => {
    await phone.tap('Keys');
    await phone.type(111);
    await phone.tap('Map');
    await expect(refusal).toHaveCount(0);
    await expect(page.locator('.map-closed')).toHaveCount(0);
    await phone.tap('Record');
    await expect(refusal).toContainText(/between 111, 134,? and 147/);
    await phone.seesClosed(1);
    await phone.isSound();
  });

  await test.step('the table rules otherwise', async () => {
    await phone.tap('The table rules otherwise');
    await phone.tap('Yes, all agreed: record it');
    await phone.seesHeading('Recorded, not handed over');
  });
});

test('in the detectives’ hands a yes is unmistakable, and the answer is theirs who asked', async ({ page }) => {
  const phone = new HuntPhone(page);
  await phone.begin(195, true);
  await phone.fromPaper(
    'III',
    AT_147,
    [1, 1],
    ['between 111, 134 and 147', 'between 133, 146 and 147', ...AROUND_147.slice(2)],
  );
  await phone.menu(/Hand the phone to the detectives/);
  await phone.seesHeading('The detectives ask');
  await phone.choose('Clue');
  const said = page.locator('.said');
  const box = () => said.boundingBox();
  const ask = (circle: number) => page.getByRole('button', { name: String(circle), exact: true }).click();
  await ask(111);
  await expect(said).toHaveText('111No trace (blue)');
  const no = await box();
  await ask(134);
  await ask(147);
  await expect(said).toHaveText('147A clue (blue)');
  await expect(said).toHaveClass(/said-yes/);
  expect(await box()).toEqual(no);
  await phone.isSound();
  await inView(page, 'Back to Jack', 'Police done');
  await phone.select('yellow');
  await expect(said).toHaveText('–Tap a circle to ask');
  await phone.tap('Back to Jack');
  await phone.unlock();
  await expect(page.locator('.said-yes, .circle-yes')).toHaveCount(0);
});

test('false clues and letters, with policemen nobody has placed', async ({ page }) => {
  const phone = new HuntPhone(page);
  await phone.begin(29, true, 'False Clues', 'Jack’s Letters');
  await phone.fromPaper('I', [27, 48, 46, 26, 1, 28], [3, 2], []);
  await phone.choose('Clue');
  for (const [policeman, circle] of [
    ['blue', 48],
    ['yellow', 46],
    ['brown', 26],
    ['red', 1],
    ['green', 28],
  ] as const) {
    await phone.select(policeman);
    await phone.type(circle);
    await phone.tap('Ask');
    await expect(page.getByRole('button', { name: `${policeman}: found` })).toBeVisible();
  }
  await phone.tap('Police done');
  await phone.unlock();
  await phone.move('Walk', 29);
  await phone.tap('Hand over and declare escape');
  await phone.tap('Begin night 2');
  await phone.menu(/^Jack’s letters/);
  await phone.isSound();
  await phone.tap('Dear Boss');
  await phone.unlock();
  await phone.enterCrime('I', 84);
  await phone.tap('Hand over');
  for (const place of [
    'between 118, 119 and 120',
    'between 101 and 126',
    'between 139 and 164',
    'between 130 and 145',
    'between 40 and 57',
  ]) {
    await phone.pick(place);
  }
  await phone.tap('All five are right: begin the hunt');
  await phone.unlock();
  await phone.move('Walk', 66);
  await phone.tap('Hand over');
  await phone.tap('Jack: play Goulston Street');
  await phone.isSound();
  await phone.select('red');
  await phone.sees(/names red\. Who is put there/);
  await phone.isSound();
  await phone.select('brown');
  await phone.sees('Jack may lay 1 false clue tonight, before the first question.');
  await phone.tap('Jack: lay a false clue');
  await phone.pick('Circle 99');
  await phone.isSound();
  await phone.tap('Lay it on 99');
  await phone.sees('Where does blue go?');
  await phone.pick('between 99, 100 and 120');
  await phone.tap('Questions');
  await phone.select('blue');
  await phone.sees(/Not moved yet: yellow, brown, red,? and green/);
  await expect(page.getByRole('button', { name: /^99 ?false clue/ })).toHaveAttribute('aria-disabled', 'true');
  await phone.isSound();
});

/** On a small phone nothing of a control lies outside the screen or under the fixed foot. */
async function inView(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click({ trial: true });
    const seen = await button.evaluate((one) => {
      const { left, right, bottom } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint((left + right) / 2, bottom - 3));
    });
    expect(seen, name).toBe(true);
  }
}

/** Taps the place on offer that lies farthest from the others. */
async function tapOnMap(page: Page): Promise<void> {
  await page.locator('.map-window').evaluate((shown) => shown.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(150);
  const spot = await page.evaluate(() => {
    const window = document.querySelector('.map-window')?.getBoundingClientRect();
    const all = [...document.querySelectorAll('.map-offer-ring')].map((ring) => {
      const box = ring.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
    const room = (one: { x: number; y: number }): number =>
      Math.min(
        ...all.filter((other) => other !== one).map((other) => Math.hypot(other.x - one.x, other.y - one.y)),
        999,
      );
    const inside = all.filter(
      ({ x, y }) =>
        window && x > window.left + 9 && x < window.right - 9 && y > window.top + 9 && y < window.bottom - 9,
    );
    return inside.sort((a, b) => room(b) - room(a))[0];
  });
  if (spot === undefined) throw new Error('nothing on offer');
  await page.touchscreen.tap(spot.x, spot.y);
}
