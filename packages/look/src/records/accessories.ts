import type { AccessoryKind } from '../vocabulary/accessories.ts';

interface AccessoryRecord {
  worn: 'head' | 'ears' | 'face' | 'neck' | 'chest' | 'arm' | 'hand' | 'waist' | 'leg' | 'carried';
  /** Whether the picture shows it; what it does not show is told. */
  drawn: boolean;
  /** What it does to the hair: wound in its place, or set upon it. */
  hair?: 'covers' | 'presses';
  /** What it is called together with others. */
  sort?: 'jewel' | 'bag';
}

const drawn = (worn: AccessoryRecord['worn']): AccessoryRecord => ({ worn, drawn: true });
const told = (worn: AccessoryRecord['worn']): AccessoryRecord => ({ worn, drawn: false });
const jewel = (worn: AccessoryRecord['worn']): AccessoryRecord => ({ ...drawn(worn), sort: 'jewel' });
const BAG: AccessoryRecord = { ...drawn('carried'), sort: 'bag' };

/** What is true of each accessory by itself. */
export const ACCESSORIES: Readonly<Record<AccessoryKind, AccessoryRecord>> = {
  necklace: jewel('neck'),
  choker: jewel('neck'),
  pendant: jewel('neck'),
  earrings: jewel('ears'),
  studs: jewel('ears'),
  hoops: jewel('ears'),
  jhumkas: jewel('ears'),
  bangles: jewel('arm'),
  bracelet: jewel('arm'),
  ring: { ...told('hand'), sort: 'jewel' },
  'maang-tikka': jewel('head'),
  'nose-ring': jewel('face'),
  anklet: jewel('leg'),
  bindi: jewel('face'),
  brooch: jewel('chest'),
  'waist-chain': jewel('waist'),
  hat: { ...drawn('head'), hair: 'presses' },
  cap: { ...drawn('head'), hair: 'presses' },
  beanie: { ...drawn('head'), hair: 'presses' },
  beret: { ...drawn('head'), hair: 'presses' },
  headband: drawn('head'),
  turban: { ...drawn('head'), hair: 'covers' },
  gele: { ...drawn('head'), hair: 'covers' },
  hijab: { ...drawn('head'), hair: 'covers' },
  tiara: jewel('head'),
  veil: drawn('head'),
  gajra: drawn('head'),
  'hair-clip': drawn('head'),
  parandi: told('head'),
  'body-art': told('face'),
  sunglasses: drawn('face'),
  glasses: drawn('face'),
  scarf: drawn('neck'),
  tie: drawn('neck'),
  'bow-tie': drawn('neck'),
  jabot: drawn('neck'),
  'pocket-square': drawn('chest'),
  watch: drawn('arm'),
  gloves: drawn('hand'),
  belt: drawn('waist'),
  obi: drawn('waist'),
  sporran: told('waist'),
  suspenders: drawn('chest'),
  tights: drawn('leg'),
  socks: drawn('leg'),
  bag: BAG,
  crossbody: BAG,
  clutch: BAG,
  potli: BAG,
  backpack: BAG,
  luggage: BAG,
  'belt-bag': { ...drawn('waist'), sort: 'bag' },
  umbrella: drawn('carried'),
  cane: drawn('carried'),
  fan: drawn('carried'),
  sword: told('carried'),
  held: told('carried'),
  other: told('carried'),
};

/** The kinds whose record says so. */
export const accessoriesWhere = (is: (record: AccessoryRecord) => boolean): AccessoryKind[] =>
  // the record has a key for each kind and no other
  (Object.keys(ACCESSORIES) as AccessoryKind[]).filter((kind) => is(ACCESSORIES[kind]));

/** The kinds that a word for one of them means as well where that one is not worn: 'no earrings' takes jhumkas off. */
export function accessoriesLike(kind: AccessoryKind): AccessoryKind[] {
  const own = ACCESSORIES[kind];
  if (own.hair === 'presses') return accessoriesWhere(({ hair }) => hair === 'presses');
  if (own.sort === 'bag') return accessoriesWhere(({ sort }) => sort === 'bag');
  if (own.sort !== 'jewel' || (own.worn !== 'ears' && own.worn !== 'neck')) return [kind];
  return accessoriesWhere(({ sort, worn }) => sort === 'jewel' && worn === own.worn);
}

/** Cloths that are wound round the head, and the hair that is drawn as them. */
export const HEAD_CLOTHS = ['hijab', 'turban', 'gele'] as const satisfies readonly AccessoryKind[];
