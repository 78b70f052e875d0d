/** Loads the sentences of the map, and the words that places and policemen are named with. */
import { mapEn } from './map.en';
import { addSentences } from './t';
import { wordsEn } from './words.en';

addSentences(mapEn);
addSentences(wordsEn);
