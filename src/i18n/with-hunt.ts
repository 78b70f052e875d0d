/** Loads the sentences of new games and what only some games need. */
import { huntEn } from './hunt.en';
import { addSentences } from './t';

addSentences(huntEn);
