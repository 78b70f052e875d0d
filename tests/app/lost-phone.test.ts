/** Jack's phone is lost: his game made again from the recovery text and what a detectives' device heard. */
import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { fromHex } from '../../src/app/around';
import { eventsBehind } from '../../src/app/catching-up';
import { badRecoveryText, remake } from '../../src/app/lost-phone';
import { makePublicCopy } from '../../src/app/public-copy';
import { publicTexts } from '../../src/app/public-texts';
import { recoveryGroups } from '../../src/app/recovery';
import { checkGame } from '../../src/app/reveal';
import type { Session } from '../../src/app/session';
import { saltOfFace, sealFaces } from '../../src/log/faces';
import { commitWith, encodePublic, publicLog } from '../../src/log/index';
import { type Command, type GameEvent, rowOf } from '../../src/rules/index';
import { memoryStore, type Store } from '../../src/store/index';
import { eveningFor, playGame } from '../properties/players';
import { GAME } from '../properties/players-hell';
import { begin, foretold, reopen } from './table';

/** A game in its second night, with a coach, an alley, answers and a move that was recorded and never handed over. */
async function played(): Promise<Session> {
  const session = await begin(memoryStore(), foretold());
  for (const commands of [
    [{ type: 'hideoutChosen', circle: 28 }, { type: 'handedOver' }],
    [{ type: 'nightBegan', night: 1 }],
    [{ type: 'killed', time: 'I', circles: [27] }, { type: 'handedOver' }],
    [{ type: 'jackMoved', by: 'coach', to: [29, 46] }, { type: 'handedOver' }],
    [{ type: 'clueSearched', circle: 29 }],
    [{ type: 'clueSearched', circle: 100 }],
    [{ type: 'policeDone' }],
    [{ type: 'jackMoved', by: 'walk', to: [29] }, { type: 'handedOver' }],
    [{ type: 'policeDone' }],
    [{ type: 'jackMoved', by: 'walk', to: [28] }, { type: 'escapeDeclared' }, { type: 'handedOver' }],
    [{ type: 'nightBegan', night: 2 }],
    [{ type: 'killed', time: 'II', circles: [65] }, { type: 'handedOver' }],
    [{ type: 'jackMoved', by: 'walk', to: [66] }],
  ] as const) {
    expect(await session.dispatch(...commands), JSON.stringify(commands)).toMatchObject({ ok: true });
  }
  return session;
}

/** What a device that heard all of it would save. */
function copyOf(session: Session, change: (texts: string[]) => void = () => undefined): string {
  const texts = [...publicTexts(session).texts()];
  change(texts);
  const header = { id: session.header.id } as Parameters<typeof makePublicCopy>[0]['header']['value'];
  return makePublicCopy({ header: signal(header), texts: () => texts }).text;
}

const typed = (session: Session): string => recoveryGroups(session.header).join(' ').toLowerCase();

