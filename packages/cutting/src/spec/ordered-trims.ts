import type { WithParts } from './closers.ts';
import { BOUGHT, type BoughtId } from './made/part-words.ts';
import type { OrderedPart } from './made/read-parts.ts';
import type { Parts } from './points.ts';
import type { Trim } from './specification.ts';

/** What the house calls the same thing in its own bill. */
const SAME: Partial<Readonly<Record<BoughtId, RegExp>>> = {
  tassel: /tassel|latkan/,
  pads: /^cups/,
  'can-can': /can-can/,
  cord: /dori|nada|drawcord/,
  elastic: /elastic/,
  tape: /tape to tie|^tape/,
  gota: /gota/,
  lace: /lace/,
};
/** Nobody makes a garment's whole worth of these unless somebody orders it. */
const ONLY_ORDERED: readonly RegExp[] = [/^cups$/, /can-can/];

/** To buy over what is measured, and the least that is sold, m. */
const SPARE = 1.1;
const LEAST = 0.25;
const asBought = (cm: number): number => Math.max(LEAST, Math.ceil((cm * SPARE) / 5) / 20);

/** How long what is sewn along an edge is, cm. */
function along({ place }: OrderedPart, { torso: t, skirt, legs, drape }: Parts): number {
  const hem = t?.sweep ?? (t ? t.hem * 2 : (skirt?.sweep ?? (legs ? legs.opening * 4 : 0)));
  const neck = t ? 2 * (t.neckWidth + t.frontNeck) : 0;
  const sleeves = (t?.sleeveOpening ?? 0) * 4;
  switch (place) {
    case 'hem':
    case 'ankle':
      return hem;
    case 'neck':
    case 'nape':
      return neck;
    case 'cuff':
      return sleeves;
    case 'front':
      return t ? t.length * 2 : hem;
    case 'back':
      return legs?.waist ?? skirt?.waist ?? (t ? t.waist : 0);
    case 'waist':
      return 2 * (legs?.waist ?? skirt?.waist ?? t?.waist ?? 0);
    default:
      return drape ? 2 * (drape.length + drape.width) : hem + neck + sleeves;
  }
}

function trimOf(part: OrderedPart & { id: BoughtId }, parts: Parts): Trim {
  const row: { what: string; pieces?: number } = BOUGHT[part.id];
  const [name, provenance] = [row.what === part.id ? part.text.toLowerCase() : row.what, 'words' as const];
  if (row.pieces !== undefined)
    return {
      id: part.id,
      name,
      quantity: (part.count ?? row.pieces) * (part.times ?? 1),
      unit: part.id === 'pads' ? 'pair' : 'pcs',
      provenance,
    };
  return { id: part.id, name, quantity: asBought(along(part, parts) * (part.count ?? 1)), unit: 'm', provenance };
}

const isBought = (part: OrderedPart): part is OrderedPart & { id: BoughtId } => part.as === 'bought' && !part.isNone;

/** The house's trims with what the words order beside them; what the house has by itself and nobody needs is left out. */
export function trimsAsOrdered(house: readonly Trim[], { parts: said = [] }: WithParts, parts: Parts): Trim[] {
  const bought = said.filter(isBought);
  const serves = (trim: Trim) => bought.find(({ id }) => (SAME[id] ?? new RegExp(`^${id}`)).test(trim.name));
  const kept = house
    .filter((trim) => !ONLY_ORDERED.some((of) => of.test(trim.name)) || serves(trim) !== undefined)
    .map((trim): Trim => (serves(trim) ? { ...trim, provenance: 'words' } : trim));
  const added = bought.filter((part) => !house.some((trim) => serves(trim)?.id === part.id));
  const once = added.filter(
    (part, nth) => added.findIndex(({ id, place }) => id === part.id && place === part.place) === nth,
  );
  return [...kept, ...once.map((part) => trimOf(part, parts))];
}
