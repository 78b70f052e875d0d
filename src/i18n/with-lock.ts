/** Loads the sentences of the settings and the PIN. */
import { lockEn } from './lock.en';
import { addSentences } from './t';

addSentences(lockEn);
