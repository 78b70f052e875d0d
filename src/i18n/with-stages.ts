/** Loads the sentences of the other parts of an evening: crime, police, between the nights, end, menu. */
import { rulesEn } from './rules.en';
import { stageEn } from './stage.en';
import { addSentences } from './t';

addSentences(stageEn);
addSentences(rulesEn);
