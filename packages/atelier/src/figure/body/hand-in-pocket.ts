/** Sinks a hand into its pocket until the edge lies over the wrist, below the hem of what is worn over it. */

import { IN_POCKET } from '#atelier/figure/hands/hand-roles.ts';
import type { Joints, PoseSpec } from '#atelier/figure/poses/pose-spec.ts';
import { SIDES } from '#atelier/kit/side.ts';
import type { Sex } from './forms.ts';

/** Heads by which the wrist lies lower than a pose says: men's shirts hang out over the mouth of the pocket. */
const SUNK: Record<Sex, number> = { female: 0.04, androgynous: 0.08, male: 0.13 };

/** Moves the wrists, in place. */
export function sinkIntoPockets(j: Joints, { arm }: PoseSpec, sex: Sex): void {
  for (const s of SIDES) if (IN_POCKET.has(arm[s].hand)) j.wrist[s] = [j.wrist[s][0], j.wrist[s][1] + SUNK[sex]];
}
