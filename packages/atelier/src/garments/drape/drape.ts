/** A length of free cloth as it is worn: a dupatta, a stole, a shawl. */

import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import type { FabricRule } from '#atelier/cloth/fabric-rules.ts';
import { armAxis, armHalf, shoulderLine } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { at } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import type { Side } from '#atelier/kit/side.ts';

export interface DrapeOptions {
  fabric: FabricRule;
  seed: number;
  /** Width of the border along its edges, page units; 0 for none. Its material is number 1. */
  border: number;
}

export interface Drape {
  behind: Build;
  /** Over everything worn. */
  front: Build;
  /** Over the arms as well, painted last. */
  overArms?: Build;
}

export const noDrape = (): Drape => ({ behind: emptyBuild(), front: emptyBuild() });

/** A place on the shoulder, from the base of the neck (0) to its point (1), `lift` above the skin. */
export const onShoulder = (f: Wearer, s: Side, t: number, lift = 5): Point =>
  add(at(shoulderLine(f, s), Math.min(1, t)), [s * Math.max(0, t - 1) * 60, -lift]);

/** Just outside the upper arm at fraction `t` of it, but never further out than cloth hanging from the shoulder can be. */
export function besideArm(f: Wearer, s: Side, t: number, out = 9): Point {
  const p = at(armAxis(f, s), t);
  const tip = onShoulder(f, s, 1, 0)[0];
  return [s * Math.min(s * p[0] + armHalf(f, true, t) + out, s * tip + 34), p[1]];
}
