/** Folds become height: a ridge beside a curve, a furrow at the foot of its wall, and the cloth that the crease swallows. */
import type { FoldCurve } from '#atelier/cloth/build.ts';
import type { Slip } from '#atelier/cloth/shading/field.ts';
import { arcLength } from '#atelier/kit/curves.ts';
import { clamp, smoothstep } from '#atelier/kit/numbers.ts';
import { PREVIEW } from '#atelier/kit/preview.ts';
import type { Box } from '#atelier/kit/scene.ts';

/** Where the wall of a fold ends in its furrow, as a share of its reach. */
const FOOT = -0.62;
const FURROW = 0.16;

/**
 * Ridge across a fold: long and soft toward the curve's lit side; on the other a wall that breaks sharply at the crest and
 * runs out, so that its shade has one crisp edge and one soft.
 */
function ridge(x: number): number {
  if (x >= 0) return (1 - x) * (1 - x) * (1 + 0.6 * x);
  if (x > FOOT) {
    const down = x / FOOT;
    const left = 1 - down;
    return (1 + FURROW) * left * left * (1 - 0.35 * down) - FURROW;
  }
  const far = (x + 1) / (FOOT + 1);
  return -FURROW * far * far * (3 - 2 * far);
}

/** A slight fold is drawn taller than it stands, or the eye would not find it; a deep one as it is. Page units. */
const toldHeight = (height: number): number => height * (1 + 0.5 * smoothstep(7.5, 2.2, height));

/** How wide and how high a fold is along its curve, as shares of its greatest; in steps too fine to be seen. */
interface Growth {
  wide: Float64Array;
  swell: Float64Array;
}
const STEPS = 1024;
const along = (value: (t: number) => number): Float64Array =>
  Float64Array.from({ length: STEPS + 1 }, (_, i) => value(i / STEPS));

const OPENING: Growth = { wide: along((t) => 0.2 + 0.8 * t), swell: along((t) => smoothstep(0, 0.7, t)) };
const CLOSED: Growth = {
  wide: along((t) => 0.55 + 0.45 * Math.sin(Math.PI * t)),
  swell: along((t) => Math.sin(Math.PI * clamp(0.08 + 0.9 * t)) ** 0.8),
};

/** Cloth swallowed on each side of a crease: a share of the ridge's height, and at most of its reach. */
const SWALLOWED = { height: 0.9, reach: 0.3 } as const;

// of each pixel near the fold: which stretch of the curve is nearest, how far off and where along it
let nearest = new Float32Array(0);
let places = new Float32Array(0);
let stretches = new Int16Array(0);
let stamps = new Uint32Array(0);
let touched = new Uint32Array(0);
let stamp = 0;

function makeRoom(pixels: number): void {
  if (nearest.length >= pixels) return;
  nearest = new Float32Array(pixels);
  places = new Float32Array(pixels);
  stretches = new Int16Array(pixels);
  stamps = new Uint32Array(pixels);
  touched = new Uint32Array(pixels);
}

/** One straight stretch of the curve, pixels of the box. */
interface Stretch {
  x: number;
  y: number;
  dx: number;
  dy: number;
  square: number;
}

// segments much shorter than the ridge is wide would only raise the same pixels again and again
const STRETCH = 0.45;
/** In a preview a bend within a fold's breadth is hardly seen. */
const PREVIEW_STRETCH = 1.3;
const strideOf = (points: FoldCurve['points'], width: number, scale: number): number =>
  Math.max(
    1,
    Math.floor(
      ((scale < PREVIEW ? PREVIEW_STRETCH : STRETCH) * width * (points.length - 1)) / Math.max(1, arcLength(points)),
    ),
  );

/** What a stretch is among those of its fold, and how far it reaches: to its sides and beyond its ends, pixels. */
interface Reach {
  index: number;
  /** Where on the fold it begins, and how much of it it is, 0..1. */
  from: number;
  run: number;
  /** Of the fold at its widest. */
  reach: number;
  wide: Float64Array;
  sides: number;
  before: number;
  after: number;
}

// the stretch of a row in which `least` ≤ `at` + x × `slope` ≤ `most`, cut out of `first` to `last`
let first = 0;
let last = 0;
function cut(at: number, slope: number, least: number, most: number): void {
  if (Math.abs(slope) < 1e-6) {
    if (at < least || at > most) last = first - 1;
    return;
  }
  const low = ((slope > 0 ? least : most) - at) / slope;
  const high = ((slope > 0 ? most : least) - at) / slope;
  if (low > first) first = Math.ceil(low);
  if (high < last) last = Math.floor(high);
}

