/**
 * Poses: 17 joints in heads for the adult woman of average build (crown to sole about 8.95 heads, the length in the shin).
 * L and R are the VIEWER's sides. x = 0 is the plumb line through the pit of the neck, y = 0 the crown, y down.
 * Tilts in degrees, positive = the viewer's right side lower; ribs and pelvis always oppose each other. The bearing ankle
 * stands under the pit of the neck. Other builds are retargeted in retarget.ts.
 */

import type { Joint, PoseSpec, Side } from './pose-spec.ts';
import { HANDLING } from './poses-handling.ts';
import { STANDING } from './poses-standing.ts';
import { WALKING } from './poses-walking.ts';

const AUTHORED = { ...STANDING, ...WALKING, ...HANDLING };

const other = (s: Side): Side => (s === 'L' ? 'R' : 'L');

/** The same stance seen in a mirror: another rhythm on the sheet, with the light where it was. */
function mirrored(p: PoseSpec): PoseSpec {
  const joints = { ...p.joints };
  for (const key of Object.keys(p.joints) as Joint[]) {
    const [x, y] = p.joints[key];
    const twin = key.replace(/[LR]$/, (s) => other(s as Side)) as Joint;
    joints[twin] = [-x, y];
  }
  return {
    weight: other(p.weight),
    ...(p.turn && { turn: -p.turn }),
    ...(p.even && { even: true }),
    ribTilt: -p.ribTilt,
    pelvisTilt: -p.pelvisTilt,
    head: { view: p.head.view, flip: !p.head.flip },
    joints,
    arm: { L: p.arm.R, R: p.arm.L },
    foot: { L: p.foot.R, R: p.foot.L },
    far: other(p.far),
  };
}

export type PoseName = keyof typeof AUTHORED | 'three-quarter' | 'back';

/** Turned a third away: the feet follow the body. */
const THREE_QUARTER: PoseSpec = {
  ...mirrored(AUTHORED.contrapposto),
  turn: 0.62,
  foot: { L: { yaw: -30 }, R: { yaw: 56, lift: 6 } },
};

/** A man turns without a hand on his hip: his arms hang. */
export const THREE_QUARTER_MAN: PoseSpec = {
  ...AUTHORED.relaxed,
  turn: 0.55,
  foot: { L: { yaw: -24 }, R: { yaw: 52, lift: 4 } },
};

/** Seen from behind: the weight on one leg, the head straight over it, heels to us. */
const BACK: PoseSpec = {
  ...mirrored(AUTHORED.relaxed),
  back: true,
  head: { view: 'back' },
  foot: { L: { yaw: 136 }, R: { yaw: 158 } },
};

export const POSE_DATA: Record<PoseName, PoseSpec> = { ...AUTHORED, 'three-quarter': THREE_QUARTER, back: BACK };
