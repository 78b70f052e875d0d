/** Loads what is said once. */
import { hintsEn } from './hints.en';
import { addSentences } from './t';

addSentences(hintsEn);
