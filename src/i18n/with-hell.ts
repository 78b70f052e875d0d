/** Loads the sentences of Hell. */
import { hellEn } from './hell.en';
import { patrolsEn } from './patrols.en';
import { addSentences } from './t';

addSentences(hellEn);
addSentences(patrolsEn);
