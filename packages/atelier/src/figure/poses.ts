import { type Look, POSES, type Pose } from '#atelier/look/look.ts';
import { POSE_DATA, type PoseSpec } from './data/poses.ts';

/** Poses drawn as they are called; 'three-quarter' and 'back' are drawn as front poses of their own rhythm. */
export const DRAWABLE_POSES: readonly Pose[] = POSES;

/** The stance drawn for a pose of the Look. */
export const poseSpec = (pose: Pose): PoseSpec => POSE_DATA[pose];

/**
 * The pose in which an outfit is drawn. Sleeves are cut to hang before the body: with long ones the hands stay in front, where
 * a bare arm may go behind the back.
 */
export function poseFor(look: Look): Pose {
  const { pose } = look.person;
  const sleeved = look.garments.some((g) => ['elbow', 'three-quarter', 'long'].includes(g.sleeve.length));
  return pose === 'hands-behind' && sleeved ? 'relaxed' : pose;
}
