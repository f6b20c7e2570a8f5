/** People who are told apart by a number or a letter: 'Girl 1: a red saree. Girl 2: a blue one', 'Person A …'. */
import type { Role } from '#atelier/lexicon/roles.ts';
import { roleAt, type Token } from './cast-tokens.ts';

/** Nouns that say nothing of who somebody is. */
const ANYBODY = new Set(['person', 'model', 'figure', 'friend', 'sibling', 'twin', 'guest', 'dancer', 'look']);
const ORDER: ReadonlyMap<string, 0 | 1> = new Map([
  ...['1', 'one', 'a'].map((word) => [word, 0] as const),
  ...['2', 'two', 'b'].map((word) => [word, 1] as const),
]);
const OPENS = new Set([':', '-', '–', '—', ')', '.', 'in', 'wears', 'wearing', 'has', 'is']);

/** Whom of two the number after the noun at `at` means; undefined where none stands there. */
export function numberedAt(tokens: readonly Token[], at: number): 0 | 1 | undefined {
  const noun = tokens[at]?.word ?? '';
  if (!ANYBODY.has(noun) && !roleAt(tokens, at)) return undefined;
  const next = tokens[at + 1]?.word === '#' ? at + 2 : at + 1;
  return OPENS.has(tokens[next + 1]?.word ?? '') ? ORDER.get(tokens[next]?.word ?? '') : undefined;
}

/** Two who are numbered. */
export function numbered(tokens: readonly Token[]): readonly [Role, Role] | undefined {
  const [first, second] = ([0, 1] as const).map((of) => tokens.findIndex((_, at) => numberedAt(tokens, at) === of));
  if (first === undefined || second === undefined || first < 0 || second < 0) return undefined;
  const [one, other] = [roleAt(tokens, first), roleAt(tokens, second)];
  return [one ?? { id: 'first' }, other ?? { id: 'second' }];
}