describe('remaking a lost game', () => {
  test('gives the sheet as it was told, byte for byte the same public log, and goes on', async () => {
    const lost = await played();
    const store = memoryStore();
    expect(await remake(store, foretold(), typed(lost), copyOf(lost))).toEqual({ ok: true, value: lost.header.id });
    const found = await reopen(store, foretold(), lost);
    expect(found.header.secret).toBe(lost.header.secret);
    for (const night of [1, 2] as const)
      expect(rowOf(found.game.value.sheet, night)).toEqual(
        rowOf(lost.game.value.sheet, night).slice(0, night === 1 ? undefined : 1),
      );
    expect(found.game.value.sheet.hideout).toBe(28);
    // The move that was never handed over was on the lost phone only.
    expect(found.game.value.held).toBeNull();
    const before = publicTexts(lost).texts();
    expect(publicTexts(found).texts().slice(0, before.length)).toEqual(before);
    expect(found.events.value.at(-1)?.type).toBe('resumed');
    expect(await found.dispatch({ type: 'jackMoved', by: 'walk', to: [66] }, { type: 'handedOver' })).toMatchObject({
      ok: true,
    });
  });

  test('says what is wrong, and keeps nothing', async () => {
    const lost = await played();
    const other = await begin(memoryStore(), { ...foretold(), random: (n) => new Uint8Array(n).fill(7) });
    const text = typed(lost);
    const copy = copyOf(lost);
    const store = memoryStore();
    const tries: readonly (readonly [string, string, object])[] = [
      [text.slice(1), copy, { why: 'secretIsLength' }],
      [`u${text.slice(1)}`, copy, { why: 'secretIsCharacter' }],
      [`${text.startsWith('2') ? '3' : '2'}${text.slice(1)}`, copy, { why: 'secretIsCheck' }],
      [typed(other), copy, { why: 'notItsSecret' }],
      [text, copyOf(lost, (texts) => texts.splice(5, 1)), { why: 'opensUpTo', number: 5 }],
      [
        text,
        copyOf(lost, (texts) =>
          texts.splice(
            5,
            1,
            String(texts[5]).replace(/"found":(true|false)/, (all) =>
              all.endsWith('true') ? '"found":false' : '"found":true',
            ),
          ),
        ),
        { why: 'opensUpTo', number: 5 },
      ],
      [text, '{"format":"hideout-recovery","version":1}', { why: 'isRecovery' }],
      [text, '{"format":"hideout-public","version":2}', { why: 'newer' }],
      [text, '{"format":"hideout-public","version":1,"game":"x","entries":[]}', { why: 'damaged' }],
      [text, copy.slice(0, 100), { why: 'cutOff' }],
    ];
    for (const [secret, file, error] of tries)
      expect(await remake(store, foretold(), secret, file), JSON.stringify(error)).toEqual({ ok: false, error });
    expect(await store.games()).toEqual({ ok: true, value: [] });
    expect(badRecoveryText(text)).toBeNull();
    expect(badRecoveryText('')).toEqual({ why: 'secretIsLength' });
  });

  test('does not touch a game that is here already, and says when it cannot be kept', async () => {
    const lost = await played();
    const here = lost.store;
    const before = await here.read(lost.header.id);
    expect(await remake(here, foretold(), typed(lost), copyOf(lost))).toEqual({
      ok: false,
      error: { why: 'gameHere' },
    });
    expect(await here.read(lost.header.id)).toEqual(before);
    const full: Store = { ...memoryStore(), create: async () => ({ ok: false, error: { why: 'full' } }) };
    expect(await remake(full, foretold(), typed(lost), copyOf(lost))).toEqual({
      ok: false,
      error: { why: 'notStored', failure: { why: 'full' } },
    });
  });

  test('gives an evening back as well: marked women opened with R, seals and opened faces passed on, steps gone back on', async () => {
    const lost = await begin(memoryStore(), foretold(), { referee: 'evening', wretchedMayStay: true });
    const id = fromHex(lost.header.id);
    const device = new Uint8Array(16).fill(8);
    const faces = ['red', 'blue', false, 'green', 'yellow', false, 'brown'] as const;
    const yellow = ['k044', 'k049', 'k058', 'k136', 'k143', 'k157', 'k180'];
    const salted = (place: number) => ({ place, face: faces[place] ?? false, salt: saltOfFace(device, 4, place) });
    const steps: readonly (readonly Command[])[] = [
      [{ type: 'hideoutChosen', circle: 51 }, { type: 'handedOver' }],
      [{ type: 'nightBegan', night: 1 }],
      [{ type: 'womenPlaced', circles: [3, 21, 27, 65, 84, 147, 149, 158], marked: [158, 84, 65, 27, 3] }],
      [{ type: 'patrolsPlaced', crossings: yellow, sealed: sealFaces(id, device, 4, 1, faces) }],
      [{ type: 'victimsRevealed', circles: [3, 27, 65, 84, 158] }],
      [{ type: 'waited' }],
      [{ type: 'wretchedMoved', from: 84, to: 66 }],
      [{ type: 'wretchedMoved', from: 65, to: 82 }],
      [{ type: 'takenBack', entry: 9 }],
      [{ type: 'patrolRevealed', crossing: 'k058', face: false }],
      [{ type: 'facesOpened', openings: [salted(2)] }],
      [{ type: 'waited' }],
      [{ type: 'rewound', to: 13 }],
      [{ type: 'killed', time: 'II', circles: [66] }, { type: 'handedOver' }],
    ];
    for (const commands of steps) {
      expect(await lost.dispatch(...commands), JSON.stringify(commands)).toMatchObject({ ok: true });
    }
    const store = memoryStore();
    expect(await remake(store, foretold(), typed(lost), copyOf(lost))).toEqual({ ok: true, value: lost.header.id });
    const found = await reopen(store, foretold(), lost);
    expect(found.game.value.table).toEqual(lost.game.value.table);
    expect(found.game.value.sheet).toMatchObject({ hideout: 51, marked: [3, 27, 65, 84, 158] });
    const before = publicTexts(lost).texts();
    expect(publicTexts(found).texts().slice(0, before.length)).toEqual(before);
    const policemen = { blue: 'k049', yellow: 'k143', brown: 'k180', red: 'k044', green: 'k136' };
    expect(await found.dispatch({ type: 'alarmRaised', policemen })).toMatchObject({ ok: true });
    const all: Command = { type: 'facesOpened', openings: [0, 1, 2, 3, 4, 5, 6].map(salted) };
    expect(await found.dispatch(all)).toMatchObject({ ok: true });
    const { wrong, wrongFaces, stated } = checkGame(found);
    expect({ wrong, wrongFaces, stated }).toEqual({ wrong: 0, wrongFaces: 0, stated: 0 });
  });

  test('gives back every evening that was played by chance, byte for byte', () => {
    const secret = new Uint8Array(16).fill(3);
    for (let seed = 0; seed < 16; seed += 1) {
      const log = (events: readonly GameEvent[]) => publicLog(events, commitWith(GAME, secret)).map(encodePublic);
      const texts = log(playGame(seed, eveningFor(seed)).events);
      const behind = eventsBehind(GAME, secret, texts);
      expect(behind.ok && log(behind.events), `seed ${seed}`).toEqual(texts);
    }
  });
});
