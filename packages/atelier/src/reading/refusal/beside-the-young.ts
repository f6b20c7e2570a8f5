/** Words that call somebody grown by the young in their life: 'a mother of three children', 'a kindergarten teacher'. */
import {
  NOBODY_YOUNG,
  PARENT_OF,
  PARENT_OF_MANY,
  TRADE_FOR,
  WITH_YOUNG,
} from '#atelier/lexicon/language/grown-beside-young.ts';

const whole = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu');

const ANY = whole(`${PARENT_OF}|${TRADE_FOR}|${WITH_YOUNG}|${NOBODY_YOUNG}`);
const NOBODY = whole(NOBODY_YOUNG);
const TRADES = whole(TRADE_FOR);
/** What follows without a pause may be worn by the young: 'mother of a 5 year old in a bikini'. */
const SET_OFF = whole(
  `(?:${PARENT_OF}|${WITH_YOUNG})(?=\\s*(?:$|[,.;:)]| in (?:it|this|these|that)(?!\\p{L})))|${PARENT_OF_MANY}`,
);

/** Somebody else who may be young: with them on the page nothing is taken aside. */
const MORE_YOUNG =
  /(?<!\p{L})(?:girls?|boys?|daughters?|sons?|kids?|child|children|teen\p{L}{0,6}|bab(?:y|ies)|toddlers?|twins?|niece|nephew|little|young\p{L}{0,3}|both|they|them|their|matching|old|pupils?|students?|same)(?!\p{L})/iu;

/** Stretches of a text that call somebody grown. */
export const grownBesideYoung = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(ANY)].map(({ index, 0: said }) => ({ start: index, end: index + said.length }));

/** The text without the young who only tell who the grown are, where nobody else may be young. */
export function withoutThoseBeside(text: string): string {
  const without = text.replace(NOBODY, 'retro').replace(TRADES, 'teacher').replace(SET_OFF, 'parent');
  return without !== text && !MORE_YOUNG.test(without) ? without : text;
}
