/** English: what is said before the first game about installing, where a game lives, and what the app is. */
export const installEn = {
  'install.browserTitle': 'Best on the home screen',
  'install.browserHow':
    'Install Hideout from the browser’s menu (“Install app”, “Add to home screen”): it then opens without a network.',
  'install.browserLives': 'A game lives in the browser it was begun in, on this device only.',
  'install.iosTitle': 'Put it on the home screen first',
  'install.iosHow': 'In Safari, tap the share button, then “Add to Home Screen”, and begin your game there.',
  'install.iosLives':
    'A Safari tab and the app on the home screen keep their games apart: neither sees the other’s. Safari clears pages that were not visited for a week; the app on the home screen is kept.',
  'install.insecureTitle': 'Good for trying out',
  'install.insecureNoApp':
    'This address is plain http: Hideout cannot be installed from it and does not open without the network.',
  'install.insecureSleep': 'The screen goes to sleep by itself; your lock screen’s settings can make that later.',
  'install.insecureAddress':
    'Games are kept under this very address. If the computer has another one next time, they are not found there.',
  'install.insecureLives': 'You can play all the same. Over https none of this applies.',
  'install.installedLives': 'Hideout is on the home screen. Its games live in the app, on this device only.',
  'install.ask': 'Install',
  'install.putAway': 'Not now',
  'install.understood': 'Understood',
  'install.thisPhone': 'This phone',
  'install.kept_zero': 'No game is kept here yet.',
  'install.kept_one': 'One game is kept here.',
  'install.kept_other': '{count} games are kept here.',
  'install.forGood': 'The browser has promised not to clear them by itself.',
  'install.notForGood': 'The browser may clear them when the device runs out of room.',

  'about.privateTitle': 'Private by design',
  'about.private':
    'What Jack hides is in this device’s storage and nowhere else. The page loads nothing from anybody but the address it came from, counts nobody and keeps no cookies.',
  'about.licenceTitle': 'Licence and version',
  'about.licence': 'Hideout is free software under the MIT licence. Whoever runs it has its source and may change it.',
  'about.version': 'Version {version}',
} as const;
