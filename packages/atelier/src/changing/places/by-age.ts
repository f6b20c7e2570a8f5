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

const ORDER = { child: 0, teen: 1, adult: 2, senior: 3 } as const;

/** A clause of the elder or the younger of two, said of the one on the left or on the right; why that cannot be known; undefined for any other. Pure. */
export function ofElder(look: Look, clause: string): { clause: string } | { why: string } | undefined {
  const [, one, other] = BY_AGE.exec(clause) ?? [];
  const who = one ?? other;
  if (!look.companion || who === undefined) return undefined;
  const [first, second] = agesIn(look) ?? [ORDER[look.person.ageGroup], ORDER[look.companion.person.ageGroup]];
  if (first === second)
    return { why: `nothing here says who is the ${who}: say the one on the left, or on the right.` };
  const isSecond = OLDER.test(who) === second > first;
  return { clause: clause.replace(BY_AGE, () => `the one on the ${isSecond ? 'right' : 'left'}`) };
}
