/** The two people a brief names: side by side, counted, or each at the head of a clause. */
import { LEXICON } from '#atelier/lexicon/lexicon.ts';
import { PEOPLE, PRONOUNS, ROLES, type Role } from '#atelier/lexicon/roles.ts';
import { roleAt, type Token } from './cast-tokens.ts';
import { numbered } from './find-numbered.ts';
import { apartByOwners, apartFromSpeaker, besideSpeaker } from './find-speaker.ts';
import type { Stretch } from './stretch.ts';

export interface Named {
  roles: readonly [Role, Role];
  /** Where they are named side by side: what of it is said of the first alone, and what of the second alone. */
  phrase?: { whole: Stretch; own: readonly [Stretch, Stretch] };
  /** As they were counted, where a sheet does not hold them. */
  tooMany?: string;
}

const JOINTS = new Set(['and', '&', '+', '-', ',', '/']);
const WHOSE = new Set(['his', 'her', 'their', 'my', 'our', 'the', 'a', 'an']);
/** Words between an article and its noun: more, and they are no name of somebody. */
const MOST_BETWEEN = 4;
const CLAUSE_WORDS = new Set(['in', 'wearing', 'wears', 'with', 'of', 'for', 'on', 'from', 'to', ',', '.', ';', ':']);
/** What begins what is said of somebody. */
export const SAYS = new Set(
  (
    'in wearing wears wear wore dressed clad is has sports sporting holding carrying carries should standing stands ' +
    'walking seated sitting : ('
  ).split(' '),
);

/** Where a joint may stand after somebody: 'dad (70) and', 'mother in law and'. */
function jointOf(tokens: readonly Token[], at: number): number {
  const [a, b, c] = [1, 2, 3].map((n) => tokens[at + n]?.word ?? '');
  if (a === '(' && /^\d+$/.test(b ?? '') && c === ')') return at + 4;
  return a === 'in' && b === 'law' ? at + 3 : at + 1;
}

/** The next noun for somebody after a joint; only an article and what describes them stand between. */
function partnerOf(tokens: readonly Token[], at: number): number | undefined {
  // 'mother daughter combo'
  if (isKinPair(tokens, at)) return at + 1;
  const to = jointOf(tokens, at);
  const joint = tokens[to]?.word ?? '';
  let next = to + 1;
  const isWhose = WHOSE.has(tokens[next]?.word ?? '');
  // 'grandfather with grandson'
  const areKin = roleAt(tokens, at)?.isKin === true && roleAt(tokens, next)?.isKin === true;
  if (!(JOINTS.has(joint) || (joint === 'with' && (isWhose || areKin)))) return undefined;
  if (joint === '/') return undefined;
  if (isWhose) next++;
  const last = isWhose || joint === 'and' || joint === '&' ? next + MOST_BETWEEN : next;
  for (; next <= last; next++) {
    if (roleAt(tokens, next)) return isAgeOf(tokens, next) ? next + 1 : next;
    if (CLAUSE_WORDS.has(tokens[next]?.word ?? '.') || tokens[next]?.isPossessive) return undefined;
  }
  return undefined;
}

/** 'Toddler son': a noun for an age that stands before the noun for whoever has it. */
const isAgeOf = (tokens: readonly Token[], at: number): boolean => {
  const [age, person] = [roleAt(tokens, at), roleAt(tokens, at + 1)];
  return age?.ageGroup !== undefined && age.presentation === undefined && person?.presentation !== undefined;
};

/** Whom the noun at `at` names, with the age that stands right before it. */
function personAt(tokens: readonly Token[], at: number): Role | undefined {
  const role = roleAt(tokens, at);
  const ageGroup = role && at > 0 && isAgeOf(tokens, at - 1) ? roleAt(tokens, at - 1)?.ageGroup : undefined;
  return role && ageGroup ? { ...role, ageGroup } : role;
}

/** Two of one family side by side, called a pair: 'mother daughter twinning set'. */
function isKinPair(tokens: readonly Token[], at: number): boolean {
  const [a, b] = [roleAt(tokens, at), roleAt(tokens, at + 1)];
  const isPair = tokens.slice(at + 2, at + 2 + MOST_BETWEEN).some(({ word }) => PAIRED.has(word));
  return a?.isKin === true && b?.isKin === true && a.id !== b.id && isPair && !isAgeOf(tokens, at);
}
const PAIRED = new Set(['combo', 'matching', 'twinning', 'set', 'pair', 'duo', 'outfits', 'dresses']);

