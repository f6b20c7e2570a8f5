/** Words and marks of a text, as who is who is found by them. */
import { NO_PERSON_BEFORE, ROLES, type Role } from '#atelier/lexicon/roles.ts';

export interface Token {
  /** In small letters, without what makes it a possessive. */
  word: string;
  start: number;
  end: number;
  /** 'the bride's'. */
  isPossessive: boolean;
}

const TOKEN = /[a-z]+(?:['’]s?\b)?|\d+|[^\sa-z\d]|\n/gi;
const POSSESSIVE = /['’]s?$/;

export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].map(({ 0: found, index }) => ({
    word: found.toLowerCase().replace(POSSESSIVE, ''),
    start: index,
    end: index + found.length,
    isPossessive: POSSESSIVE.test(found),
  }));

const inLaw = (role: Role): Role => ({ ...role, id: `${role.id}-in-law`, isMarried: true });

/** Whom a token names; nobody where it is a name of a cut, or says whose somebody else is: 'mother of the bride'. */
export function roleAt(tokens: readonly Token[], at: number): Role | undefined {
  const token = tokens[at];
  const role = token && ROLES.get(token.word);
  if (!role) return undefined;
  const next = tokens[at + 1]?.word ?? '';
  if (NO_PERSON_BEFORE.has(next) || (token.isPossessive && ROLES.has(next))) return undefined;
  const before = [tokens[at - 1]?.word, tokens[at - 2]?.word];
  if (before[0] === 'of' || (before[0] === 'the' && before[1] === 'of')) return undefined;
  return next === 'in' && tokens[at + 2]?.word === 'law' ? inLaw(role) : role;
}