/** Notes for every pixel in reach its place along the nearest stretch. @returns how many pixels there are in `touched`. */
function findNearest(
  { w, h }: Box,
  { x: ax, y: ay, dx, dy, square }: Stretch,
  { index, from, run, reach, wide, sides, before, after }: Reach,
  pieceOf: Uint8Array,
  allowed: readonly boolean[] | null,
  already: number,
): number {
  const farthest = sides * sides;
  const inverse = 1 / square;
  const length = Math.sqrt(square);
  let touches = already;
  const x0 = Math.max(0, Math.floor(Math.min(ax, ax + dx) - sides));
  const x1 = Math.min(w - 1, Math.ceil(Math.max(ax, ax + dx) + sides));
  const y0 = Math.max(0, Math.floor(Math.min(ay, ay + dy) - sides));
  const y1 = Math.min(h - 1, Math.ceil(Math.max(ay, ay + dy) + sides));
  for (let y = y0; y <= y1; y++) {
    const py = y - ay;
    first = x0;
    last = x1;
    cut(-ax * dy - py * dx, dy, -sides * length, sides * length);
    cut(py * dy - ax * dx, dx, -before * length, square + after * length);
    for (let x = first; x <= last; x++) {
      const px = x - ax;
      const k = clamp((px * dx + py * dy) * inverse);
      const qx = px - dx * k;
      const qy = py - dy * k;
      const apart = qx * qx + qy * qy;
      if (apart >= farthest) continue;
      const j = y * w + x;
      const isNew = stamps[j] !== stamp;
      // the nearest stretch of the curve decides, so that a bend raises no pixel twice
      if (!isNew && apart >= nearest[j]) continue;
      if (allowed && !allowed[pieceOf[j]]) continue;
      const t = from + k * run;
      const reached = reach * wide[(t * STEPS + 0.5) | 0];
      if (apart >= reached * reached) continue;
      if (isNew) {
        stamps[j] = stamp;
        touched[touches++] = j;
      }
      nearest[j] = apart;
      places[j] = t;
      stretches[j] = index;
    }
  }
  return touches;
}

/** The widest that a fold is between two places on it: its breadth rises, or rises to its middle and falls. */
function widestOf(wide: Float64Array, from: number, to: number): number {
  const middle = clamp(0.5, from, to);
  return Math.max(...[from, middle, to].map((t) => wide[(t * STEPS + 0.5) | 0]));
}

/** Cosine of the bend beyond which a stretch reaches as far past its end as to its sides. */
const SHARP = 0.6;
/** Share of its reach by which a stretch reaches past an end from which the next goes on. */
const PAST = 0.5;

/** The fold's curve as straight stretches, pixels of a box, with the share of the fold each begins at and is. */
function stretchesOf(
  { points, width }: FoldCurve,
  box: Box,
  scale: number,
): (Stretch & { from: number; run: number })[] {
  const end = points.length - 1;
  const stride = strideOf(points, width, scale);
  const found: (Stretch & { from: number; run: number })[] = [];
  for (let i = 0; i < end; i += stride) {
    const next = Math.min(end, i + stride);
    const x = points[i][0] * scale - box.x;
    const y = points[i][1] * scale - box.y;
    const dx = points[next][0] * scale - box.x - x;
    const dy = points[next][1] * scale - box.y - y;
    const square = dx * dx + dy * dy;
    if (square >= 1e-6) found.push({ x, y, dx, dy, square, from: i / end, run: (next - i) / end });
  }
  return found;
}

/** Does the curve go on from one stretch into the next without a sharp bend? */
const goesOn = (a: Stretch | undefined, b: Stretch | undefined): boolean =>
  !!a && !!b && a.dx * b.dx + a.dy * b.dy > SHARP * Math.sqrt(a.square * b.square);

/**
 * Adds one fold to a height field. @param scale pixels per unit. @param allowed per piece index, whether the fold may
 * rise there; null = everywhere. @param slip where the cloth drawn into the crease is noted, for cloth with a pattern.
 */
export function raiseFold(
  scale: number,
  box: Box,
  height: Float32Array,
  fold: FoldCurve,
  pieceOf: Uint8Array,
  allowed: readonly boolean[] | null,
  slip: Slip | null = null,
): void {
  makeRoom(height.length);
  stamp++;
  const reach = fold.width * scale;
  const rise = toldHeight(fold.height) * scale;
  const { wide, swell } = fold.grow ? OPENING : CLOSED;
  const lie = stretchesOf(fold, box, scale);
  let touches = 0;
  for (const [index, stretch] of lie.entries()) {
    const { from, run } = stretch;
    const sides = reach * widestOf(wide, from, from + run);
    const before = sides * (goesOn(lie[index - 1], stretch) ? PAST : 1);
    const after = sides * (goesOn(stretch, lie[index + 1]) ? PAST : 1);
    const at = { index, from, run, reach, wide, sides, before, after };
    touches = findNearest(box, stretch, at, pieceOf, allowed, touches);
  }
  for (let n = 0; n < touches; n++) {
    const j = touched[n];
    const { x, y, dx, dy, square } = lie[stretches[j]];
    const step = (places[j] * STEPS + 0.5) | 0;
    const reached = reach * wide[step];
    const d = Math.sqrt(nearest[j]);
    const row = (j / box.w) | 0;
    const isRight = dx * (row - y) - dy * (j - row * box.w - x) >= 0;
    const swollen = swell[step];
    height[j] += rise * swollen * ridge(((isRight ? fold.side : -fold.side) * d) / reached);
    if (!slip) continue;
    const left = 1 - d / reached;
    const swallowed = Math.min(SWALLOWED.height * rise, SWALLOWED.reach * reached) * swollen * left * left;
    const way = (isRight ? swallowed : -swallowed) / Math.sqrt(square);
    slip.x[j] -= dy * way;
    slip.y[j] += dx * way;
  }
}
