import type { Thing } from '#atelier/draft/draft.ts';
import type { GarmentEntry } from '#atelier/lexicon/entry.ts';

const SHORTS = ['shorts', 'bermuda-shorts'];
const SUITING = [
  ...SHORTS,
  'trousers',
  'wide-leg-trousers',
  'cigarette-trousers',
  'flared-trousers',
  'culottes',
  'skirt',
  'a-line-skirt',
  'pencil-skirt',
  'pleated-skirt',
  'mini-skirt',
];

/** Upper halves, and the lower ones that are sold and worn with them as one. */
const PAIRS: readonly { upper: readonly string[]; lower: readonly string[] }[] = [
  {
    upper: ['hoodie', 'zip-hoodie', 'sweatshirt', 'track-jacket', 'jersey-top'],
    lower: ['joggers', 'cargo-joggers', 'sports-shorts', ...SHORTS],
  },
  { upper: ['sports-bra'], lower: ['leggings', 'sports-shorts', ...SHORTS] },
  {
    upper: ['blazer', 'suit-jacket', 'waistcoat', 'tweed-jacket', 'tweed-blazer', 'cropped-jacket', 'dinner-jacket'],
    lower: SUITING,
  },
  {
    upper: ['crop-top', 'bralette', 'corset', 'camisole', 'tube-top', 'halter-top', 'wrap-top', 'peplum-top'],
    lower: [...SUITING, 'wrap-skirt', 'circle-skirt', 'tiered-skirt'],
  },
  { upper: ['shirt', 'blouse', 'tunic'], lower: SHORTS },
  { upper: ['choli'], lower: ['lehenga'] },
  { upper: ['kurta', 'kurti', 'short-kurta'], lower: ['palazzos', 'salwar', 'sharara', 'patiala'] },
];

/** A shirt is worn with trousers of any other cloth, unless its own is named and they are cut from it too. */
const SHIRTS = new Set(['shirt', 'blouse', 'tunic']);
const clothOf = ({ said, start }: Thing): readonly string[] =>
  said.flatMap(({ slots, part, end }) => (slots?.fabric && !part && end <= start ? [slots.fabric] : []));
const sharesCloth = (first: Thing, lower: GarmentEntry): boolean =>
  SHIRTS.has(first.entry.id) &&
  SUITING.includes(lower.id) &&
  clothOf(first).some((fabric) => lower.cloths.some((cloth) => cloth === fabric));

/** 'A grey hoodie and joggers', 'a black blazer and trousers': what is said before both halves of one outfit is said of both. */
export function areCutAlike(first: Thing | undefined, second: Thing): boolean {
  if (first?.type !== 'garment' || second.type !== 'garment') return false;
  const coloured = first.said.some(
    ({ as, part, end }) => (as === 'colour' || as === 'print') && !part && end <= first.start,
  );
  if (!coloured) return false;
  const { id } = second.entry;
  return (
    PAIRS.some(({ upper, lower }) => upper.includes(first.entry.id) && lower.includes(id)) ||
    sharesCloth(first, second.entry)
  );
}
