/** What the drawings show, by entry: places of the printed board and cells of the sheet. Their captions are words. */
import type { Example } from './types';

export const EXAMPLES = {
  'BOARD-3': { kind: 'walks', from: 84 },
  'BOARD-4': { kind: 'touch', crossing: 'k143', beyond: 98 },
  'BOARD-6': { kind: 'block', circle: 120 },
  'BOARD-7': { kind: 'ways', from: 45, to: 47, guarded: ['k061', 'k071', 'k079'] },
  'BOARD-8': { kind: 'block', circle: 43 },
  'BOARD-10': { kind: 'fork', at: 'j09' },
  'BOARD-11': { kind: 'touch', crossing: 'k099' },
  'HELL-6.6': { kind: 'wretched', from: 147, patrols: ['k141'] },
  'HELL-8.1': { kind: 'cells', night: 1, from: 'II', cells: [{ circle: 82, by: 'crime' }] },
  'HUNT-1.2': { kind: 'ways', from: 73, to: 74, guarded: ['k085'] },
  'HUNT-1.3': { kind: 'ways', from: 78, to: 79, guarded: ['k070', 'k104', 'k125', 'k126'] },
  'HUNT-1.5': {
    kind: 'cells',
    night: 1,
    from: '3',
    cells: [
      { circle: 127, by: 'walk' },
      { circle: 103, by: 'walk' },
    ],
  },
  'HUNT-2.2': { kind: 'reach', crossing: 'k160' },
  'HUNT-2.3': { kind: 'reach', crossing: 'k160', held: ['k140'] },
  'HUNT-3.2': { kind: 'touch', crossing: 'k030' },
  'SPEC-3': { kind: 'ride', from: 63, over: 65, to: 66, guarded: ['k080', 'k090'] },
  'SPEC-COACH-1': { kind: 'ride', from: 27, over: 29, to: 66 },
  'SPEC-COACH-2': {
    kind: 'cells',
    night: 1,
    from: '5',
    cells: [
      { circle: 27, by: 'walk' },
      { circle: 29, by: 'coach' },
      { circle: 66, by: 'coach' },
    ],
  },
  'SPEC-COACH-4': {
    kind: 'cells',
    night: 1,
    from: '12',
    cells: [
      { circle: 63, by: 'walk' },
      { circle: 65, by: 'walk' },
      { circle: 66, by: 'walk' },
    ],
  },
  'SPEC-ALLEY-1': { kind: 'block', circle: 138 },
  'SPEC-ALLEY-4': { kind: 'block', circle: 147, guarded: ['k140', 'k141', 'k160'] },
  'DOUBLE-2': {
    kind: 'cells',
    night: 3,
    from: 'III',
    cells: [
      { circle: 21, by: 'crime' },
      { circle: 65, by: 'crime' },
    ],
  },
} as const satisfies Readonly<Record<string, Example>>;
