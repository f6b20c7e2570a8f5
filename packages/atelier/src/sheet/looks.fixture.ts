/** Hand-written Looks for the tests of the sheet: one of each family, with the cuts that stress it. */
import {
  type Accessory,
  type Cloth,
  type Colour,
  detailsNamed,
  type Fabric,
  type Garment,
  LOOK_VERSION,
  type Look,
  type Person,
  type Print,
} from '@toile/look';

const colour = (name: string, hex: string): Colour => ({ name, hex });
const EMERALD = colour('emerald', '#1e6b52');
const NAVY = colour('navy', '#27324f');
const MARIGOLD = colour('marigold', '#d99a2b');
const IVORY = colour('ivory', '#efe8d8');
const CRIMSON = colour('crimson', '#9c2335');
const SAGE = colour('sage', '#9aa88a');

const SOLID: Print = { kind: 'solid', colours: [], scale: 'medium' };
const cloth = (fabric: Fabric, ground: Colour, print: Print = SOLID): Cloth => ({ fabric, colour: ground, print });

const person = (over: Partial<Person> = {}): Person => ({
  presentation: 'female',
  ageGroup: 'adult',
  build: 'slim',
  skin: 'olive-warm',
  heritage: 'any',
  hair: { style: 'bun', colour: colour('black', '#241c1c') },
  beard: false,
  pose: 'contrapposto',
  ...over,
});

