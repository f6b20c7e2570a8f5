/** Whether words hate people for what they are, or show harm to people. Cheap, and linear. */
import {
  HATRED_SAID,
  HATRED_SAID_IN_HINDI,
  KINDS_OF_HATRED,
  KINDS_OF_HATRED_IN_HINDI,
} from '#atelier/lexicon/language/said/hatred.ts';
import { grammarOf, kindsOf, type Token, words } from './grammar.ts';
import { PEOPLE } from './people.ts';
import { soundOfWord } from './tokens.ts';

const inWords = grammarOf(
  {
    ...PEOPLE,
    ...kindsOf(KINDS_OF_HATRED),
    print: words('print prints thread'),
    styled: words('style look dress wear fashion print leather coat'),
    dress: words('suit dress party shirt saree coat only line'),
    stitch: words('stitch collar lace checks march pride cloth wool skin print tail fur hat cap hound'),
    wedding: words('wedding saree dress'),
    photo: words('film portrait photo'),
    portrait: words('portraits photos film'),
    hitherto: words('to'),
    design: words('design'),
  },
  HATRED_SAID,
);

const inHindi = grammarOf(kindsOf(KINDS_OF_HATRED_IN_HINDI, soundOfWord), HATRED_SAID_IN_HINDI, soundOfWord);

/** Of words as `plainText` leaves them; `sounds` are the same as Hindi sounds. */
export const hates = (tokens: readonly Token[], sounds: readonly Token[]): boolean =>
  inWords(tokens) || inHindi(sounds);
