import { describe, expect, it } from 'vitest';
import { makeWearer } from '#atelier/figure/body/wearer.ts';
import { drawBackHair } from '#atelier/figure/draw-head.ts';
import { fallOf } from '#atelier/figure/hair/hair-fall.ts';
import { HAIRS } from '#atelier/figure/hair/hair-styles.ts';
import { wornHair } from '#atelier/figure/hair/worn-hair.ts';
import { personOf } from '#atelier/figure/people.fixture.ts';
import { Scene } from '#atelier/kit/scene.ts';
import { LEFT, RIGHT, type Side } from '#atelier/kit/side.ts';
import { eyeOf } from './draw-eye.ts';
import { mouthOf } from './draw-mouth.ts';
import { noseTip } from './draw-nose.ts';
import { faceOf } from './face-of.ts';
import { SPREAD } from './face-shapes.ts';
import { headModel } from './head-model.ts';
import { type HeadSpace, headSpace } from './head-space.ts';

const SCENE = new Scene(0.1, 1);
const headOf = (seed: number, changes: Parameters<typeof personOf>[0] = {}): HeadSpace =>
  headSpace(SCENE, makeWearer(personOf(changes), { x: 420, heel: 0 }), seed);
const SEEDS = Array.from({ length: 24 }, (_, i) => i + 1);

describe('a head seen from the side', () => {
  it('shows the far eye narrower than the near one, by no more than a half', () => {
    for (const seed of SEEDS) {
      const s = headOf(seed, { pose: 'contrapposto' });
      const wide = (g: Side): number => Math.abs(eyeOf(s, g).at([0.5, 0])[0] - eyeOf(s, g).at([-0.5, 0])[0]);
      expect(wide(-1)).toBeLessThan(wide(1) * 0.85);
      expect(wide(-1)).toBeGreaterThan(wide(1) * 0.45);
    }
  });

  it('carries nose and mouth towards the side it looks to, the nose the further as it stands out', () => {
    const turned = headModel(faceOf(personOf(), 1), 0, { yaw: 25, nod: 0 });
    const facing = headModel(faceOf(personOf(), 1), 0, { yaw: 0, nod: 0 });
    expect(facing.on(0, 0.67, 0.09)[0]).toBeCloseTo(0);
    expect(turned.on(0, 0.67, 0.09)[0]).toBeLessThan(turned.on(0, 0.8, 0.02)[0] - 0.02);
    for (const seed of SEEDS) {
      const s = headOf(seed, { pose: 'contrapposto' });
      expect(noseTip(s)[0]).toBeLessThan(mouthOf(s).at(0, 0)[0]);
    }
  });
});

describe('the outline of a head', () => {
  it('leaves nothing of the face outside it, however the head is turned', () => {
    for (const yaw of [0, 12, 25]) {
      const m = headModel(faceOf(personOf(), 3), 0, { yaw, nod: 5 });
      for (const y of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        const [far, near] = m.outermost(y);
        const across = Array.from({ length: 21 }, (_, i) => m.on((i / 10 - 1) * m.half(y), y)[0]);
        expect(far[0]).toBeLessThanOrEqual(Math.min(...across) + 1e-9);
        expect(near[0]).toBeGreaterThanOrEqual(Math.max(...across) - 1e-9);
      }
    }
  });
});

describe('hair behind the back', () => {
  it.each(['child', 'adult'] as const)(
    'of a %s ends above the armpits: no lock hangs between arm and trunk',
    (ageGroup) => {
      const person = personOf({ ageGroup, hair: { style: 'long', colour: { name: 'black', hex: '#2b2528' } } });
      const w = makeWearer(person, { x: 420, heel: 0 });
      const S = new Scene(0.25, 1);
      const bare = S.rgb.slice();
      drawBackHair(S, w, { seed: 1 });
      const lowest = S.rgb.findLastIndex((v, i) => v !== bare[i]);
      expect(lowest).toBeGreaterThan(0);
      expect(Math.floor(lowest / 3 / S.width) / S.scale).toBeLessThan(
        Math.max(w.underarm[LEFT][1], w.underarm[RIGHT][1]),
      );
    },
  );
});

describe('people', () => {
  it('have broad heads and narrow ones', () => {
    const broad = SEEDS.map((seed) => faceOf(personOf(), seed).broad);
    expect(Math.max(...broad) - Math.min(...broad)).toBeGreaterThan(0.1);
  });

  it('are twenty-four different ones from twenty-four seeds', () => {
    const traits = (Object.keys(SPREAD) as (keyof typeof SPREAD)[]).filter((trait) => SPREAD[trait] > 0);
    const faces = SEEDS.map((seed) => faceOf(personOf(), seed));
    for (const [i, a] of faces.entries())
      for (const b of faces.slice(i + 1)) {
        const apart = traits.filter((trait) => Math.abs(a[trait] - b[trait]) > SPREAD[trait] * 0.4);
        expect(apart.length).toBeGreaterThan(traits.length * 0.35);
      }
  });

  it('wear one style each their own way, and the same person always the same', () => {
    const bobs = SEEDS.map((seed) => JSON.stringify(wornHair('bob', seed)));
    expect(new Set(bobs).size).toBe(SEEDS.length);
    expect(wornHair('bob', 7)).toEqual(wornHair('bob', 7));
    expect(SEEDS.some((seed) => wornHair('bob', seed).bangs)).toBe(true);
    expect(SEEDS.every((seed) => wornHair('bob', seed).bangs)).toBe(false);
  });

  it('let long hair hang plumb however they tilt their heads', () => {
    for (const seed of SEEDS) {
      const s = headOf(seed, { pose: 'contrapposto' });
      const straight = { ...HAIRS.long, fall: { length: 1.9, spread: 0, wave: 0, taper: 0 } };
      const fall = fallOf(s, straight, LEFT);
      const [ear, end] = [fall?.outer[34], fall?.outer[59]].map((p) => s.toSheet(p ?? [0, 0]));
      expect(Math.abs(end[0] - ear[0]) / (end[1] - ear[1])).toBeLessThan(0.2);
    }
  });
});
