import { detailsNamed } from '@toile/look';
import { describe, expect, test } from 'vitest';
import { makeWearer, type Wearer } from '#atelier/figure/body/wearer.ts';
import { stanceFor } from '#atelier/figure/poses/stance-for.ts';
import { dressPerson } from '#atelier/garments/dress-person.ts';
import { clothOf, dressOf, garmentOf, lookOf } from '#atelier/garments/outfits.fixture.ts';
import { arcLength, resample } from '#atelier/kit/curves.ts';
import { add, mix } from '#atelier/kit/points.ts';
import { Scene } from '#atelier/kit/scene.ts';
import { LEFT, RIGHT, SIDES } from '#atelier/kit/side.ts';
import { coatEdge } from './coat-edge.ts';

const SCALE = 0.5;
const coat = garmentOf({
  family: 'jacket',
  layer: 'outer',
  closure: 'open',
  length: 'midi',
  collar: 'notch',
  details: detailsNamed(['over-shoulders']),
  cloth: clothOf('wool', '#b08850'),
});
const gown = dressOf({ silhouette: 'circle', length: 'midi' });

describe('a coat over the shoulders', () => {
  const look = lookOf([gown, coat], { pose: 'relaxed' });
  const wearer: Wearer = makeWearer(look.person, { x: 390, heel: 0, stance: stanceFor(look) });
  const scene = new Scene(SCALE, 5);
  const map = dressPerson(scene, wearer, look, 5).garmentAt;
  /** From the leftmost to the rightmost place of a garment at a height, page units. */
  const reach = (index: number, y: number): [number, number] => {
    const row = Math.round(y * SCALE) * scene.width;
    const xs = Array.from({ length: scene.width }, (_, x) => x).filter((x) => map[row + x] === index + 1);
    return [xs[0] / SCALE, xs[xs.length - 1] / SCALE];
  };
  const shoulder = Math.max(wearer.shoulder[LEFT][1], wearer.shoulder[RIGHT][1]);

  test('hangs from a shoulder as broad as it is, and is no bell', () => {
    const [left, right] = reach(1, shoulder + 24);
    for (const s of SIDES) {
      const elbow = reach(1, wearer.arm[s].elbow[1]);
      const [top, side] = s === LEFT ? [left, elbow[0]] : [right, elbow[1]];
      expect((side - top) * s).toBeLessThan((right - left) * 0.12);
    }
  });

  test('is round at both shoulders, without a corner', () => {
    for (const s of SIDES) {
      const edge = coatEdge(wearer, s, shoulder + 400).filter(([, y]) => y < shoulder + 60);
      const run = resample(edge, Math.round(arcLength(edge) / 7));
      const ways = run.slice(1).map((p, i) => Math.atan2(p[1] - run[i][1], (p[0] - run[i][0]) * s));
      const turns = ways.slice(1).map((way, i) => ((way - ways[i]) * 180) / Math.PI);
      expect(Math.max(...turns)).toBeLessThan(40);
      // and nowhere does it rise again to a horn
      expect(Math.min(...turns)).toBeGreaterThan(-14);
    }
  });

  test('has sleeves that hang outside it, and is narrower again below them', () => {
    for (const s of SIDES) {
      const out = (y: number): number => reach(1, y)[s === LEFT ? 0 : 1] * s;
      const [, wrist] = wearer.arm[s].wrist;
      const steps = Array.from({ length: 50 }, (_, i) => out(wrist - 50 + 2 * i) - out(wrist - 38 + 2 * i));
      expect(Math.max(...steps)).toBeGreaterThan(3);
    }
  });

  test('has a collar behind the neck', () => {
    for (const s of SIDES) {
      const [x, y] = add(mix(wearer.neck.base[s], wearer.neck.top[s], 0.2), [s * 2.5, 0]);
      expect(map[Math.round(y * SCALE) * scene.width + Math.round(x * SCALE)]).toBe(2);
    }
  });

  test('has both arms under it', () => {
    for (const s of SIDES) {
      const [left, right] = reach(1, wearer.arm[s].elbow[1]);
      const [x] = wearer.arm[s].elbow;
      expect(x > left && x < right).toBe(true);
      expect(wearer.arm[s].wrist[1]).toBeGreaterThan(wearer.highHip[s][1]);
    }
  });

  test('holds in what is worn beneath', () => {
    const y = Math.max(wearer.hip[LEFT][1], wearer.hip[RIGHT][1]) + 150;
    const [left, right] = reach(1, y);
    const inner = reach(0, y);
    expect(inner[0]).toBeGreaterThan(left - 3);
    expect(inner[1]).toBeLessThan(right + 3);
  });
});
