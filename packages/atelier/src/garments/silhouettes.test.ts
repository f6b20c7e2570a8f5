import { detailsNamed, type Person } from '@toile/look';
import { expect, test } from 'vitest';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import { stiffnessOf } from '#atelier/cloth/folds/hang.ts';
import { makeHem } from '#atelier/cloth/folds/hem.ts';
import { armhole, legShape } from '#atelier/figure/body/landmarks.ts';
import { makeWearer, type Wearer } from '#atelier/figure/body/wearer.ts';
import { skirt } from '#atelier/garments/lower/skirt/skirt.ts';
import { skirtCut, skirtCutOf } from '#atelier/garments/lower/skirt/skirt-cuts.ts';
import { trouserCut } from '#atelier/garments/lower/trousers/trouser-cuts.ts';
import { trousers } from '#atelier/garments/lower/trousers/trouser-legs.ts';
import { raglanSeam } from '#atelier/garments/upper/raglan.ts';
import { distance, type Point } from '#atelier/kit/points.ts';
import { Scene } from '#atelier/kit/scene.ts';
import { LEFT, type Side } from '#atelier/kit/side.ts';
import { dressPerson } from './dress-person.ts';
import { clothOf, dressOf, garmentOf, lookOf, trousersOf } from './outfits.fixture.ts';

const standing = (over: Partial<Person> = {}): Wearer => makeWearer(lookOf([], over).person, { x: 390, heel: 0 });
const SEEDS = [3, 14, 27, 40];

const flared = (f: Wearer, seed: number, stiff: number) =>
  skirt(f, { cut: skirtCut('flared'), fabric: FABRIC_RULES.cotton, seed, stiff, hemY: f.leg[LEFT].knee[1] + 60 });

const span = (points: readonly Point[]): number => {
  const xs = points.map(([x]) => x);
  return Math.max(...xs) - Math.min(...xs);
};

test('stiff cloth stands wider at the hem than cloth that pours', () => {
  const f = standing();
  for (const seed of SEEDS)
    expect(span(flared(f, seed, 0.95).hem)).toBeGreaterThan(span(flared(f, seed, 0.1).hem) * 1.15);
});

test('a name tells how cloth hangs where its fabric does not', () => {
  expect(stiffnessOf({ fabric: 'silk', name: 'silk taffeta' })).toBeGreaterThan(0.8);
  expect(stiffnessOf({ fabric: 'silk' })).toBeLessThan(0.3);
});

test('the side of a flared skirt is no straight line, and no two skirts have the same', () => {
  const f = standing();
  const bulge = (seed: number): number[] => {
    const { panel } = flared(f, seed, 0.3);
    const [top, end] = [panel.map(-1, 0.4), panel.map(-1, 1)];
    return [0.55, 0.7, 0.85].map((v) => {
      const [x, y] = panel.map(-1, v);
      return x - (top[0] + ((end[0] - top[0]) * (y - top[1])) / (end[1] - top[1]));
    });
  };
  const all = SEEDS.map(bulge);
  for (const offs of all) expect(Math.max(...offs.map(Math.abs))).toBeGreaterThan(2);
  expect(new Set(all.map((offs) => offs.map(Math.round).join())).size).toBe(SEEDS.length);
});

test('in a step the skirt sweeps to one side', () => {
  const lean = (pose: Person['pose']): number => {
    const f = standing({ pose });
    const { panel } = flared(f, 5, 0.3);
    const out = (s: Side): number => Math.abs(panel.map(s, 1)[0] - panel.map(s, 0.3)[0]);
    return Math.abs(out(1) - out(-1));
  };
  expect(lean('walk')).toBeGreaterThan(lean('relaxed') + 10);
});

test('the waves of a hem are never steeper than its flutes are broad', () => {
  const f = standing();
  for (const seed of SEEDS) {
    const { panel } = flared(f, seed, 0.4);
    const { edge } = makeHem(panel, { fabric: FABRIC_RULES.chiffon, seed, fullness: 1, lobes: 16, stiff: 0.1 });
    const off = edge.map((p) => Math.min(...panel.row(1, -1, 1, 200).map((q) => distance(p, q))));
    expect(Math.max(...off)).toBeLessThan((span(edge) / 16) * 1.1);
  }
});

