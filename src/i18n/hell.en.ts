/** English: Hell at the level evening, Jack's steps and what all see of it. */
export const hellEn = {
  'hell.step.women': 'Jack places the women',
  'hell.step.patrols': 'The Head lays the patrols',
  'hell.step.victims': 'Jack turns the women up',
  'hell.step.blood': 'Jack kills or waits',
  'hell.step.wretched': 'The Head moves the Wretched',
  'hell.step.reveal': 'Jack turns up a patrol',
  'hell.private.marked': 'Which women are marked',
  'hell.private.victims': 'The two crimes, in order',
  'hell.private.numbers': 'How far to the hideout',
  'hell.private.back': 'Cover and go back',

  'hell.count': '{count} of {all}',
  'hell.wretched': 'Wretched stand on',
  'hell.false': 'false',

  'hell.women.all':
    'Jack, lay all {count} women face down on the red circles: {marked} marked, {unmarked} not. Only you see which.',
  'hell.women.choose':
    'Jack, lay {count} women face down on red circles without a crime scene: {marked} marked, {unmarked} not. Only you see which.',
  'hell.women.empty_one': 'Tap the one that stays empty.',
  'hell.women.empty_other': 'Tap the {count} that stay empty.',
  'hell.women.free': 'Red circles without a crime scene',
  'hell.women.placed': 'Circles with a woman',
  'hell.women.marked': 'Enter the marked, for the proof',
  'hell.women.done': 'The women lie there',

  'hell.marked.what_one': 'Tap the woman who is marked. The others learn only that you entered it.',
  'hell.marked.what_other': 'Tap the {count} women who are marked. The others learn only that you entered it.',
  'hell.marked.done': 'The women lie there',

  'hell.victims.known_one':
    'Jack, turn all women up. A Wretched takes the place of the marked one; the others leave the board.',
  'hell.victims.known_other':
    'Jack, turn all women up. Wretched take the place of the {count} marked ones; the others leave the board.',
  'hell.victims.tap_one':
    'Jack, turn all women up. A Wretched takes the place of the marked one: tap her. The others leave the board.',
  'hell.victims.tap_other':
    'Jack, turn all women up. Wretched take the place of the {count} marked ones: tap them. The others leave the board.',
  'hell.victims.done': 'They are turned up',

  'hell.time.at': 'The time of the crime stands on {time}.',
  'hell.time.left_zero': 'No wait is left.',
  'hell.time.left_one': 'One wait is left.',
  'hell.time.left_other': '{count} waits are left.',

  'hell.blood.what': 'Jack says it aloud. If he waits, the token goes one space to the left.',
  'hell.blood.two': 'Jack says it aloud. Tonight he kills two; if he waits, the token goes one space to the left.',
  'hell.blood.must': 'The token stands on V: tonight Jack can wait no longer.',
  'hell.blood.choose': 'Tap the Wretched whom Jack kills.',
  'hell.blood.wait': 'Wait',
  'hell.blood.kill': 'Kill',
  'hell.blood.numbers': 'Jack looks at his numbers',
  'hell.blood.notYet': 'Not yet',
  'hell.blood.askTitle': 'Jack kills on {circle}?',
  'hell.blood.ask': 'The crime is at {time}, on circle {circle}. It is told to everybody; his flight begins there.',
  'hell.blood.askYes': 'Yes, the crime is there',

  'hell.two.what': 'At {time}: the first crime, then the one where your flight begins. All see both, not the order.',

  'hell.wretched.stay': 'The others stay: Jack turns up a patrol',

  'hell.reveal.which': 'Jack points at a patrol that lies face down. Tap it here, too.',
  'hell.reveal.what': 'Turn it up on the board. What is it? A false one leaves the board.',
  'hell.reveal.faces': 'What the token is',
  'hell.reveal.done': 'It is turned up',
  'hell.reveal.without': 'Go on without turning one up',
  'hell.reveal.wretched': 'Back to the Wretched',
  'hell.said.face': '{crossing}: the {policeman} patrol.',
  'hell.said.false': '{crossing}: a false patrol.',
} as const satisfies Readonly<Record<string, string>>;
