/** Who is not let in at Jack's door, and what each side is told. */
import { expect, test } from '@playwright/test';
import { meetingTopic } from '../../src/link/code';
import { announcedIn, kindOf, makeHello, makeNo, readNo } from '../../src/link/handshake';
import { openMqtt } from '../../src/link/mqtt-carrier';
import { type CallerState, createCaller } from '../../src/link/pairing-guest';
import { realAround as around } from '../link/around';
import type { Phone } from './phone';
import { call, code, join, shownCode, symbols, table } from './table';

test.use({ viewport: { width: 360, height: 640 } });
test.setTimeout(90_000);

test('another version, a stranger who was sooner, twenty knocks', async ({ context, page, baseURL }) => {
  const { jack, other } = await table(context, page, baseURL);
  const relay = openMqtt([`${(baseURL ?? '').replace(/^http/, 'ws')}/mqtt`], around);
  await expect.poll(() => relay.state()).toBe('open');
  let right = await code(jack);
  /** Knocks as an app that speaks an older language does; what it is told. */
  const knock = async (): Promise<string | null> => {
    const { message, calling } = makeHello(around.random, 'detectives', '0.1.0');
    const hello = Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(message).toString()), p: [0, 0] }));
    const topic = meetingTopic(right);
    let told: string | null = null;
    relay.listen(topic, (heard) => {
      told ??= readNo(calling, heard);
    });
    // As every caller it says the same again, since a message may be lost.
    await expect
      .poll(() => {
        if (told === null) relay.send(topic, hello);
        return told;
      })
      .not.toBeNull();
    return told;
  };

  await test.step('Jack’s phone speaks another version', async () => {
    const theirs = 'ABC123';
    const stop = relay.listen(meetingTopic(theirs), (heard) => {
      const announced = announcedIn(heard);
      if (kindOf(heard) === 'hello' && announced !== null)
        relay.send(meetingTopic(theirs), makeNo(announced, 'version'));
    });
    await call(other, theirs);
    await fails(other, /different versions of Hideout/);
    stop();
    await other.tap('Try again');
  });

  await test.step('their phone speaks another version', async () => {
    expect(await knock()).toBe('version');
    await expect(page.getByRole('alert')).toContainText('another version of the app');
    await jack.readsWell();
    expect(await shownCode(jack)).toBe(right);
  });

  const states: CallerState[] = [];
  const stranger = createCaller({
    carrier: relay,
    around,
    version: '1',
    role: 'detectives',
    name: 'Stranger',
    code: right,
    secret: null,
    onState: (state) => states.push(state),
    onJoined: () => states.push({ is: 'waiting' }),
  });

  await test.step('one at a time', async () => {
    await expect.poll(() => states.at(-1)?.is).toBe('comparing');
    await symbols(jack);
    await join(other, right);
    await fails(other, /is letting in another device/);
    await other.isSound();
    await symbols(jack);
    stranger.cancel();
    await expect(page.getByRole('alert')).toContainText('The other device went away');
    expect(await shownCode(jack)).not.toBe(right);
    right = await shownCode(jack);
    expect(states.at(-1)?.is).toBe('comparing');
  });

  await test.step('twenty knocks close the door', async () => {
    // The first, the stranger and the other phone have knocked.
    for (let knocks = 3; knocks < 19; knocks += 1) expect(await knock()).toBe('version');
    expect(await shownCode(jack)).toBe(right);
    expect(await knock()).toBe('version');
    await jack.seesHeading('Closed');
    await jack.sees(/Somebody knocked twenty times/);
    await expect(page.getByText(/^Code: /)).toHaveCount(0);
    await jack.isSound();
    await jack.tap('Open again');
    expect(await shownCode(jack)).not.toBe(right);
  });
  relay.close();
});

async function fails(other: Phone, why: RegExp): Promise<void> {
  await expect(other.page.getByRole('alert')).toContainText(why, { timeout: 10_000 });
  await other.seesHeading('Not joined');
}
