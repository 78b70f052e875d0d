/** Loads the sentences for two records that differ, with the words for what stands in them. */
import { endEn } from './end.en';
import { forkEn } from './fork.en';
import { saidEn } from './said.en';
import { addSentences } from './t';

addSentences(endEn);
addSentences(saidEn);
addSentences(forkEn);
