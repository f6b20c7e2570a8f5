/** Whoever writes, beside somebody else: 'my husband and me', 'me: a red gown, him: a velvet jacket'. */
import { PRONOUNS, type Role, SPEAKER, SPEAKERS, speakerBeside } from '#atelier/lexicon/roles.ts';
import { roleAt, type Token } from './cast-tokens.ts';

const JOINTS = new Set(['and', '&', '+', 'with']);
const WHOSE = new Set(['my', 'the', 'our']);
/** What a clause may begin after. */
const BEFORE_CLAUSE = new Set([
  ',',
  '.',
  ';',
  '!',
  '?',
  '\n',
  '|',
  ':',
  '(',
  '–',
  '—',
  '-',
  'and',
  '&',
  'while',
  'of',
  'show',
  'draw',
]);
/** What says what somebody wears. */
const WEARS = new Set([':', '-', '–', '—', 'in', 'wearing', 'wear', 'wears']);
const AM = new Set(['am', 'm', 'will', 'll', 'would', 'should', 'be', 'is', 'are']);

const isSpeaker = (token: Token | undefined): boolean => token !== undefined && SPEAKERS.has(token.word);

/** Whether a clause of whoever writes begins at `at`: 'me: …', 'I am wearing …', 'on me, …'. */
export function speaksOfSpeaker(tokens: readonly Token[], at: number): boolean {
  if (!isSpeaker(tokens[at])) return false;
  const first = /^(?:on|for)$/.test(tokens[at - 1]?.word ?? '') ? at - 1 : at;
  const before = tokens[first - 1]?.word;
  if (before !== undefined && !BEFORE_CLAUSE.has(before)) return false;
  let next = at + 1;
  while (AM.has(tokens[next]?.word ?? '')) next++;
  const word = tokens[next]?.word ?? '';
  return WEARS.has(word) || (first < at && word === ',') || /^(?:hold|have|carry)/.test(word);
}

/** Whoever writes stands on the page beside somebody. */
const OURS: ReadonlySet<string> = new Set(['us', 'we', 'our']);
/** By whom a thing is owned that a clause begins with. */
const OWNERS: ReadonlyMap<string, Role> = new Map([
  ['my', SPEAKER],
  ...(['his', 'her'] as const).flatMap((word): [string, Role][] => {
    const role = PRONOUNS.get(word === 'his' ? 'he' : 'she');
    return role ? [[word, role]] : [];
  }),
]);
/** Words between an owner and what is owned. */
const MOST_BETWEEN = 3;

/** Whose clothes a clause begins to speak of: 'my white sundress', 'his loose linen shirt'; nobody's where somebody is named after it. */
export function ownerAt(tokens: readonly Token[], at: number): Role | undefined {
  const owner = OWNERS.get(tokens[at]?.word ?? '');
  const before = tokens[at - 1]?.word;
  if (!owner || (before !== undefined && !BEFORE_CLAUSE.has(before))) return undefined;
  const isSomebodys = Array.from({ length: MOST_BETWEEN }, (_, i) => roleAt(tokens, at + 1 + i)).some(Boolean);
  return isSomebodys ? undefined : owner;
}

/** 'Us on a terrace: my sundress, his shorts': two of whom nothing but whose clothes are whose is said. */
export function apartByOwners(tokens: readonly Token[]): readonly [Role, Role] | undefined {
  if (!tokens.some(({ word }) => OURS.has(word))) return undefined;
  const owners = tokens.flatMap((_, at) => ownerAt(tokens, at) ?? []);
  const other = owners.find(({ id }) => id !== SPEAKER.id);
  if (!other || !owners.some(({ id }) => id === SPEAKER.id)) return undefined;
  const presentation = other.presentation === 'male' ? 'female' : 'male';
  const speaker: Role = { ...SPEAKER, presentation };
  return owners[0]?.id === SPEAKER.id ? [speaker, other] : [other, speaker];
}

/** The speaker and the noun for somebody that a joint ties to them, in their order. */
function joined(
  tokens: readonly Token[],
  at: number,
): { roles: readonly [Role, Role]; from: number; to: number } | undefined {
  if (!JOINTS.has(tokens[at]?.word ?? '')) return undefined;
  const after = WHOSE.has(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
  if (isSpeaker(tokens[at - 1])) {
    const role = roleAt(tokens, after);
    return role && !tokens[after]?.isPossessive
      ? { roles: [speakerBeside(role), role], from: at - 1, to: after }
      : undefined;
  }
  const role = roleAt(tokens, at - 1);
  return role && isSpeaker(tokens[at + 1])
    ? { roles: [role, speakerBeside(role)], from: at - 1, to: at + 1 }
    : undefined;
}

/** Who is named side by side with whoever writes. */
export function besideSpeaker(tokens: readonly Token[]): ReturnType<typeof joined> {
  for (let at = 1; at + 1 < tokens.length; at++) {
    const found = joined(tokens, at);
    if (found) return found;
  }
  return undefined;
}

/** 'Twinning with mum! Me in teal, she in maroon': who she is was said before. */
function kinBefore(tokens: readonly Token[], at: number, { presentation }: Role): Role | undefined {
  for (let i = at - 1; i > 0; i--) {
    const role = roleAt(tokens, i);
    const isWith = [tokens[i - 1]?.word, tokens[i - 2]?.word].includes('with');
    if (role?.isKin && isWith && role.presentation === presentation) return role;
  }
  return undefined;
}

/** Two heads of clauses, one of them whoever writes. */
export function apartFromSpeaker(
  tokens: readonly Token[],
  opens: (at: number) => boolean,
): readonly [Role, Role] | undefined {
  const own = tokens.findIndex((_, at) => speaksOfSpeaker(tokens, at));
  if (own < 0) return undefined;
  const at = tokens.findIndex(
    (token, i) => (roleAt(tokens, i) ?? PRONOUNS.get(token.word)) !== undefined && !token.isPossessive && opens(i),
  );
  const named = roleAt(tokens, at) ?? PRONOUNS.get(tokens[at]?.word ?? '');
  if (!named) return undefined;
  const role = kinBefore(tokens, at, named) ?? named;
  return own < at ? [speakerBeside(role), role] : [role, speakerBeside(role)];
}
