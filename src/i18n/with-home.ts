/** Loads the sentences of the start page. */
import { homeEn } from './home.en';
import { installEn } from './install.en';
import { rulesEn } from './rules.en';
import { addSentences } from './t';

addSentences(homeEn);
addSentences(installEn);
addSentences(rulesEn);
