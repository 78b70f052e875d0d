/** What a detectives' device knows, from public events alone. */
import { describe, expect, it } from 'vitest';
import type { CircleId, CrossingId } from '../../src/board/types';
import { detectivesView } from '../../src/log/index';
import type { PublicEvent } from '../../src/rules/index';

const circle = (n: number): CircleId => n as CircleId;
const crossing = (id: string): CrossingId => id as CrossingId;

const NIGHT: readonly PublicEvent[] = [
  { type: 'gameStarted', options: { referee: 'hunt' } },
  { type: 'hideoutChosen' },
  { type: 'nightBegan', night: 1 },
  { type: 'killed', time: 'II', circles: [circle(27)] },
  {
    type: 'alarmRaised',
    policemen: {
      blue: crossing('k049'),
      yellow: crossing('k058'),
      brown: crossing('k044'),
      red: crossing('k143'),
      green: crossing('k180'),
    },
  },
  { type: 'jackMoved', by: 'coach' },
  { type: 'policemanMoved', policeman: 'blue', to: crossing('k060') },
  { type: 'clueSearched', policeman: 'brown', circle: circle(29), found: true },
  { type: 'arrestAttempted', policeman: 'red', circle: circle(118), caught: false },
];

describe('the detectives’ view', () => {
  it('CLUE-6: lists every question with its answer, policeman and moment', () => {
    const { heard } = detectivesView(NIGHT);
    expect(heard).toEqual([
      { number: 7, night: 1, afterMove: 1, policeman: 'brown', circle: 29, asked: 'clue', yes: true, undone: false },
      { number: 8, night: 1, afterMove: 1, policeman: 'red', circle: 118, asked: 'arrest', yes: false, undone: false },
    ]);
  });

  it('TRACK-2, SPEC-1: knows the pawn, the kind of each move and the tokens left', () => {
    const { table, moves } = detectivesView(NIGHT);
    expect(moves[0]).toEqual(['coach']);
    expect(table).toMatchObject({ left: 14, filled: 3, tokens: { coaches: 2, alleys: 2 }, clues: [29], scenes: [27] });
  });

  it('has no field for what it may not know', () => {
    const { inTurn, ...view } = detectivesView(NIGHT);
    const move = inTurn.find(({ type }) => type === 'jackMoved');
    expect(move?.event).toEqual({ type: 'jackMoved', by: 'coach' });
    const text = JSON.stringify({ view, move });
    for (const secret of ['hideout', 'sheet', 'rows', 'row', 'here', 'to', 'held'])
      expect(text).not.toContain(`"${secret}":`);
  });

  it('goes back with a rewound turn and keeps what was heard', () => {
    const { table, heard, moves } = detectivesView([...NIGHT, { type: 'rewound', to: 5 }]);
    expect(table).toMatchObject({ phase: 'jack', left: 16, clues: [], tokens: { coaches: 3, alleys: 2 } });
    expect(table.policemen.blue).toBe('k049');
    expect(moves[0]).toEqual([]);
    expect(heard.map(({ undone }) => undone)).toEqual([true, true]);
  });

  it('marks only the questions that the table went back before', () => {
    const { heard } = detectivesView([
      ...NIGHT,
      { type: 'rewound', to: 8 },
      { type: 'arrestAttempted', policeman: 'red', circle: circle(119), caught: false },
    ]);
    expect(heard.map(({ circle: c, undone }) => `${c} ${undone}`)).toEqual(['29 false', '118 true', '119 false']);
  });

  it('puts a policeman back whose move was taken back', () => {
    const view = detectivesView([...NIGHT.slice(0, 7), { type: 'takenBack', entry: 6 }]);
    expect(view.table.policemen.blue).toBe('k049');
    expect(view.table.turn.moved).toEqual([]);
  });

  it('EOH-3: takes the clue markers off when Jack has escaped and leaves the policemen', () => {
    const { table, heard } = detectivesView([
      ...NIGHT,
      { type: 'policeDone' },
      { type: 'jackMoved', by: 'walk' },
      { type: 'escapeDeclared' },
    ]);
    expect(table).toMatchObject({ phase: 'between', clues: [], end: null, markersByNight: [1, 0, 0, 0] });
    expect(table.policemen.blue).toBe('k060');
    expect(heard).toHaveLength(2);
  });
});
