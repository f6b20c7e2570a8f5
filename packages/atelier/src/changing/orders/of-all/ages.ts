import { WRITTEN } from '#atelier/lexicon/people.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';
import type { Frame } from '../order.ts';

const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty'];
const NUMBER = `(${[...WRITTEN, ...TENS].join('|')})`;
const AGED = new RegExp(
  `^(?:make|show|let) (?:him|her|it|them|the (?:girl|boy|child|kid|model|man|woman|lady|baby)) (?:(?:look|be|about|around|like|maybe|roughly|nearly|almost|some) )*${NUMBER}(?:ish)?(?: (?:years?|yrs?)(?: old)?)?(?: or so| maybe| something)?$`,
);

const numbered = (word: string): number => {
  const ten = TENS.indexOf(word);
  return ten >= 0 ? (ten + 2) * 10 : WRITTEN.indexOf(word) + 1;
};

/** How old somebody is, in a word. */
export const ages: Frame = (clause, { look }) => {
  const word = AGED.exec(clause)?.[1];
  if (word === undefined) return undefined;
  const asked = `make her ${numbered(word)} years old`;
  const isSo = draftOf(asked).ageGroup === look.person.ageGroup;
  const told = `“${word}”: people are drawn as children, teenagers, grown or old, and this one is drawn so already.`;
  return { clauses: isSo ? [] : [asked], told: isSo ? [told] : [], of: 'age' };
};
