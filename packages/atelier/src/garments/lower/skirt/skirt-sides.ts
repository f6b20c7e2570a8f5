/** The two sides of a skirt: where the silhouette is decided by cut, cloth, stance and wind. */

import type { Pose } from '@toile/look';
import { centreX, coverLegs } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { chance, stream } from '#atelier/kit/chance.ts';
import { resample, spline } from '#atelier/kit/curves.ts';
import { clamp, lerp, smoothstep } from '#atelier/kit/numbers.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { LEFT, other, RIGHT, type Side } from '#atelier/kit/side.ts';
import type { SkirtCut } from './skirt-cuts.ts';

interface SideOptions {
  cut: SkirtCut;
  seed: number;
  hemY: number;
  topLeft?: Point;
  topRight?: Point;
  ease?: number;
  /** 0 pours along the body, 1 stands away from it. See `stiffnessOf`. */
  stiff: number;
}

const STEPPING: readonly Pose[] = ['walk', 'stroll', 'catwalk'];
export const isStepping = (f: Wearer): boolean => STEPPING.includes(f.person.pose);

/** The way the air takes a skirt: cloth lags behind the leg that bears. */
export const windOf = (f: Wearer): Side => other(f.weight);

/** Shift across u by which the flutes bend on their way down: far in a step, a little in every stance. */
export const swayOf = (f: Wearer, seed: number): number =>
  isStepping(f) ? -windOf(f) * 0.13 : (chance(seed, 'skirt.sway') - 0.5) * 0.11;

/** In a step the hem flies up on the side the wind takes: offset across u, page units. */
export function liftOf(f: Wearer, cut: SkirtCut): (u: number) => number {
  if (!isStepping(f) || cut.flare <= 0) return () => 0;
  const by = 15 * clamp(cut.flare / 90) * clamp(cut.full * 1.2);
  return (u) => -by * clamp((u * windOf(f) + 0.4) / 1.4) ** 1.6;
}

/** Length of a grown woman's skirt from hip to knee; a child's is shorter and stands out as far. Page units. */
const TO_KNEE = 300;
const CHILDS_TO_KNEE = 175;

/** Units by which the cut stands beyond the hip at the hem: stiff cloth spreads, soft cloth falls in. */
function flareOf(f: Wearer, o: SideOptions): number {
  const { cut } = o;
  const below = o.hemY - f.hip[LEFT][1];
  const depth = f.person.ageGroup === 'child' ? Math.min(1.3, below / CHILDS_TO_KNEE) : below / TO_KNEE;
  if (cut.flare <= 0) return cut.flare;
  const spread = lerp(0.76, 1.2, o.stiff) * (o.cut.kind === 'gathered' || o.cut.kind === 'tiered' ? 1.06 : 1);
  // gathers stand out from their seam, however short they are
  return cut.flare * Math.max(cut.kind === 'gathered' ? 0.6 : 0.35, depth) * spread;
}

/** The hip a skirt falls from: its half-width, the middle of its hem, and the point on it. */
interface AtHip {
  half: number;
  middle: number;
  atHip: Point;
}

/** A tulip stands off the hip and closes to its hem: how far down, and how far out, page units. */
const TULIP: readonly (readonly [down: number, out: number])[] = [
  [0.22, 27],
  [0.6, 15],
  [1, -9],
];
/** A dome: how far down from the hip, and what share of its breadth it has there. */
const DOME: readonly (readonly [down: number, share: number])[] = [
  [0.16, 0.52],
  [0.42, 0.82],
  [0.72, 0.95],
];

/** Shapes beyond the plain fall: fishtail and bubble. */
function shaped(f: Wearer, s: Side, o: SideOptions, { half, middle, atHip }: AtHip): Point[] | null {
  if (o.cut.kind === 'mermaid') {
    const knee = lerp(atHip[1], o.hemY, 0.58);
    return [
      [centreX(f, knee) + s * (half - 22), knee],
      [middle + s * (half + 18), lerp(knee, o.hemY, 0.5)],
      [middle + s * (half + 98), o.hemY - 3],
    ];
  }
  if (o.cut.kind === 'tulip')
    return TULIP.map(([down, out]): Point => [middle + s * (half + out), lerp(atHip[1], o.hemY, down)]);
  if (o.cut.kind !== 'bubble') return null;
  const full = s * (half + Math.max(30, flareOf(f, o)));
  return [
    [middle + full, lerp(atHip[1], o.hemY, 0.45)],
    [middle + full * 0.98, lerp(atHip[1], o.hemY, 0.8)],
    [middle + s * (half + 6), o.hemY],
  ];
}

/** Gathers stand off below the seam that holds them. @param at page units below the seam. */
const puffAt = (at: number, height: number, reach: number): number =>
  height * smoothstep(0, reach * 0.4, at) * (1 - 0.75 * smoothstep(reach * 0.5, reach * 2.2, at));

/** Where the tiers of three begin (v): the lowest is the shortest. */
const OF_THREE = [0, 0.36, 0.68] as const;

/** Seams (v) that hold the gathers of a cut. */
export function gatherSeams(cut: Pick<SkirtCut, 'kind' | 'tiers'>): number[] {
  if (cut.kind === 'tiered')
    return cut.tiers && cut.tiers !== OF_THREE.length
      ? Array.from({ length: cut.tiers }, (_, i) => i / (cut.tiers ?? 1))
      : [...OF_THREE];
  return cut.kind === 'gathered' || cut.kind === 'peplum' ? [0] : [];
}

