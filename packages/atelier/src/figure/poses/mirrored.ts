import type { Point } from '#atelier/kit/points.ts';
import { both, LEFT, other, RIGHT, type Sided } from '#atelier/kit/side.ts';
import type { PoseSpec } from './pose-spec.ts';

const mirror = ([x, y]: Point): Point => [-x, y];
const crossed = (pair: Sided<Point>): Sided<Point> => both(mirror(pair[RIGHT]), mirror(pair[LEFT]));

/** The same stance seen in a mirror: another rhythm on the sheet, with the light where it was. */
export function mirrored(p: PoseSpec): PoseSpec {
  const { joints: j } = p;
  return {
    weight: other(p.weight),
    ...(p.turn && { turn: -p.turn }),
    ...(p.even && { even: true }),
    ribTilt: -p.ribTilt,
    pelvisTilt: -p.pelvisTilt,
    head: { view: p.head.view, flip: !p.head.flip },
    joints: {
      crown: mirror(j.crown),
      atlas: mirror(j.atlas),
      pit: mirror(j.pit),
      waist: mirror(j.waist),
      pelvis: mirror(j.pelvis),
      shoulder: crossed(j.shoulder),
      elbow: crossed(j.elbow),
      wrist: crossed(j.wrist),
      hip: crossed(j.hip),
      knee: crossed(j.knee),
      ankle: crossed(j.ankle),
    },
    arm: both(p.arm[RIGHT], p.arm[LEFT]),
    foot: both(p.foot[RIGHT], p.foot[LEFT]),
    far: other(p.far),
    ...(p.carries && { carries: other(p.carries) }),
  };
}
