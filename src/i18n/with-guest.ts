/** Loads the sentences of the detectives’ own device. */
import { guestEn } from './guest.en';
import { addSentences } from './t';

addSentences(guestEn);
