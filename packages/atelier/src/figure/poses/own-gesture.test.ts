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

  it('let drapes, which have fewer stances, stand alike three times at most', () => {
    for (const words of ['crimson lehenga with dupatta', 'red silk saree with gold border']) {
      const stances = Array.from({ length: 24 }, (_, i) => seen(read({ words }, 100 + 37 * i)));
      for (const stance of stances) expect(stances.filter((other) => other === stance).length).toBeLessThanOrEqual(3);
    }
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
});
