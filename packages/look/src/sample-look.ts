import type { Garment, Look } from './look-schema.ts';
import { LOOK_VERSION } from './version.ts';

const EMERALD = { name: 'emerald', hex: '#1f7a5c' };
const TAN = { name: 'tan', hex: '#b98a5e' };

/** A garment for tests that are about something else. */
export const sampleGarment = (over: Partial<Garment> = {}): Garment => ({
  id: 'g1',
  kind: 'slip-dress',
  family: 'dress',
  layer: 'one-piece',
  name: 'slip dress',
  cloth: { fabric: 'satin', colour: EMERALD, print: { kind: 'solid', colours: [], scale: 'medium' } },
  silhouette: 'slip',
  fit: 'regular',
  length: 'midi',
  waistline: 'natural',
  neckline: 'cowl',
  collar: 'none',
  sleeve: { shape: 'none', length: 'sleeveless' },
  closure: 'none',
  details: [],
  trims: {},
  ...over,
});

/** A Look for tests that are about something else. */
export const sampleLook = (over: Partial<Look> = {}): Look => ({
  version: LOOK_VERSION,
  title: 'Emerald satin slip dress',
  category: 'outfit',
  style: 'casual',
  occasion: 'casual',
  season: 'any',
  mood: 'composed',
  creativity: 50,
  person: {
    presentation: 'female',
    ageGroup: 'adult',
    build: 'average',
    skin: 'tan-golden',
    heritage: 'any',
    hair: { style: 'bun', colour: { name: 'black', hex: '#1c1916' } },
    beard: false,
    pose: 'relaxed',
  },
  garments: [sampleGarment()],
  footwear: { kind: 'pump', name: 'tan courts', colour: TAN },
  accessories: [],
  harmony: 'tonal',
  reading: { understood: [], unread: [], notDrawn: [], sources: {} },
  ...over,
});
