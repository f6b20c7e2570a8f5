/** Who is spoken of or to, as kinds of words. */
import {
  ANYBODY,
  BEFORE_SOMEBODY,
  BEHIND_HER,
  GIVEN_NAMES,
  NOBODYS_NAMES,
  PEOPLES,
  SOMEBODIES,
  WHOSE,
} from '#atelier/lexicon/language/said/people.ts';
import { type Kinds, type Token, words } from './grammar.ts';

const peoples = words(PEOPLES);
const somebodies = words(SOMEBODIES);
const anybody = words(ANYBODY);
const given = words(GIVEN_NAMES);
const nobodys = words(NOBODYS_NAMES);
const behindHer = words(BEHIND_HER);
const whose = words(WHOSE);
const subjects = words('she he they we whoever');

const isCalled = ({ word, isName }: Token): boolean =>
  peoples.has(word) || somebodies.has(word) || given.has(word) || (isName && !nobodys.has(word));
const folk = (token: Token): boolean => !token.isWhose && isCalled(token);
/** 'Burn her', and not 'burn her dress'. */
const her = ({ word }: Token, next: Token | undefined): boolean =>
  word === 'her' && (!next || next.begins || behindHer.has(next.word));
const person = (token: Token, next: Token | undefined): boolean =>
  !token.isWhose && (isCalled(token) || anybody.has(token.word) || her(token, next));

export const PEOPLE: Kinds = {
  peoples,
  before: words(BEFORE_SOMEBODY),
  /** Whoever is named, or told by what they are. */
  folk,
  person,
  folkish: (token, next) => person(token, next) || (!token.isWhose && subjects.has(token.word)),
  folkWhose: (token) => token.isWhose && isCalled(token),
  whose,
  whoseEver: (token) => token.isWhose || whose.has(token.word),
};
