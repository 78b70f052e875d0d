/** English: Hell at the level evening, Jack's steps and what all see of it. */
export const hellEn = {
  'hell.title.women': 'Women on night {night}',
  'hell.title.patrols': 'Patrols on night {night}',
  'hell.title.victims': 'Victims of night {night}',
  'hell.title.blood': 'Kill or wait, night {night}',
  'hell.title.wretched': 'The Wretched move, night {night}',
  'hell.title.reveal': 'A patrol is turned up, night {night}',
  'hell.watch.women': 'Jack places the women, face down, on red circles.',
  'hell.watch.victims': 'Jack turns the women up and puts a Wretched where a marked one lay.',
  'hell.watch.blood': 'Jack kills or waits.',
  'hell.watch.reveal': 'Jack turns up one patrol token.',
} as const satisfies Readonly<Record<string, string>>;
