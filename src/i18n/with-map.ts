/** Loads the sentences of the map. */
import { mapEn } from './map.en';
import { addSentences } from './t';

addSentences(mapEn);
