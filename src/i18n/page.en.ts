/** English: what the screens say. Keys begin with the screen they belong to. */
export const pageEn = {
  'app.name': 'Hideout',
  'app.opening': 'Opening…',
  'app.retry': 'Try again',
  'app.openAnew': 'Open the app anew',
  'app.home': 'To the start page',
  'app.back': 'Back',
  'app.cancel': 'Cancel',
  'app.partMissing': 'A part of the app could not be loaded. Nothing is lost; it needs the network once.',

  'home.begun': 'Begun {when}',
  'home.night': 'Night {night}',
  'home.nightNone': 'Before the first night',
  'home.over': 'Finished',
  'storage.unavailable':
    'This browser lets no page store anything (a private window, perhaps). You can play, but closing or reloading this page loses the game.',
  'storage.newer':
    'The games on this device were written by a newer version of Hideout. They are kept; until the new version is taken, you can play here without storing.',
  'storage.blocked':
    'Another tab still runs an older Hideout and holds the games. They are kept: close that tab, then try again.',
  'storage.memory': 'Not stored: closing this page loses the game.',
  'storage.anotherWriter':
    'This game has gone on in another tab or window. What you just did here was not recorded; what was recorded there is kept.',
  'storage.full':
    'This device has no room left. What you just did was not recorded; everything before it is kept. Free some room, then do it again.',
  'storage.gone':
    'The connection to this device’s storage was lost. What you just did may not be recorded; everything before it is kept.',
  'storage.noGame': 'This game is not on this device any more. It may have been removed in the browser’s settings.',
  'storage.failed':
    'The device could not store this ({name}). What you just did was not recorded; everything before it is kept. Please do it again.',
  'storage.show': 'Show how the game stands',
  'storage.saving': 'Storing…',

  'storage.moved':
    'This game was moved to another phone. What you just did here was not recorded; everything before it is kept.',
} as const;
