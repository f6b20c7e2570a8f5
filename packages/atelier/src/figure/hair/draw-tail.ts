/** A ponytail, lock by lock. In head space, lengths in heads from where it is tied. */
import type { Ramp } from '#atelier/figure/brush/brush.ts';
import { hairWave } from '#atelier/figure/head/face-of.ts';
import type { HeadSpace } from '#atelier/figure/head/head-space.ts';
import { SAME, stream } from '#atelier/kit/chance.ts';
import { closedSpline, spline } from '#atelier/kit/curves.ts';
import { add, type Point, place } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import { dressLocks } from './dress-locks.ts';
import { hanging, type Lock, lockAbout } from './hair-fall.ts';
import { combThrough, strands } from './hair-shapes.ts';

/** How far it waves and how low it hangs, as [least, what chance adds]. */
const WAVE = { least: 0.012, by: 0.03 } as const;
const HANGS = [0.95, 0.35] as const;

const LOCKS = 7;
/** The order they lie in, the hindmost first. */
const ORDER: readonly number[] = [0, 6, 2, 4, 1, 5, 3];
/** How long a lock is beside the tail, by chance, and how much shorter the outermost are. */
const LENGTH = { least: 0.8, by: 0.24, outer: 0.22 } as const;
/** From the band over its bend to the free end: `u` runs −½ … ½ across the tail, `rise` lifts the outer locks at the bend. */
const ROOT: readonly { at: Point; u: number; drop: number; rise: number }[] = [
  { at: [-0.11, -0.3], u: 0.03, drop: 0.02, rise: 0 },
  { at: [0.02, -0.37], u: 0.1, drop: 0, rise: 0.05 },
  { at: [0.1, -0.16], u: 0.2, drop: 0, rise: 0 },
];
/** Below: how far down its length, and the wave's turn and swing there. */
const FREE: readonly { x: number; u: number; down: number; turn: number; swing: number }[] = [
  { x: 0.08, u: 0.26, down: 0.28, turn: 0, swing: 1 },
  { x: 0.1, u: 0.22, down: 0.62, turn: 0.6, swing: -1 },
  { x: 0.06, u: 0.12, down: 1, turn: 1.4, swing: 1.4 },
];
/** Half a lock's breadth from root to tip. */
const LOCK: readonly number[] = [0.016, 0.036, 0.046, 0.05, 0.036, 0.003];
const FORM = { round: 0.07, base: 0.4 } as const;
/** Light where the tail bends over. */
const BEND = {
  outline: [
    [-0.06, -0.2],
    [0.24, -0.2],
    [0.22, -0.02],
    [-0.02, 0],
  ] satisfies Point[],
  d: -0.16,
  soft: 0.078,
};
/** Points of an edge of a lock that are combed; its strands, and how much they shine. */
const COMBED = 44;
const STRANDS = { n: 4, w: 0.008, shine: 0.8 } as const;
/** A lock's half-breadth tells its stream: fine enough that no two share one. */
const TELLING = 9999;
const EDGE = { from: 4, to: 84, w: 0.0088, press: [0.3, 0.9, 0.7, 0.5, 1, 0.7, 0.3], a: 0.8 } as const;
/** The band: radii, where it lies, and how it leans, degrees. */
const BAND = { across: 0.03, down: 0.052, points: 20, at: [-0.06, -0.335] as Point, lean: 24 } as const;
const BAND_FORM = { round: 0.02, base: 0.66, edge: 0.5 } as const;

function locksOf(s: HeadSpace, tie: Point, rise: number, longer: number): Lock[] {
  const next = stream(s.seed, 'gathered.tail');
  const [x, y] = tie;
  const wave = Math.max(WAVE.least, hairWave(s.person.heritage) + next() * WAVE.by);
  const hangs = (HANGS[0] + next() * HANGS[1]) * longer;
  return Array.from({ length: LOCKS }, (_, i) => {
    const u = (i + 0.5) / LOCKS - 0.5;
    const phase = next() * 2 + 1;
    const long = hangs * (LENGTH.least + next() * LENGTH.by) * (1 - Math.abs(u) * LENGTH.outer);
    const line = spline([
      ...ROOT.map((r): Point => [x + r.at[0] + u * r.u, y + r.at[1] * rise + u * r.drop + Math.abs(u) * r.rise]),
      ...FREE.map((f): Point => [x + f.x + u * f.u + Math.sin(phase + f.turn) * wave * f.swing, y + long * f.down]),
    ]);
    return lockAbout(hanging(s, line), [...LOCK]);
  });
}

/** A ponytail tied elsewhere than half-way up: how far off, how high it rises over its band, and how much longer it hangs. */
const TIED = {
  usual: { off: [0, 0] as Point, rise: 1, long: 1 },
  high: { off: [-0.04, -0.26] as Point, rise: 0.95, long: 1.28 },
  low: { off: [-0.13, 0.24] as Point, rise: 0.5, long: 0.95 },
} as const;

export function drawTail(s: HeadSpace, c: Ramp, tied: keyof typeof TIED = 'usual'): void {
  const { H } = s;
  const { off, rise, long } = TIED[tied];
  const tie = add(s.head.bun.tail, off);
  const locks = locksOf(s, tie, rise, long);
  const shapes = locks.map((l) => l.shape);
  const bend = closedSpline(BEND.outline.map((p) => add(tie, p)));
  H.form(shapes, c, { ...FORM, tones: [{ pts: bend, d: BEND.d, soft: BEND.soft }] });
  dressLocks(
    s,
    ORDER.map((i) => locks[i]),
    c,
    shapes,
    false,
  );
  const hairs = locks.flatMap(({ shape, half }) => {
    const [one, other] = [shape.slice(0, COMBED), shape.slice(COMBED).reverse()];
    return strands(one, other, STRANDS.n, STRANDS.w, stream(SAME, 'gathered.tail-strands', half * TELLING));
  });
  combThrough(H, hairs, c, shapes, STRANDS.shine);
  const { from, to, w, press, a } = EDGE;
  ORDER.forEach((i, k) => {
    H.ink([{ pts: locks[i].shape.slice(from, to), w, press: [...press], a }], c.ink, {
      hide: ORDER.slice(k + 1).map((o) => shapes[o]),
    });
  });
  const ring = place(
    ellipse([0, 0], BAND.across, BAND.down, BAND.points),
    add(tie, [BAND.at[0], BAND.at[1] * rise]),
    BAND.lean,
  );
  H.form([ring], c, BAND_FORM);
}
