/** Loads the sentences of refusals and bad input. */
import { becauseEn } from './because.en';
import { saidEn } from './said.en';
import { addSentences } from './t';
import { wordsEn } from './words.en';

addSentences(becauseEn);
addSentences(saidEn);
addSentences(wordsEn);
