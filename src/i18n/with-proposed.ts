/** Loads the sentences of what one phone proposes to the other, with the reasons of the referee. */
import { becauseEn } from './because.en';
import { proposedEn } from './proposed.en';
import { saidEn } from './said.en';
import { addSentences } from './t';
import { wordsEn } from './words.en';

addSentences(becauseEn);
addSentences(saidEn);
addSentences(wordsEn);
addSentences(proposedEn);
