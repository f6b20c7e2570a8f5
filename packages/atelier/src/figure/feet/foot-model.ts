/** A foot in space: sections turned outwards, tilted on a heel and seen from a little above. Lengths in heads. */

import type { Point } from '#atelier/kit/points.ts';
import type { Side } from '#atelier/kit/side.ts';
import type { Section } from './shoes.ts';

/** How steeply we look down on the feet, degrees: more than life, so that a shoe facing us is told. */
const LOOK_DOWN = 21;
const SIN = Math.sin((LOOK_DOWN * Math.PI) / 180);
const COS = Math.cos((LOOK_DOWN * Math.PI) / 180);
/** z of the ball, round which the foot bends when the heel rises. */
const BALL = 0.46;
/** Height of the ankle joint above the sole. */
const ANKLE = 0.285;

export interface FootStand {
  /** Where the ankle joint stands, heads. */
  ankle: Point;
  /** Degrees the toes are turned from facing us, and to which side. */
  yaw: number;
  side: Side;
  /** Height of the heel, heads, and degrees by which the whole foot is tipped on its toe. */
  heel: number;
  lift: number;
  scale: number;
}

type Space = [x: number, y: number, z: number];

/** Where a point of the flat foot goes when the heel rises by `h` and the foot is tipped on its toe by `lift` degrees. */
function tilted([x, y, z]: Space, h: number, lift: number): Space {
  let [py, pz] = [y, z];
  if (h > 0 && z < BALL) {
    const a = Math.asin(Math.min(0.95, h / 0.62)) * Math.min(1, (BALL - z) / 0.3) ** 0.35;
    const d = BALL - z;
    pz = BALL - d * Math.cos(a) + y * Math.sin(a) * 0.25;
    py = d * Math.sin(a) + y * Math.cos(a);
  }
  if (lift > 0) {
    const tip = 0.7;
    const a = (lift * Math.PI) / 180;
    const d = tip - pz;
    pz = tip - d * Math.cos(a) + py * Math.sin(a);
    py = d * Math.sin(a) + py * Math.cos(a);
  }
  return [x, py, pz];
}

/** The way from foot space to the page, in heads. */
export function footProjection(f: FootStand): (q: Space) => Point {
  const yaw = (f.yaw * Math.PI) / 180;
  const project = (q: Space): Point => {
    const [x, y, z] = tilted(q, f.heel, f.lift);
    const px = x * Math.cos(yaw) + z * Math.sin(yaw);
    const depth = z * Math.cos(yaw) - x * Math.sin(yaw);
    return [px * f.side, depth * SIN - y * COS];
  };
  const at = project([0, ANKLE, 0]);
  return (q) => {
    const p = project(q);
    return [f.ankle[0] + (p[0] - at[0]) * f.scale, f.ankle[1] + (p[1] - at[1]) * f.scale];
  };
}

/** Page height from the ankle joint down to the lowest of ball and heel: what stands on the floor. */
export function ankleToFloor(yaw: number, heel: number, scale: number): number {
  const at = footProjection({ ankle: [0, 0], yaw, side: 1, heel, lift: 0, scale });
  return Math.max(at([0, 0, 0.58])[1], yaw > 90 ? at([0, 0, -0.235])[1] + heel * scale * 0.93 : 0);
}

/** Points of a section's outline. */
const ROUND = 18;
/** A section's outline for a half-width and heights of one: rounded on top, flat below. */
const OUTLINE = Array.from({ length: ROUND }, (_, i): Point => {
  const a = (i / ROUND) * 2 * Math.PI;
  const c = Math.cos(a);
  const s = Math.sin(a);
  return [Math.sign(c) * Math.abs(c) ** 0.8, s > 0 ? Math.abs(s) ** 1.1 : -(Math.abs(s) ** 0.55)];
});

/** Every second of its points: enough for a preview. */
const FEW = OUTLINE.filter((_, i) => i % 2 === 0);

/** A section's outline in space. @param isCoarse with half its points. */
export function slice([z, x, half, low, top]: Section, isCoarse = false): Space[] {
  const mid = low + (top - low) * 0.42;
  return (isCoarse ? FEW : OUTLINE).map(
    ([across, up]): Space => [x + half * across, up > 0 ? mid + (top - mid) * up : mid + (mid - low) * up, z],
  );
}

function cross(o: Point, a: Point, b: Point): number {
  return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
}
/** Convex hull of points on the page. */
export function hull(points: Point[]): Point[] {
  const p = points.slice().sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: Point[]): Point[] => {
    const out: Point[] = [];
    for (const q of list) {
      while (out.length > 1 && cross(out[out.length - 2], out[out.length - 1], q) <= 0) out.pop();
      out.push(q);
    }
    out.pop();
    return out;
  };
  return [...half(p), ...half(p.reverse())];
}

/** The shapes swept by sections along the foot: their union is the silhouette. @param isCoarse half of them, each with half its points. */
export function swept(sections: Section[], at: (q: Space) => Point, isCoarse = false): Point[][] {
  const taken = isCoarse ? sections.filter((_, i) => i % 2 === 0 || i === sections.length - 1) : sections;
  const rings = taken.map((s) => slice(s, isCoarse).map(at));
  return rings.slice(1).map((r, i) => hull([...rings[i], ...r]));
}

/** Interpolated section at z. */
export function sectionAt(table: Section[], z: number): Section {
  const i = Math.max(
    1,
    table.findIndex((s) => z <= s[0]),
  );
  const j = z > table[table.length - 1][0] ? table.length - 1 : i;
  const a = table[j - 1];
  const b = table[j];
  const t = Math.max(0, Math.min(1, (z - a[0]) / (b[0] - a[0])));
  const mid = (k: 1 | 2 | 3 | 4) => a[k] + (b[k] - a[k]) * t;
  return [z, mid(1), mid(2), mid(3), mid(4)];
}
