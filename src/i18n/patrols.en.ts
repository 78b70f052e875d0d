/** English: the police's steps of Hell, and the faces of the patrols. */
export const patrolsEn = {
  'patrols.first':
    'Head, turn up the top tile and lay the seven patrol tokens face down, one on each yellow crossing. Jack must not see the faces.',
  'patrols.later':
    'Head, turn up the top tile and lay the seven patrol tokens face down: five where the policemen ended, two on other yellow crossings. Any face may lie on any of the seven.',
  'patrols.laterAny':
    'Head, turn up the top tile and lay the seven patrol tokens face down: five where the policemen ended, two on other crossings. Any face may lie on any of the seven.',
  'patrols.unknown':
    'Head, turn up the top tile and lay the seven patrol tokens face down. Nobody entered where the policemen ended: tap the seven crossings.',
  'patrols.all': 'The seven yellow crossings',
  'patrols.former': 'Where the policemen ended',
  'patrols.two': 'The other two: {count} of {all}',
  'patrols.seven': 'Chosen: {count} of {all}',
  'patrols.onlyTwo': 'The only other two',
  'patrols.free': 'Crossings for the other two',
  'patrols.chosen': 'Chosen crossings, to be taken away with a tap',
  'patrols.missing_one': '{count} crossing missing',
  'patrols.missing_other': '{count} crossings missing',
  'patrols.done': 'The tokens lie there',
  'patrols.hereTitle': 'Do the tokens lie there?',
  'patrols.here': 'Faces that are being typed on the detectives’ device are then left out: they are not proven later.',
  'patrols.hereYes': 'Yes, they lie there',
  'patrols.enter': 'Enter the faces',
  'patrols.entered': 'All seven faces are entered, and covered.',
  'patrols.change': 'Uncover the faces',
  'patrols.notKept':
    'This device could not keep the faces, so nothing was sent. Free some room on it, or lay the tokens without the faces.',

  'faces.what':
    'For the proof, and for the detectives’ eyes alone. Jack’s phone learns each face when its token lies open; after the game they are checked.',
  'faces.now': 'What lies on {crossing}?',
  'faces.all': 'All seven are entered.',
  'faces.palette': 'What lies there',
  'faces.left_one': '{count} left',
  'faces.left_other': '{count} left',
  'faces.rows': 'The seven tokens',
  'faces.open': 'not yet',
  'faces.missing_one': '{count} face missing',
  'faces.missing_other': '{count} faces missing',
  'faces.without': 'Leave the faces out',
  'faces.back': 'Cover and go back',
  'faces.said': '{crossing}: {face}.',
  'faces.held': 'This device keeps the faces, covered.',
  'faces.show': 'Show the faces',
  'faces.hide': 'Cover the faces',
  'faces.isUp': 'turned up',
  'faces.isOther':
    'turned up: {shown}. The wood counts; the check after the game will show that it was entered otherwise.',
  'faces.differs':
    '{crossing}: {entered} was entered, {shown} was turned up. The wood counts; the check after the game will show it.',

  'keepFaces.menu': 'The faces of the patrols',
  'keepFaces.menuWhat': 'Look at them, or have them on a second device.',
  'keepFaces.none': 'No faces are known on this device tonight.',
  'keepFaces.give': 'Keep them on a second device',
  'keepFaces.giveWhat':
    'If this device fails, the other one can still open them. On that one: Menu, “The faces of the patrols”, and type these 28 characters. Whoever has them and the log of the game can read the faces, so keep them from Jack.',
  'keepFaces.giveShow': 'Show the 28 characters',
  'keepFaces.giveName': 'The 28 characters',
  'keepFaces.take': 'Take them over from another device',
  'keepFaces.takeText': 'The 28 characters of that device',
  'keepFaces.takeWhat': 'O and 0 count as one, and so do I, L and 1.',
  'keepFaces.takeDo': 'Take them over',
  'keepFaces.is.taken': 'Taken over: this device can open the faces, too.',
  'keepFaces.is.another': 'These characters open nothing of tonight. Are they from this game’s other device?',
  'keepFaces.is.notStored': 'This device could not keep them. Free some room on it, then try again.',
  'keepFaces.is.length': 'There are 28 characters. Count them once more, please.',
  'keepFaces.is.character': 'One character cannot be in it: there are digits and letters, but no U.',
  'keepFaces.is.check': 'Something is mistyped. Compare them once more, please.',

  'wretched.what': 'Head, move each Wretched to one of her circles and tap it here: past no patrol, and next to none.',
  'wretched.mayStay': 'She may also be left where she stands.',
  'wretched.which': 'Which Wretched',
  'wretched.note.toMove': 'to move',
  'wretched.note.moved': 'moved',
  'wretched.note.stays': 'stays',
  'wretched.where': 'Where does the Wretched on {circle} go?',
  'wretched.hasMoved': 'The Wretched on {circle} has moved.',
  'wretched.cannot': 'The Wretched on {circle} cannot move: she stays.',
  'wretched.none': 'There is no circle she can go to.',
  'wretched.moves': 'Moved: {moves}.',
  'wretched.move': '{from} to {to}',
  'wretched.said': 'The Wretched on {from} goes to {to}.',
  'wretched.stayed': 'Cannot move and stays: {circles}.',

  'watch.women': 'He lays the women face down on red circles. Which of them are marked, only Jack knows.',
  'watch.victims': 'A Wretched takes the place of each marked woman; the others leave the board.',
  'watch.blood':
    'He says it aloud. If he waits, the token goes one space to the left, and the Head moves the Wretched.',
  'watch.reveal':
    'He points at one that lies face down, and it is turned up. A false one leaves the board; a policeman’s stays, face up.',
  'watch.itself': 'Here it goes on by itself.',

  'alarm.hell':
    'Detectives, turn up the tokens that still lie face down. Each colour’s pawn takes the place of its token; false ones leave the board.',
  'alarm.tokens': 'Where his token may lie',
  'alarm.differs':
    'Other than entered: {policemen}. The wood counts; the check after the game will show that it was entered otherwise.',
} as const satisfies Readonly<Record<string, string>>;
