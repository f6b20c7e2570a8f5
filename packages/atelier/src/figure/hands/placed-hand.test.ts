import { describe, expect, it } from 'vitest';
import { makeWearer } from '#atelier/figure/body/wearer.ts';
import { personOf } from '#atelier/figure/people.fixture.ts';
import type { Point } from '#atelier/kit/points.ts';
import { isInside } from '#atelier/kit/shapes.ts';
import { LEFT, RIGHT, SIDES } from '#atelier/kit/side.ts';
import { placedHand } from './placed-hand.ts';

describe('hanging hands', () => {
  it.each(SIDES)('show four fingers of unequal length with a gap or an overlap between (%s)', (side) => {
    const { body } = makeWearer(personOf({ pose: 'relaxed' }), { x: 420, heel: 0 });
    const hand = placedHand(body, side);
    if (!hand) throw new Error('the relaxed arm hides its hand');
    const reach = (line: Point[]) =>
      Math.max(...line.map((p) => Math.hypot(p[0] - hand.wrist[0], p[1] - hand.wrist[1])));
    const [little, ring, middle, fore] = hand.fingers.map((f) => reach(f.outline) / hand.size);
    expect(hand.fingers).toHaveLength(4);
    expect(middle).toBeGreaterThan(ring + 0.03);
    expect(middle).toBeGreaterThan(fore + 0.03);
    expect(ring).toBeGreaterThan(little + 0.1);
    for (const [i, finger] of hand.fingers.entries()) {
      const middleOfTip = finger.outline[Math.floor(finger.outline.length / 2)];
      for (const [k, other] of hand.fingers.entries())
        if (i !== k) expect(isInside(middleOfTip, other.outline), `tip ${i} in finger ${k}`).toBe(false);
    }
  });
});

describe('clasped hands', () => {
  it('are two: one lies round the other’s wrist, whose fingers hang on below', () => {
    for (const presentation of ['female', 'male'] as const) {
      const { body } = makeWearer(personOf({ pose: 'clasped', presentation }), { x: 420, heel: 0 });
      const held = placedHand(body, LEFT);
      const holds = placedHand(body, RIGHT);
      if (!held || !holds) throw new Error('a hand is hidden');
      const covered = (p: Point) => holds.shapes.some((shape) => isInside(p, shape));
      expect(covered(held.at([0, 0.05]))).toBe(true);
      for (const finger of held.fingers)
        expect(covered(finger.outline[Math.floor(finger.outline.length / 2)])).toBe(false);
    }
  });
});

describe('the wrist', () => {
  it('runs on from the edges of the forearm into the hand', () => {
    for (const pose of ['relaxed', 'contrapposto', 'lapel', 'pockets'] as const)
      for (const side of SIDES) {
        const { body } = makeWearer(personOf({ pose }), { x: 420, heel: 0 });
        const hand = placedHand(body, side);
        const away = (line: Point[], p: Point) => Math.min(...line.map((q) => Math.hypot(q[0] - p[0], q[1] - p[1])));
        expect(away(body.armOut[side], hand?.palm[0] ?? [9, 9]), pose).toBeLessThan(0.02);
        expect(away(body.armIn[side], hand?.palm.at(-1) ?? [9, 9]), pose).toBeLessThan(0.02);
      }
  });
});
