import { asksFor, type Detail, detailOf, type Garment } from '@toile/look';
import { WRITTEN } from '#atelier/lexicon/people.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { isColour } from '../is-colour.ts';
import { isGarment } from '../is-garment.ts';
import { subjectOf, wornAs } from '../targets.ts';
import { mainGarment, mark, type Work } from '../work.ts';

const NUMBERS: readonly string[] = ['no', ...WRITTEN.slice(0, 10)];
const NUMBER = `(\\d{1,2}|an?|${NUMBERS.slice(1).join('|')})`;
const LEAD =
  '(?:(?:make|add|put|with|have|give|only|just|needs?|want|use|it|her|him|the|to|be|should|there|exactly|around|about|maybe|like|some) )*';
const WHAT = '(buttons?|pockets?|tiers?|layers|ruffles|frills|kalis?)';
const COUNTED = new RegExp(
  `^${LEAD}${NUMBER} (more |extra |less |fewer )?(?:[a-z]+ ){0,2}?${WHAT}(?: (?:only|more|extra|less|placket))?(?: (?:in|on|at|for|to) (?:the |her |his )?([a-z ]+))?$`,
);
/** 'Buttons, seven of them': the number of what was spoken of. */
const OF_THEM = new RegExp(`^${LEAD}${NUMBER} (?:of (?:them|those|these)|in all|in total)$`);

const numberOf = (word: string): number =>
  /^\d/.test(word) ? Number(word) : /^an?$/.test(word) ? 1 : NUMBERS.indexOf(word);

const ID_OF: readonly (readonly [RegExp, Detail['id']])[] = [
  [/^button/, 'buttons'],
  [/^pocket/, 'pocket'],
  [/^(?:tier|layer)/, 'tiers'],
  [/^(?:ruffle|frill)/, 'ruffle'],
  [/^kali/, 'gher'],
];

/** More would be no number of anything a garment has. */
const MOST = 60;
/** Fronts of jackets are counted in names of their own. */
const JACKET_BUTTONS = ['one-button', 'two-button', 'three-button'] as const;

const isJacketed = ({ family, collar }: Garment): boolean =>
  family === 'jacket' && (collar === 'notch' || collar === 'peak' || collar === 'shawl');

const CAN: Partial<Readonly<Record<Detail['id'], (garment: Garment) => boolean>>> = {
  buttons: ({ family, layer }) =>
    ['top', 'jacket', 'dress', 'choli', 'jumpsuit'].includes(family) && layer !== 'bottom',
  tiers: ({ family }) => ['dress', 'skirt', 'lehenga'].includes(family),
  gher: ({ family }) => ['dress', 'lehenga', 'skirt', 'top'].includes(family),
  ruffle: ({ family }) => family !== 'trousers',
};

function withCount(garment: Garment, id: Detail['id'], count: number): Garment {
  const rest = garment.details.filter((detail) => detail.id !== id && !JACKET_BUTTONS.some((own) => own === detail.id));
  if (id !== 'buttons')
    return { ...garment, details: [...garment.details.filter((detail) => detail.id !== id), { id, count }] };
  const own = isJacketed(garment) ? JACKET_BUTTONS[count - 1] : undefined;
  const closure =
    garment.closure === 'none' || garment.closure === 'open' || garment.closure === 'zip' ? 'buttons' : garment.closure;
  return { ...garment, closure, details: [...rest, own ? { id: own } : { id, count }] };
}

function countNow({ details }: Garment, id: Detail['id']): number | undefined {
  const named = JACKET_BUTTONS.findIndex((own) => asksFor({ details }, own));
  if (id === 'buttons' && named >= 0) return named + 1;
  return details.find((detail) => detail.id === id && detail.count !== undefined)?.count;
}

/** 'Seven gold buttons', 'one more pocket', 'three tiers'. @returns whether a number of something was asked for */
export function countOf(work: Work, clause: string): boolean {
  const them = work.subject?.of === 'garment' && work.subject.part === 'buttons' ? OF_THEM.exec(clause) : null;
  const [, number = '', moved = '', what = '', place = ''] = COUNTED.exec(clause) ?? [];
  const n = numberOf(them?.[1] ?? number);
  const id = them ? 'buttons' : ID_OF.find(([names]) => names.test(what))?.[1];
  if (!id || !(n > 0) || n > MOST || (n === 1 && !moved && /^an?$/.test(number))) return false;
  const { look } = work;
  const [thing] = draftOf(place).things.filter(isGarment);
  const main = mainGarment(look);
  const can = CAN[id] ?? (() => true);
  const garment = (thing && wornAs(look, thing.entry)) ?? (can(main) ? main : look.garments.find(can));
  if (!garment || (place && !thing)) return false;
  const now = countNow(garment, id);
  const isLess = /less|fewer/.test(moved);
  if (moved && now === undefined) {
    work.notDone.push(`How many there are follows from the cut of the ${garment.name}: say how many there should be.`);
    return true;
  }
  const count = moved ? (now ?? 0) + (isLess ? -n : n) : n;
  if (count < 1) return false;
  const counted = withCount(garment, id, count);
  const colour = colourIn(clause, what);
  const fresh = colour && id === 'buttons' ? { ...counted, trims: { ...counted.trims, buttons: colour } } : counted;
  look.garments = look.garments.map((one) => (one === garment ? fresh : one));
  mark(work, `${garment.id}.details`);
  work.subject = subjectOf(fresh, id === 'buttons' ? 'buttons' : undefined);
  return true;
}

/** The colour right before what is counted. */
function colourIn(clause: string, what: string) {
  const word = new RegExp(`(\\w+) ${what || 'buttons'}\\b`).exec(clause)?.[1] ?? '';
  return word && !detailOf(word) && isColour(word) ? draftOf(word).floating[0]?.colour : undefined;
}
