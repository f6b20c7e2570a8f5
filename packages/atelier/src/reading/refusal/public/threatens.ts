/** Whether words threaten or wish harm to somebody, in English and in Hindi. Cheap, and linear. */
import { KINDS_OF_THREATS, THREATS_SAID } from '#atelier/lexicon/language/said/threats.ts';
import { KINDS_OF_THREATS_IN_HINDI, THREATS_SAID_IN_HINDI } from '#atelier/lexicon/language/said/threats-hindi.ts';
import { grammarOf, kindsOf, type Token, words } from './grammar.ts';
import { PEOPLE } from './people.ts';
import { soundOfWord } from './tokens.ts';

const envy = words(KINDS_OF_THREATS.envy);
const happily = words('laughing smiling happy');
const kindness = words('kindness love style colour grace pleats ruffles');
const inEnglish = grammarOf(
  {
    ...PEOPLE,
    ...kindsOf(KINDS_OF_THREATS),
    happy: words('happy with smile of'),
    envious: ({ word }, next) =>
      happily.has(word) || ((word === 'of' || word === 'with') && next !== undefined && envy.has(next.word)),
    kindly: ({ word }, next) => word === 'with' && next !== undefined && kindness.has(next.word),
  },
  THREATS_SAID,
);

const cloth = words(KINDS_OF_THREATS_IN_HINDI.cloth, soundOfWord);
const lettered = words(KINDS_OF_THREATS_IN_HINDI.lettered, soundOfWord);
const inHindi = grammarOf(
  { ...kindsOf(KINDS_OF_THREATS_IN_HINDI, soundOfWord), anyone: () => true },
  THREATS_SAID_IN_HINDI,
  soundOfWord,
);

/** Who cuts cloth or burns a dress speaks of clothes, unless a sentence is to stand on them. */
const isOfClothes = (sounds: readonly Token[]): boolean =>
  sounds.some(({ word }) => cloth.has(word)) && !sounds.some(({ word }) => lettered.has(word));

/** Of words as `plainText` leaves them; `sounds` are the same as Hindi sounds. */
export const threatens = (tokens: readonly Token[], sounds: readonly Token[]): boolean =>
  inEnglish(tokens) || (!isOfClothes(sounds) && inHindi(sounds));
