/** The first thing a page does: a game that may be on the screen is fetched while the rest of the page is read. */
import { mayResume } from './resuming';

if (mayResume()) void import('./game/loaded');
