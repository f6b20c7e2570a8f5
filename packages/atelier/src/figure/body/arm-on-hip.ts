/** Lays a hand on the hip, wherever the hip has gone, and bends its arm; the shapes stand in arm-on-hip-shape.ts. */

import { ON_HIP } from '#atelier/figure/hands/hand-roles.ts';
import type { Joints, PoseSpec } from '#atelier/figure/poses/pose-spec.ts';
import { clamp } from '#atelier/kit/numbers.ts';
import { add, mix, norm, type Point, perp, scaled, sub, unit } from '#atelier/kit/points.ts';
import { SIDES, type Side } from '#atelier/kit/side.ts';
import { type BentArm, MAN_ON_HIP, MANS_ARM, type Mark, WOMAN_ON_HIP, WOMANS_ARM } from './arm-on-hip-shape.ts';
import type { Build } from './builds.ts';
import type { Sex } from './forms.ts';

/** Whether the hand of this arm lies on the hip. */
export const liesOnHip = (pose: PoseSpec, s: Side): boolean => ON_HIP.has(pose.arm[s].hand);

/** A trunk as a function of height and breadth: t 1 waist, 2 crotch; u -1 left flank, 1 right flank. */
type Trunk = (t: number, u: number) => Point;

/** Whose hands are laid, and the trunk they are laid on. */
interface Laid {
  pose: PoseSpec;
  station: Trunk;
  build: Build;
  sex: Sex;
}

/** Sets elbow and wrist of the arms whose hand lies on the hip, in place. */
export function layOnHips(j: Joints, { pose, station, build, sex }: Laid): void {
  const { wrist, elbow, fore } = sex === 'male' ? MAN_ON_HIP : WOMAN_ON_HIP;
  for (const s of SIDES) {
    if (!liesOnHip(pose, s)) continue;
    const [flank, y0] = station(wrist.down, s);
    // a hip broader than the shoulders is held from before it
    const at: Point = [s * Math.min(s * flank + wrist.outside, s * j.shoulder[s][0] + wrist.most), y0];
    const bent = add(j.shoulder[s], [s * elbow.out * build.arms, elbow.down * build.arms]);
    const way = sub(bent, at);
    const length = norm(way);
    j.wrist[s] = at;
    const [x, y] = add(at, scaled(way, clamp(length, fore.least, fore.most) / (length || 1)));
    // beside a broad trunk the forearm comes straight towards us
    j.elbow[s] = [s * Math.min(s * x, s * j.shoulder[s][0] + elbow.most), y];
  }
}

/** The bones of an arm, and how broad it is beside the usual. */
interface Bones {
  shoulder: Point;
  elbow: Point;
  wrist: Point;
  limb: number;
}

/** Both edges of a bent arm. @param s the side it is of. */
export function bentEdges(bones: Bones, s: Side, sex: Sex): { outer: Point[]; inner: Point[] } {
  const shape: BentArm = sex === 'male' ? MANS_ARM : WOMANS_ARM;
  const placed = (marks: readonly Mark[], way: 1 | -1): Point[] => marks.map((mark) => placedMark(mark, bones, s, way));
  return { outer: placed(shape.outer, 1), inner: placed(shape.inner, -1) };
}

/** @param way 1 on the side away from the bend, -1 inside it. */
function placedMark({ on, along, out }: Mark, { shoulder, elbow, wrist, limb }: Bones, s: Side, way: 1 | -1): Point {
  const down = unit(sub(elbow, shoulder));
  const back = unit(sub(wrist, elbow));
  const away = (d: Point): Point => scaled(perp(d), -s);
  if (on === 'elbow') {
    const tip = unit(add(away(down), away(back)));
    return add(elbow, add(scaled(tip, out * limb), scaled(unit(add(down, back)), along * limb)));
  }
  const [from, to, d] = on === 'upper' ? [shoulder, elbow, down] : [elbow, wrist, back];
  return add(mix(from, to, along), scaled(away(d), out * limb * way));
}
