/** Loads the sentences of a game’s frame and Jack’s turn. */
import { gameEn } from './game.en';
import { addSentences } from './t';

addSentences(gameEn);
