/** Loads the sentences of what was agreed. */
import { agreedEn } from './agreed.en';
import { addSentences } from './t';

addSentences(agreedEn);
