import { describe, expect, it } from 'vitest';
import { FINGERS, posedFinger, posedThumb, seen } from './hand-bones.ts';
import type { HandPose } from './hand-pose.ts';
import { HAND_POSES } from './hand-poses.ts';
import { poseHand } from './pose-hand.ts';

const STRAIGHT = [0, 0, 0] as const;
const flat: HandPose = {
  aim: 'follow',
  view: { roll: 0 },
  fingers: [STRAIGHT, STRAIGHT, STRAIGHT, STRAIGHT],
  thumb: { out: 40, under: 0 },
};
const reach = (finger: number): number => Math.max(...posedFinger(finger, STRAIGHT).joints.map(([, y]) => y));

describe('the bones of a hand', () => {
  it('reach from the wrist to the middle fingertip as 1, and the middle finger is half of it', () => {
    expect(reach(1)).toBeGreaterThan(0.96);
    expect(reach(1)).toBeLessThan(1.01);
    const [, middle] = FINGERS;
    expect(middle?.lengths.reduce((a, b) => a + b)).toBeCloseTo(0.5, 1);
  });

  it('are unequal: the middle finger is the longest, then ring and fore, then the little one; each bone shorter than the last', () => {
    const [fore, middle, ring, little] = [0, 1, 2, 3].map(reach);
    for (const other of [fore, ring]) expect(other).toBeLessThan(middle ?? 0);
    for (const other of [fore, ring]) expect(other).toBeGreaterThan(little ?? 1);
    for (const { lengths } of FINGERS) {
      expect(lengths[1]).toBeLessThan(lengths[0]);
      expect(lengths[2]).toBeLessThan(lengths[1]);
    }
  });

  it('bend into the palm, never out of it', () => {
    const tip = posedFinger(1, [60, 60, 30]).joints.at(-1);
    expect(tip?.[2]).toBeLessThan(-0.1);
  });

  it('show the thumb’s edge when turned a quarter', () => {
    const [x, , near] = seen([0.1, 0.4, 0], { roll: 90 });
    expect(x).toBeCloseTo(0);
    expect(near).toBeCloseTo(0.1);
  });

  it('bring the thumb before the palm as far as it is laid under', () => {
    const depth = (under: number): number => posedThumb({ out: 30, under }).joints.at(-1)?.[2] ?? 0;
    expect(depth(30)).toBeLessThan(depth(0) - 0.1);
  });
});

describe('a hand as it is seen', () => {
  it('has a finger that folds back as two shapes, and a straight one as one', () => {
    expect(poseHand(flat).fingers).toHaveLength(4);
    const folded = poseHand({ ...flat, view: { roll: 60 }, fingers: [[20, 95, 60], STRAIGHT, STRAIGHT, STRAIGHT] });
    expect(folded.fingers).toHaveLength(5);
  });

  it('darkens bones that turn from the lamp', () => {
    const bent = poseHand({ ...flat, fingers: [[50, 30, 20], STRAIGHT, STRAIGHT, STRAIGHT] });
    const darkest = (hand: ReturnType<typeof poseHand>): number =>
      Math.max(...hand.fingers.flatMap(({ turned }) => turned));
    expect(darkest(bent)).toBeGreaterThan(darkest(poseHand(flat)) + 0.05);
  });

  it('has a web between thumb and fore finger where the thumb is seen', () => {
    const breadth = ({ palm }: ReturnType<typeof poseHand>): number => Math.max(...palm.map(([x]) => x));
    expect(breadth(poseHand(flat))).toBeGreaterThan(breadth(poseHand({ ...flat, thumb: 'behind' })));
  });

  it('leaves the cloth of a pocket over the fingers, not over the thumb alone', () => {
    expect(poseHand(HAND_POSES.pocket).cloth).toBeDefined();
    expect(poseHand(HAND_POSES.pocket).thumb).toBeDefined();
    expect(poseHand(HAND_POSES.hooked).cloth).toBeUndefined();
  });

  it('runs round the palm from the little finger’s side to the thumb’s', () => {
    for (const pose of Object.values(HAND_POSES)) {
      const { palm } = poseHand(pose);
      expect(palm[0]?.[0]).toBeLessThan(palm.at(-1)?.[0] ?? 0);
      expect(Math.max(...palm.map(([, y]) => y))).toBeGreaterThan(0.3);
    }
  });
});
