import { detailOf, type ReadAs } from '@toile/look';
import type { Slots } from '@toile/look/records';
import type { Said, Thing } from '#atelier/draft/draft.ts';
import type { RelativeEntry } from '#atelier/lexicon/entry.ts';
import { accepts } from './accepts.ts';

/** A quality that waits for the thing it belongs to. */
export interface Link {
  said: Said;
  /** Its meaning still hangs on what it will describe. */
  relative?: RelativeEntry;
  /** A details entry or print that may also describe a part. */
  onParts?: boolean;
  /** Said as a noun ('palm print'), so that it shares no noun with what follows. */
  noun?: boolean;
  /** Said as an adjective ('embroidered', 'red'), so that it may share a noun with another. */
  adjective?: boolean;
  /** What stands between it and the link before. */
  gap: 'none' | 'pause' | 'and';
  /** An unknown word: holds a phrase together, says nothing. */
  unknown?: boolean;
}

const SHAPES: ReadonlySet<string> = new Set(['length', 'fit', 'silhouette']);

/** 'A mini bag', 'long socks': how a thing is cut; of what is no garment it is told in its own words. */
export const isShape = ({ said }: Link): boolean => SHAPES.has(said.as) && !said.part;

export const asLink = (said: Said): Link => ({ said, gap: 'none' });

const PART_KIND: Readonly<Record<string, ReadAs>> = {
  sleeve: 'sleeve',
  neck: 'neckline',
  collar: 'collar',
  lapel: 'collar',
  waist: 'waistline',
  leg: 'silhouette',
};

/** The quality a link gives to `part`, or null when it says nothing about it. */
export function onPart(link: Link, part: string): Said | null {
  const { said, relative } = link;
  if (relative) {
    const slots = relative.senses[part];
    if (!slots) return null;
    return { ...said, as: PART_KIND[part] ?? 'detail', value: slots.details?.[0] ?? said.value, slots, part };
  }
  if (said.part && said.part !== part) return null;
  if (said.as === 'colour' || said.as === 'palette') return { ...said, part: part === 'detail' ? 'contrast' : part };
  if (said.as === 'closure' && said.slots?.closure === 'buttons') return { ...said, ...detail('buttoned', part) };
  // 'zip pockets': what shuts the pocket shuts nothing else
  if (said.as === 'closure' && part === 'pocket')
    return { ...said, as: 'detail', value: 'side-pocket', slots: { details: ['side-pocket'] }, part };
  if (said.as === 'print' || said.as === 'fabric') return { ...said, ...detail(idOf(said, part), part) };
  if (said.as === 'detail' && link.onParts) return { ...said, ...detail(said.value, part) };
  return null;
}
/** A print of a name of its own is on a part as its kind. */
const idOf = ({ value, slots }: Said, part: string): string =>
  slots?.print === undefined || detailOf(`${value}-${part}`) ? value : slots.print;

function detail(id: string, part: string): { as: ReadAs; value: string; slots: Slots; part: string } {
  const value = part === 'detail' && id !== 'printed' ? id : `${id}-${part}`;
  return { as: 'detail', value, slots: { details: [value] }, part };
}

/** The quality a link gives to a thing as a whole, or null. */
export function onThing(link: Link, thing: Thing): Said | null {
  const { said, relative } = link;
  if (!relative) return accepts(thing, said) ? said : null;
  // 'long pearls', 'tall hat': how long is the pearls' own and shapes no garment
  if (thing.type !== 'garment') return { ...said, slots: {} };
  const own = thing.entry.is?.silhouette;
  // A flared sharara is a sharara: a shape by which a garment is known stays.
  const known = own && KNOWN_BY_SHAPE.has(own) && relative.as === 'silhouette' && relative.id !== 'pleated';
  if (known) return { ...said, slots: {} };
  const slots = relative.senses[thing.entry.family] ?? relative.senses.garment;
  return slots && Object.keys(slots).length > 0 ? { ...said, slots } : null;
}

const KNOWN_BY_SHAPE = new Set([
  'sharara',
  'palazzo',
  'patiala',
  'dhoti',
  'harem',
  'churidar',
  'circle',
  'mermaid',
  'fit-and-flare',
  'tiered',
  'bootcut',
  'wide',
]);
