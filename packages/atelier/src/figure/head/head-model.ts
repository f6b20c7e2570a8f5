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
  /** How far the hair has drawn back over the temples, 0 to 1. */
  recede: number;
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

/**
 * Where the features of a face lie between crown and chin: at what height of the skull (`from`), where in a mean face (`to`), and
 * how far a child's years, the brow, its lift, the length of the nose and the size of the chin move it down. In heads.
 */
interface Level {
  from: number;
  to: number;
  young?: number;
  brow?: number;
  browLift?: number;
  nose?: number;
  chin?: number;
}
const LEVELS: readonly Level[] = [
  { from: 0, to: 0, young: 0.04 },
  { from: 0.17, to: 0.17, young: 0.018, brow: 0.05 },
  { from: 0.43, to: 0.43, young: 0.062, browLift: 1 },
  { from: 0.505, to: 0.505, young: 0.06 },
  { from: 0.71, to: 0.714, young: 0.044, nose: 0.2 },
  { from: 0.805, to: 0.813, young: 0.028, nose: 0.1, chin: -0.12 },
  { from: 1, to: 1 },
];

const levels = (f: Face): Knot[] =>
  LEVELS.map(({ from, to, young = 0, brow = 0, browLift = 0, nose = 0, chin = 0 }) => [
    from,
    to + f.young * young + f.brow * brow + f.browLift * browLift + (f.noseLength - 1) * nose + (f.chin - 1) * chin,
  ]);

/** Where a face is broader than the mean: about a height, how far up and down, and by how much. In heads. */
interface Bulge {
  at: number;
  spread: number;
  by: number;
}
/** The corner of the jaw: a man's stands out or falls in by more than a woman's. */
const CORNER = { at: 0.82, spread: 0.075, by: { woman: 0.05, man: 0.12 } } as const;
const CHEEK: Bulge = { at: 0.6, spread: 0.07, by: 0.045 };
const BROW: Bulge = { at: 0.26, spread: 0.12, by: 0.06 };
const PUPPY_FAT: Bulge = { at: 0.7, spread: 0.15, by: 0.085 };
const CHILDS_CROWN: Bulge = { at: 0.2, spread: 0.14, by: 0.05 };
const bulge = ({ at, spread }: Pick<Bulge, 'at' | 'spread'>, y: number): number =>
  Math.exp(-(((y - at) / spread) ** 2));
/** Where a face broadens or narrows from one height to another, and by how much. */
const JAW = { from: 0.56, to: 0.8 } as const;
const SQUARE_CHIN = { from: 0.9, to: 1, by: 0.03 } as const;
const CHILDS_JAW = { from: 0.78, to: 0.9, by: 0.06 } as const;
const CHILDS_CHIN = { from: 0.95, to: 1, by: 0.04 } as const;
const between = ({ from, to }: { from: number; to: number }, y: number): number => smoothstep(from, to, y);

/** How this face differs from the mean in breadth, by height. */
function breadth(f: Face, male: number, y: number): number {
  const jaw = (f.jaw - 1) * between(JAW, y);
  const corner =
    f.square * lerp(CORNER.by.woman, CORNER.by.man, male) * bulge(CORNER, y) -
    f.square * SQUARE_CHIN.by * between(SQUARE_CHIN, y);
  const cheek = f.cheek * CHEEK.by * bulge(CHEEK, y);
  const brow = f.brow * BROW.by * bulge(BROW, y);
  const puppy =
    f.young *
    (PUPPY_FAT.by * bulge(PUPPY_FAT, y) +
      CHILDS_JAW.by * between(CHILDS_JAW, y) -
      CHILDS_CHIN.by * between(CHILDS_CHIN, y));
  const crown = f.young * CHILDS_CROWN.by * bulge(CHILDS_CROWN, y);
  return 1 + jaw + corner + cheek + brow + puppy + crown;
}

/** The section of a head at a height: half its breadth, how deep it is where it is widest, at the front and at the back. */
interface Section {
  half: number;
  wide: number;
  front: number;
  back: number;
}

function sectionOf(face: Face, male: number, y: number): Section {
  const last = ROWS.length - 1;
  const found = clamp(
    ROWS.findIndex((r) => y <= r.y),
    1,
    last,
  );
  const j = y > 1 ? last : found;
  const [a, b] = [ROWS[j - 1], ROWS[j]];
  const t = clamp((y - a.y) / (b.y - a.y));
  // widths run as a root near the poles, so that crown and chin are round
  const u = j === 1 ? Math.sqrt(t) : j === last ? 1 - Math.sqrt(1 - t) : t;
  const half = (r: typeof a): number => lerp(r.half[0], r.half[1], male);
  return {
    half: lerp(half(a), half(b), u) * breadth(face, male, y),
    wide: lerp(a.wide, b.wide, t),
    front: lerp(a.front, b.front, u),
    back: lerp(a.back, b.back, u),
  };
}

/** Below the ears the neck is narrower than the jaw before it, by this share, from one height to another. */
const NECK = { from: 0.56, to: 0.78, narrower: 0.42 } as const;

/** How a head stands to us. */
interface Facing {
  /** Cosine and sine of its turn. */
  cy: number;
  sy: number;
  at: (p: Solid) => Point;
}

/** Where half an ellipse, before a section's widest place or behind it, reaches farthest to a side. */
function reachOf({ cy, sy }: Facing, wide: number, o: { half: number; deep: number; y: number; g: Side }): Solid {
  const { half, deep, y, g } = o;
  const across = half * cy;
  const away = -deep * sy;
  const l = Math.hypot(across, away);
  const c = Math.max(0, (g * away) / l);
  return [c > 0 ? (g * half * across) / l : g * half, y, wide + deep * c];
}

function outermostOf(facing: Facing, { half, wide, front, back }: Section, y: number): [Point, Point] {
  const neck = half * (1 - NECK.narrower * between(NECK, y));
  const [far, near] = SIDES.map((g) => {
    const before = facing.at(reachOf(facing, wide, { half, deep: front - wide, y, g }));
    const behind = facing.at(reachOf(facing, wide, { half: neck, deep: back - wide, y, g }));
    return g * before[0] > g * behind[0] ? before : behind;
  });
  return [far, near];
}

/** @param male 0 a woman's skull to 1 a man's. */
export function headModel(face: Face, male: number, turn: Turn): HeadModel {
  const [cy, sy] = [Math.cos(radians(turn.yaw)), Math.sin(radians(turn.yaw))];
  const [cn, sn] = [Math.cos(radians(turn.nod)), Math.sin(radians(turn.nod))];
  const knots = levels(face);
  const section = (y: number): Section => sectionOf(face, male, y);
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
    recede: face.recede,
    at,
    half: (y) => section(y).half,
    edge: (y) => {
      const { half, front, wide } = section(y);
      return (half * half * cy) / Math.hypot(half * cy, (front - wide) * sy);
    },
    rim: (y) => {
      const { half, wide } = section(y);
      return at([half, y, wide]);
    },
    on: (x, y, out = 0) => {
      const { half, wide, front } = section(y);
      const u = clamp(Math.abs(x) / half, 0, 1);
      return at([x, y, wide + (front - wide) * Math.sqrt(1 - u * u) + out]);
    },
    outermost: (y) => outermostOf({ cy, sy, at }, section(y), y),
  };
}
