/** Loads the sentences of the guided first night, with the words for crossings. */
import { guideEn } from './guide.en';
import { addSentences } from './t';
import { wordsEn } from './words.en';

addSentences(wordsEn);
addSentences(guideEn);
