import type { AccessoryKind } from '../vocabulary/accessories.ts';

interface AccessoryRecord {
  worn: 'head' | 'ears' | 'face' | 'neck' | 'chest' | 'arm' | 'hand' | 'waist' | 'leg' | 'carried';
  /** Whether the picture shows it; what it does not show is told. */
  drawn: boolean;
  /** What it does to the hair: wound in its place, or set upon it. */
  hair?: 'covers' | 'presses';
}

const drawn = (worn: AccessoryRecord['worn']): AccessoryRecord => ({ worn, drawn: true });
const told = (worn: AccessoryRecord['worn']): AccessoryRecord => ({ worn, drawn: false });

/** What is true of each accessory by itself. */
export const ACCESSORIES: Readonly<Record<AccessoryKind, AccessoryRecord>> = {
  necklace: drawn('neck'),
  choker: drawn('neck'),
  pendant: drawn('neck'),
  earrings: drawn('ears'),
  studs: drawn('ears'),
  hoops: drawn('ears'),
  jhumkas: drawn('ears'),
  bangles: drawn('arm'),
  bracelet: drawn('arm'),
  ring: told('hand'),
  'maang-tikka': drawn('head'),
  'nose-ring': drawn('face'),
  anklet: drawn('leg'),
  bindi: drawn('face'),
  brooch: drawn('chest'),
  'waist-chain': drawn('waist'),
  hat: { ...drawn('head'), hair: 'presses' },
  cap: { ...drawn('head'), hair: 'presses' },
  beanie: { ...drawn('head'), hair: 'presses' },
  beret: { ...drawn('head'), hair: 'presses' },
  headband: drawn('head'),
  turban: { ...drawn('head'), hair: 'covers' },
  gele: { ...drawn('head'), hair: 'covers' },
  hijab: { ...drawn('head'), hair: 'covers' },
  tiara: drawn('head'),
  veil: told('head'),
  gajra: drawn('head'),
  'hair-clip': drawn('head'),
  sunglasses: drawn('face'),
  glasses: drawn('face'),
  scarf: drawn('neck'),
  tie: drawn('neck'),
  'bow-tie': drawn('neck'),
  'pocket-square': drawn('chest'),
  watch: drawn('arm'),
  gloves: drawn('hand'),
  belt: drawn('waist'),
  obi: drawn('waist'),
  sporran: told('waist'),
  suspenders: told('chest'),
  tights: drawn('leg'),
  socks: drawn('leg'),
  bag: drawn('carried'),
  crossbody: drawn('carried'),
  clutch: drawn('carried'),
  potli: drawn('carried'),
  backpack: drawn('carried'),
  luggage: told('carried'),
  'belt-bag': told('waist'),
  umbrella: told('carried'),
  cane: told('carried'),
  fan: told('carried'),
  sword: told('carried'),
  held: told('carried'),
};

/** Cloths that are wound round the head, and the hair that is drawn as them. */
export const HEAD_CLOTHS = ['hijab', 'turban', 'gele'] as const satisfies readonly AccessoryKind[];
