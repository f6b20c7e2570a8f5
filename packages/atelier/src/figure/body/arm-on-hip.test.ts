import { describe, expect, it } from 'vitest';
import { placedHand } from '#atelier/figure/hands/placed-hand.ts';
import { personOf } from '#atelier/figure/people.fixture.ts';
import { POSE_DATA } from '#atelier/figure/poses/pose-table.ts';
import { vary } from '#atelier/figure/poses/vary.ts';
import { distance, type Point, sub } from '#atelier/kit/points.ts';
import { isInside } from '#atelier/kit/shapes.ts';
import { SIDES } from '#atelier/kit/side.ts';
import { makeWearer } from './wearer.ts';

const PEOPLE = (['female', 'male', 'androgynous'] as const).flatMap((presentation) =>
  (['slim', 'average', 'full'] as const).flatMap((build) =>
    (['teen', 'adult', 'senior'] as const).map((ageGroup) => personOf({ presentation, build, ageGroup })),
  ),
);
const HANDS = ['rest', 'hipOpen'] as const;

/** Every grown person with both hands on the hips, weight on either leg. */
const WEARERS = PEOPLE.flatMap((person) =>
  HANDS.flatMap((hand) =>
    (['contrapposto', 'relaxed', 'steady'] as const).map((pose) => {
      const over = 'front' as const;
      const stance = vary(POSE_DATA[pose], { left: { hand, over }, right: { hand, over } });
      return { told: `${person.presentation} ${person.build} ${person.ageGroup} ${pose} ${hand}`, person, stance };
    }),
  ),
).map(({ told, person, stance }) => ({ told, body: makeWearer(person, { x: 420, heel: 0, stance }).body }));

describe('a hand on the hip', () => {
  it('comes from a forearm that is seen shorter than its upper arm', () => {
    for (const { told, body } of WEARERS)
      for (const s of SIDES) {
        const { shoulder, elbow, wrist } = body.j;
        expect(distance(elbow[s], wrist[s]) / distance(shoulder[s], elbow[s]), told).toBeLessThan(0.95);
      }
  });

  it('has its wrist right outside the flank, wherever the hip has gone, and its fingers on the body', () => {
    /** Where the hips of a broad build are wider than its shoulders the hand lies before them. */
    const BROAD = 1.4;
    const CLOTH = 0.16;
    const GAP = { least: 0, most: 0.36 };
    for (const { told, body } of WEARERS)
      for (const s of SIDES) {
        const [x, y] = body.j.wrist[s];
        const flank = body.side[s].reduce((a, b) => (Math.abs(b[1] - y) < Math.abs(a[1] - y) ? b : a));
        if (body.build.waist < BROAD) expect((x - flank[0]) * s, told).toBeGreaterThan(GAP.least);
        expect((x - flank[0]) * s, told).toBeLessThan(GAP.most);
        const hand = placedHand(body, s);
        const tips = hand?.fingers.map(({ outline }) => outline[Math.floor(outline.length / 2)]) ?? [];
        expect(tips).toHaveLength(4);
        const shapes = [body.shapes.torso, ...SIDES.map((leg) => body.shapes.leg[leg])];
        const lies = (tip: Point): boolean =>
          shapes.some((shape) => isInside(tip, shape) || isInside([tip[0] - s * CLOTH, tip[1]], shape));
        for (const tip of tips) expect(lies(tip), told).toBe(true);
      }
  });

  it('breaks at the wrist: the back of the hand turns down over the hip, as far as a wrist bends and no further', () => {
    const BENT = { least: 12, most: 30 };
    for (const { told, body } of WEARERS)
      for (const s of SIDES) {
        const way = sub(body.j.wrist[s], body.j.elbow[s]);
        const hand = placedHand(body, s);
        if (!hand) throw new Error(told);
        const to = sub(hand.at([0, 0.5]), hand.wrist);
        const turn = Math.atan2(-s * (way[0] * to[1] - way[1] * to[0]), way[0] * to[0] + way[1] * to[1]);
        expect((turn * 180) / Math.PI, told).toBeGreaterThan(BENT.least);
        expect((turn * 180) / Math.PI, told).toBeLessThan(BENT.most);
      }
  });

  it('has four fingers of which no two end alike', () => {
    const APART = 0.03;
    for (const { told, body } of WEARERS)
      for (const s of SIDES) {
        const hand = placedHand(body, s);
        const reach = hand?.fingers.map(({ outline }) => distance(hand.wrist, outline[Math.floor(outline.length / 2)]));
        const [little, ring, middle, fore] = reach ?? [];
        expect(ring - little, told).toBeGreaterThan(APART);
        expect(middle - ring, told).toBeGreaterThan(APART / 2);
        expect(middle - fore, told).toBeGreaterThan(APART / 2);
      }
  });

  it('keeps the upper arm stouter than the wrist, and the elbow between', () => {
    for (const { told, body } of WEARERS)
      for (const s of SIDES) {
        const across = (at: Point): number =>
          Math.min(...body.armOut[s].map((p) => distance(p, at))) +
          Math.min(...body.armIn[s].map((p) => distance(p, at)));
        const { shoulder, elbow, wrist } = body.j;
        const middle: Point = [(shoulder[s][0] + elbow[s][0]) / 2, (shoulder[s][1] + elbow[s][1]) / 2];
        const near: Point = [elbow[s][0] * 0.15 + wrist[s][0] * 0.85, elbow[s][1] * 0.15 + wrist[s][1] * 0.85];
        expect(across(near) / across(middle), told).toBeLessThan(0.82);
        expect(across(elbow[s]) / across(middle), told).toBeLessThan(1.2);
      }
  });
});
