/** What the words say of a garment and something else they say of it replaces: one neckline is cut, one closure shuts. */
import type { Garment, Look } from '@toile/look';
import type { Slots } from '@toile/look/records';
import type { Draft, GarmentThing, Said, Thing } from '#atelier/draft/draft.ts';

/** What a garment has one of. */
const ONE_OF = [
  'neckline',
  'collar',
  'closure',
  'length',
  'fit',
  'silhouette',
  'waistline',
  'fabric',
  'print',
  'sleeveShape',
  'sleeveLength',
] as const;
type Slot = (typeof ONE_OF)[number];

/** The sort of words that speak of a slot before all: what a shape brings besides gives way to what is named. */
const SPEAKS_OF: Readonly<Record<Slot, readonly Said['as'][]>> = {
  neckline: ['neckline'],
  collar: ['collar'],
  closure: ['closure'],
  length: ['length'],
  fit: ['fit'],
  silhouette: ['silhouette'],
  waistline: ['waistline'],
  fabric: ['fabric'],
  print: ['print'],
  sleeveShape: ['sleeve'],
  sleeveLength: ['sleeve'],
};

const cutOf = ({ sleeve, cloth, ...garment }: Garment, slot: Slot): string => {
  if (slot === 'sleeveShape') return sleeve.shape;
  if (slot === 'sleeveLength') return sleeve.length;
  if (slot === 'fabric') return cloth.fabric;
  return slot === 'print' ? cloth.print.kind : garment[slot];
};

/** Pairs of which the first is seen in the second, or says no more than it does. */
const WITHIN: Readonly<Partial<Record<Slot, readonly (readonly [string, string])[]>>> = {
  neckline: [
    ...['sweetheart', 'cowl', 'square', 'v', 'scoop'].map((shape) => ['straps', shape] as const),
    ['strapless', 'sweetheart'],
    ['round', 'keyhole'],
    ['halter', 'keyhole'],
  ],
  closure: [
    ['buttons', 'double-breasted'],
    ['buttons', 'frog'],
    ['buttons', 'half-placket'],
    ['none', 'wrap'],
  ],
  fit: [
    ['slim', 'fitted'],
    ['fitted', 'tight'],
    ['relaxed', 'oversized'],
  ],
  silhouette: [
    ['a-line', 'pencil'],
    ['slim', 'jogger'],
  ],
  sleeveShape: [
    ['set-in', 'puff'],
    ['set-in', 'flutter'],
  ],
};

/** Words that say how long, long or short, and no more. */
const VAGUE = /^(?:long|longer|short|shorter|full|full length|printed|print|melange)$/i;

/** Cloths that are spun into another: '95% viscose', 'cotton twill', 'wool tweed'. */
const isWithin = (slot: Slot, said: string, drawn: string): boolean =>
  said === drawn || WITHIN[slot]?.some(([part, whole]) => part === said && whole === drawn) === true;

/** What a garment carries of a print or a cloth besides its own: a second print, the lace of a collar. */
const carries = ({ details, cloth }: Garment, value: string): boolean =>
  details.some(({ id }) => id === value || id.startsWith(`${value}-`)) ||
  cloth.name?.includes(value) === true ||
  cloth.print.name?.includes(value) === true;

const isLost = (garment: Garment, said: Said, slot: Slot, slots: Slots): boolean => {
  const asked = slots[slot];
  if (asked === undefined || !SPEAKS_OF[slot].includes(said.as)) return false;
  return !isWithin(slot, asked, cutOf(garment, slot)) && !carries(garment, asked);
};

/** The words for what is said of a garment and is not cut. */
function overriddenOf(thing: GarmentThing, garment: Garment, text: (said: Said) => string): string[] {
  return thing.said
    .filter(({ slots, part }) => slots && !part)
    .filter((said) => !VAGUE.test(text(said)) && ONE_OF.some((slot) => isLost(garment, said, slot, said.slots ?? {})))
    .map(text);
}

const isGarment = (thing: Thing): thing is GarmentThing => thing.type === 'garment';

/** 'Not drawn of the anarkali, as another was said too: round neck.' */
export function tellOverridden(draft: Draft, { garments }: Pick<Look, 'garments'>, words: string): string[] {
  const text = ({ start, end }: Said): string => words.slice(start, end).toLowerCase();
  return draft.things.filter(isGarment).flatMap((thing, i) => {
    const garment = garments.find(({ id }) => id === `g${i + 1}`);
    if (!garment) return [];
    const lost = [...new Set(overriddenOf(thing, garment, text))];
    return lost.length > 0 ? [`Said of the ${garment.name}, and drawn otherwise: ${lost.join(', ')}.`] : [];
  });
}

/** Words for what a thing has anyhow: the brim of a hat, the weave of a saree. */
const OF_ITSELF: ReadonlySet<string> = new Set(['detail', 'woven']);
/** A word nobody knows, or a style, is told elsewhere. */
const isLeft = ({ as, value }: Said): boolean => as !== 'unread' && as !== 'style' && !OF_ITSELF.has(value);

/** 'Understood, and drawn of nothing here: gold.' What is said of nothing that is worn, beside what is. */
export function tellUnbound({ floating, things, product }: Draft, words: string): string[] {
  if (!product && !things.some(isGarment)) return [];
  const left = [...new Set(floating.filter(isLeft).map(({ start, end }) => words.slice(start, end).toLowerCase()))];
  return left.length > 0 ? [`Understood, and drawn of nothing here: ${left.join(', ')}.`] : [];
}
