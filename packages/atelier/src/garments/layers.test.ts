import { detailsNamed, type Person } from '@toile/look';
import { describe, expect, test } from 'vitest';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import { FoldSet } from '#atelier/cloth/folds/fold-set.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { bustPoint } from '#atelier/figure/body/landmarks.ts';
import { makeWearer, type Wearer } from '#atelier/figure/body/wearer.ts';
import { outside } from '#atelier/garments/finish/hem-shape.ts';
import { ruffleHem } from '#atelier/garments/finish/ruffle.ts';
import { cutCape } from '#atelier/garments/jacket/cut-cape.ts';
import { bodice } from '#atelier/garments/upper/bodice.ts';
import { bustDrags, underarmFolds } from '#atelier/garments/upper/body-folds.ts';
import { behindArm } from '#atelier/garments/upper/side-seam.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import type { Point } from '#atelier/kit/points.ts';
import { Scene } from '#atelier/kit/scene.ts';
import { LEFT, SIDES, type Side } from '#atelier/kit/side.ts';
import { dressPerson } from './dress-person.ts';
import { outfitOf } from './outfit.ts';
import { clothOf, garmentOf, lookOf, personOf, topOf } from './outfits.fixture.ts';

const SCALE = 0.4;
const standing = (over: Partial<Person> = {}): Wearer => makeWearer(personOf(over), { x: 390, heel: 0 });

describe('layers', () => {
  const tee = topOf({ cloth: clothOf('jersey', '#ffffff') });
  const windbreaker = garmentOf({
    family: 'jacket',
    layer: 'outer',
    cloth: clothOf('cotton', '#e06a1c'),
    collar: 'hood',
    closure: 'zip',
    sleeve: { shape: 'set-in', length: 'long' },
  });

  test('what is worn under a zipped jacket shows at its neck', () => {
    const look = lookOf([tee, windbreaker]);
    const scene = new Scene(SCALE, 5);
    const wearer = makeWearer(look.person, { x: 390, heel: 0 });
    const { garmentAt } = dressPerson(scene, wearer, look, 5);
    const [x, y] = wearer.neck.pit;
    const owners = new Set<number>();
    for (let dy = 0; dy < 46; dy += 2)
      owners.add(garmentAt[Math.round((y + dy) * SCALE) * scene.width + Math.round(x * SCALE)]);
    expect(owners).toContain(1);
  });

  test('hands at rest stay under a long cape, and show below a short one', () => {
    const f = standing({ pose: 'relaxed' });
    const hides = (length: 'thigh' | 'crop'): readonly Side[] | undefined => {
      const g = garmentOf({ family: 'jacket', layer: 'outer', details: detailsNamed(['cape']), length });
      return cutCape(g, { f, seed: 5 }).hides;
    };
    expect(hides('thigh')).toEqual([-1, 1]);
    expect(hides('crop')).toEqual([]);
  });

  test('a poncho covers both arms, which come out below it in the sleeves of what is worn under it', () => {
    const shirt = topOf({ sleeve: { shape: 'shirt', length: 'long' } });
    const poncho = garmentOf({
      family: 'jacket',
      kind: 'poncho',
      layer: 'outer',
      details: detailsNamed(['cape']),
      length: 'thigh',
    });
    const { steps, cuts } = outfitOf(standing(), lookOf([shirt, poncho]), 5);
    const arms = steps.flatMap((step) => (step.is === 'arm' ? [step] : []));
    expect(arms.length).toBeGreaterThan(0);
    for (const { under, beyond, side } of arms) {
      expect(under).toContain(cuts[1]?.layers.on?.flatMap((l) => (l.is === 'cloth' ? l.build.pieces : []))[0]?.outline);
      const sleeve = cuts[0]?.sleeves.find((s) => s.side === side)?.pieces[0]?.outline;
      expect(beyond).toContain(sleeve);
    }
  });

  test('a hand laid on the belly stays under a poncho', () => {
    const g = garmentOf({ family: 'jacket', kind: 'poncho', layer: 'outer', details: detailsNamed(['cape']) });
    expect(cutCape(g, { f: standing({ pose: 'clasped' }), seed: 5 }).hides).toEqual(SIDES);
  });

  test.each(SIDES)('no hem stands out beyond a hanging arm on side %i', (s) => {
    const f = standing();
    const { elbow, wrist } = f.arm[s];
    const seam: Point[] = Array.from({ length: 40 }, (_, i) => {
      const t = i / 39;
      return [lerp(elbow[0], wrist[0], t) + s * 12, lerp(elbow[1], wrist[1], t)];
    });
    behindArm(f, s, seam);
    for (const [x, y] of seam.slice(14))
      expect(s * (x - lerp(elbow[0], wrist[0], (y - elbow[1]) / (wrist[1] - elbow[1])))).toBeLessThan(6);
  });

  test('a hem line does not bridge a slit', () => {
    const hole: Point[] = [
      [40, -10],
      [60, -10],
      [60, 10],
      [40, 10],
    ];
    const runs = outside(
      [
        [0, 0],
        [100, 0],
      ],
      hole,
    );
    expect(runs).toHaveLength(2);
    for (const [x] of runs.flat()) expect(x <= 41 || x >= 59).toBe(true);
  });

  test('a flounce wraps the outline of what it is sewn to', () => {
    const panel = new Panel(
      [
        [100, 0],
        [60, 300],
      ],
      [
        [200, 0],
        [240, 300],
      ],
    );
    const { pieces } = ruffleHem(panel, { fabric: FABRIC_RULES.georgette, depth: 40, seed: 3, level: 0.6 });
    const xs = pieces.flatMap((p) => p.outline.map(([x]) => x));
    expect(Math.min(...xs)).toBeLessThan(panel.map(-1, 0.73)[0]);
    expect(Math.max(...xs)).toBeGreaterThan(panel.map(1, 0.73)[0]);
  });
});

