/** English: the optional rules. */
export const options = {
  'OPT-LETTERS-1': {
    title: 'Jack’s Letters',
    text: [
      'Four tiles help Jack: Dear Boss, Saucy Jacky, From Hell and Goulston Street. Each can be used once in the whole game and is then gone.',
      'They are used only if the table has agreed on it before the game.',
    ],
    without: { letters: 'There are no letters in this game.' },
    keywords: ['letters', 'how many letters', 'dear boss', 'saucy jacky', 'from hell'],
  },
  'OPT-LETTERS-2': {
    title: 'Letters from night 2 on',
    text: [
      'On the first night no letter can be used. From the second night on Jack may, as each letter allows.',
      'Goulston Street, too, has to wait until then.',
    ],
    keywords: ['letter night 1', 'when letters', 'first night letter'],
  },
  'OPT-LETTERS-3': {
    title: 'The three letters for Hell',
    text: [
      'Right after the patrols are placed Jack may use Dear Boss, Saucy Jacky or From Hell, one of the three a night. He picks a face-down patrol in a district named on the letter.',
      'Unseen, it moves to a free yellow crossing.',
    ],
    how: {
      letterWithinDistrict: 'The token may move only inside its own district.',
      oneLetterPerNight: 'Only one letter may be used in a night, Goulston Street included.',
    },
    uncertain:
      'One source only: it says “to a yellow-bordered crossing” and leaves open whether that must lie in the district; it calls for one a night of these three.',
    keywords: ['move patrol', 'how do letters work', 'dear boss', 'saucy jacky', 'from hell', 'one letter per night'],
  },
  'OPT-LETTERS-4': {
    title: 'Which districts a letter names',
    text: [
      'The districts are printed on the tiles themselves, as A/a, C/b and so on.',
      'The app does not hold them, because we have not seen the tiles. The table reads the tile; in a whole evening Jack then taps the districts it names.',
    ],
    uncertain: 'Only examples of the notation are known to us.',
    keywords: ['letter districts', 'sector', 'which district'],
  },
  'OPT-LETTERS-5': {
    title: 'The letter Goulston Street',
    text: [
      'Right after Jack’s first move of the night, before the police move, he names the red, green or blue policeman.',
      'The Head chooses whether that one or the brown one is put on Goulston Street. On night 3 this comes before the first police turn. Yellow is never moved.',
    ],
    how: {
      goulstonNight3AfterMove: 'On night 3 the letter waits until Jack has made his first move after the crimes.',
      oneLetterPerNight: 'It counts as the one letter of the night.',
    },
    uncertain: 'One source only describes this letter; that it may come so early on night 3 is our reading.',
    keywords: ['goulston street', 'goulston letter', 'move brown policeman'],
  },
  'OPT-LETTERS-6': {
    title: 'Letters leave Jack where he is',
    text: [
      'No letter changes Jack’s own place or his sheet. They only move patrols or policemen.',
      'The app ticks off those that have been used and, for Goulston Street, notes where the policeman now stands.',
    ],
    keywords: ['does a letter move jack', 'letter effect'],
  },
  'OPT-LETTERS-7': {
    title: 'A letter without effect',
    text: [
      'A letter that has no legal use cannot be played: for instance when no patrol lies in its district, or no yellow crossing is free.',
      'Jack keeps it for another night. In a whole evening the app says so when it finds no patrol or no place for one.',
    ],
    keywords: ['letter not possible', 'letter no patrol in district', 'waste letter'],
  },
  'OPT-LETTERS-8': {
    title: 'Goulston Street in special cases',
    text: [
      'Being put there does not use up that policeman’s own move this turn. If another than the two in question stands there, the letter cannot be played.',
      'If one of the two is there already, the Head may choose him, and nothing moves.',
    ],
    uncertain: 'No text that we have seen covers these cases.',
    keywords: ['goulston street occupied', 'goulston own move', 'goulston street held'],
  },
  'OPT-FALSE-1': {
    title: 'Earning false clues',
    text: [
      'For every five clue markers placed in one night, Jack earns one false clue. He will lay it on a later night.',
      'The rule is optional and has to be agreed on before the game.',
    ],
    how: { falseClueCumulative: 'The five are counted over all nights together.' },
    without: {
      falseClues: 'There are no false clues in this game.',
      falseClueCumulative: 'The five are counted night by night.',
    },
    uncertain: 'One source says that the five are counted night by night.',
    keywords: ['false clues', 'how many false clues', 'five clues', 'get false clue', 'false trail', 'decoy', 'alibi'],
  },
  'OPT-FALSE-2': {
    title: 'Not on the same night',
    text: [
      'A false clue cannot be laid on the night on which it was earned, only on a later one.',
      'By default one that is not used at once may be saved for a night after that.',
    ],
    how: { falseClueKeep: 'A false clue that is not used on the very next night is lost.' },
    without: { falseClueKeep: 'An unused false clue may be saved.' },
    uncertain: 'Whether unused ones can be kept is not settled.',
    keywords: ['false clue same night', 'save false clue', 'keep false clue'],
  },
  'OPT-FALSE-3': {
    title: 'When a false clue is laid',
    text: [
      'Jack lays it after his first move of the night and before any policeman has searched or arrested for the first time.',
      'On night 3 the second crime counts as that first move, so he lays it in the first police turn.',
    ],
    uncertain: 'One source does not limit it to the first turn, and speaks of several at a time.',
    keywords: ['false clue when', 'when to place false clue', 'lay false clue', 'false clue timing'],
  },
  'OPT-FALSE-4': {
    title: 'What a false clue does',
    text: [
      'On a circle with a false clue the police can neither search nor arrest for the whole of that night.',
      'Jack himself may come and go there as he likes. While he stands on it he cannot be arrested.',
    ],
    keywords: ['search false clue', 'arrest on false clue', 'false clue effect', 'what does false clue do'],
  },
  'OPT-FALSE-5': {
    title: 'Which markers are false clues',
    text: [
      'There are three. In the first edition false clues are yellow and clues white; in the revised edition clues are yellow and false clues blue.',
      'The app speaks only of clues and false clues, whatever their colour.',
    ],
    uncertain: 'The colours are the only difference we know of between the booklet of 2011 and the later one.',
    keywords: ['yellow marker', 'blue marker', 'white marker', 'clue colour', 'clue color', 'edition'],
  },
  'OPT-FALSE-6': {
    title: 'Where a false clue may lie',
    text: [
      'By default a false clue may lie on any circle without a clue marker or a crime-scene marker. Jack’s own circle is no exception.',
      'Unused ones may be saved for later nights. There are never more than three in a game.',
    ],
    how: {
      falseClueAnywhere: 'It may also lie on a clue or a crime scene.',
      falseClueKeep: 'An unused false clue is lost.',
    },
    without: {
      falseClueAnywhere: 'It may not lie on a clue or a crime scene.',
      falseClueKeep: 'An unused false clue may be saved.',
    },
    uncertain: 'The place, the saving and the number for a night are not settled by any text that we have seen.',
    keywords: [
      'where false clue',
      'false clue on crime scene',
      'false clue on jack’s circle',
      'how many false clues at once',
    ],
  },
  'OPT-FALSE-7': {
    title: 'A false clue stops only the police',
    text: [
      'Jack may enter and leave such a circle and declare his escape on it. A Wretched takes no notice of it.',
      'A policeman who asks for it gets no answer, and has not used up his action.',
    ],
    uncertain: 'No text says whether such a question costs the action; we hold that it is simply not allowed.',
    keywords: [
      'false clue block jack',
      'false clue on hideout',
      'jack on false clue',
      'declare on false clue',
      'does false clue cost action',
    ],
  },
  'OPT-FALSE-8': {
    title: 'Counting for false clues',
    text: [
      'Only clue markers really put on the board count. A yes that places none, because the circle was marked or a crime scene, does not.',
      'In one night five markers earn one false clue, nine still one, and ten two.',
    ],
    without: { falseClueCumulative: 'Markers left over from a night are lost.' },
    how: { falseClueCumulative: 'Markers left over from one night count towards the next five.' },
    keywords: ['count clues', 'ten clues', 'which clues count'],
  },
  'OPT-CATCH-1': {
    title: 'Catch Me If You Can',
    text: [
      'This optional rule helps the police. The hideout may not be adjacent to a red circle.',
      'Of the 187 white circles 49 drop out, and 138 remain. Adjacent means one walk away, as for Jack.',
    ],
    keywords: ['hideout next to red', 'hideout near crime', 'hideout adjacent to red circle'],
  },
  'OPT-RUSH-1': {
    title: 'Rushing, as printed',
    text: [
      'The revised edition has an optional rule of this name. We have not seen its printed text, and nothing here claims to be it.',
      'What the app offers under that name is the third step, as other sources describe it.',
    ],
    uncertain: 'Only the name is certain.',
    keywords: ['rushing original text', 'official rushing'],
  },
  'OPT-RUSH-2': {
    title: 'Rushing: the third step',
    text: [
      'When all have moved, a policeman may move one further crossing instead of searching or arresting. It is his action for this turn.',
      'He may not end on a colleague’s crossing. By default this is not in play.',
    ],
    uncertain: 'The printed text of Rushing was not seen; this comes from a review and from what players say.',
    keywords: ['rushing', 'third step', 'three steps', 'run', 'extra step', 'third crossing'],
  },
  'OPT-AREA-1': {
    title: 'Area Arrests',
    text: [
      'The revised edition has an optional rule of this name, but we have not seen its text. The app therefore does not referee it.',
      'A table that knows it writes it into a new game’s note, “Other rules you agreed on”, and lifts a refusal with “the table rules otherwise”.',
    ],
    uncertain: 'Only the name is certain.',
    keywords: [
      'other rules you agreed on',
      'area arrest',
      'arrest all adjacent circles',
      'arrest several circles at once',
    ],
  },
  'OPT-ADDR-1': {
    title: 'I Know Your Address',
    text: [
      'The revised edition has an optional rule of this name, whose text we have not seen. The app does not referee it.',
      'A table that has the booklet writes it into a new game’s note, “Other rules you agreed on”, and lifts a refusal with “the table rules otherwise”.',
    ],
    uncertain: 'Only the name is certain.',
    keywords: ['address', 'know your address', 'house rule note'],
  },
  'OPT-DEARBOSS': {
    title: 'The expansion Dear Boss',
    text: [
      'The expansion adds three kinds of cards: Jack Suspects and Policemen, which help the police, and Potential Victims, which help Jack.',
      'This app does not cover it. It is not to be confused with the letter of the same name.',
    ],
    keywords: ['expansion', 'cards', 'dear boss expansion', 'suspect cards'],
  },
} as const;
