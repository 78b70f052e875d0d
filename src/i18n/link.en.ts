/** English: the detectives' devices on Jack's phone, pairing, and what is said of the connection. */
export const linkEn = {
  'devices.title': 'The detectives’ devices',
  'devices.what':
    'Another phone or tablet can ask this one, or only watch. It gets what everybody knows; Jack’s sheet never leaves this phone.',
  'devices.none': 'No device is paired yet. Without one the evening goes on as always, on this phone.',
  'devices.list': 'At this table',
  'devices.detectives': 'asks and moves',
  'devices.display': 'only watches',
  'devices.here': 'here',
  'devices.away': 'not heard of',
  'devices.awayWhat':
    'Not heard of: asleep or out of reach. It catches up by itself when its app is open again; there is no need to pair anew.',
  'devices.add': 'Add a device',
  'devices.full': 'Eight devices are paired, and that is the most. Remove one to add another.',
  'devices.seatNamed': '{name}: {what}',
  'devices.seat.display': 'Let it only watch',
  'devices.seat.detectives': 'Let it ask and move',
  'devices.notSeated': 'Nothing is changed for {name}: this phone could not store it. Free some room, then try again.',
  'devices.remove': 'Remove',
  'devices.removeNamed': 'Remove {name}',
  'devices.removeTitle': 'Remove {name}?',
  'devices.removeWhat': 'It keeps what it has seen and learns nothing more. It can be paired again.',
  'devices.removed': '{name} is removed.',
  'devices.notRemoved': '{name} is not removed: this phone could not store it. Free some room, then try again.',
  'devices.joined': '{name} is in.',
  'devices.relay': 'The devices meet at the relay {relay}. It carries sealed messages and cannot read them.',
  'devices.awake':
    'This phone answers only while it is awake and shows this game. It stays awake by itself during a hunt.',

  'door.openTitle': 'Add a device',
  'door.openWhat': 'On the other device open {address}, choose “Join as detectives” and type:',
  'door.code': 'Code',
  'door.letters': 'Never the letters I, L, O or U.',
  'door.scan': 'Or scan this with its camera.',
  'door.picture': 'The link as a picture to scan. The code above does the same.',
  'door.loopback':
    'To every device “{address}” is itself. On the other one open the address that “npm start” prints for this network, and type the code there.',
  'door.link': 'Whoever has the link need not compare symbols: show and send it only to your table.',
  'door.share': 'Send the link',
  'door.shareTitle': 'Join our game in Hideout',
  'door.shareFailed': 'It could not be sent. Scan the picture or type the code.',
  'door.copy': 'Copy the link',
  'door.copied': 'The link is copied.',
  'door.copyFailed': 'It could not be copied. Scan the picture or type the code.',
  'door.insecure':
    'This page came over plain http, where browsers send and copy nothing for a page. Scan the picture or type the code.',
  'door.minutes_one': 'Good for one more minute.',
  'door.minutes_other': 'Good for {count} more minutes.',
  'door.minutes_zero': 'Good for less than a minute; then a new code comes by itself.',
  'door.renew': 'A new code',
  'door.meetingTitle': 'A device has come',
  'door.meetingWhat': 'The two are making keys. One moment…',
  'door.waitingTitle': 'Now the other one',
  'door.waitingWhat': 'Waiting until somebody taps “The same” on “{name}” too.',
  'door.admitTitle': 'Let “{name}” in?',
  'door.admitWhat': 'Jack’s tap decides. It learns what everybody at the table knows, and nothing more.',
  'door.admitDetectives': 'Let in as detectives',
  'door.admitDetectivesWhat': 'May ask, move every policeman and end the turn.',
  'door.admitDisplay': 'Let in to watch only',
  'door.admitDisplayWhat': 'A public board, for a tablet or TV.',
  'door.refuse': 'Do not let it in',
  'door.closedTitle': 'Closed',
  'door.closed.hellos':
    'Somebody knocked twenty times, so the door closed by itself. Nobody came in. If that was not your table, wait a little before you open it again.',
  'door.closed.comparisons':
    'Three tries to come in failed, so the door closed by itself. Nobody came in. See that the other device is the one in the room, then open it again.',
  'door.again': 'Open again',
  'door.failed.different':
    '“Different” was tapped: nobody came in, and nothing was told. Another device may have answered instead of yours. Type this new code on yours, and compare again.',
  'door.failed.slow':
    'It took longer than a minute, and nobody came in. Try again with the new code, both phones in reach.',
  'door.failed.version':
    'The other device has another version of the app. Load the app anew on both, on the start page, then try again.',
  'door.failed.wrongKey': 'That link was not of this code; each works once. Scan the new picture or type the new code.',
  'door.failed.full': 'Eight devices are paired, and that is the most. Remove one, then try again.',
  'door.failed.malformed':
    'What knocked did not speak as this app does, and nobody came in. Try again with the new code.',
  'door.failed.callerLeft': 'The other device went away. Let it stay on its screen, and try again with the new code.',

  'about.tableTitle': 'With a second device',
  'about.table':
    'Another device is let in by a code, three symbols compared on both, and Jack’s own tap. It gets only what everybody knows. Messages are sealed: whoever carries them sees that you play and when, nothing more. Whoever serves the app could change it; load it from somebody you trust.',

  'link.sign': 'The detectives’ devices:',
  'link.connected': 'connected',
  'link.some': '{here} of {all} here',
  'link.away': 'not heard of',
  'link.connecting': 'connecting…',
  'link.unreachable': 'no connection',
  'link.unreachableWhat':
    'The detectives’ devices cannot be reached just now. Nothing is lost. See that this phone is in the network; until then ask aloud, or hand this phone over.',
  'link.unreachableShort': 'The detectives’ devices cannot be reached. Nothing is lost: ask aloud here meanwhile.',
  'link.retry': 'Connect again',
  'link.awake':
    'Keep this phone awake: it answers only while its screen is on, and this page (plain http) cannot keep it on. Touch it now and then.',
  'link.awakeOff':
    'Keep this phone awake: it answers only while its screen is on. The settings can keep it on during the hunt.',
  'link.understood': 'Understood',
  'link.holding': 'A question waits: answer',
  'link.holdingNone': 'No question waits',
  'link.proposal': '“{device}” asks Jack to agree',
  'link.agree': 'Agreed',
  'link.decline': 'Not agreed',
} as const;
