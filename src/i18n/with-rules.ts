/** Loads the sentences of the rules. */
import { rulesEn } from './rules.en';
import { addSentences } from './t';

addSentences(rulesEn);
