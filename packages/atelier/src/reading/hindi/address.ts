/** Whom a wish in Hindi is spoken to: 'bhaiya, ek anarkali chahiye' draws no brother. */
import type { Unit } from './unit.ts';

/** Who is called so before anything is asked of them, by what they are in English or as it is written. */
const ADDRESSED: ReadonlySet<string> = new Set([
  ...['brother', 'sister', 'elder brother', 'elder sister', 'mother', 'father', 'daughter', 'son'],
  ...['aunty', 'auntie', 'aunt', 'uncle', 'sir', 'madam', 'mam', "ma'am", 'masterji', 'masterjee', 'darzi', 'tailor'],
]);
/** What is added to a name out of respect. */
const RESPECT = /^(?:ji|jee|sahab|sahib|saab|saheb|jaan|log)$/i;
/** What is asked of somebody. */
const ASKS =
  /(?<!\p{L})(?:cha+h?i(?:y|h)?e|cha+hiye|ban[ao]+(?: do| dijiye| dena)?|banaiye|banwa ?do|banva do|dikh[ao]+|dikhaiye|de ?do|dijiye|dena|bata[ao]+|mujhe|hume|hamein|humko|चाहिए|बनाओ|बनाइए|दिखाओ|दिखाइए|दीजिए|मुझे)(?!\p{L})/iu;
/** Kinds after which a person before them is spoken of, and not to. */
const OF_THEM: ReadonlySet<Unit['kind']> = new Set([
  'of',
  'for',
  'and',
  'with-before',
  'with',
  'in',
  'on',
  'wearing',
  'is',
]);
/** How far ahead somebody is said to wear what is asked for. */
const NEXT = 12;

const isWorn = (units: readonly Unit[], from: number): boolean => {
  const end = units.findIndex(({ gap, kind }, i) => i > from && (gap !== 'none' || kind === 'is'));
  return units
    .slice(from, Math.min(end < 0 ? units.length : end, from + NEXT))
    .some(({ kind }, i, all) => kind === 'wearing' || (kind === 'in' && all[i - 1]?.kind === 'thing'));
};

/** The units without whoever is called at the beginning, where something is asked of them. */
export function withoutAddress(units: readonly Unit[], text: string): readonly Unit[] {
  const [first] = units;
  if (!first || !ADDRESSED.has(first.english.toLowerCase())) return units;
  let next = 1;
  while (units[next]?.gap === 'none' && RESPECT.test(units[next]?.english ?? '')) next++;
  const after = units[next];
  if (!after || (next === 1 && !ASKS.test(text))) return units;
  const isApart = after.gap !== 'none';
  if (!isApart && (OF_THEM.has(after.kind) || after.english === "'s" || isWorn(units, next))) return units;
  return [{ ...after, gap: first.gap }, ...units.slice(next + 1)];
}