interface Flutter extends Pick<SideOptions, 'seed' | 'hemY' | 'stiff'> {
  cut: Pick<SkirtCut, 'kind' | 'full' | 'hold' | 'tiers'>;
  /** Page height from which the cloth hangs free. */
  top: number;
  /** Units by which the side stands out at the hem. */
  open: number;
}

/** The side moves in and out with the flutes behind the edge, steps out below gathers, and sweeps with the wind. Changes it in place. */
export function flutter(f: Wearer, edge: Point[], s: Side, o: Flutter): void {
  const { cut, stiff, top, open } = o;
  const next = stream(o.seed, 'skirt.flutter', s);
  const length = o.hemY - top;
  const soft = 1 - stiff;
  const size = clamp(open / 70) * clamp(cut.full * 1.3) * clamp(length / 260, 0.5, 1.25);
  const waves = lerp(0.75, 1.5, soft) * (0.8 + next() * 0.5);
  const phase = next();
  const deep = size * lerp(5, 9.5, soft) * (0.7 + next() * 0.6);
  // the last flute at the edge turns out or tucks under
  const kick = size * lerp(3, 9, next()) * (next() < 0.62 ? 1 : -0.55);
  const wind = isStepping(f) ? windOf(f) : 0;
  const seams = gatherSeams(cut);
  for (const p of edge) {
    const t = clamp((p[1] - top) / length);
    const low = smoothstep(cut.hold * 0.8 + 0.12, 1, t);
    let out = deep * low * Math.sin(2 * Math.PI * (waves * t + phase)) + kick * clamp((t - 0.72) / 0.28) ** 2;
    if (wind === s) out += size * 15 * t ** 2.4;
    else if (wind) out -= size * 7 * Math.sin(Math.PI * clamp((t - 0.15) / 0.85)) * t;
    for (const v of seams) {
      const room = v ? 26 : lerp(20, 40, stiff);
      if (t >= v) out += puffAt((t - v) * length, lerp(6, 11, stiff) * clamp(cut.full), room);
      // cloth above a seam is drawn in by it
      if (v) out -= 4 * Math.exp(-((((t - v) * length + 3) / 9) ** 2));
    }
    p[0] += s * out;
  }
}

/** Beyond these distances from its middle and from the figure's plumb line a hem yields more and more, page units: a sheet is only so wide. */
const WIDE = { middle: 322, plumb: 338 } as const;
const YIELD = 0.3;

/** One side, from the waist to the hem. */
export function skirtSide(f: Wearer, s: Side, o: SideOptions): Point[] {
  const { cut, stiff } = o;
  const ease = o.ease ?? 4;
  const half = Math.abs(f.hip[RIGHT][0] - f.hip[LEFT][0]) / 2;
  const flare = flareOf(f, o);
  const open = Math.max(0, flare);
  const middle = centreX(f, o.hemY);
  const stride = isStepping(f) ? 2.2 : 1;
  const swing = windOf(f) * Math.min(14, 4 + open * 0.08) * stride;
  const top = (s < 0 ? o.topLeft : o.topRight) ?? add(f.waist[s], [s * 1.5, 0]);
  const end: Point = [middle + s * (half + flare) + swing, o.hemY - 3];
  // stiff cloth leaves the body at the seam on the straight way to its hem, soft cloth follows the hip
  const held = (p: Point, room: number): Point => {
    const x = p[0] + s * (ease * room + open * 0.035);
    const line = lerp(top[0], end[0], clamp((p[1] - top[1]) / (end[1] - top[1])));
    return [s * (line - x) > 0 ? lerp(x, line, stiff) : x, p[1]];
  };
  const atHip = held(f.hip[s], 1);
  const points: Point[] = [top];
  const high = held(f.highHip[s], 0.8);
  if (high[1] > top[1] + 14) points.push(high);
  if (o.hemY < atHip[1] + 12) points.push([atHip[0] + s * flare, o.hemY]);
  else {
    points.push(atHip);
    const own = shaped(f, s, o, { half, middle, atHip });
    const domed = cut.dome
      ? DOME.map(([down, share]): Point => [lerp(atHip[0], end[0], share), lerp(atHip[1], end[1], down)])
      : null;
    const sink = open * lerp(0.085, 0.01, stiff);
    if (own) points.push(...own);
    else if (domed) points.push(...domed, end);
    else points.push(add(mix(atHip, end, 0.35), [-s * sink, 0]), add(mix(atHip, end, 0.7), [-s * sink * 0.7, 0]), end);
  }
  const edge = resample(spline(points, 11), 90);
  if (cut.kind !== 'bubble' && cut.kind !== 'tulip' && o.hemY > atHip[1] - 40)
    flutter(f, edge, s, { ...o, top: top[1], open });
  const plumb = f.neck.pit[0];
  for (const p of edge) {
    const beyond = Math.max(s * (p[0] - middle) - WIDE.middle, s * (p[0] - plumb) - WIDE.plumb);
    if (beyond > 0) p[0] -= s * beyond * (1 - YIELD);
  }
  if (o.hemY > atHip[1] + 12) coverLegs(f, edge, s, 4);
  return edge;
}
