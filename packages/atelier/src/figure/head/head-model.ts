/** A head as a solid that turns and nods: every curve of a face is laid on its surface and seen from where we stand. */

import { clamp, lerp, smoothstep } from '#atelier/kit/numbers.ts';
import { type Point, radians } from '#atelier/kit/points.ts';
import { SIDES, type Side } from '#atelier/kit/side.ts';
import type { Face } from './face-shapes.ts';
import { ROWS, type Solid } from './skull.ts';

/** Where a head looks: degrees to the viewer's left, and down. */
export interface Turn {
  yaw: number;
  nod: number;
}

export interface HeadModel {
  turn: Turn;
  /** 0 seen from the front, 1 in profile. */
  side: number;
  /** 0 a grown face to 1 a child's. */
  young: number;
  /** 0 a woman's skull to 1 a man's. */
  male: number;
  /**
   * A point of the face's surface. @param x half-widths as in a face seen from the front, heads; positive is the side that is
   * nearer to us. @param out how far it stands off the surface.
   */
  on: (x: number, y: number, out?: number) => Point;
  /** A point of the solid. */
  at: (p: Solid) => Point;
  /** Breadth of the head at a height, and how far out its far outline lies, both as in `on`. */
  half: (y: number) => number;
  edge: (y: number) => number;
  /** The near rim of the jaw at a height. */
  rim: (y: number) => Point;
  /** Where the section of a head at a height reaches farthest out, to the far side and to the near one. */
  outermost: (y: number) => [far: Point, near: Point];
}

/** Height about which a head nods. */
const PIVOT = 0.6;

type Knot = readonly [from: number, to: number];
function bent(knots: readonly Knot[], y: number): number {
  for (let i = 1; i < knots.length; i++) {
    const [a, ya] = knots[i - 1];
    const [b, yb] = knots[i];
    if (y <= b) return lerp(ya, yb, (y - a) / (b - a));
  }
  return y + knots[knots.length - 1][1] - knots[knots.length - 1][0];
}

/** Where the features of this face lie between crown and chin. */
const levels = (f: Face): Knot[] => [
  [0, f.young * 0.04],
  [0.17, 0.17 + f.young * 0.018 + f.brow * 0.05],
  [0.43, 0.43 + f.young * 0.062 + f.browLift],
  [0.505, 0.505 + f.young * 0.06],
  [0.71, 0.714 + f.young * 0.044 + (f.noseLength - 1) * 0.2],
  [0.805, 0.813 + f.young * 0.028 + (f.noseLength - 1) * 0.1 - (f.chin - 1) * 0.12],
  [1, 1],
];

/** How this face differs from the mean in breadth, by height. */
function breadth(f: Face, y: number): number {
  const jaw = (f.jaw - 1) * smoothstep(0.56, 0.8, y);
  const corner = f.square * 0.05 * Math.exp(-(((y - 0.83) / 0.07) ** 2)) - f.square * 0.03 * smoothstep(0.9, 1, y);
  const cheek = f.cheek * 0.045 * Math.exp(-(((y - 0.6) / 0.07) ** 2));
  const brow = f.brow * 0.06 * Math.exp(-(((y - 0.26) / 0.12) ** 2));
  const puppy =
    f.young *
    (0.07 * Math.exp(-(((y - 0.7) / 0.15) ** 2)) + 0.05 * smoothstep(0.78, 0.9, y) - 0.1 * smoothstep(0.95, 1, y));
  const crown = f.young * 0.07 * Math.exp(-(((y - 0.08) / 0.09) ** 2));
  return 1 + jaw + corner + cheek + brow + puppy + crown;
}

/** @param male 0 a woman's skull to 1 a man's. */
export function headModel(face: Face, male: number, turn: Turn): HeadModel {
  const [cy, sy] = [Math.cos(radians(turn.yaw)), Math.sin(radians(turn.yaw))];
  const [cn, sn] = [Math.cos(radians(turn.nod)), Math.sin(radians(turn.nod))];
  const knots = levels(face);
  const row = (y: number) => {
    const i = clamp(
      ROWS.findIndex((r) => y <= r.y),
      1,
      ROWS.length - 1,
    );
    const j = y > 1 ? ROWS.length - 1 : i;
    const [a, b] = [ROWS[j - 1], ROWS[j]];
    const t = clamp((y - a.y) / (b.y - a.y));
    // widths run as a root near the poles, so that crown and chin are round
    const u = j === 1 ? Math.sqrt(t) : j === ROWS.length - 1 ? 1 - Math.sqrt(1 - t) : t;
    const w = (r: typeof a) => lerp(r.half[0], r.half[1], male);
    return {
      half: lerp(w(a), w(b), u) * breadth(face, y),
      wide: lerp(a.wide, b.wide, t),
      front: lerp(a.front, b.front, u),
      back: lerp(a.back, b.back, u),
    };
  };
  const seen = (x: number, y: number, z: number): Point => {
    const deep = x * sy + z * cy;
    return [x * cy - z * sy, PIVOT + (y - PIVOT) * cn + deep * sn];
  };
  const at = ([x, y, z]: Solid): Point => seen(x, bent(knots, y), z);
  return {
    turn,
    side: sy,
    young: face.young,
    male,
    at,
    half: (y) => row(y).half,
    edge: (y) => {
      const { half, front, wide } = row(y);
      return (half * half * cy) / Math.hypot(half * cy, (front - wide) * sy);
    },
    rim: (y) => {
      const { half, wide } = row(y);
      return at([half, y, wide]);
    },
    on: (x, y, out = 0) => {
      const r = row(y);
      const u = clamp(Math.abs(x) / r.half, 0, 1);
      return at([x, y, r.wide + (r.front - r.wide) * Math.sqrt(1 - u * u) + out]);
    },
    outermost: (y) => {
      const r = row(y);
      // below the ears the neck is narrower than the jaw before it
      const neck = r.half * (1 - 0.42 * smoothstep(0.56, 0.78, y));
      /** Where half an ellipse, before its widest place or behind it, reaches farthest to a side. */
      const reach = (half: number, deep: number, g: Side): Solid => {
        const across = half * cy;
        const away = -deep * sy;
        const l = Math.hypot(across, away);
        const c = Math.max(0, (g * away) / l);
        return [c > 0 ? (g * half * across) / l : g * half, y, r.wide + deep * c];
      };
      const [far, near] = SIDES.map((g) => {
        const before = at(reach(r.half, r.front - r.wide, g));
        const behind = at(reach(neck, r.back - r.wide, g));
        return g * before[0] > g * behind[0] ? before : behind;
      });
      return [far, near];
    },
  };
}