const BOUNDARIES = new Set([
  ...[',', '.', ';', ':', '&', '+', '(', '\n', '–', '—', '|', '/', 'and', 'with', 'while', 'whereas', 'beside', 'near'],
  ...['to', 'next', 'of', 'for', 'on', 'alongside', 'by', 'plus', 'both'],
]);
/** Words before a noun that may describe it. */
const MOST_BEFORE = 5;

/** Where the words that describe the noun at `at` begin: the first after a boundary. */
export function beginsAt(tokens: readonly Token[], at: number): number {
  let first = at;
  while (first > 0 && at - first < MOST_BEFORE && !BOUNDARIES.has(tokens[first - 1]?.word ?? '.')) first--;
  return first;
}

const isSame = (a: Role, b: Role): boolean => a.id === b.id;

/** 'A bride and groom', 'a mother with her daughter', 'an old man and a young woman'. */
function sideBySide(tokens: readonly Token[]): Named | undefined {
  for (let i = 0; i < tokens.length; i++) {
    const [role, token] = [personAt(tokens, i), tokens[i]];
    const partner = role && !token?.isPossessive ? partnerOf(tokens, i) : undefined;
    const other = partner === undefined ? undefined : personAt(tokens, partner);
    if (!role || !token || partner === undefined || !other || isSame(role, other)) continue;
    const [joint, second] = [tokens[Math.min(jointOf(tokens, i), partner)], tokens[partner]];
    if (!joint || !second) continue;
    // 'an old man and a young woman': each has words of their own
    const isEach = partner > i + 2;
    const first = isEach ? (tokens[beginsAt(tokens, i)] ?? token) : token;
    const more = partnerOf(tokens, partner);
    const named = more === undefined ? undefined : roleAt(tokens, more);
    // 'uncle and nephew, uncle wears tweed': who is named again is no third
    const third = named && !isSame(named, role) && !isSame(named, other) ? named : undefined;
    return {
      roles: [role, other],
      phrase: {
        whole: { start: first.start, end: second.end },
        own: [
          { start: first.start, end: Math.max(token.end, joint.start - 1) },
          { start: joint.start, end: second.end },
        ],
      },
      ...(third && more !== undefined && { tooMany: `${token.word}, ${second.word} and ${tokens[more]?.word}` }),
    };
  }
  return undefined;
}

const COUNTABLE = Object.keys(PEOPLE).join('|');
const DESCRIBED =
  '(?:(?:young|little|small|old|elderly|beautiful|stylish|best|close|black|white|indian|african|asian|south|twin|happy|modern|fashion|teenage|punjabi|muslim|plus|size|curvy|slim|tall) ){0,3}';
/** 'A woman with her two kids': of their clothes nothing is said, so she is asked for alone. */
const NOT_BESIDE =
  '(?!(?<=\\b(?:with|watching|minding|holding|has) (?:her|his|my|our) (?:two|2) (?:kids|children|toddlers))\\s*(?:$|[,.;]))';
