import type { Garment, Look } from '@toile/look';
import { factsOf } from '@toile/look/records';
import { both } from '#atelier/kit/side.ts';
import { liesOnShoulders } from './hand-places.ts';
import type { PoseSpec } from './pose-spec.ts';

/** Where both arms hang beside the body, heads from its middle. */
interface Beside {
  elbow: readonly [number, number];
  wrist: readonly [number, number];
}

/** The wings of a kaftan fall from both arms: they hang beside the body, and the hands come out below. */
const isWinged = (g: Garment): boolean => g.family === 'dress' && factsOf(g).hangs === 'winged';
const WINGED: Beside = { elbow: [0.92, 2.72], wrist: [1.06, 3.66] };
/** Under a coat that lies over the shoulders they hang close: where they stand off it is a bell. */
const UNDER_COAT: Beside = { elbow: [0.82, 2.76], wrist: [0.8, 3.8] };

/** How the arms hang where what is worn wants them beside the body, whatever the pose is. */
export function armsBeside({ garments }: Look): Beside | undefined {
  if (garments.some(isWinged)) return WINGED;
  return garments.some(liesOnShoulders) ? UNDER_COAT : undefined;
}

/** A pose with its arms there. */
export function armsAtSides(pose: PoseSpec, { elbow, wrist }: Beside): PoseSpec {
  if (pose.back) return pose;
  return {
    ...pose,
    joints: {
      ...pose.joints,
      elbow: both([-elbow[0], elbow[1]], [...elbow]),
      wrist: both([-wrist[0], wrist[1]], [...wrist]),
    },
    arm: both({ hand: 'hangLoose', turn: 0 }, { hand: 'hangLoose', turn: 0 }),
  };
}
