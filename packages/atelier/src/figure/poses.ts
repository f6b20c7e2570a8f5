import { type Look, POSES, type Pose } from '#atelier/look/look.ts';
import { POSE_DATA, type PoseSpec } from './data/poses.ts';

/** Poses drawn as they are called; 'three-quarter' and 'back' are drawn as front poses of their own rhythm. */
export const DRAWABLE_POSES: readonly Pose[] = POSES;

/** The stance drawn for a pose of the Look. */
export const poseSpec = (pose: Pose): PoseSpec => POSE_DATA[pose];

const AT_HAND: ReadonlySet<string> = new Set(['bag', 'clutch', 'potli', 'bangles', 'bracelet', 'watch', 'gloves']);

/**
 * The pose in which an outfit is drawn. Hands stay in front, where bare arms might go behind the back, when sleeves are cut to
 * hang before the body or when something is carried or worn at the hand.
 */
export function poseFor(look: Look): Pose {
  const { pose } = look.person;
  if (pose !== 'hands-behind') return pose;
  const sleeved = look.garments.some((g) => ['elbow', 'three-quarter', 'long'].includes(g.sleeve.length));
  return sleeved || look.accessories.some((a) => AT_HAND.has(a.kind)) ? 'relaxed' : pose;
}