const TWO = new RegExp(
  `(?<!\\bof )\\b(?:two|2|both|(?:a )?(?:couple|pair) of)(?: of)? ${DESCRIBED}(${COUNTABLE})\\b(?!['’])(?! (?:and|&) (?:wo)?men\\b)${NOT_BESIDE}`,
  'i',
);
const TWINS = new RegExp(`\\b(?:twins?,? (${COUNTABLE})\\b|twins\\b)(?!['’])`, 'i');
const COUPLE =
  /\b(?:(gay|lesbian) )?(?:couples?|newly ?weds)\b(?! of\b)(?!['’]?s? (?:rings?|watch(?:es)?|goals|bracelets?|mugs?)\b)/i;
const SIBLINGS = /\b(siblings|best friends)\b(?!['’])/i;
/** 'Sisters: elder in red, younger in pink': two of several who are told apart by nothing but their years or their height. */
const SEVERAL = /\b(sisters|brothers|cousins|friends|girls|boys|women|men|ladies)\b(?!['’])/i;
const COMPARED =
  /\b(?:elder|older|eldest|taller|bigger)(?: (?:one|sister|brother|girl|boy|cousin|woman|man))? (?:in|wears|wearing|has)\b/i;
const COMPARED_TO =
  /\b(?:younger|youngest|shorter|smaller)(?: (?:one|sister|brother|girl|boy|cousin|woman|man))? (?:in|wears|wearing|has)\b/i;
const areCompared = (text: string): boolean => COMPARED.test(text) && COMPARED_TO.test(text);
const HIS_AND_HERS = /\b(?:him and her|his and hers?|his & hers)\b/i;
const NUMBERS = 'three|four|five|six|seven|eight|nine|ten|[3-9]';
const MANY = new RegExp(
  `(?<!\\b(?:of|size|uk|us|eu|pack) )\\b((?:${NUMBERS}|(?:a )?(?:group|trio|crowd|team|bunch) of|several) ${DESCRIBED}(?:${COUNTABLE}))\\b(?!['’])|\\b((?:(?:a|the|our|my) )?family of (?:${NUMBERS}))\\b|\\b((?:a|the|whole|entire|our|my) family)(?= (?:in|wearing|dressed|portrait|photo ?shoot|picture)\\b)`,
  'i',
);

const WOMAN = ROLES.get('woman');
const MAN = ROLES.get('man');

const MEN =
  /\b(?:both|all|two|both of them|they are(?: both)?) (?:old |young |elderly |tall )?(?:men|guys|boys|gents|gentlemen|male)\b/i;
const WOMEN =
  /\b(?:both|all|two|both of them|they are(?: both)?) (?:old |young |elderly |tall )?(?:women|girls|ladies|female)\b/i;

/** 'Two friends, both men': what those are who are called by no word for a man or a woman. */
function toldIn(text: string): readonly [Role, Role] | undefined {
  if (!WOMAN || !MAN || MEN.test(text) === WOMEN.test(text)) return undefined;
  return MEN.test(text) ? [MAN, MAN] : [WOMAN, WOMAN];
}

/** 'A couple', 'two sisters', 'twins', 'a family of five'. */
function counted(text: string): Named | undefined {
  if (!WOMAN || !MAN) return undefined;
  const many = MANY.exec(text);
  if (many) {
    const said = (many[1] ?? many[2] ?? many[3] ?? '').toLowerCase();
    const people = Object.keys(PEOPLE).find((word) => said.endsWith(` ${word}`));
    return { roles: (people && PEOPLE[people]) || [WOMAN, MAN], tooMany: said };
  }
  const couple = COUPLE.exec(text);
  if (couple) {
    const kind = couple[1]?.toLowerCase();
    return { roles: kind === 'gay' ? [MAN, MAN] : kind === 'lesbian' ? [WOMAN, WOMAN] : [WOMAN, MAN] };
  }
  const two =
    TWO.exec(text) ?? TWINS.exec(text) ?? SIBLINGS.exec(text) ?? (areCompared(text) ? SEVERAL.exec(text) : null);
  if (two) return { roles: toldIn(text) ?? PEOPLE[(two[1] ?? '').toLowerCase()] ?? [WOMAN, WOMAN] };
  return HIS_AND_HERS.test(text) ? { roles: [MAN, WOMAN] } : undefined;
}

/** Whether a clause about whoever is named at `at` begins there. */
export function opensClause(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.word ?? '';
  return (
    SAYS.has(next) || ((next === '-' || next === '–' || next === '—') && tokens[at + 1]?.start !== tokens[at]?.end)
  );
}

/** 'For him: a kurta', 'on her, a saree': what they begin is said after the name. */
const leads = (tokens: readonly Token[], at: number): boolean => {
  const first = WHOSE.has(tokens[at - 1]?.word ?? '') ? at - 2 : at - 1;
  const [before, next] = [tokens[first - 1]?.word, tokens[at + 1]?.word];
  return next === ':' || before === undefined || CLAUSE_BREAKS.has(before);
};
const CLAUSE_BREAKS = new Set(['.', ';', '\n', '|']);

export const isFor = (tokens: readonly Token[], at: number): boolean => {
  const [before, first] = [tokens[at - 1]?.word ?? '', tokens[at - 2]?.word ?? ''];
  const isSaid = before === 'for' || before === 'on' || (WHOSE.has(before) && (first === 'for' || first === 'on'));
  return isSaid && !leads(tokens, at);
};

/** Whose child somebody is, by name or by age: 'mom in jeans, her little girl in white'. */
const isTheirs = ({ id, isOffspring, ageGroup }: Role): boolean =>
  isOffspring === true || ageGroup === 'child' || id === 'girl' || id === 'boy';

/** Two people so unlike that two clauses speak of two: a groom and a bride, a mother and a daughter. */
const areTwo = (a: Role, b: Role): boolean =>
  (a.presentation !== undefined && b.presentation !== undefined && a.presentation !== b.presentation) ||
  (a.isParent === true && isTheirs(b)) ||
  (b.isParent === true && isTheirs(a));

/** Whose clothes are spoken of though nobody is: 'the bride's lehenga'. */
const WEDDED = new Set(['bride', 'groom']);

/** What describes one of a family before the noun: 'her little girl'. */
const OF_KIN = new Set(['little', 'small', 'young', 'younger', 'elder', 'older', 'big', ...WHOSE]);

/** 'Groom ivory sherwani …, bride red lehenga', 'brother blue kurta, sister …': their clothes stand right after them. */
const wearsBare = (tokens: readonly Token[], at: number): boolean => {
  let first = at;
  while (OF_KIN.has(tokens[first - 1]?.word ?? '')) first--;
  const before = tokens[first - 1]?.word;
  const isClause = before === undefined || CLAUSE_BREAKS.has(before) || before === ',' || before === 'and';
  // 'elder brother, 12, green kurta'
  const isAged =
    tokens[at + 1]?.word === ',' && /^\d+$/.test(tokens[at + 2]?.word ?? '') && tokens[at + 3]?.word === ',';
  const senses = LEXICON.next.get(tokens[isAged ? at + 4 : at + 1]?.word ?? '')?.senses ?? [];
  const role = roleAt(tokens, at);
  return (
    isClause &&
    (WEDDED.has(role?.id ?? '') || role?.isKin === true) &&
    senses.some(({ as }) => as === 'colour' || as === 'garment')
  );
};

/** 'Groom in an ivory sherwani, bride in a red lehenga'; 'a lehenga for the bride and a sherwani for the groom'. */
function apart(tokens: readonly Token[]): Named | undefined {
  const heads = tokens.flatMap((token, at) => {
    const role = roleAt(tokens, at) ?? PRONOUNS.get(token.word);
    const isPronoun = PRONOUNS.has(token.word);
    if (!role || (token.isPossessive && !WEDDED.has(role.id))) return [];
    const opens =
      opensClause(tokens, at) || wearsBare(tokens, at) || token.isPossessive || (!isPronoun && isFor(tokens, at));
    return opens ? [{ role, isFor: isFor(tokens, at) }] : [];
  });
  const [first] = heads;
  const second = first && heads.find(({ role, isFor }) => isFor === first.isFor && areTwo(first.role, role));
  return first && second ? { roles: [first.role, second.role] } : undefined;
}

/** 'My husband and me', 'me and my daughter'. */
function withSpeaker(tokens: readonly Token[]): Named | undefined {
  const found = besideSpeaker(tokens);
  const [first, second] = found ? [tokens[found.from], tokens[found.to]] : [];
  if (!found || !first || !second) return undefined;
  return {
    roles: found.roles,
    phrase: {
      whole: { start: first.start, end: second.end },
      own: [first, { start: first.end, end: second.end }],
    },
  };
}

/** Two of whom one is numbered first, or is whoever writes. */
function toldApart(tokens: readonly Token[]): Named | undefined {
  const roles =
    numbered(tokens) ??
    apartFromSpeaker(tokens, (at) => opensClause(tokens, at) || isFor(tokens, at)) ??
    apartByOwners(tokens);
  return roles && { roles };
}

export const findRoles = (text: string, tokens: readonly Token[]): Named | undefined =>
  sideBySide(tokens) ?? withSpeaker(tokens) ?? counted(text) ?? apart(tokens) ?? toldApart(tokens);
