/** What is said once, at the first use of a thing. None of it is private. */
export const hintsEn = {
  'hint.title': 'For the first time',
  'hint.done': 'Got it',
  'hint.hideout':
    'Only Jack opens his side. It covers itself when the phone is put away, and his numbers show only while he holds.',
  'hint.hell':
    'Whose step it is stands at the top. First the pieces on the board, then the tap here; what is only wood is one tap.',
  'hint.crime': 'When and where the woman was killed is told to everybody; Jack enters it and says it aloud.',
  'hint.move':
    'Jack types the circle, or picks it from the legal ones or on the map. What is refused names its rule, and a tap opens the rule.',
  'hint.held': 'Until he hands over Jack may change his move. What he tried and took back is told to nobody.',
  'hint.police':
    'A circle and “Ask”: the answer comes from Jack’s sheet. The menu hands the phone to the detectives, or lets in their own.',
  'hint.turn': 'Tap where the selected policeman goes; the next one is selected by itself. Then each asks, once.',
  'hint.alarm': 'Set the policemen where they stand on the board. From then on the phone knows who guards which way.',
  'hint.between': 'The rules have a list for setting up each night, to be ticked as you go.',
  'hint.end': 'Nothing is proven before the reveal. After it every phone checks every answer for itself.',
  'hint.guestJack': 'Jack is moving. This device shows by itself when it is your turn.',
  'hint.guestAsk': 'Choose a circle and ask: Jack’s phone answers by itself. All that was told is in the menu.',
} as const;
