import type { Family, Silhouette } from '@toile/look';
import type { Said, Thing } from '#atelier/draft/draft.ts';
import type { DetailEntry } from '#atelier/lexicon/entry.ts';
import { DETAIL_BY_ID } from '#atelier/lexicon/lexicon.ts';

const BODICED: readonly Family[] = ['top', 'dress', 'jacket', 'choli', 'jumpsuit', 'saree', 'lehenga'];
const SKIRTED: readonly Family[] = ['dress', 'skirt', 'lehenga', 'saree', 'top', 'jacket'];
const LEGGED: readonly Family[] = ['trousers', 'jumpsuit'];

/** Silhouettes that only make sense below the waist of one or the other. */
const ONLY: Partial<Record<Silhouette, readonly Family[]>> = {
  pencil: ['dress', 'skirt'],
  mermaid: ['dress', 'skirt', 'lehenga'],
  circle: SKIRTED,
  'fit-and-flare': ['dress', 'top', 'skirt'],
  tapered: ['trousers', 'jumpsuit', 'top', 'jacket', 'dress'],
  wide: LEGGED,
  bootcut: LEGGED,
  palazzo: LEGGED,
};
/** Kinds of word that say something about any object at all. */
const UNIVERSAL = new Set(['colour', 'fabric', 'print', 'detail', 'palette']);
/** Details of cloth and cut that no shoe or bag has. */
const CLOTHES_ONLY =
  /hem|slit|train|neck|sleeve|pocket|vent|hood|pleats|tailored|turn-up|belt|waist|gher|fade|tucked|drape|tie-up|topstitch|cape|shoulder/;

/** Accessories that have straps, zips and linings of their own, as every shoe has. */
const MADE_UP: ReadonlySet<string> = new Set([
  'bag',
  'crossbody',
  'clutch',
  'potli',
  'backpack',
  'luggage',
  'belt-bag',
  'watch',
]);
const STRAPS = new Set(['straps', 'shoulder-straps', 'tie-straps']);
/** Parts that only clothes have. */
const BODY_PARTS = new Set([
  'sleeve',
  'neck',
  'collar',
  'lapel',
  'cuff',
  'hem',
  'waist',
  'bodice',
  'yoke',
  'pallu',
  'leg',
  'button',
  'buttons',
]);

/** Parts that what is only draped has none of. */
const NOT_OF_DRAPES: ReadonlySet<string> = new Set(
  'sleeve neck collar lapel cuff waist bodice yoke leg pocket buttons zip'.split(' '),
);

/** Parts that are worn above the waist. */
const NOT_OF_LEGS: ReadonlySet<string> = new Set('sleeve neck collar lapel bodice yoke'.split(' '));

/** Whether a thing besides clothes is made of parts: a bag, a shoe. */
export const isMadeUp = (thing: Thing): boolean =>
  thing.type === 'footwear' || (thing.type === 'accessory' && MADE_UP.has(thing.entry.kind));

/** Whether a word stands right after a thing made of parts. */
export const followsMadeUp = (
  { start, gap }: { start: number; gap: string },
  named: { thing: Thing; end: number } | undefined,
): boolean => gap === 'none' && named !== undefined && isMadeUp(named.thing) && start - named.end <= 1;

/** What shuts, carries or buckles a thing: a closure, straps, a buckle. */
export const fastens = ({ as, value }: Said): boolean =>
  as === 'closure' || (as === 'neckline' && STRAPS.has(value)) || (as === 'detail' && value === 'belt');

function detailFits(entry: DetailEntry | undefined, family: Family): boolean {
  return !entry?.families || entry.families.includes(family);
}

/** Whether a quality can be said of a thing. Parts count as what they are part of. */
export function accepts(thing: Thing, said: Said): boolean {
  if (thing.type !== 'garment') {
    if (isMadeUp(thing) && (fastens(said) || (said.part && !BODY_PARTS.has(said.part)))) return true;
    // the ribbon of a hat is of a colour of its own
    if (thing.entry.kind === 'hat' && thing.type === 'accessory' && said.colour && said.part === 'bow') return true;
    if (said.part && !['heel', 'strap', 'detail', 'border', 'contrast'].includes(said.part)) return false;
    // 'a gold obi and crane print': what is printed is the robe, unless it is said before the obi
    if (thing.entry.kind === 'obi' && said.as === 'print' && said.start >= thing.end) return false;
    return UNIVERSAL.has(said.as) && !CLOTHES_ONLY.test(said.value);
  }
  const { family } = thing.entry;
  // a dupatta has no yoke, no neck and no sleeves
  if (family === 'dupatta' && said.part && NOT_OF_DRAPES.has(said.part)) return false;
  if (family === 'trousers' && said.part && NOT_OF_LEGS.has(said.part)) return false;
  switch (said.as) {
    case 'neckline':
    case 'collar':
    case 'sleeve':
      return BODICED.includes(family);
    case 'waistline':
      return family !== 'dupatta' && family !== 'choli';
    case 'silhouette': {
      const only = said.slots?.silhouette ? ONLY[said.slots.silhouette] : undefined;
      return !only || only.includes(family);
    }
    case 'border':
      return !['trousers', 'jumpsuit'].includes(family);
    case 'length':
      return family !== 'saree' || said.slots?.length !== 'crop';
    case 'detail':
      return detailFits(DETAIL_BY_ID.get(said.value), family);
    default:
      return true;
  }
}
