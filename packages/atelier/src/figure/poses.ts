import type { Look, Pose } from '#atelier/look/look.ts';
import { POSE_DATA, type PoseName, type PoseSpec } from './data/poses.ts';

/** The poses of the Look that have a drawing of their own. */
export const DRAWABLE_POSES: readonly PoseName[] = Object.keys(POSE_DATA) as PoseName[];

/** A front pose that stands in for one that has no drawing of its own. */
const STANDS_IN: Record<Exclude<Pose, PoseName>, PoseName> = { 'three-quarter': 'contrapposto', back: 'relaxed' };

/** The pose that is drawn when the Look says `pose`. */
export const drawnPose = (pose: Pose): PoseName =>
  pose in POSE_DATA ? (pose as PoseName) : STANDS_IN[pose as keyof typeof STANDS_IN];

export const poseSpec = (pose: Pose): PoseSpec => POSE_DATA[drawnPose(pose)];

/**
 * The pose in which an outfit is drawn. Sleeves are cut to hang before the body: with long ones the hands stay in front, where
 * a bare arm may go behind the back.
 */
export function poseFor(look: Look): Pose {
  const { pose } = look.person;
  const sleeved = look.garments.some((g) => ['elbow', 'three-quarter', 'long'].includes(g.sleeve.length));
  return pose === 'hands-behind' && sleeved ? 'relaxed' : pose;
}
