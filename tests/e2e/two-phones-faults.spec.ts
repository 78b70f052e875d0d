/** What goes wrong in the middle of a question, on either side and between them: it is answered once, or not at all. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { CLEAR, type FaultRelay, faultRelay, JACKS, losing, THEIRS, type Weather } from './fault-relay';
import { Phone } from './phone';
import { agree, answersFor, ask, DONE, device, heard, hears, isOnItsWay, join, kept, pair, table } from './table';

test.use({ viewport: { width: 360, height: 640 } });
test.setTimeout(90_000);

interface Table {
  readonly jack: Phone;
  readonly other: Phone;
  readonly relay: FaultRelay;
}

/** Both at the table with all that may go wrong between them; the relay ends with the test. */
async function sit(context: BrowserContext, page: Page, app: string | undefined): Promise<Table> {
  const relay = await faultRelay(app ?? '');
  relays.push(relay);
  const { jack, other } = await table(context, page, relay.at(JACKS), relay.at(THEIRS));
  await pair(jack, other);
  await other.seesHeading('The detectives’ turn');
  await other.tap('Keys');
  return { jack, other, relay };
}

const relays: FaultRelay[] = [];
test.afterEach(async () => {
  for (const relay of relays.splice(0)) await relay.close();
});

/** Tapped, kept on the device, and not answered. */
async function asks(other: Phone, circle: number): Promise<void> {
  await other.type(circle);
  await other.tap('Ask');
  await expect.poll(() => unsent(other)).toContain(`"circle":${circle}`);
}

async function unsent(other: Phone): Promise<string> {
  return JSON.stringify((await kept(other.page))['hideout-table/unsent']).replace(/\\/g, '');
}

async function isAnsweredOnJacks(jack: Phone, circle: number): Promise<void> {
  await expect(jack.page.getByRole('listitem').filter({ hasText: new RegExp(`^${circle} `) })).toBeVisible();
}

async function isConnected(other: Phone): Promise<void> {
  await other.sees('Connected');
}

/** Whoever comes back is asked about what had been tapped long ago; sooner, it goes on by itself. */
async function sendIfAskedAbout(other: Phone, circle: number): Promise<void> {
  const send = other.page.getByRole('button', { name: 'Send it' });
  const answered = other.page.getByRole('listitem').filter({ hasText: new RegExp(`^${circle} `) });
  await expect(send.or(answered).first()).toBeVisible({ timeout: 15_000 });
  if (await send.isVisible()) await send.click();
}

test('the detectives’ phone goes in the middle of a question', async ({ context, page, baseURL }) => {
  const { jack, other, relay } = await sit(context, page, baseURL);
  let phone = other;

  await test.step('a reload right after the tap: asked about, sent, answered once', async () => {
    relay.setWeather(losing(THEIRS, 'relay'));
    await asks(phone, 28);
    await phone.page.reload();
    await phone.sees('No answer before this device slept');
    await phone.readsWell();
    relay.setWeather(CLEAR);
    await phone.tap('Send it');
    await expect(phone.page.getByRole('button', { name: 'Send it' })).toHaveCount(0);
    await expect.poll(() => answersFor(jack, phone, 28)).toEqual([false]);
  });

  await test.step('a reload when it was answered and the answer was lost: sent again, it counts once', async () => {
    await phone.tap('Keys');
    relay.setWeather(losing(THEIRS, 'phone'));
    await asks(phone, 29);
    await isAnsweredOnJacks(jack, 29);
    await phone.page.reload();
    await phone.sees('No answer before this device slept');
    relay.setWeather(CLEAR);
    await phone.tap('Send it');
    await expect(phone.page.getByRole('listitem').filter({ hasText: /^29 clue/ })).toBeVisible();
    await expect.poll(() => unsent(phone)).toBe('[]');
    expect(await answersFor(jack, phone, 29)).toEqual([true]);
  });

  await test.step('the app closed and opened again: asked about, dropped, never asked', async () => {
    await phone.tap('Keys');
    relay.setWeather(losing(THEIRS, 'relay'));
    await asks(phone, 46);
    const { page: closed } = phone;
    phone = new Phone(await closed.context().newPage());
    await closed.close();
    relay.setWeather(CLEAR);
    await phone.open();
    await phone.sees('No answer before this device slept');
    await isConnected(phone);
    await phone.tap('Drop it');
    await expect.poll(() => unsent(phone)).toBe('[]');
    await phone.tap('Keys');
    await ask(phone, 47, 'No trace');
    expect(await answersFor(jack, phone, 46)).toEqual([]);
  });

  await test.step('no network, and back', async () => {
    await phone.page.context().setOffline(true);
    relay.cut(THEIRS);
    await phone.sees(/^The relay cannot be reached/);
    await asks(phone, 45);
    await isOnItsWay(phone);
    await phone.page.context().setOffline(false);
    await sendIfAskedAbout(phone, 45);
    await expect.poll(() => answersFor(jack, phone, 45)).toEqual([false]);
  });
  expect(await agree(jack, phone)).toHaveLength(9);
});

