import type { Look } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import { read } from '#atelier/read.ts';
import { ownGesture } from './own-gesture.ts';
import { POSE_DATA } from './pose-table.ts';
import { stanceFor } from './stance-for.ts';

/** What is seen of a stance: where its joints are, how it is turned and how it leans. */
const seen = (look: Look): string => {
  const { joints, turn, ribTilt } = stanceFor(look);
  return JSON.stringify([joints, turn, ribTilt]);
};

describe('gestures', () => {
  it.each([
    'emerald satin slip dress',
    'floral cotton midi dress',
    'navy wool suit for a man',
    'linen shirt and chinos for a man',
    'crimson lehenga with dupatta',
    'trench coat over jeans',
  ])('make 24 sheets of one prompt stand in hardly one stance twice, and in none three times: %s', (words) => {
    const counts = new Map<string, number>();
    for (let i = 0; i < 24; i++) {
      const stance = seen(read({ words }, 100 + 37 * i));
      counts.set(stance, (counts.get(stance) ?? 0) + 1);
    }
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(2);
    expect(counts.size).toBeGreaterThan(18);
  });

  it('keep the foot that bears where it stands, and both apart', () => {
    for (const name of Array.from({ length: 20 }, (_, i) => `outfit ${i}`))
      for (const pose of ['relaxed', 'contrapposto', 'pockets', 'three-quarter'] as const) {
        const stance = POSE_DATA[pose];
        const { joints, weight } = ownGesture(stance, name);
        expect(joints.ankle[weight]).toEqual(stance.joints.ankle[weight]);
        const apart = joints.ankle[RIGHT][0] - joints.ankle[LEFT][0];
        const before = stance.joints.ankle[RIGHT][0] - stance.joints.ankle[LEFT][0];
        expect(apart, `${pose} ${name}`).toBeGreaterThanOrEqual(Math.min(before, 0.42) - 1e-9);
        expect(apart, `${pose} ${name}`).toBeLessThanOrEqual(Math.max(before, 0.92) + 1e-9);
      }
  });

  it('leave arms that hold or lie somewhere where they are, and backs alone', () => {
    for (const name of Array.from({ length: 20 }, (_, i) => `outfit ${i}`)) {
      const { joints } = ownGesture(POSE_DATA.pockets, name);
      expect([joints.elbow, joints.wrist]).toEqual([POSE_DATA.pockets.joints.elbow, POSE_DATA.pockets.joints.wrist]);
      expect(ownGesture(POSE_DATA.back, name)).toBe(POSE_DATA.back);
    }
  });

  it('give a hand something to do in some outfits, and never where there is nothing to hold', () => {
    const hands = (words: string) =>
      new Set(
        Array.from({ length: 30 }, (_, i) => stanceFor(read({ words }, 100 + 37 * i)).arm).flatMap((arm) => [
          arm[LEFT].hand,
          arm[RIGHT].hand,
        ]),
      );
    const held = hands('floral cotton midi dress, flared');
    expect(held.has('hold') || held.has('pinch')).toBe(true);
    const fitted = hands('black pencil skirt and a white blouse');
    expect([fitted.has('hold'), fitted.has('pinch'), fitted.has('pocket')]).toEqual([false, false, false]);
    expect(hands('wide leg jeans and a tee').has('thumbOut')).toBe(true);
  });
});
