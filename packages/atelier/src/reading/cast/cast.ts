/** Who is asked for: somebody, two people, or more than a sheet holds; and which words are said of whom. */
import type { Role } from '#atelier/lexicon/roles.ts';
import { type Age, agesOfEach } from './ages-of-each.ts';
import { tokensOf } from './cast-tokens.ts';
import { type Anchor, anchorsOf } from './find-anchors.ts';
import { findRoles } from './find-roles.ts';
import type { Stretch } from './stretch.ts';

/** Two people of one brief. */
export interface Cast {
  roles: readonly [Role, Role];
  /** The text as it is said of each: what is said of the other is blank, so that every place in it is where it was. */
  texts: readonly [string, string];
  /** How old each is, where the words count the years of both. */
  ages?: readonly [Age, Age];
  /** They are dressed alike. */
  isMatching: boolean;
  /** They are of one family: a mother and her daughter, siblings, twins. */
  areKin: boolean;
  /** Whom the words name, where a sheet does not hold them all: 'a family of five'. */
  tooMany?: string;
}

const MATCHING = /\b(?:matching|twinning|identical|coordinated|coordinating|same|twins?)\b/i;

const KIN = /\b(?:siblings|twins?|family|sisters|brothers)\b/i;

/** What is said of each alone: from a name to the next, or back to the one before where names come last. */
function stretchesOf(anchors: readonly Anchor[], length: number, after: number): [Stretch[], Stretch[]] {
  const own: [Stretch[], Stretch[]] = [[], []];
  const named = anchors.filter(({ of }) => of !== 'both');
  const isAfter = named.length > 1 && named.every((anchor) => anchor.isAfter);
  anchors.forEach(({ of, from, to }, i) => {
    if (of === 'both') return;
    if (isAfter) own[of].push({ start: Math.max(after, anchors[i - 1]?.to ?? 0), end: to });
    else own[of].push({ start: from, end: anchors[i + 1]?.from ?? length });
  });
  return own;
}

/** Blanks stretches, each with a full stop before it: what it stood between does not run on. */
function without(text: string, stretches: readonly Stretch[]): string {
  let out = text;
  for (const { start, end } of stretches)
    if (end > start) out = `${out.slice(0, start)}.${' '.repeat(end - start - 1)}${out.slice(end)}`;
  return out;
}

/** Null where one person is asked for. */
export function castOf(text: string): Cast | null {
  const tokens = tokensOf(text);
  const named = findRoles(text, tokens);
  if (!named) return null;
  const { roles, phrase, tooMany } = named;
  const after = phrase?.whole.end ?? 0;
  const anchors = anchorsOf(tokens, roles, after);
  const own = stretchesOf(anchors, text.length, after);
  const [first, second] = phrase?.own ?? [];
  const texts = [
    without(text, [...(second ? [second] : []), ...own[1]]),
    without(text, [...(first ? [first] : []), ...own[0]]),
  ] as const;
  // of a couple whoever is named first stands first
  const isTurned = !phrase && anchors.find(({ of }) => of !== 'both')?.of === 1;
  const ages = agesOfEach(text);
  return {
    ...(ages && { ages: isTurned ? ([ages[1], ages[0]] as const) : ages }),
    roles: isTurned ? [roles[1], roles[0]] : roles,
    texts: isTurned ? [texts[1], texts[0]] : texts,
    isMatching: MATCHING.test(text),
    areKin: roles.every(({ isKin }) => isKin) || KIN.test(text),
    ...(tooMany && { tooMany }),
  };
}
