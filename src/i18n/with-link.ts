/** Loads the sentences of the detectives' devices, with the names of the symbols and of what happens in a game. */
import { endEn } from './end.en';
import { linkEn } from './link.en';
import { saidEn } from './said.en';
import { addSentences } from './t';

addSentences(endEn);
addSentences(saidEn);
addSentences(linkEn);
