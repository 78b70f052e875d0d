/** Loads the sentences of Jack’s numbers in Hell. */
import { jackNumbersEn } from './jack-numbers.en';
import { addSentences } from './t';

addSentences(jackNumbersEn);
