/** English: how far home is in Hell, for Jack alone. */
export const jackNumbersEn = {
  'numbers.title': 'Walks home, for your eyes',
  'numbers.from': 'From',
  'numbers.free': 'needed, nobody in the way',
  'numbers.guarded': 'needed, past no token',
  'numbers.tooFar': '{count}, too far',
  'numbers.shut': 'shut off',
  'numbers.now_one': 'A crime at {time}, now, leaves {count} space.',
  'numbers.now_other': 'A crime at {time}, now, leaves {count} spaces.',
  'numbers.later': '{time} leaves {count}',
  'numbers.what':
    'Walks alone; a coach or an alley can shorten the way. Past no token: as if a policeman stood under each, and stayed there.',
} as const;
