/** Loads the sentences of past games and recovery. */
import { keepEn } from './keep.en';
import { addSentences } from './t';

addSentences(keepEn);