describe('folds of a close bodice', () => {
  const under = (seed: number, fabric: 'silk' | 'brocade'): FoldSet => {
    const folds = new FoldSet();
    bustDrags({ folds, f: standing(), fabric: FABRIC_RULES[fabric], seed, on: [] });
    return folds;
  };
  const SEEDS = Array.from({ length: 24 }, (_, i) => i * 31 + 7);

  test('are no stamp: their number differs from seed to seed, and stiff cloth has fewer', () => {
    const counts = SEEDS.map((seed) => under(seed, 'silk').list.length);
    expect(new Set(counts)).toEqual(new Set([0, 1]));
    const sum = (all: number[]): number => all.reduce((a, b) => a + b, 0);
    expect(sum(SEEDS.map((seed) => under(seed, 'brocade').list.length))).toBeLessThan(sum(counts) * 0.7);
  });

  test('a man has no pull toward a bust: what falls from his armhole falls steeply', () => {
    const f = standing({ presentation: 'male' });
    for (const seed of SEEDS) {
      const folds = new FoldSet();
      underarmFolds({ folds, f, fabric: FABRIC_RULES.linen, seed, on: [] }, -1);
      for (const { points } of folds.list) {
        const [a, b] = [points[0], points[points.length - 1]];
        expect(b[1] - a[1]).toBeGreaterThan(Math.abs(b[0] - a[0]) * 0.8);
      }
    }
  });

  test('a child has no bust', () => {
    const f = standing({ ageGroup: 'child' });
    const { bumps } = bodice(f, {
      fabric: FABRIC_RULES.cotton,
      seed: 3,
      neck: 'round',
      ease: 3,
      endY: f.waist[LEFT][1] + 4,
      hem: 'joined',
    });
    expect(bumps.every((b) => b.rx > 40 && b.at[1] < bustPoint(f, -1)[1])).toBe(true);
  });
});
