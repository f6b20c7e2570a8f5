import { detailsNamed, type Garment } from '@toile/look';
import { expect, test } from 'vitest';
import { makeWearer } from '#atelier/figure/body/wearer.ts';
import { type DrawnPart, drawnParts } from './drawn-parts.ts';
import { clothsAmong } from './layer.ts';
import { HEIGHTS, inOrder, type Outfit, outfitOf, type Step } from './outfit.ts';
import { dressOf, garmentOf, lookOf, topOf, trousersOf } from './outfits.fixture.ts';

const SEED = 5;
const dressed = (garments: Garment[], accessories: 'tights'[] = []): Outfit => {
  const look = lookOf(garments);
  const worn = accessories.map((kind) => ({
    kind,
    name: kind,
    colour: { name: 'black', hex: '#222222' },
    details: [],
  }));
  return outfitOf(makeWearer(look.person, { x: 390, heel: 1200 }), { ...look, accessories: worn }, SEED);
};

const shirt = topOf({ id: 'shirt', collar: 'shirt', closure: 'buttons', sleeve: { shape: 'set-in', length: 'long' } });
const skirt = garmentOf({ id: 'skirt', family: 'skirt', silhouette: 'a-line', length: 'midi' });
const jacket = garmentOf({
  id: 'jacket',
  family: 'jacket',
  layer: 'outer',
  collar: 'notch',
  neckline: 'lapel',
  closure: 'single-breasted',
  sleeve: { shape: 'tailored', length: 'long' },
});

/** What lies on the person, lowest first: a garment by its id, anything else by what it is. */
const told = ({ steps }: Outfit): string[] =>
  steps.map((step) => (step.is === 'layers' ? (clothsAmong(step.layers)[0]?.garment.id ?? 'nothing') : step.is));

/** Where the first layer of a garment at a height lies among all steps. */
const placeOf = ({ steps }: Outfit, id: string, z: Step['z']): number =>
  steps.findIndex((step) => step.z === z && step.is === 'layers' && clothsAmong(step.layers)[0]?.garment.id === id);

test('an outfit is laid from the wall to the eye, whatever the order it is told in', () => {
  const { steps } = dressed([skirt, shirt, jacket], ['tights']);
  const heights = steps.map(({ z }) => HEIGHTS.indexOf(z));
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  expect(inOrder(steps.toReversed())).toEqual(steps);
});

test('a shirt that is tucked in lies under its skirt, and a jacket over both', () => {
  const outfit = dressed([skirt, shirt, jacket]);
  const [tucked, held, over] = [
    placeOf(outfit, 'shirt', 'tucked'),
    placeOf(outfit, 'skirt', 'lower'),
    placeOf(outfit, 'jacket', 'upper'),
  ];
  expect(tucked).toBeGreaterThan(outfit.steps.findIndex(({ is }) => is === 'body'));
  expect(held).toBeGreaterThan(tucked);
  expect(over).toBeGreaterThan(held);
});

test('a coat shows its inside behind the person and hose lie on the legs under everything worn', () => {
  const outfit = dressed([skirt, shirt, jacket], ['tights']);
  expect(told(outfit).slice(0, 2)).toContain('jacket');
  const hose = outfit.steps.findIndex(({ is }) => is === 'legwear');
  expect(outfit.steps.slice(hose + 1).filter(({ is }) => is === 'layers').length).toBeGreaterThanOrEqual(3);
});

test('a saree is wrapped over its blouse and its end falls over the neck', () => {
  const saree = garmentOf({ id: 'saree', family: 'saree', length: 'floor' });
  const choli = garmentOf({ id: 'choli', family: 'choli', length: 'crop' });
  const outfit = dressed([saree, choli]);
  expect(placeOf(outfit, 'saree', 'wrapped')).toBeGreaterThan(placeOf(outfit, 'choli', 'upper'));
  expect(placeOf(outfit, 'saree', 'over neck')).toBeGreaterThan(placeOf(outfit, 'saree', 'wrapped'));
});

test('the same Look and seed are laid alike, another seed in other folds', () => {
  const look = lookOf([dressOf({ length: 'floor' })]);
  const wearer = makeWearer(look.person, { x: 390, heel: 1200 });
  const outlines = (seed: number): unknown =>
    outfitOf(wearer, look, seed).steps.flatMap((step) =>
      step.is === 'layers' ? clothsAmong(step.layers).map(({ build }) => build.pieces.map((p) => p.outline)) : [],
    );
  expect(outlines(SEED)).toEqual(outlines(SEED));
  expect(outlines(SEED)).not.toEqual(outlines(SEED + 1));
});

test('what is drawn is told with its place on the page and how much of it is seen', () => {
  const parts = drawnParts(dressed([shirt]));
  const clearest = (of: DrawnPart['part']): DrawnPart | undefined =>
    parts.filter(({ part }) => part === of).toSorted((a, b) => b.seen - a.seen)[0];
  const [collar, buttons] = [clearest('collar'), clearest('buttons')];
  expect(collar?.seen).toBeGreaterThan(0.5);
  expect(buttons?.seen).toBeGreaterThan(0.5);
  const lowest = (part: DrawnPart | undefined): number => (part ? part.box.y + part.box.h : Number.NaN);
  expect(lowest(buttons)).toBeGreaterThan(lowest(collar));
});

test('a closed coat leaves little of a shirt to be seen, an open one more', () => {
  const body = (coat: Garment[]): number =>
    drawnParts(dressed([shirt, trousersOf({ id: 'trousers' }), ...coat])).find(
      ({ garmentId, part, piece }) => garmentId === 'shirt' && part === 'cloth' && piece === 'bodice',
    )?.seen ?? -1;
  const closed = body([
    { ...jacket, collar: 'shirt', neckline: 'round', closure: 'zip', details: detailsNamed(['drawcord']) },
  ]);
  const open = body([{ ...jacket, closure: 'open' }]);
  expect(body([])).toBeGreaterThan(0.6);
  expect(open).toBeLessThan(body([]));
  expect(open).toBeGreaterThan(closed);
});

test('a vest under a dress is hardly seen, and the dress is', () => {
  const vest = topOf({ id: 'vest', sleeve: { shape: 'none', length: 'sleeveless' } });
  const parts = drawnParts(dressed([vest, dressOf({ id: 'over', length: 'knee' })]));
  const seen = (id: string): number =>
    Math.max(...parts.filter(({ garmentId, part }) => garmentId === id && part === 'cloth').map((part) => part.seen));
  expect(seen('vest')).toBeLessThan(0.3);
  expect(seen('over')).toBeGreaterThan(0.6);
});
