/** The first thing a page does: a game that may be on the screen is fetched while the rest of the page is read. */
import { mayResume } from './resuming';

const stage = mayResume();
if (stage !== null) void import('./game/loaded');
if (stage === 'police') void import('./game/loaded-police');
