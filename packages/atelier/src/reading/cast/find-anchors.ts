/** Where a brief of two people begins to speak of one of them, and where of both again. */
import { PRONOUNS, ROLES, type Role, SPEAKER } from '#atelier/lexicon/roles.ts';
import { roleAt, type Token } from './cast-tokens.ts';
import { numberedAt } from './find-numbered.ts';
import { beginsAt, isFor, opensClause } from './find-roles.ts';
import { ownerAt, speaksOfSpeaker } from './find-speaker.ts';

/** Of whom the words are from here on; of both where nobody is named. */
export interface Anchor {
  of: 0 | 1 | 'both';
  /** First character of what is said of them. */
  from: number;
  /** What is said stands before the name: 'a lehenga for the bride'. */
  isAfter: boolean;
  /** Last character of the name. */
  to: number;
}

const BOTH = new Set(['both', 'they', 'each', 'everyone', 'all', 'couple', 'matching', 'together', 'neither']);
const CLAUSE_ENDS = new Set([',', '.', ';', '!', '?', '\n', '|', ':', '(', '–', '—']);
const FIRST = new Set(['one', 'first', 'former', 'elder', 'older', 'eldest', 'oldest', 'taller', 'bigger']);
const SECOND = new Set(['other', 'another', 'second', 'latter', 'younger', 'youngest', 'shorter', 'smaller']);
/** Nouns after such a word that name nobody in particular. */
const ONES = new Set(['one', 'sister', 'brother', 'girl', 'boy', 'friend', 'cousin', 'lady', 'woman', 'man', 'twin']);
/** Words that a clause about one of the two may follow: 'only the first one has a bag'. */
const OPENS_CLAUSE = new Set(['and', 'while', '&', 'only', 'just', 'but']);
const SENTENCE_ENDS = new Set(['.', ';', '\n', ':', '|']);

/** What stands before a word and its article. */
const endBefore = (tokens: readonly Token[], at: number): string | undefined =>
  tokens[at - (/^(?:the|a|my|our|her|his)$/.test(tokens[at - 1]?.word ?? '') ? 2 : 1)]?.word;

const beginsClause = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1]?.word;
  const isArticle = before === 'the' || before === 'a' || before === 'his' || before === 'her' || before === 'my';
  // 'and the little one's to the knee'
  const isOne = tokens[at]?.word === 'one' || ROLES.has(tokens[at]?.word ?? '');
  const isSmall = isOne && SMALL.has(before ?? '');
  const end = isSmall ? endBefore(tokens, at - 1) : isArticle ? tokens[at - 2]?.word : before;
  return end === undefined || CLAUSE_ENDS.has(end) || OPENS_CLAUSE.has(end);
};

/** Which of the two somebody is. */
function indexOf(role: Role, [a, b]: readonly [Role, Role]): 0 | 1 | undefined {
  if (a.id === b.id) return undefined;
  if (role.id === a.id) return 0;
  if (role.id === b.id) return 1;
  if (!role.presentation || a.presentation === b.presentation) return undefined;
  return role.presentation === a.presentation ? 0 : role.presentation === b.presentation ? 1 : undefined;
}

/** 'The little one', 'the small one's'. */
const SMALL = new Set(['little', 'small', 'tiny', 'wee', 'young']);
/** Whoever of the two is the child. */
const youngOf = (roles: readonly [Role, Role]): 0 | 1 | undefined => {
  const at = roles.findIndex(({ isOffspring, ageGroup }) => isOffspring || ageGroup === 'child');
  return at === 0 || at === 1 ? at : undefined;
};
/** 'The mothers is ankle length': an owner whose apostrophe was left out. */
const barelyOwned = (tokens: readonly Token[], at: number): Role | undefined =>
  /^(?:the|my|our)$/.test(tokens[at - 1]?.word ?? '')
    ? ROLES.get((tokens[at]?.word ?? '').replace(/s$/, ''))
    : undefined;

/** 'On the left, a tall woman', 'right: a black suit': which of two who stand side by side. */
function sideAt(tokens: readonly Token[], at: number): 0 | 1 | undefined {
  const of = ['left', 'right'].indexOf(tokens[at]?.word ?? '');
  if (of !== 0 && of !== 1) return undefined;
  const isPlaced = tokens[at - 1]?.word === 'the' && /^(?:on|to|at)$/.test(tokens[at - 2]?.word ?? '');
  const before = tokens[isPlaced ? at - 3 : at - 1]?.word;
  const isClause = before === undefined || CLAUSE_ENDS.has(before) || (isPlaced && SIDED.has(before));
  const next = tokens[at + 1]?.word ?? '';
  return isClause && (isPlaced || next === ':' || ROLES.has(next)) ? of : undefined;
}
const SIDED = new Set(['one', 'woman', 'man', 'girl', 'boy', 'and', 'lady', 'person', 'child']);

/** Nouns for the small and for the grown of two of whom one is a child. */
const SMALL_ONES = new Set(['girl', 'boy', 'child']);
const GROWN_ONES = new Set(['woman', 'man']);

/** 'The girl' beside a grandmother, 'the lady' beside a granddaughter. */
function byAge({ id }: Role, roles: readonly [Role, Role]): 0 | 1 | undefined {
  const young = youngOf(roles);
  if (young === undefined || youngOf([roles[1], roles[0]]) === young) return undefined;
  if (SMALL_ONES.has(id)) return young;
  return GROWN_ONES.has(id) ? (young === 0 ? 1 : 0) : undefined;
}

