import { OF_AN_OFFICE } from '#atelier/lexicon/hindi/suits.ts';
import { tokenise } from '#atelier/lexicon/language/tokenise.ts';
import { LEXICON, type Node } from '#atelier/lexicon/lexicon.ts';
import { withoutAddress } from './address.ts';
import { ORDER_RULES } from './order-rules.ts';
import { isNamed, isThing, link, type Unit } from './unit.ts';
import { isHindi, unitsOf } from './units.ts';

/** A text as the English reader takes it, and where in the text as written each stretch of it was said. */
export interface Rendering {
  text: string;
  said: (start: number, end: number) => { start: number; end: number };
}

/** No sentence has so many phrases in one breath; what has is cut, so that no text takes long to put in order. */
const LONGEST_CLAUSE = 60;

/** What ends a clause and says nothing itself: a verb, 'lekin'. */
const ENDS_CLAUSE: ReadonlySet<Unit['kind']> = new Set(['is', 'but']);

/** Clauses end at commas, full stops and verbs. */
function clausesOf(units: readonly Unit[]): Unit[][] {
  const clauses: Unit[][] = [];
  let isNew = true;
  let gap: Unit['gap'] = 'pause';
  for (const unit of units) {
    if (ENDS_CLAUSE.has(unit.kind)) {
      isNew = true;
      continue;
    }
    if (unit.gap !== 'none') gap = unit.gap;
    if (unit.kind === 'scene') {
      clauses.push([{ ...unit, gap: clauses.length === 0 ? unit.gap : gap }]);
      isNew = true;
      gap = 'pause';
      continue;
    }
    if (isNew || unit.gap !== 'none' || clauses.at(-1)?.length === LONGEST_CLAUSE)
      clauses.push([{ ...unit, gap: clauses.length === 0 ? unit.gap : gap }]);
    else clauses.at(-1)?.push(unit);
    isNew = false;
    gap = 'pause';
  }
  return clauses;
}

const isNoun = (unit: Unit | undefined): boolean => unit?.kind === 'part' || unit?.kind === 'thing';

const isColour = ({ english }: Unit): boolean => {
  const said = tokenise(english).at(-1);
  return LEXICON.next.get(said?.key ?? '')?.senses.some(({ as }) => as === 'colour') ?? false;
};

const isPrint = ({ english }: Unit): boolean => {
  let at: Node | undefined = LEXICON;
  for (const { key } of tokenise(english)) at = at?.next.get(key);
  return at?.senses.some((sense) => sense.as === 'attribute' && sense.entry.as === 'print') ?? false;
};

/** The qualities that stand in a row from `start` on, equals joined by 'and' among them. */
function qualitiesFrom(units: readonly Unit[], start: number): number {
  let end = start;
  while (
    units[end]?.kind === 'quality' ||
    (end > start && units[end]?.kind === 'and' && units[end + 1]?.kind === 'quality')
  )
    end++;
  const last = units.slice(start, end).findLastIndex(({ kind }) => kind === 'and');
  // 'kurta neela aur safed pajama': the second belongs to what follows
  return last >= 0 && isNamed(units[end]) ? start + last : end;
}

/** 'Gala gol', 'dupatta peela': what is said after a noun that has nothing before it, or no colour, is said before it. */
function putQualitiesFirst(units: readonly Unit[]): Unit[] {
  const out = [...units];
  for (let i = 0; i < out.length; i++) {
    const noun = out[i];
    if (!noun || !isNoun(noun)) continue;
    const end = qualitiesFrom(out, i + 1);
    const said = out.slice(i + 1, end);
    let start = i;
    while (isNoun(noun) && isThing(noun) && isThing(out[start - 1])) start--;
    const before = out[start - 1];
    const isDescribed = before?.kind === 'quality' && !(said.some(isColour) && !isColour(before));
    const next = out[end]?.kind;
    const isLast = end === out.length && said.every(isPrint);
    if (
      said.length === 0 ||
      (isDescribed && !isLast) ||
      isNoun(out[end]) ||
      next === 'with-before' ||
      next === 'having'
    )
      continue;
    const [first, ...rest] = [...said, ...out.slice(start, i + 1)];
    if (!first) continue;
    const gap = out[start]?.gap ?? 'none';
    out.splice(start, end - start, { ...first, gap }, ...rest.map((unit) => ({ ...unit, gap: 'none' as const })));
    i = end - 1;
  }
  return out;
}