test('Jack’s phone goes in the middle of a question', async ({ context, page, baseURL }) => {
  const { jack, other, relay } = await sit(context, page, baseURL);

  await test.step('a reload before it arrived', async () => {
    relay.setWeather(losing(JACKS, 'phone'));
    await asks(other, 28);
    await jack.page.reload();
    await jack.seesHeading('The police ask');
    relay.setWeather(CLEAR);
    await hears(other, 28, 'No trace');
    expect(await answersFor(jack, other, 28)).toEqual([false]);
  });

  await test.step('a reload when it was decided and the answer was lost', async () => {
    relay.setWeather(losing(JACKS, 'relay'));
    await asks(other, 29);
    await isAnsweredOnJacks(jack, 29);
    await jack.page.reload();
    await jack.seesHeading('The police ask');
    relay.setWeather(CLEAR);
    await hears(other, 29, 'A clue');
    expect(await answersFor(jack, other, 29)).toEqual([true]);
  });

  await test.step('no network, and back; meanwhile it is asked aloud', async () => {
    await jack.page.context().setOffline(true);
    relay.cut(JACKS);
    await asks(other, 45);
    await ask(jack, 46, 'No trace');
    await jack.page.context().setOffline(false);
    await hears(other, 45, 'No trace');
    expect(await answersFor(jack, other, 45)).toEqual([false]);
    expect(await answersFor(jack, other, 46)).toEqual([false]);
  });

  await test.step('the turn is over before it arrives: not done, and said so', async () => {
    relay.setWeather(losing(JACKS, 'phone'));
    await asks(other, 47);
    await jack.tap(DONE);
    await jack.unlock();
    await jack.move('Walk', 50);
    await jack.tap('Hand over');
    await jack.seesHeading('The police ask');
    relay.setWeather(CLEAR);
    await other.sees('Not done: that turn was over before it arrived.');
    await other.readsWell();
    await other.tap('All right');
    await other.sees(/2 moves/);
    expect(await answersFor(jack, other, 47)).toEqual([]);
  });
});

test('the relay dies and comes back empty; then messages are lost, doubled and late', async ({
  context,
  page,
  baseURL,
}) => {
  const { jack, other, relay } = await sit(context, page, baseURL);

  await test.step('an empty relay in the place of the one that ran', async () => {
    await relay.kill();
    await other.sees(/^The relay cannot be reached/);
    await asks(other, 28);
    await jack.sees(/devices cannot be reached/);
    await relay.begin();
    await sendIfAskedAbout(other, 28);
    await expect.poll(() => answersFor(jack, other, 28)).toEqual([false]);
  });

  await test.step('bad weather', async () => {
    relay.setWeather(badWeather());
    await ask(other, 29, 'A clue');
    await ask(jack, 46, 'No trace');
    await ask(other, 47, 'No trace');
    await expect(jack.page.getByRole('listitem').filter({ hasText: /^47 / })).toHaveCount(1);
    await expect(other.page.getByRole('listitem').filter({ hasText: /^46 / })).toHaveCount(1, { timeout: 15_000 });
    const log = await agree(jack, other);
    expect(log).toHaveLength(9);
    for (const circle of [46, 47]) expect(await answersFor(jack, other, circle)).toEqual([false]);
    expect(await answersFor(jack, other, 29)).toEqual([true]);
  });
});

/** Every fourth message is lost, the others come twice, and each copy so late that it may be overtaken. The same every time. */
function badWeather(): Weather {
  let count = 0;
  return (_, deliver) => {
    count += 1;
    if (count % 4 === 0) return;
    for (const late of [(count * 137) % 400, (count * 331) % 700]) setTimeout(deliver, late);
  };
}

test('connections that lie open and dead are noticed; meanwhile nobody answers a wrong code', { tag: '@long' }, async ({
  context,
  page,
  baseURL,
}) => {
  const { jack, other, relay } = await sit(context, page, baseURL);
  const before = (await heard(other)).length;
  const stranger = await device(context.browser(), relay.at(THEIRS));
  await stranger.tap('Join as detectives');
  relay.deaden();
  await asks(other, 29);
  await expect(other.page.getByRole('main')).toContainText('Still on its way');
  // Both take their time, so they are waited for together.
  await join(stranger, '000000');
  await expect(stranger.page.getByRole('alert')).toContainText(/^Nobody answered\. Is the code typed right/, {
    timeout: 30_000,
  });
  await stranger.isSound();
  // The code stands there still, to be looked at.
  await stranger.tap('Try again');
  await expect(stranger.page.getByRole('main').getByRole('status')).toHaveText(/0 0 0 0 0 0$/);
  // The carrier's own sign of life is what tells, after half a minute.
  await expect(other.page.getByRole('listitem').filter({ hasText: /^29 clue/ })).toBeVisible({ timeout: 60_000 });
  expect(await answersFor(jack, other, 29)).toEqual([true]);
  expect(await heard(other)).toHaveLength(before + 1);
});