const garment = (over: Partial<Garment> & Pick<Garment, 'id' | 'kind' | 'family' | 'layer' | 'cloth'>): Garment => ({
  name: over.kind.replace('-', ' '),
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

const look = (title: string, garments: Garment[], over: Partial<Look> = {}): Look => ({
  version: LOOK_VERSION,
  title,
  category: 'outfit',
  style: 'casual',
  occasion: 'casual',
  season: 'any',
  mood: 'composed',
  creativity: 50,
  person: person(),
  garments,
  footwear: { kind: 'pump', name: 'tan courts', colour: colour('tan', '#b98a5e') },
  accessories: [] satisfies Accessory[],
  harmony: 'tonal',
  reading: { understood: [], unread: [], notDrawn: [], sources: {} },
  ...over,
});

const longSleeve = { shape: 'set-in', length: 'long' } as const;

export const SLIP = look(
  'Emerald satin slip dress',
  [
    garment({
      id: 'g1',
      kind: 'slip-dress',
      family: 'dress',
      layer: 'one-piece',
      cloth: cloth('satin', EMERALD),
      silhouette: 'slip',
      length: 'ankle',
      neckline: 'cowl',
      fit: 'fitted',
    }),
  ],
  { occasion: 'party', season: 'summer', style: 'minimalist' },
);

export const BLAZER = look(
  'Navy wool trouser suit with an ivory silk shirt',
  [
    garment({
      id: 'g1',
      kind: 'shirt',
      family: 'top',
      layer: 'base',
      cloth: cloth('silk', IVORY),
      neckline: 'shirt',
      collar: 'shirt',
      sleeve: { shape: 'shirt', length: 'long' },
      closure: 'buttons',
    }),
    garment({
      id: 'g2',
      kind: 'trousers',
      family: 'trousers',
      layer: 'bottom',
      cloth: cloth('wool', NAVY),
      silhouette: 'straight',
      length: 'full',
      closure: 'zip',
    }),
    garment({
      id: 'g3',
      kind: 'blazer',
      family: 'jacket',
      layer: 'outer',
      cloth: cloth('wool', NAVY, { kind: 'pinstripe', colours: [IVORY], scale: 'small', direction: 'vertical' }),
      silhouette: 'slim',
      fit: 'fitted',
      neckline: 'lapel',
      collar: 'notch',
      sleeve: { shape: 'tailored', length: 'long' },
      closure: 'single-breasted',
    }),
  ],
  { person: person({ presentation: 'male', pose: 'relaxed' }), occasion: 'formal', style: 'formal', season: 'autumn' },
);

export const LEHENGA = look(
  'Crimson brocade lehenga with a marigold dupatta',
  [
    garment({
      id: 'g1',
      kind: 'choli',
      family: 'choli',
      layer: 'base',
      cloth: cloth('silk', MARIGOLD),
      length: 'crop',
      fit: 'tight',
      sleeve: { shape: 'set-in', length: 'elbow' },
    }),
    garment({
      id: 'g2',
      kind: 'lehenga',
      family: 'lehenga',
      layer: 'bottom',
      cloth: cloth('brocade', CRIMSON, { kind: 'butti', colours: [MARIGOLD], scale: 'medium' }),
      silhouette: 'circle',
      length: 'floor',
      border: { kind: 'zari', colour: MARIGOLD, accent: EMERALD },
    }),
    garment({
      id: 'g3',
      kind: 'dupatta',
      family: 'dupatta',
      layer: 'drape',
      cloth: cloth('chiffon', MARIGOLD),
      border: { kind: 'gota', colour: CRIMSON, accent: MARIGOLD },
    }),
  ],
  { occasion: 'wedding', season: 'winter', style: 'formal' },
);

export const SAREE = look(
  'Sage silk saree with a temple border',
  [
    garment({
      id: 'g1',
      kind: 'choli',
      family: 'choli',
      layer: 'base',
      cloth: cloth('silk', CRIMSON),
      length: 'crop',
      fit: 'tight',
      sleeve: { shape: 'set-in', length: 'short' },
    }),
    garment({
      id: 'g2',
      kind: 'saree',
      family: 'saree',
      layer: 'drape',
      cloth: cloth('silk', SAGE, { kind: 'butti', colours: [MARIGOLD], scale: 'small' }),
      length: 'floor',
      border: { kind: 'temple', colour: CRIMSON, accent: MARIGOLD },
    }),
  ],
  { occasion: 'festival', season: 'any', style: 'vintage' },
);

export const KNIT = look(
  'Marigold cable knit and sage corduroy skirt',
  [
    garment({
      id: 'g1',
      kind: 'sweater',
      family: 'top',
      layer: 'base',
      cloth: cloth('cable-knit', MARIGOLD),
      fit: 'relaxed',
      collar: 'roll',
      neckline: 'turtle',
      sleeve: { shape: 'drop-shoulder', length: 'long' },
    }),
    garment({
      id: 'g2',
      kind: 'skirt',
      family: 'skirt',
      layer: 'bottom',
      cloth: cloth('corduroy', SAGE),
      silhouette: 'a-line',
      length: 'knee',
      closure: 'zip',
    }),
  ],
  { season: 'autumn', style: 'bohemian', occasion: 'travel' },
);

export const KURTA = look(
  'Ivory linen kurta with churidar',
  [
    garment({
      id: 'g1',
      kind: 'churidar',
      family: 'trousers',
      layer: 'bottom',
      cloth: cloth('cotton', IVORY),
      silhouette: 'churidar',
      length: 'full',
      closure: 'drawstring',
    }),
    garment({
      id: 'g2',
      kind: 'kurta',
      family: 'top',
      layer: 'mid',
      cloth: cloth('linen', IVORY, { kind: 'block', colours: [NAVY], scale: 'medium' }),
      silhouette: 'a-line',
      length: 'knee',
      collar: 'mandarin',
      neckline: 'notched',
      sleeve: longSleeve,
      closure: 'half-placket',
      details: detailsNamed(['side-slit', 'embroidery']),
    }),
  ],
  { person: person({ presentation: 'male' }), season: 'spring' },
);

export const DAY_DRESS = look(
  'Floral cotton day dress',
  [
    garment({
      id: 'g1',
      kind: 'a-line-dress',
      family: 'dress',
      layer: 'one-piece',
      cloth: cloth('cotton', IVORY, { kind: 'floral', colours: [CRIMSON, SAGE], scale: 'medium' }),
      silhouette: 'fit-and-flare',
      length: 'knee',
      neckline: 'square',
      sleeve: { shape: 'puff', length: 'short' },
      details: detailsNamed(['belt']),
    }),
  ],
  { season: 'spring', occasion: 'romantic-date' },
);

export const STREET = look(
  'Oversized fleece hoodie and jogger',
  [
    garment({
      id: 'g1',
      kind: 'hoodie',
      family: 'top',
      layer: 'mid',
      cloth: cloth('fleece', NAVY),
      fit: 'oversized',
      collar: 'hood',
      sleeve: { shape: 'drop-shoulder', length: 'long' },
      details: detailsNamed(['kangaroo-pocket']),
    }),
    garment({
      id: 'g2',
      kind: 'joggers',
      family: 'trousers',
      layer: 'bottom',
      cloth: cloth('jersey', SAGE),
      silhouette: 'jogger',
      length: 'ankle',
      closure: 'drawstring',
    }),
  ],
  { style: 'streetwear', person: person({ presentation: 'androgynous' }) },
);

export const LOOKS = [SLIP, BLAZER, LEHENGA, SAREE, KNIT, KURTA, DAY_DRESS, STREET] as const;
