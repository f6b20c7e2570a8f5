import type { Garment, Look, Source } from '@toile/look';
import type { Locks } from '#atelier/draft/brief.ts';
import { isYoung } from './young/is-young.ts';

/** The parts of a Look that can be held. */
export type Held = Pick<Look, 'person' | 'garments' | 'footwear' | 'accessories'>;

type Hold = (to: Garment, from: Garment) => void;

const plain =
  <K extends keyof Garment>(slot: K): Hold =>
  (to, from) => {
    to[slot] = structuredClone(from[slot]);
  };

/** How each slot of a garment is carried over. */
export const GARMENT_SLOTS: Readonly<Record<string, Hold>> = {
  colour: (to, from) => {
    to.cloth.colour = { ...from.cloth.colour };
  },
  fabric: (to, { cloth }) => {
    const { name: _, ...rest } = to.cloth;
    to.cloth = { ...rest, fabric: cloth.fabric, ...(cloth.name !== undefined && { name: cloth.name }) };
  },
  print: (to, from) => {
    to.cloth.print = structuredClone(from.cloth.print);
  },
  silhouette: plain('silhouette'),
  fit: plain('fit'),
  length: plain('length'),
  waistline: plain('waistline'),
  neckline: plain('neckline'),
  collar: plain('collar'),
  closure: plain('closure'),
  details: plain('details'),
  trims: plain('trims'),
  border: (to, from) => {
    delete to.border;
    if (from.border) to.border = structuredClone(from.border);
  },
  'sleeve.shape': (to, from) => {
    to.sleeve.shape = from.sleeve.shape;
  },
  'sleeve.length': (to, from) => {
    to.sleeve.length = from.sleeve.length;
  },
};

/** The garment that stands where `kept` stood: the same kind, else what is worn in its place. */
const counterpart = (garments: readonly Garment[], kept: Garment): Garment | undefined =>
  garments.find(({ kind }) => kind === kept.kind) ??
  garments.find(({ family, layer }) => family === kept.family && layer === kept.layer) ??
  garments.find(({ layer }) => layer === kept.layer);

/** Puts `kept` back in the place of its counterpart, or as one more garment in the order of dressing. */
function putBack(garments: Garment[], kept: Garment): Garment {
  const old = counterpart(garments, kept);
  const free = `g${Math.max(0, ...garments.map(({ id }) => Number(id.slice(1)))) + 1}`;
  const back = { ...structuredClone(kept), id: old?.id ?? free };
  if (old) garments.splice(garments.indexOf(old), 1, back);
  else garments.push(back);
  return back;
}

function holdGarment(
  held: Held,
  kept: Garment,
  slots: readonly string[],
  mark: (to: string, from: string) => void,
): void {
  const whole = slots.includes('') || slots.includes('kind');
  const garment = whole ? putBack(held.garments, kept) : counterpart(held.garments, kept);
  if (!garment) return;
  const carried = whole ? ['kind', ...Object.keys(GARMENT_SLOTS)] : slots;
  for (const slot of carried) {
    if (!whole) GARMENT_SLOTS[slot]?.(garment, kept);
    mark(`${garment.id}.${slot}`, `${kept.id}.${slot}`);
  }
}

function holdPerson(held: Held, { person }: Look, slot: string): void {
  const { ageGroup } = held.person;
  if (slot === '') Object.assign(held.person, structuredClone(person), { ageGroup });
  else if (slot === 'hair') held.person.hair = structuredClone(person.hair);
  else if (slot === 'skin') held.person.skin = person.skin;
  else if (slot === 'presentation') held.person.presentation = person.presentation;
  else if (slot === 'heritage') held.person.heritage = person.heritage;
  else if (slot === 'build') held.person.build = person.build;
  else if (slot === 'pose') held.person.pose = person.pose;
}

/** Who wears it, but how they stood. */
function holdWearer(held: Held, look: Look, slots: readonly string[], mark: (to: string, from: string) => void): void {
  const { pose } = held.person;
  for (const slot of slots) {
    const [root = '', ...rest] = slot.split('.');
    if (root !== 'person' || slot === 'person.pose') continue;
    holdPerson(held, look, rest.join('.'));
    mark(slot, slot);
  }
  held.person.pose = pose;
}

function holdAccessories(held: Held, { accessories }: Look, kind: string): void {
  const kept = accessories.filter((worn) => kind === '' || worn.kind === kind);
  const others = kind === '' ? [] : held.accessories.filter((worn) => worn.kind !== kind);
  held.accessories = [...others, ...structuredClone(kept)];
}

/**
 * Carries the locked slots of an earlier Look into `held`, in place; `sources` keep who had decided them. A garment is
 * found again by its kind, else by its place on the body. Age is never held: it decides what may be worn.
 */
export function holdLocks(held: Held, { look, slots }: Locks, sources: Record<string, Source>): void {
  const mark = (to: string, from: string): void => {
    const source = look.reading.sources[from];
    if (source) sources[to] = source;
  };
  // What the grown wore, and how they stood, is not handed to the young: it was not chosen for them.
  if (isYoung(held.person.ageGroup) && !isYoung(look.person.ageGroup)) {
    holdWearer(held, look, slots, mark);
    return;
  }
  for (const kept of look.garments) {
    const own = slots.flatMap((slot) =>
      slot === kept.id ? [''] : slot.startsWith(`${kept.id}.`) ? [slot.slice(kept.id.length + 1)] : [],
    );
    if (own.length > 0) holdGarment(held, kept, own, mark);
  }
  for (const slot of slots) {
    const [root = '', ...rest] = slot.split('.');
    if (root === 'person') holdPerson(held, look, rest.join('.'));
    else if (root === 'accessories') holdAccessories(held, look, '');
    else if (root === 'accessory') holdAccessories(held, look, rest.join('.'));
    else if (slot === 'footwear.colour') held.footwear.colour = { ...look.footwear.colour };
    else if (root === 'footwear') held.footwear = structuredClone(look.footwear);
    else continue;
    mark(slot, slot);
  }
}
