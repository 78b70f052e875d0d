/** What is said where two records of one game differ, and of what both sides chose then. */
export const forkEn = {
  'fork.title': 'Two records of one game',
  'fork.what':
    'At entry {number} Jack’s phone and “{device}” hold different things. Nothing goes on until both sides have chosen.',
  'fork.ours': 'On Jack’s phone',
  'fork.theirs': 'On “{device}”',
  'fork.unread': 'What stands there is shown on the other screen.',
  'fork.sealed': 'In words they are the same; what is sealed in them is not.',
  'fork.how':
    'It happens when an older copy of the game goes on, on this phone or on another one. Look at both phones together.',
  'fork.which': 'Go on with the record of',
  'fork.whose.jack': 'Jack’s phone',
  'fork.whose.device': '“{device}”',
  'fork.both':
    'Choose the same on both phones. What is not chosen counts no longer from entry {number} on. It is kept, and the end of the game says what was chosen.',
  'fork.state.none': 'Nothing is chosen yet.',
  'fork.state.here': 'Chosen here. Now the same on the other phone.',
  'fork.state.there': 'On the other phone {whose} is chosen.',
  'fork.state.differ': 'On the other phone {whose} is chosen: agree on one.',
  'fork.state.same': 'Both have chosen the same. One moment.',
  'fork.noChoice':
    'What “{device}” holds does not come out on this phone as it was told there, so there is nothing to choose.',
  'fork.remove': 'Remove “{device}”',
  'fork.removeTitle': 'Does the whole table agree?',
  'fork.removeWhat':
    'The record of Jack’s phone goes on. “{device}” is removed; what it holds of this game counts no longer, and its symbols at the end differ until it is paired anew.',
  'fork.removeYes': 'All agreed: remove it',
  'fork.chosen.jack': 'At entry {number} two records differed. Both sides went on with that of Jack’s phone.',
  'fork.chosen.device':
    'At entry {number} two records differed. Both sides went on with that of the detectives’ device.',
} as const;
