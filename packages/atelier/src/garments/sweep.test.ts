import {
  type Border,
  CLOSURES,
  COLLARS,
  detailsNamed,
  FABRICS,
  FAMILIES,
  FITS,
  type Garment,
  LENGTHS,
  NECKLINES,
  type Person,
  POSES,
  PRINTS,
  SILHOUETTES,
  SLEEVE_LENGTHS,
  SLEEVE_SHAPES,
} from '@toile/look';
import { expect, test } from 'vitest';
import { makeWearer } from '#atelier/figure/body/wearer.ts';
import { stream } from '#atelier/kit/chance.ts';
import { PAGE, Scene } from '#atelier/kit/scene.ts';
import { layoutOf } from '#atelier/sheet/page/layout.ts';
import { shareOf } from '../soak.fixture.ts';
import { dressPerson } from './dress-person.ts';
import { clothOf, garmentOf, lookOf } from './outfits.fixture.ts';

const MIXTURES = shareOf(112, 28);
/** The sweep is run in parts of this many, so that a slow machine does not run into the limit of one test. */
const PART = 14;
const PARTS = Array.from({ length: MIXTURES.length / PART }, (_, i) => MIXTURES.slice(i * PART, (i + 1) * PART));
const BORDERS: Border['kind'][] = ['temple', 'zari', 'paisley', 'kasavu', 'meenakari', 'gota', 'patola', 'plain'];
const WAISTS: Garment['waistline'][] = ['natural', 'high', 'low', 'empire', 'dropped', 'none'];
const DETAILS = [
  'belt',
  'sash',
  'side-slit',
  'patch-pocket',
  'flap-pocket',
  'kangaroo-pocket',
  'embroidery',
  'rib',
  'tucked',
  'pintucks',
  'boning',
  'side-stripe',
  'five-pockets',
  'turn-up',
  'graphic',
  'head-cover',
  'thigh-slit',
  'high-low-hem',
  'asymmetric-hem',
  'curved-hem',
  'ruffle',
  'train',
  'fringe',
  'piping',
  'lace-trim',
  'tassel',
  'goreum',
  'obi',
  'smocking',
  'distressed',
  'cargo-pocket',
  'contrast-sleeve',
];
const LAYER_OF: Record<Garment['family'], Garment['layer']> = {
  top: 'base',
  dress: 'one-piece',
  skirt: 'bottom',
  trousers: 'bottom',
  jacket: 'outer',
  saree: 'one-piece',
  lehenga: 'bottom',
  choli: 'base',
  dupatta: 'drape',
  jumpsuit: 'one-piece',
};

/** The i-th value of a union: strides that share no factor with each other mix the unions thoroughly. */
const nth = <T>(values: readonly T[], i: number): T => values[i % values.length];

function garmentAt(i: number, family: Garment['family']): Garment {
  const next = stream(i, 'test');
  return garmentOf({
    id: `g${i}-${family}`,
    family,
    layer: LAYER_OF[family],
    cloth: clothOf(nth(FABRICS, i), '#5a7a8a', {
      kind: nth(PRINTS, i),
      colours:
        i % 3
          ? [
              { name: 'a', hex: '#e8d9b0' },
              { name: 'b', hex: '#a8394a' },
            ]
          : [],
      scale: nth(['small', 'medium', 'large'] as const, i),
      direction: nth(['vertical', 'horizontal', 'bias'] as const, i * 5),
    }),
    silhouette: nth(SILHOUETTES, i),
    fit: nth(FITS, i * 3),
    length: nth(LENGTHS, i * 5),
    waistline: nth(WAISTS, i),
    neckline: nth(NECKLINES, i),
    collar: nth(COLLARS, i),
    sleeve: { shape: nth(SLEEVE_SHAPES, i), length: nth(SLEEVE_LENGTHS, i) },
    closure: nth(CLOSURES, i),
    details: detailsNamed(DETAILS.filter(() => next() < 0.2)),
    ...(i % 2 && {
      border: { kind: nth(BORDERS, i), colour: { name: 'c', hex: '#3a1640' }, accent: { name: 'g', hex: '#d2a545' } },
    }),
  });
}

function personAt(i: number): Partial<Person> {
  return {
    pose: nth(POSES, i),
    presentation: nth(['female', 'male', 'androgynous'] as const, i),
    build: nth(['slim', 'average', 'full'] as const, i * 2),
    ageGroup: nth(['adult', 'teen', 'senior'] as const, i * 4),
  };
}

test.each(PARTS)('any mixture of values is drawn whole and on the sheet, from %i', (...part) => {
  for (const i of part) {
    const family = nth(FAMILIES, i);
    const garments = [garmentAt(i, family)];
    if (i % 3 === 1) garments.push(garmentAt(i + 11, nth(['jacket', 'trousers', 'dupatta', 'skirt'] as const, i)));
    const look = lookOf(garments, personAt(i));
    const scene = new Scene(0.12, i);
    const wearer = makeWearer(look.person, { x: layoutOf(look, i, PAGE.width).figureX, heel: 20 });
    const { garmentAt: map, materials } = dressPerson(scene, wearer, look, i);
    const finite = scene.rgb.every((v) => Number.isFinite(v) && v >= 0 && v <= 1.001);
    expect({ i, finite }).toEqual({ i, finite: true });
    expect(materials.length).toBeGreaterThanOrEqual(1);
    let covered = 0;
    let atEdge = 0;
    for (let p = 0; p < map.length; p++) {
      if (!map[p]) continue;
      covered++;
      const x = p % scene.width;
      if (x === 0 || x === scene.width - 1 || p < scene.width || p >= map.length - scene.width) atEdge++;
    }
    expect({ i, drawn: covered > 60, atEdge }).toEqual({ i, drawn: true, atEdge: 0 });
  }
});
