/** The app's version, as package.json has it. */
export const APP_VERSION = '0.1.0';
