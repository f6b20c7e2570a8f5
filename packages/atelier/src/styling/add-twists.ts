import { addDetail, type Garment, type SleeveShape } from '@toile/look';
import type { Slots } from '@toile/look/records';
import { isDetailGrownOnly } from '@toile/look/records';
import type { GarmentEntry } from '#atelier/lexicon/entry.ts';
import type { Piece } from './piece.ts';
import type { Taste } from './taste.ts';
import { isYoung } from './young/is-young.ts';

type Change = (garment: Garment) => void;

/** The slots that a addTwists may turn. */
type DaredSlot = 'neckline' | 'details' | 'sleeve.shape' | 'fit' | 'silhouette' | 'waistline';

/** Cuts that only ever change what the words left open. */
const DARES: Partial<Record<Garment['family'], readonly { slot: DaredSlot; change: Change }[]>> = {
  dress: [
    { slot: 'neckline', change: (g) => (g.neckline = 'one-shoulder') },
    { slot: 'details', change: (g) => addDetail(g.details, { id: 'asymmetric-hem' }) },
    { slot: 'sleeve.shape', change: (g) => setSleeve(g, 'balloon') },
    { slot: 'details', change: (g) => addDetail(g.details, { id: 'cut-out' }) },
  ],
  top: [
    { slot: 'sleeve.shape', change: (g) => setSleeve(g, 'bishop') },
    { slot: 'details', change: (g) => addDetail(g.details, { id: 'asymmetric-hem' }) },
    { slot: 'fit', change: (g) => (g.fit = 'oversized') },
  ],
  skirt: [
    { slot: 'details', change: (g) => addDetail(g.details, { id: 'asymmetric-hem' }) },
    { slot: 'silhouette', change: (g) => (g.silhouette = 'balloon') },
  ],
  trousers: [
    { slot: 'silhouette', change: (g) => (g.silhouette = 'wide') },
    { slot: 'waistline', change: (g) => (g.waistline = 'high') },
  ],
  jacket: [
    { slot: 'fit', change: (g) => (g.fit = 'oversized') },
    { slot: 'details', change: (g) => addDetail(g.details, { id: 'shoulder-pads' }) },
  ],
  jumpsuit: [
    { slot: 'silhouette', change: (g) => (g.silhouette = 'wide') },
    { slot: 'neckline', change: (g) => (g.neckline = 'one-shoulder') },
  ],
};

function setSleeve(garment: Garment, shape: SleeveShape): void {
  garment.sleeve = { shape, length: 'long' };
  if (['straps', 'strapless', 'halter'].includes(garment.neckline)) garment.neckline = 'square';
}

/** Garments whose cut is their meaning: nothing about them is for daring. */
const UNTOUCHED = new Set([
  'india',
  'china',
  'japan',
  'korea',
  'vietnam',
  'west-africa',
  'middle-east',
  'scotland',
  'alps',
]);

/** The slot of an entry that a addTwists would turn. */
const OWN: Readonly<Record<DaredSlot, keyof Slots | undefined>> = {
  neckline: 'neckline',
  details: undefined,
  'sleeve.shape': 'sleeveShape',
  fit: 'fit',
  silhouette: 'silhouette',
  waistline: 'waistline',
};
/** Whether a slot is what makes a garment the one that was asked for: a pencil skirt is no balloon. */
const isOwn = ({ is }: GarmentEntry, slot: DaredSlot): boolean => {
  const own = OWN[slot];
  return own !== undefined && is?.[own] !== undefined;
};
const bareNeckSaid = ({ said, garment }: Piece): boolean =>
  said.has('neckline') && ['straps', 'strapless', 'halter', 'one-shoulder', 'off-shoulder'].includes(garment.neckline);

/** From creativity 70 a garment takes one turn nobody asked for, from 90 two; never against a word that was said. */
export function addTwists(pieces: readonly Piece[], taste: Taste): void {
  if (!taste.dares) return;
  for (const piece of pieces) {
    const { garment, entry, said } = piece;
    const plain = entry.facts?.plainByNature || (entry.formality ?? 1) === 0;
    if (UNTOUCHED.has(entry.region ?? '') || plain) continue;
    const open = (DARES[garment.family] ?? []).filter(
      ({ slot }) =>
        !said.has(slot) &&
        !(piece.asked && isOwn(entry, slot)) &&
        !(slot === 'sleeve.shape' && (said.has('sleeve.length') || bareNeckSaid(piece))) &&
        !(slot === 'neckline' && said.has('collar')),
    );
    const times = taste.creativity >= 90 ? 2 : 1;
    for (let i = 0; i < times; i++) taste.pick(`addTwists.${garment.id}.${i}`, open)?.change(garment);
    garment.details = garment.details.filter((detail) => !isYoung(taste.ageGroup) || !isDetailGrownOnly(detail));
  }
}