test('gathers make a flared skirt full and leave a pencil as it is', () => {
  const details = detailsNamed(['gathers']);
  expect(skirtCutOf({ silhouette: 'a-line', details }).kind).toBe('gathered');
  expect(skirtCutOf({ silhouette: 'pencil', details })).toEqual(skirtCut('pencil'));
});

test('leggings have no fly and no pockets, and no leg shows beside them', () => {
  const f = standing();
  const cut = (second: boolean) =>
    trousers(f, {
      cut: { ...trouserCut('slim'), thigh: 1, knee: 1, hem: 2 },
      fabric: FABRIC_RULES.jersey,
      seed: 4,
      length: 0.94,
      second,
    });
  const kit = (second: boolean): number => cut(second).lines.filter((l) => l.kind === 'stitch').length;
  expect(kit(true)).toBe(0);
  expect(kit(false)).toBeGreaterThan(0);
  for (const { side, outer } of cut(true).legs) {
    const skin = legShape(f, side).edge[side];
    for (const [x, y] of skin.filter(([, y]) => y > outer[0][1] + 120 && y < outer[outer.length - 1][1] - 4)) {
      const edge = outer.reduce((best, p) => (Math.abs(p[1] - y) < Math.abs(best[1] - y) ? p : best));
      expect(side * (edge[0] - x)).toBeGreaterThan(-0.8);
    }
  }
});

test('a raglan seam runs from the neckline to the underarm', () => {
  const f = standing();
  const hole = armhole(f, -1);
  const neck: Point[] = [
    [350, 200],
    [390, 230],
    [430, 200],
  ];
  const seam = raglanSeam(-1, { neck, shoulder: [], hole });
  expect(seam[0][1]).toBeGreaterThan(200);
  expect(distance(seam[seam.length - 1], hole[hole.length - 1])).toBeLessThan(0.01);
});

test('a long coat holds in the full skirt beneath it', () => {
  const coat = garmentOf({
    family: 'jacket',
    layer: 'outer',
    closure: 'buttons',
    length: 'midi',
    cloth: clothOf('wool', '#b08850'),
  });
  const gown = dressOf({ silhouette: 'circle', length: 'midi' });
  const look = lookOf([gown, coat], { pose: 'walk' });
  const scene = new Scene(0.3, 5);
  const wearer = makeWearer(look.person, { x: 390, heel: 0 });
  const map = dressPerson(scene, wearer, look, 5).garmentAt;
  const y = Math.round((wearer.hip[LEFT][1] + 90) * 0.3) * scene.width;
  const at = (index: number): number[] =>
    Array.from({ length: scene.width }, (_, x) => x).filter((x) => map[y + x] === index + 1);
  const wool = at(1);
  expect(wool.length).toBeGreaterThan(20);
  for (const x of at(0)) expect(x > wool[0] - 2 && x < wool[wool.length - 1] + 2).toBe(true);
});

test('what comes out from under the hem of a coat falls from its corner and does not step out square', () => {
  const coat = garmentOf({
    family: 'jacket',
    layer: 'outer',
    closure: 'buttons',
    length: 'knee',
    cloth: clothOf('wool', '#b08850'),
  });
  const wide = trousersOf({ silhouette: 'wide', fit: 'oversized' });
  const look = lookOf([wide, coat]);
  const scene = new Scene(0.5, 5);
  const map = dressPerson(scene, makeWearer(look.person, { x: 390, heel: 0 }), look, 5).garmentAt;
  const row = (y: number, index: number): number[] =>
    Array.from({ length: scene.width }, (_, x) => x).filter((x) => map[y * scene.width + x] === index + 1);
  const rows = Array.from({ length: scene.height }, (_, y) => y);
  const hem = Math.max(...rows.filter((y) => row(y, 1).length > 20));
  const wool = row(hem - 12, 1);
  const under = row(hem + 4, 0);
  const SLACK = 5;
  expect(under.length).toBeGreaterThan(20);
  expect(under[0]).toBeGreaterThan(wool[0] - SLACK);
  expect(under[under.length - 1]).toBeLessThan(wool[wool.length - 1] + SLACK);
});
