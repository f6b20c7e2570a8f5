/** Stances nobody is given unasked: they hide what is worn, or say more than clothes do. Units and signs: pose-table.ts. */
import type { Point } from '#atelier/kit/points.ts';
import { both, LEFT, RIGHT } from '#atelier/kit/side.ts';
import { mirrored } from './mirrored.ts';
import type { PoseSpec } from './pose-spec.ts';
import { STANDING } from './poses-standing.ts';
import { vary } from './vary.ts';

const { contrapposto, steady } = STANDING;

/** Feet that stand together. */
const TOGETHER = both<{ knee: Point; ankle: Point }>(
  { knee: [-0.26, 6.1], ankle: [-0.24, 8.38] },
  { knee: [0.26, 6.1], ankle: [0.24, 8.4] },
);

export const ASKED = {
  // a hand on the hip that bears, the other arm clear of the body, the free leg out
  'hand-on-hip': mirrored(
    vary(contrapposto, {
      head: { view: 'front' },
      left: { elbow: [-0.98, 2.66], wrist: [-1.12, 3.72], hand: 'hangSide', turn: 4, ankle: [-0.78, 8.3], yaw: 44 },
    }),
  ),
  // both hands on the hips, the feet apart
  akimbo: vary(steady, {
    left: { elbow: [-1.12, 2.46], wrist: [-0.42, 3.04], hand: 'rest', over: 'front' },
    right: { elbow: [1.12, 2.44], wrist: [0.42, 3.04], hand: 'rest', over: 'front' },
  }),
  // the forearms over each other at the waist: a hand on the other arm, one tucked under it
  folded: vary(contrapposto, {
    turn: 0,
    left: { elbow: [-0.84, 2.52], wrist: [0.34, 2.6], hand: 'clasp', turn: -38, over: 'front' },
    right: { elbow: [0.9, 2.54], wrist: [-0.34, 2.44], hand: 'clasped', turn: -49, over: 'front' },
  }),
  // palm against palm before the breast, the elbows a little off the body
  namaste: vary(steady, {
    left: { elbow: [-1, 2.68], wrist: [-0.11, 2.56], hand: 'joinedTo', turn: 0, over: 'front', ...TOGETHER[LEFT] },
    right: { elbow: [1, 2.68], wrist: [0.11, 2.56], hand: 'joined', turn: 0, over: 'front', ...TOGETHER[RIGHT] },
  }),
} satisfies Record<string, PoseSpec>;
