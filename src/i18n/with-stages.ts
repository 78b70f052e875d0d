/** Loads the sentences of the other parts of an evening: crime, police, between the nights, end, menu; with the policemen’s names. */
import { rulesEn } from './rules.en';
import { stageEn } from './stage.en';
import { addSentences } from './t';
import { wordsEn } from './words.en';

addSentences(stageEn);
addSentences(rulesEn);
addSentences(wordsEn);
