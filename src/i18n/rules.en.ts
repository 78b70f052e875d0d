/** English: what leads to the rules, and their sheet until they are there. What it then says is in `lookup.en.ts`. */
export const rulesEn = {
  'rules.title': 'Rules',
  'rules.step': 'What to do now',
  'rules.stepWhat': 'The rule of this step. This screen stays as it is.',
  'rules.open': 'Rules',
  'rules.openWhat': 'Look something up. This screen stays as it is.',
  'rules.close': 'Close',
} as const;
