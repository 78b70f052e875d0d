/** What a game shows of the others' connection, loaded once a device is paired. */
export { Sign } from './Sign';
export { Slips } from './Slips';
