/**
 * The twelve most used cloths, each on one plain dress in one colour, finished in the house's medium: no two are one cloth to the
 * eye. A run looks at one of the three colours, which its seed chooses, and a soak at all of them.
 */
import { type Fabric, HOUSE_MEDIUM, type Look, type Print } from '@toile/look';
import { describe, expect, test } from 'vitest';
import { DAY_DRESS } from '#atelier/sheet/looks.fixture.ts';
import { develop } from '#atelier/sheet/media/develop.ts';
import { sitterOf } from '#atelier/sheet/page/sitter.ts';
import { shareOf } from '../soak.fixture.ts';
import { type ClothMeasures, measureCloth, toldApart } from './cloth-measures.ts';
import { measure } from './measured.ts';

/** Milliseconds that 24 sheets at full size may take on a machine that does ten other things: no limit of ours. */
const PATIENCE_MS = 600_000;
const CLOTHS = [
  'cotton',
  'linen',
  'denim',
  'jersey',
  'knit',
  'wool',
  'silk',
  'satin',
  'velvet',
  'chiffon',
  'georgette',
  'leather',
] as const satisfies readonly Fabric[];
const SEEDS = [11, 4711];
/** Dyes that lie far apart: a cloth is told by shade in one and by light in another. */
const DYES = [
  ['a middle colour', '#7d3a4a'],
  ['black', '#1c1b1d'],
  ['white', '#f2efe9'],
] as const;
/** Pixel beside pixel, the unrest of threads against the middle of the cloth from which it looks mottled. */
const MOTTLED = 0.04;
/** Pixels per page unit of the usual picture. */
const SCALE = 1.06;

function dressIn(fabric: Fabric, hex: string): Look {
  const [first] = DAY_DRESS.garments;
  if (!first) throw new Error('the fixture has no garment');
  const plain: Print = { kind: 'solid', colours: [], scale: 'medium' };
  const cloth = { fabric, colour: { name: 'dye', hex }, print: plain };
  const sleeve = { shape: 'set-in', length: 'long' } as const;
  return {
    ...DAY_DRESS,
    person: { ...DAY_DRESS.person, pose: 'relaxed' },
    garments: [{ ...first, cloth, sleeve, neckline: 'round', length: 'knee', silhouette: 'a-line', details: [] }],
  };
}

/** Measures of one cloth, a picture each seed. @param areas of the first cloth, by seed, as later ones are held against it. */
const measured = (fabric: Fabric, hex: string, areas: Map<number, number>): ClothMeasures[] =>
  SEEDS.map((seed) => {
    const look = dressIn(fabric, hex);
    const { scene, wearer, dressed } = measure(look, seed, SCALE);
    develop(scene, { medium: HOUSE_MEDIUM, garmentAt: dressed.garmentAt, sitter: sitterOf(wearer, look, false) });
    const found = measureCloth(scene, dressed.garmentAt, 0, areas.get(seed));
    if (!areas.has(seed)) areas.set(seed, found.area);
    return areas.get(seed) === found.area ? { ...found, area: 1 } : found;
  });

const drawn = shareOf(DYES.length, 1);

describe.each(DYES.filter((_, i) => drawn.includes(i)))('in %s', (_, hex) => {
  test(
    'each two of the twelve most used cloths are told apart by a plain measure',
    () => {
      const areas = new Map<number, number>();
      const all = CLOTHS.map((fabric) => ({ fabric, of: measured(fabric, hex, areas) }));
      const confused = all.flatMap((a, i) =>
        all.slice(i + 1).flatMap((b) => {
          const { by, times } = toldApart(a.of, b.of);
          return times < 1 ? [`${a.fabric} and ${b.fabric}: ${by} ${times.toFixed(2)}`] : [];
        }),
      );
      expect(confused).toEqual([]);
      // and by no noise: threads stay a hint
      expect(all.filter(({ of }) => of.some(({ fine }) => fine > MOTTLED)).map(({ fabric }) => fabric)).toEqual([]);
    },
    PATIENCE_MS,
  );
});
