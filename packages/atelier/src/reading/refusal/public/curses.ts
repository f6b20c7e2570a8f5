/** Whether words curse at somebody, in English and in Hindi. Cheap, and linear. */
import {
  CURSES_SAID,
  CURSES_SAID_IN_HINDI,
  KINDS_OF_CURSES,
  KINDS_OF_CURSES_IN_HINDI,
} from '#atelier/lexicon/language/said/curses.ts';
import { grammarOf, kindsOf, type Token, words } from './grammar.ts';
import { PEOPLE } from './people.ts';
import { soundOfWord } from './tokens.ts';

const inEnglish = grammarOf(
  {
    ...PEOPLE,
    ...kindsOf(KINDS_OF_CURSES),
    named: words(
      'dress coat jumper sweater christmas duckling shoes print tee shirt jacket quarter energy era mode and',
    ),
    walk: words('walk walks'),
    weather: words('beige with and'),
  },
  CURSES_SAID,
);
const inHindi = grammarOf(
  { ...kindsOf(KINDS_OF_CURSES_IN_HINDI, soundOfWord), printed: words('print cap tote chap', soundOfWord) },
  CURSES_SAID_IN_HINDI,
  soundOfWord,
);

/** Of words as `plainText` leaves them; `sounds` are the same as Hindi sounds. */
export const curses = (tokens: readonly Token[], sounds: readonly Token[]): boolean =>
  inEnglish(tokens) || inHindi(sounds);
