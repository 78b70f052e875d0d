/** Loads the sentences of the end. */
import { endEn } from './end.en';
import { addSentences } from './t';

addSentences(endEn);