/** 'Older one (late 30s)', 'the other, 15,', 'Younger, 22': one of two, by nothing but how they compare. */
function isCompared(tokens: readonly Token[], at: number): boolean {
  const isOne = tokens[at]?.word !== 'one' && ONES.has(tokens[at + 1]?.word ?? '');
  const last = isOne ? at + 1 : at;
  const [next, after] = [tokens[last + 1]?.word, tokens[last + 2]?.word ?? ''];
  if (isOne && (opensClause(tokens, last) || next === ',')) return true;
  const end = endBefore(tokens, at);
  const isSentence = end === undefined || SENTENCE_ENDS.has(end);
  return next === ',' && (/^\d/.test(after) || (isSentence && tokens[at]?.word !== 'one'));
}

/** What there are two of on one body, or several of on one garment: 'one hand', 'the other side'. */
const OF_ONE_BODY =
  /^(?:hand|arm|leg|foot|shoulder|side|sleeve|strap|pocket|button|piece|size|ear|knee|eye|wrist|end|half|colour|color|tone|more|big|small|little|line|row|layer|tier|set|pair|belt|dress|of)$/;

/** 'One thin and tall … The other one is short': two of whom nothing but this is said. */
function isOneOfTwo(tokens: readonly Token[], at: number): 0 | 1 | undefined {
  const [before, next] = [tokens[at - 1]?.word, tokens[at + 1]?.word ?? ''];
  const isOther = tokens[at]?.word === 'other' && before === 'the' && !OF_ONE_BODY.test(next);
  if (isOther) return tokens.slice(0, at).some((_, i) => isFirstOne(tokens, i)) ? 1 : undefined;
  return isFirstOne(tokens, at) && tokens.some((_, i) => i > at && isOtherOne(tokens, i)) ? 0 : undefined;
}
const isFirstOne = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1]?.word;
  const isSentence = before === undefined || SENTENCE_ENDS.has(before);
  return tokens[at]?.word === 'one' && isSentence && !OF_ONE_BODY.test(tokens[at + 1]?.word ?? '');
};
const isOtherOne = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'other' && tokens[at - 1]?.word === 'the' && !OF_ONE_BODY.test(tokens[at + 1]?.word ?? '');

/** How far back the first of 'one in red, one in green' is looked for, tokens. */
const ONES_APART = 80;
const WEARS = /^(?:in|wears?|wearing|has|with)$/;
/** 'One in red, one in green': the second of two who are both called one. */
const hasFirstOne = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - ONES_APART), at)
    .some(({ word }, i, before) => word === 'one' && WEARS.test(before[i + 1]?.word ?? ''));

function whoIs(tokens: readonly Token[], at: number, roles: readonly [Role, Role]): 0 | 1 | undefined {
  const word = tokens[at]?.word ?? '';
  const told =
    numberedAt(tokens, at) ?? sideAt(tokens, at) ?? (beginsClause(tokens, at) ? isOneOfTwo(tokens, at) : undefined);
  if (told !== undefined) return told;
  const speaker = roles.findIndex(({ id }) => id === SPEAKER.id);
  if ((speaker === 0 || speaker === 1) && speaksOfSpeaker(tokens, at)) return speaker;
  const owner = speaker < 0 ? undefined : ownerAt(tokens, at);
  if (owner) return owner.id === SPEAKER.id ? (speaker === 0 ? 0 : 1) : indexOf(owner, roles);
  const opens = opensClause(tokens, at) || opensClause(tokens, at + 1);
  if (word === 'one' && opens && beginsClause(tokens, at) && hasFirstOne(tokens, at)) return 1;
  if (word === 'one' && SMALL.has(tokens[at - 1]?.word ?? '')) return youngOf(roles);
  if (FIRST.has(word) && (opens || isCompared(tokens, at)) && beginsClause(tokens, at)) return 0;
  if (SECOND.has(word) && isCompared(tokens, at) && beginsClause(tokens, at)) return 1;
  if (SECOND.has(word) && opens) return 1;
  const role = roleAt(tokens, at) ?? barelyOwned(tokens, at) ?? PRONOUNS.get(word);
  return (
    role && (indexOf(role, roles) ?? byAge(role, roles) ?? (role.ageGroup === 'child' ? youngOf(roles) : undefined))
  );
}

/** Where the name of somebody begins; nothing but an article stands before a pronoun or 'the other'. */
function firstOf(tokens: readonly Token[], at: number): number {
  const word = tokens[at]?.word ?? '';
  if (PRONOUNS.has(word)) return at;
  if (FIRST.has(word) || SECOND.has(word)) return /^(?:the|a|an)$/.test(tokens[at - 1]?.word ?? '') ? at - 1 : at;
  return beginsAt(tokens, at);
}

/** @param after where they have been named side by side: names before that open nothing. */
export function anchorsOf(tokens: readonly Token[], roles: readonly [Role, Role], after: number): Anchor[] {
  const anchors: Anchor[] = [];
  tokens.forEach((token, at) => {
    if (token.start < after) return;
    const starts = beginsClause(tokens, at);
    if (BOTH.has(token.word) && starts) {
      anchors.push({ of: 'both', from: token.start, isAfter: false, to: token.end });
      return;
    }
    const of = whoIs(tokens, at, roles);
    const isAfter = of !== undefined && isFor(tokens, at);
    const isTold = numberedAt(tokens, at) !== undefined || sideAt(tokens, at) !== undefined;
    if (of === undefined || !(isAfter || starts || isTold || opensClause(tokens, at))) return;
    const first = tokens[firstOf(tokens, at)] ?? token;
    anchors.push({ of, from: first.start, isAfter, to: token.end });
  });
  return anchors;
}