/** 'Saadi kaali saree' is a plain one: spelt alike, the first of the two is what the second is like. */
function tellPlainFromSaree(units: readonly Unit[]): Unit[] {
  return units.map((unit, i) => {
    if (unit.english !== 'saree') return unit;
    let next = i + 1;
    while (units[next]?.kind === 'quality') next++;
    return units[next]?.english === 'saree' ? { ...unit, english: 'plain', kind: 'quality' as const } : unit;
  });
}

/** 'Ek peela suit' is a kurta over trousers, where neither a man nor an office is named with it. */
function nameSuits(units: readonly Unit[]): readonly Unit[] {
  if (units.some(({ english }) => OF_AN_OFFICE.test(english))) return units;
  const isBare = (unit: Unit, i: number): boolean =>
    unit.english === 'suit' && !(unit.gap === 'none' && isThing(units[i - 1]));
  return units.map((unit, i) => (isBare(unit, i) ? { ...unit, english: 'kurta suit' } : unit));
}

/** 'Andar kaala high neck': what is worn under the rest, and called by its neck. */
function nameNecks(units: readonly Unit[]): readonly Unit[] {
  return units.map((unit, i) => {
    if (unit.english.toLowerCase() !== 'high neck' || isNamed(units[i + 1]) === (units[i + 1]?.gap === 'none'))
      return unit;
    let start = i;
    while (units[start - 1]?.kind === 'quality') start--;
    const isUnder = start < i && (units[start - 1]?.kind === 'with' || units[start - 1]?.kind === 'under');
    return isUnder ? { ...unit, english: 'polo neck sweater', kind: 'thing' as const } : unit;
  });
}

/** 'Dhoti sunehri kinari' is a dhoti with a golden border. */
function joinParts(units: readonly Unit[]): Unit[] {
  return units.flatMap((unit, i) => {
    if (!isThing(units[i - 1]) || !isNamed(unit) || unit.gap !== 'none') return [unit];
    let end = i;
    while (units[end]?.kind === 'quality') end++;
    const isPart = units[end]?.kind === 'part' && !isNoun(units[end + 1]);
    return isPart ? [link('with', unit), unit] : [unit];
  });
}

function inOrder(clause: readonly Unit[]): Unit[] {
  let units: readonly Unit[] = tellPlainFromSaree(clause);
  for (const [kind, rule] of ORDER_RULES) {
    if (kind === 'worn-at') units = putQualitiesFirst(units);
    // every rule takes its own word away, so that there are no more turns than words
    for (let turns = units.length; turns > 0; turns--) {
      const i = units.findIndex((unit) => unit.kind === kind);
      if (i < 0) break;
      const [first, ...rest] = rule(units, i);
      // the clause's own beginning stays what it was
      units = first ? [{ ...first, gap: clause[0]?.gap ?? 'none' }, ...rest] : [];
    }
  }
  return joinParts(units);
}

const SIGNS: Readonly<Record<Unit['gap'], string>> = { none: ' ', pause: ', ', stop: '. ' };

/** Hindi in either script as English in English order; any other text as it is. Linear in its length. */
export function inEnglish(text: string): Rendering {
  if (!isHindi(text)) return { text, said: (start, end) => ({ start, end }) };
  const places: { from: number; to: number; unit: Unit }[] = [];
  let english = '';
  for (const unit of clausesOf(nameNecks(nameSuits(withoutAddress(unitsOf(text), text)))).flatMap(inOrder)) {
    if (english) english += SIGNS[unit.gap];
    places.push({ from: english.length, to: english.length + unit.english.length, unit });
    english += unit.english;
  }
  return {
    text: english,
    said: (start, end) => {
      const met = places.filter(({ from, to }) => from < end && to > start).map(({ unit }) => unit);
      return stretchOf(met);
    },
  };
}

/** One stretch for phrases that may stand apart in the text as written: the last of them and what it touches. */
function stretchOf(units: readonly Unit[]): { start: number; end: number } {
  const [last, ...others] = units.toSorted((a, b) => b.start - a.start);
  let { start, end } = last ?? { start: 0, end: 0 };
  for (const unit of others) if (start - unit.end <= 1) ({ start } = unit);
  end = Math.max(start, end);
  return { start, end };
}
