/** English: the first night, guided. What is said before Jack's lock holds nothing that is his. */
export const guideEn = {
  'guide.title': 'First night, guided',
  'guide.line':
    'The real screens and the real referee, on a staged night. About five minutes a side; stop whenever you like.',
  'guide.jack': 'As Jack',
  'guide.jackWhat': 'Hideout, crime, walk, coach, alley, and home.',
  'guide.police': 'As the detectives',
  'guide.policeWhat': 'Move, ask, arrest, and a night with two crimes.',
  'guide.goOn': 'Go on at step {step} of {steps}',
  'guide.kept': 'It is practice: no game is kept of it.',

  'guide.name': 'The guide',
  'guide.practice': 'Practice · step {step} of {steps}',
  'guide.skip': 'Skip…',
  'guide.next': 'Go on',
  'guide.off': 'The rules allow that, too. The guide only goes another way.',
  'guide.back': 'Go back to the guide’s move',
  'guide.ways': 'The guide',
  'guide.skipStep': 'Skip this step',
  'guide.again': 'Begin again',
  'guide.leave': 'Leave the practice',
  'guide.stay': 'Stay here',

  'guide.before.hideout': 'You are Jack. First choose where you live; that is for your eyes only. Unlock.',
  'guide.before.begin': 'Chosen, and nobody saw it. It stays the same for four nights. Begin the first.',
  'guide.before.kill': 'On the board Jack has waited once, so the time is II. Unlock and enter the crime.',
  'guide.before.walk': 'Everybody knows the scene, and the policemen stand. From here on you go unseen. Unlock.',
  'guide.before.closed': 'The police have moved. Blue asked for one circle: no trace. Unlock.',
  'guide.before.look': 'A walk was refused. Unlock and see why.',
  'guide.before.coach': 'Nothing was recorded, and nobody has heard of it. Unlock.',
  'guide.before.alley': 'Blue has found a clue. Yellow tried an arrest and missed. Unlock.',
  'guide.before.ride': 'Yellow has found a clue, too. Unlock.',
  'guide.before.silent': 'Something is recorded and not handed over. Unlock.',
  'guide.before.out': 'Blue asked once more: no trace. Unlock.',
  'guide.before.home': 'The police have passed. Unlock.',

  'guide.do.hideout':
    'Type {to} and record it. Then hand over: that tells the others it is done, and covers your side.',
  'guide.do.kill': 'Time II, circle {to}, record, hand over. Having waited, you have one space more to get home.',
  'guide.do.walk': 'Walk to {to}, record, hand over. The police hear that you walked, not where.',
  'guide.do.closed': 'Blue stands on the way to {to}. Try to walk there: record it and see.',
  'guide.do.look': 'Refused, and nothing is recorded. See the rule, and the policeman on the map. Then go on.',
  'guide.do.coach': 'A coach passes policemen: through {through} to {to}. It takes two spaces, and both circles count.',
  'guide.do.alley':
    'The clue lies where your coach only passed. Take an alley to {to}: through the houses, past everybody.',
  'guide.do.ride': 'Coach through {through} to {to}: that is home. Then try to hand over and declare.',
  'guide.do.silent': 'Refused: by coach or alley nobody has escaped. Just hand over; that you are home is not said.',
  'guide.do.out': 'You must move every turn. Walk out to {to}; the way back on foot counts.',
  'guide.do.home': 'Walk to {to} and record it. Now hand over and declare escape.',

  'guide.police.move':
    'A crime on {scenes}, two walks since. Move blue, two steps at most, to {crossing}: on the map or from the list.',
  'guide.police.second': 'Yellow’s turn comes by itself. Move him to {crossing}. The others may stay.',
  'guide.police.search': 'Who stays need not be tapped. Go to “Clue” and let blue ask for {circle}.',
  'guide.police.clue': 'No trace: so far he was not there tonight. Blue may go on. Ask for {circle}.',
  'guide.police.arrest':
    'A clue: he was there tonight, and that ends blue’s search. Let yellow try an arrest on {circle}.',
  'guide.police.done': 'Missed: he is not there now. Of earlier it says nothing. That was the turn: end it.',
  'guide.police.ridden':
    'Jack took a coach: two circles in one turn, past anybody. You hear only that, and that he has one coach less.',
  'guide.police.double':
    'Night 3, two crimes: {scenes}. Jack stands on one, only he knows which, and you move first. Blue to {crossing}.',
  'guide.police.first': 'He has not walked yet, so there is no trail to ask for. End the turn; then he moves.',
  'guide.police.trail': 'He has walked once. Stay, go to “Clue”, and let blue ask for {circle}.',

  'guide.end.jack': 'Jack is home',
  'guide.end.jackWhat':
    'The night is over, and nobody has heard where he lives. So it goes for four nights: unlock, record, hand over.',
  'guide.end.police': 'You have his trail',
  'guide.end.policeWhat':
    'A clue beside one scene: there he stood, not on the other. That is the hunt, one question a tap.',
  'guide.end.pair':
    'At the table, ask on Jack’s phone when he hands it to you, as here. Or pair your own: his phone shows a code, you compare three signs, and it answers by itself.',
} as const;
