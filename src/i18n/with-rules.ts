/** Loads what leads to the rules. */
import { rulesEn } from './rules.en';
import { addSentences } from './t';

addSentences(rulesEn);
