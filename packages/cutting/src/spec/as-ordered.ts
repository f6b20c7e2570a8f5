import { CLOSURES, type Detail, type Garment, type Look, type ReadSpan } from '@toile/look';

/** Where a garment is got into, as the words place it; the house's own place where none is said. */
export type Opening = 'side-zip' | 'side-hook' | 'side-button' | 'back-zip' | 'back-hook' | 'back-button';
const OPENINGS: readonly Opening[] = ['side-zip', 'side-hook', 'side-button', 'back-zip', 'back-hook', 'back-button'];

/** A garment whose opening the words place: pictures have no field for what they do not show. */
type Placed = Garment & { opening?: Opening };

export const openingOf = ({ opening }: Placed): Opening | undefined => opening;

/** Opens in the side seam, and in no other place. */
export const opensAtSide = (garment: Garment): boolean => openingOf(garment)?.startsWith('side') === true;

/** Opens down the centre back. */
export const opensBehind = (garment: Garment): boolean => openingOf(garment)?.startsWith('back') === true;

/** The words for seams that shape a body from the shoulder: read as darts, and sewn otherwise. */
const SEAMED = /princess|panel/i;
/** Shaped by seams from the shoulder to the hem. */
const PRINCESS: Detail = { id: 'darts', part: 'panel' };

export const isPrincess = ({ details }: Pick<Garment, 'details'>): boolean =>
  details.some(({ id, part }) => id === PRINCESS.id && part === PRINCESS.part);

const NUMBERS: Readonly<Record<string, number>> = {
  four: 4,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
  fourteen: 14,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  'twenty-four': 24,
};
/** 'sixteen kalis', '12 panels'. */
const KALIS = /\b(?<number>[a-z]+(?:-four)?|\d{1,2})[ -](?:kali|kalis|panel|panels|gore|gores)\b/i;
/** Fewer are no kalis, and more are sewn by nobody. */
const LEAST_KALIS = 4;
const MOST_KALIS = 40;

/** Stretches of the words that stand in one breath, as one. */
function runs({ reading }: Look): string[] {
  const spans = [...reading.understood, ...reading.unread].toSorted((a, b) => a.start - b.start || b.end - a.end);
  const out: { end: number; text: string }[] = [];
  for (const { start, end, text } of spans) {
    const last = out.at(-1);
    if (last && end <= last.end) continue;
    if (last && start - last.end <= 1) {
      last.text = `${last.text} ${text}`;
      last.end = end;
    } else out.push({ end, text });
  }
  return out.map(({ text }) => text);
}

function kalisOf(look: Look): number | undefined {
  for (const run of runs(look)) {
    const said = KALIS.exec(run)?.groups?.number?.toLowerCase() ?? '';
    const count = NUMBERS[said] ?? Number(said);
    if (Number.isInteger(count) && count >= LEAST_KALIS && count <= MOST_KALIS) return count;
  }
  return undefined;
}

/** Called after its crossing fronts. */
const WRAP = /\bwrap\b/i;

/** What the words say of how it closes beside 'buttons', which are what closes it as well as a count of them. */
function closureOf(spans: readonly ReadSpan[], garment: Garment): Garment['closure'] {
  const closings = spans.filter(({ as }) => as === 'closure').map(({ value }) => value);
  if (closings.includes('back-lacing')) return 'lace-up';
  const said = CLOSURES.find((one) => one === closings[0]);
  const isWrap = spans.some(({ as, text }) => as === 'garment' && WRAP.test(text));
  if (isWrap && (garment.closure === 'tie' || garment.closure === 'none')) return 'wrap';
  return garment.closure === 'buttons' && said !== undefined && said !== 'drawstring' ? said : garment.closure;
}

/**
 * A garment as its words order it, where the Look as it is painted has it otherwise: how it closes and where, seams for darts, and a
 * number of kalis.
 */
export function asOrdered(look: Look, garment: Garment): Garment {
  const spans = look.reading.understood.filter(({ of }) => of === garment.id);
  const opening = OPENINGS.find((one) => spans.some(({ as, value }) => as === 'closure' && value === one));
  const isSeamed = spans.some(({ as, value, text }) => as === 'detail' && value === 'darts' && SEAMED.test(text));
  const kalis = kalisOf(look);
  const details = garment.details
    .map((one) => (isSeamed && one.id === 'darts' && one.part === undefined ? PRINCESS : one))
    .filter((one) => kalis === undefined || one.id !== 'gher');
  const isFull = kalis !== undefined && garment.id === fullest(look);
  const ordered: Placed = {
    ...garment,
    closure: closureOf(spans, garment),
    details: isFull ? [...details, { id: 'gher' }, { id: 'gher', count: kalis }] : details,
  };
  if (opening !== undefined) ordered.opening = opening;
  return ordered;
}

/** The garment that kalis are of: what spreads widest of those that are cut of them. */
const fullest = ({ garments }: Look): string | undefined =>
  (
    garments.find(({ family }) => family === 'lehenga') ??
    garments.find(({ family }) => family === 'dress') ??
    garments[0]
  )?.id;

/** How many front buttons the words count. */
export function buttonsOf({ details }: Pick<Garment, 'details'>): number | undefined {
  const has = (id: Detail['id']) => details.some((one) => one.id === id);
  const counted = details.find(({ id, count }) => id === 'buttons' && count !== undefined)?.count;
  return counted ?? (has('one-button') ? 1 : has('two-button') ? 2 : has('three-button') ? 3 : undefined);
}

/** How many of a detail the words count. */
export const countOf = ({ details }: Pick<Garment, 'details'>, id: Detail['id']): number | undefined =>
  details.find((one) => one.id === id && one.count !== undefined)?.count;
