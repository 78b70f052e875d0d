/** The relays the app was built with, for the settings. */
export { chooseRelay, chosenRelay, relayAddresses, relayHost } from '../link/relays';
