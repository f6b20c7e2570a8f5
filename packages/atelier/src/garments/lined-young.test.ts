import type { Garment, Look } from '@toile/look';
import { showsThrough } from '@toile/look/records';
import { describe, expect, it } from 'vitest';
import { isSheer } from '#atelier/cloth/fabric-rules.ts';
import { makeWearer } from '#atelier/figure/body/wearer.ts';
import type { Point } from '#atelier/kit/points.ts';
import { isInside } from '#atelier/kit/shapes.ts';
import { read } from '#atelier/read.ts';
import { type ClothLayer, clothsAmong } from './layer.ts';
import { outfitOf } from './outfit.ts';

const SEED = 7;
/** Page units between the places that are looked at. */
const GRID = 12;
/** Share of a garment that lies over its lining: hems, edges and what stands off the body need none. */
const COVERED = 0.7;

/** What covers a body, as people write it; what is laid over other clothes is not among it. */
const WORN = [
  'unitard',
  'jumpsuit',
  'playsuit',
  'romper',
  'onesie',
  'dungarees',
  'dress',
  'frock',
  'nightgown',
  'kurta',
  'kurti',
  'anarkali',
  'top',
  'blouse',
  'shirt',
  't-shirt',
  'skirt',
  'lehenga',
  'trousers',
  'leggings',
  'palazzos',
  'shorts',
  'pyjamas',
  'salwar kameez',
];
const SHEER = ['sheer', 'chiffon', 'organza', 'net', 'lace', 'tulle'];

const shapesOf = (layers: readonly ClothLayer[]): Point[][] =>
  layers.flatMap(({ build }) =>
    build.pieces.filter(({ name }) => !name.startsWith('sleeve')).map(({ outline }) => outline),
  );

/** Share of a garment's own cloth, without its sleeves, that lies over a lining of its own; 1 where all of it is opaque. */
function linedShare(garment: Garment, layers: readonly ClothLayer[]): number {
  const mine = layers.filter((layer) => layer.garment.id === garment.id);
  const own = mine.filter(({ part, materials }) => part === 'cloth' && isSheer(materials[0].fabric));
  const cloth = shapesOf(own);
  const under = shapesOf(mine.filter(({ part, materials }) => part === 'lining' && !isSheer(materials[0].fabric)));
  const points = cloth.flat();
  if (points.length === 0) return 1;
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  let all = 0;
  let lined = 0;
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += GRID)
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += GRID) {
      if (!cloth.some((shape) => isInside([x, y], shape))) continue;
      all++;
      if (under.some((shape) => isInside([x, y], shape))) lined++;
    }
  return all === 0 ? 1 : lined / all;
}

const bareOf = (look: Look): string[] => {
  const outfit = outfitOf(makeWearer(look.person, { x: 390, heel: 1200 }), look, SEED);
  const layers = outfit.steps.flatMap((step) => (step.is === 'layers' ? clothsAmong(step.layers) : []));
  return look.garments
    .filter((garment) => isSheer(garment.cloth.fabric) && showsThrough({ ...garment, details: [] }))
    .filter((garment) => linedShare(garment, layers) < COVERED)
    .map(
      ({ kind, cloth }) =>
        `${cloth.fabric} ${kind}: ${linedShare(look.garments.find((g) => g.kind === kind) as Garment, layers).toFixed(2)}`,
    );
};

describe.each(['a girl of 10', 'a boy of 6', 'a teenage girl'])('of %s no body is seen through', (who) => {
  it.each(WORN)('a %s of cloth that one looks through', (worn) => {
    expect(SHEER.flatMap((cloth) => bareOf(read({ words: `${cloth} ${worn} for ${who}` }, SEED)))).toEqual([]);
  });
});
