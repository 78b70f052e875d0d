/** English: arrests. */
export const arrest = {
  'ARREST-1': {
    title: 'Making an arrest',
    text: [
      'Instead of searching, a policeman names one circle adjacent to his crossing and arrests there. If Jack is on it now, he is caught, and the police have won the game.',
      'Where he was before does not matter.',
    ],
    keywords: ['arrest', 'how to arrest', 'catch jack', 'arrest jack', 'execute arrest', 'capture'],
  },
  'ARREST-2': {
    title: 'A missed arrest',
    text: [
      'If Jack is not there he says so, and this policeman has done his part for the turn.',
      'No clue is given, even where Jack has been on that circle earlier tonight.',
    ],
    keywords: [
      'does an arrest reveal a clue',
      'failed arrest',
      'arrest fails',
      'wrong arrest',
      'clue from arrest',
      'penalty for arrest',
    ],
  },
  'ARREST-3': {
    title: 'One circle to an arrest',
    text: [
      'An arrest names a single circle, and each policeman makes at most one in a turn.',
      'The optional rule Area Arrests, going by its name, may differ; we have not seen its text.',
    ],
    keywords: ['arrest several circles', 'two arrests', 'how many arrests', 'arrest again'],
  },
  'ARREST-4': {
    title: 'Where an arrest may be tried',
    text: [
      'An arrest may be tried on any circle adjacent to the policeman, with or without a clue or crime-scene marker. No clue need have been found there first.',
      'Only a false clue, where that option is used, stands in the way.',
    ],
    keywords: ['arrest without clue', 'arrest on clue marker', 'arrest on crime scene', 'where can i arrest'],
  },
  'ARREST-5': {
    title: 'The first arrests of night 3',
    text: [
      'On night 3 the police act before Jack has walked. He is then on the second crime scene, the one to the right in his row.',
      'An arrest there takes him; one on the other scene misses.',
    ],
    keywords: ['arrest night 3', 'arrest double event', 'arrest on second crime scene', 'arrest before jack moves'],
  },
} as const;
