/** Loads the sentences of the rules’ screens. */
import { lookupEn } from './lookup.en';
import { sidesEn } from './sides.en';
import { addSentences } from './t';

addSentences(lookupEn);
addSentences(sidesEn);
