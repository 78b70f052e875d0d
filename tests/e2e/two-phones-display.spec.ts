/** Over plain http, by a name that is not this machine's: a question waits for Jack's tap, and a display keeps up. */
import { expect, test } from '@playwright/test';
import type { Phone } from './phone';
import { agree, answersFor, device, done, heard, hears, isOnItsWay, pair, table } from './table';

test.use({ viewport: { width: 360, height: 640 } });
test.setTimeout(60_000);

test('answers wait for Jack’s tap, and a display shows what was told', async ({ context, page, baseURL }) => {
  const plain = `http://table.test:${new URL(baseURL ?? '').port}`;
  const { jack, other } = await table(context, page, plain);
  expect(await other.page.evaluate(() => isSecureContext)).toBe(false);
  const display = await device(context.browser(), baseURL ?? '', { width: 1280, height: 800 });
  await pair(jack, other);
  await pair(jack, display, 'display');
  await display.seesHeading('The detectives’ turn');
  await display.sees('Nothing asked tonight');

  await test.step('a no and a yes wait alike', async () => {
    await waitForTap(jack);
    await other.tap('Keys');
    const waiting: string[] = [];
    for (const [circle, answer] of [
      [46, 'No trace'],
      [29, 'A clue'],
    ] as const) {
      const before = await heard(other);
      await other.type(circle);
      await other.tap('Ask');
      const send = jack.page.getByRole('button', { name: 'A question waits: answer', exact: true });
      await expect(send).toBeVisible();
      // Until the tap neither phone tells anything, and Jack's shows the same whatever the answer will be.
      waiting.push(await send.evaluate((button) => button.outerHTML));
      await expect(jack.page.getByRole('listitem').filter({ hasText: new RegExp(`^${circle} `) })).toHaveCount(0);
      await isOnItsWay(other);
      // It waits on, also when his phone was opened anew meanwhile.
      if (circle === 29) await jack.page.reload();
      await expect(send).toBeVisible({ timeout: 10_000 });
      expect(await heard(other)).toEqual(before);
      await send.click();
      await hears(other, circle, answer);
      await expect(jack.page.getByRole('button', { name: 'No question waits' })).toBeVisible();
    }
    expect(waiting[0]).toBe(waiting[1]);
    await expect(jack.page.getByRole('button', { name: 'A question waits: answer' })).toHaveCount(0);
    expect(await answersFor(jack, other, 46)).toEqual([false]);
    expect(await answersFor(jack, other, 29)).toEqual([true]);
  });

  await test.step('the display has heard it, and cannot ask', async () => {
    const answers = display.page.locator('.display-answers').getByRole('listitem');
    await expect(answers).toHaveText([/^29 A clue/, /^46 No trace/]);
    await expect(display.page.locator('.map-mark-clue').filter({ hasText: '29' })).toBeVisible();
    await expect(display.page.locator('.map-mark-scene').filter({ hasText: '27' })).toBeVisible();
    await display.isSound();
    for (const name of [/^Ask$/, /done/i, /^1$/, /^Arrest$/])
      await expect(display.page.getByRole('button', { name })).toHaveCount(0);
    await display.tap('Menu');
    await expect(display.page.getByRole('button', { name: /stands elsewhere|Go back|give up/ })).toHaveCount(0);
    await display.page.getByRole('dialog').getByRole('button', { name: 'Close the menu' }).click();
  });

  await test.step('it keeps up, also after a reload of each', async () => {
    await done(other);
    await display.seesHeading('Jack’s turn');
    await other.page.reload();
    await other.seesHeading('Jack’s turn');
    await jack.page.reload();
    await jack.unlock();
    await jack.move('Walk', 50);
    await jack.tap('Hand over');
    await other.seesHeading('The detectives’ turn');
    await display.seesHeading('The detectives’ turn');
    await display.sees('Jack walked.');
    await display.page.reload();
    await display.seesHeading('The detectives’ turn');
    await expect(display.page.locator('.display-numbers')).toContainText(/13\s*$|spaces left\s*13/);
    expect(await heard(display)).toEqual(await agree(jack, other));
  });
});

/** In the settings on Jack's phone. */
async function waitForTap(jack: Phone): Promise<void> {
  await jack.tap('Menu');
  await jack.tap(/^Settings/);
  const setting = jack.page.getByRole('group', { name: 'Answers to another device wait for Jack’s tap' });
  await setting.getByRole('radio', { name: 'On' }).check();
  await jack.tap('Done');
}
