import {
  CLOSURES,
  type Cloth,
  COLLARS,
  detailsNamed,
  FABRICS,
  FITS,
  type Garment,
  type GarmentKind,
  LENGTHS,
  LOOK_VERSION,
  type Look,
  NECKLINES,
  SILHOUETTES,
  SLEEVE_LENGTHS,
  SLEEVE_SHAPES,
  WAISTLINES,
} from '@toile/look';
import { CUTS } from './cuts.ts';

const CLOTH: Cloth = {
  fabric: 'cotton',
  colour: { name: 'mustard', hex: '#d8a021' },
  print: { kind: 'solid', colours: [], scale: 'medium' },
};

const SLEEVELESS: Garment['sleeve'] = { shape: 'none', length: 'sleeveless' };

/** A plain garment of a kind: what its form needs, nothing said by anybody. */
export function plainGarment(kind: GarmentKind, own: Partial<Garment> = {}): Garment {
  const cut = CUTS[kind];
  const upper = cut.form === 'torso';
  const jacket = upper && (cut.build === 'tailored' || cut.build === 'coat');
  return {
    id: 'g1',
    kind,
    family: upper
      ? jacket
        ? 'jacket'
        : 'top'
      : cut.form === 'legs'
        ? 'trousers'
        : cut.form === 'skirt'
          ? 'skirt'
          : cut.form === 'jumpsuit'
            ? 'jumpsuit'
            : 'dupatta',
    layer: 'base',
    name: kind.replaceAll('-', ' '),
    cloth: CLOTH,
    silhouette: 'straight',
    fit: 'regular',
    length: upper ? 'hip' : cut.form === 'legs' || cut.form === 'jumpsuit' ? 'full' : 'knee',
    waistline: 'natural',
    neckline: jacket ? 'lapel' : 'round',
    collar: jacket ? 'notch' : 'none',
    sleeve: upper ? { shape: jacket ? 'tailored' : 'set-in', length: jacket ? 'long' : 'short' } : SLEEVELESS,
    closure: jacket ? 'single-breasted' : 'none',
    details: [],
    trims: {},
    ...own,
  };
}

/** A Look that wears these garments, as far as a cutter asks. */
export function lookOf(garments: readonly Garment[], person: Partial<Look['person']> = {}): Look {
  return {
    version: LOOK_VERSION,
    title: 'A look',
    category: 'outfit',
    style: 'casual',
    occasion: 'casual',
    season: 'summer',
    mood: 'composed',
    creativity: 0,
    person: {
      presentation: 'female',
      ageGroup: 'adult',
      build: 'average',
      skin: 'olive-warm',
      heritage: 'any',
      hair: { style: 'bun', colour: { name: 'black', hex: '#111111' } },
      beard: false,
      pose: 'steady',
      ...person,
    },
    garments: [...garments],
    footwear: { kind: 'flat', name: 'flats', colour: { name: 'tan', hex: '#b08050' } },
    accessories: [],
    harmony: 'tonal',
    reading: { understood: [], unread: [], notDrawn: [], sources: {} },
  };
}

/** Numbers from a seed, 0 to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const DETAILS = [
  'side-slit',
  'thigh-slit',
  'ruffle',
  'belt',
  'sash',
  'gathers',
  'gher',
  'patch-pocket',
  'welt-pocket',
  'embroidery',
  'backless',
  'train',
  'quilting',
  'pintucks',
  'fringe',
  'curved-hem',
  'rib',
  'wide-sleeve',
  'turn-up',
];

/** Any garment the schema allows, sensible or not: every slot drawn by itself. */
export function anyGarment(kind: GarmentKind, random: () => number): Garment {
  const pick = <T>(list: readonly T[], otherwise: T): T => list[Math.floor(random() * list.length)] ?? otherwise;
  const shape = pick(SLEEVE_SHAPES, 'set-in');
  return plainGarment(kind, {
    cloth: { ...CLOTH, fabric: pick(FABRICS, 'cotton') },
    silhouette: pick(SILHOUETTES, 'straight'),
    fit: pick(FITS, 'regular'),
    length: pick(LENGTHS, 'hip'),
    waistline: pick(WAISTLINES, 'natural'),
    neckline: pick(NECKLINES, 'round'),
    collar: pick(COLLARS, 'none'),
    sleeve:
      shape === 'none'
        ? SLEEVELESS
        : {
            shape,
            length: pick(
              SLEEVE_LENGTHS.filter((l) => l !== 'sleeveless'),
              'short',
            ),
          },
    closure: pick(CLOSURES, 'none'),
    details: detailsNamed(DETAILS.filter(() => random() < 0.12)),
  });
}
