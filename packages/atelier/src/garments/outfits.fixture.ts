/** Hand-written garments and Looks for the picture tests of the clothes. */
import { type Cloth, type Fabric, type Garment, LOOK_VERSION, type Look, type Person, type Print } from '@toile/look';

export const SOLID: Print = { kind: 'solid', colours: [], scale: 'medium' };

export const clothOf = (fabric: Fabric, hex: string, print: Print = SOLID): Cloth => ({
  fabric,
  colour: { name: 'test', hex },
  print,
});

export const garmentOf = (over: Partial<Garment> & Pick<Garment, 'family'>): Garment => ({
  id: `${over.family}-${over.layer ?? 'base'}`,
  kind: over.family,
  layer: 'base',
  name: over.family,
  cloth: clothOf('cotton', '#3a6ea5'),
  silhouette: 'straight',
  fit: 'regular',
  length: 'hip',
  waistline: 'natural',
  neckline: 'round',
  collar: 'none',
  sleeve: { shape: 'none', length: 'sleeveless' },
  closure: 'none',
  details: [],
  trims: {},
  ...over,
});

export const personOf = (over: Partial<Person> = {}): Person => ({
  presentation: 'female',
  ageGroup: 'adult',
  build: 'average',
  skin: 'olive-warm',
  heritage: 'any',
  hair: { style: 'bun', colour: { name: 'black', hex: '#241c1c' } },
  beard: false,
  pose: 'relaxed',
  ...over,
});

export const lookOf = (garments: Garment[], person: Partial<Person> = {}): Look => ({
  version: LOOK_VERSION,
  title: 'test',
  category: 'outfit',
  style: 'casual',
  occasion: 'casual',
  season: 'any',
  mood: 'composed',
  creativity: 50,
  person: personOf(person),
  garments,
  footwear: { kind: 'flat', name: 'flats', colour: { name: 'black', hex: '#222222' } },
  accessories: [],
  harmony: 'tonal',
  reading: { understood: [], unread: [], notDrawn: [], sources: {} },
});

export const dressOf = (over: Partial<Garment> = {}): Garment =>
  garmentOf({ family: 'dress', layer: 'one-piece', length: 'knee', silhouette: 'a-line', fit: 'fitted', ...over });
export const topOf = (over: Partial<Garment> = {}): Garment => garmentOf({ family: 'top', ...over });
export const trousersOf = (over: Partial<Garment> = {}): Garment =>
  garmentOf({ family: 'trousers', layer: 'bottom', length: 'full', ...over });
