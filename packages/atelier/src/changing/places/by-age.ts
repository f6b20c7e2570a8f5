import type { Look } from '@toile/look';

/** The elder or the younger of two, and not an elder in a design of one. */
const BY_AGE =
  /\b(?:the )?(elder|older|eldest|bigger|big|younger|youngest|smaller|small) (?:one|boy|girl|brother|sister|kid|child|twin)\b|\bthe (elder|younger|eldest|youngest)(?= )/;
const OLDER = /^(?:elder|older|eldest|bigger|big)$/;

/** Two ages that stand beside those who are named together, in their order: 'two brothers 6 and 9'. */
function agesIn({ reading }: Look): [number, number] | undefined {
  const numbers = reading.understood.filter(({ as, value }) => as === 'ignored' && value === 'count');
  const [first, second, ...others] = numbers.map(({ text }) => Number(text));
  return first && second && others.length === 0 && first !== second ? [first, second] : undefined;
}

const ELDER = /^(?:elder|older|eldest|bigger|big)$/;
const YOUNGER = /^(?:little|younger|youngest|smaller|small)$/;

/** Whom the words of the design call the elder or the younger: they speak of the first one first. */
function namedByAge({ reading }: Look): [number, number] | undefined {
  const [elder, younger] = [ELDER, YOUNGER].map((who) =>
    reading.understood.findIndex(({ text }) => who.test(text.toLowerCase())),
  ) as [number, number];
  if (elder < 0 && younger < 0) return undefined;
  return younger < 0 || (elder >= 0 && elder < younger) ? [1, 0] : [0, 1];
}

/** Who is of another generation, by what they are to each other. */
const BY_ROLE =
  /\b(?:the |her |his )?(?:(?<young>daughter|son|child|kid|toddler|baby|little (?:one|girl|boy)|small one|young one)|(?<old>mother|mom|mum|mummy|mama|mamma|father|dad|papa|parent))(?:'s|s(?= [a-z]))?(?= |$)/;

const ORDER = { child: 0, teen: 1, adult: 2, senior: 3 } as const;

const isAlone = (clause: string): boolean =>
  /^(?:the |her |his )?\S+(?: one| girl| boy)? (?:in|should be|to be) /.test(clause);

/** A clause of the mother or of her daughter, where the two are of different ages. */
function ofRole({ companion, person }: Look, clause: string): { clause: string } | undefined {
  const { young, old } = BY_ROLE.exec(clause)?.groups ?? {};
  const [first, second] = [ORDER[person.ageGroup], companion ? ORDER[companion.person.ageGroup] : undefined];
  if ((young ?? old) === undefined || second === undefined || first === second) return undefined;
  const isSecond = (young !== undefined) === second < first;
  const side = isSecond ? 'right' : 'left';
  // 'daughter in pink' is of all that she wears
  return isAlone(clause)
    ? { clause: `all ${clause.replace(BY_ROLE, '').trim()} except the shoes on the ${side}` }
    : { clause: clause.replace(BY_ROLE, () => `the one on the ${side}`) };
}

/** A clause of the elder or the younger of two, said of the one on the left or on the right; why that cannot be known; undefined for any other. Pure. */
export function ofElder(look: Look, clause: string): { clause: string } | { why: string } | undefined {
  const role = look.companion && ofRole(look, clause);
  if (role) return role;
  const [, one, other] = BY_AGE.exec(clause) ?? [];
  const who = one ?? other;
  if (!look.companion || who === undefined) return undefined;
  const [first, second] = agesIn(look) ??
    namedByAge(look) ?? [ORDER[look.person.ageGroup], ORDER[look.companion.person.ageGroup]];
  if (first === second)
    return { why: `nothing here says who is the ${who}: say the one on the left, or on the right.` };
  const isSecond = OLDER.test(who) === second > first;
  return { clause: clause.replace(BY_AGE, () => `the one on the ${isSecond ? 'right' : 'left'}`) };
}
