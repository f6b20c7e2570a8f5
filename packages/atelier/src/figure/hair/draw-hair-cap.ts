/** Hair lying on the skull, in every texture, with its hairline, parting and fringe. */

import type { Ramp, Tone } from '#atelier/figure/brush/brush.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import type { HeadSpace } from '#atelier/figure/head/head-space.ts';
import { SAME, stream } from '#atelier/kit/chance.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { between, closedSpline, nearest, part, resample, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point, scaled, sub } from '#atelier/kit/points.ts';
import { band } from '#atelier/kit/shapes.ts';
import { paintCurls, springs } from './draw-curls.ts';
import { cornrows, cropped, fade } from './draw-hair-clipped.ts';
import { drawParting } from './draw-parting.ts';
import { ropeRoots } from './draw-ropes.ts';
import { featheredFringe, tufts } from './draw-tufts.ts';
import { type Cap, capOf, rootShade, sideburn, ticks } from './hair-cap.ts';
import { afroRing, afroTones, bumpy, combThrough, flyaways, hairsFor, sheen, strands } from './hair-shapes.ts';
import type { Hair } from './hair-styles.ts';

/** Light across smooth hair: one broad band that follows the turn of the skull. */
function shine({ hairline, skull, s }: Cap): Tone {
  const [a, b] = s.flip ? [0.42, 0.82] : [0.2, 0.6];
  const low = part(between(hairline, skull, 0.4, 50), a, b);
  const high = part(between(hairline, skull, 0.66, 50), a + 0.04, b - 0.04);
  return { pts: closedSpline(band(low, high).filter((_, i) => i % 3 === 0)), d: -0.24, soft: 0.078 };
}

function curly(cap: Cap): void {
  const { s, st, c, skull, hairline, tones } = cap;
  const big = st.texture === 'curly';
  const afro = st.cap.top > 0.15;
  const blob = afroRing(s.head, st);
  const edge = afro
    ? part(blob, s.turned ? 0.09 : 0.06, 0.8, 160)
    : bumpy(skull, big ? -0.03 : -0.01, big ? 0.1 : 0.04, stream(SAME, 'hair-cap.outline'));
  const fringe = st.fringe ?? 0;
  const low = bumpy(
    hairline.map((p) => add(p, [0, p[1] < 0.4 ? fringe : 0])),
    big ? 0.02 : 0.007,
    big ? 0.08 : 0.05,
    stream(SAME, 'hair-cap.hairline'),
  );
  const shape = band(edge, low);
  rootShade(cap, 0.5);
  s.H.form([shape], c, { round: 0.12, base: 0.46, tones: afro ? afroTones(s, blob) : tones, edge: afro ? 0 : 1 });
  paintCurls(s.H, shape, c, big ? 0.042 : 0.026, stream(s.seed, 'hair-cap.curls'));
  s.H.ink(
    [
      ...(afro ? [] : [{ pts: edge, w: 0.01, press: [0.4, 1, 1.1, 0.5] }]),
      { pts: low, w: 0.007, press: [0.3, 0.8, 0.3], a: 0.6 },
      ...springs(edge, big ? 14 : 9, big ? 0.03 : 0.016, stream(s.seed, 'hair-cap.springs')),
    ],
    c.ink,
  );
}

/** Strands that run from the hairline straight over the crown, seen from in front. */
const drawnBack = (hairline: Point[], skull: Point[], { n, broader }: ReturnType<typeof hairsFor>): Stroke[] =>
  Array.from({ length: n }, (_, i): Stroke => {
    const u = (i + 0.5) / n;
    const [p, q] = [part(hairline, u, u, 2)[0], part(skull, lerp(u, 0.5, 0.12), 1, 2)[0]];
    const from = ((i * 37) % 10) / 26;
    return {
      pts: part([p, q], from, Math.min(1, from + 0.4 + ((i * 53) % 10) / 26)),
      w: 0.0075 * broader,
      press: [0.1, 1, 0.1],
      a: 0.24 + ((i * 29) % 10) / 26,
    };
  });

/** Where swept hair is gathered. */
function goalOf({ s, st }: Cap): Point {
  const { bun } = s.head;
  if (st.gather === 'top-knot') return add(bun.top, [0, 0.09]);
  if (st.gather === 'high-ponytail') return add(bun.tail, [-0.1, -0.52]);
  return st.gather === 'low-bun' ? add(bun.low, [-0.06, -0.1]) : add(bun.tail, [-0.1, -0.28]);
}

/** Points of one line of swept hair. */
const SWEPT = 26;

/**
 * The way hair is swept from the hairline to where it is gathered: the outermost lines follow the outline of the head from both
 * its ends, those between them change evenly from one to the other, so that none crosses its neighbour.
 */
function sweptLines(cap: Cap, n: number): Point[][] {
  const { hairline, skull } = cap;
  const goal = goalOf(cap);
  const g = nearest(resample(skull, 100), goal) / 99;
  const edge = (from: number): Point[] => resample([...part(skull, from, g, 30), goal], SWEPT);
  const [over, under] = [edge(0), edge(1)];
  return Array.from({ length: n }, (_, i): Point[] => {
    const u = (i + 0.5) / n;
    const root = part(hairline, u, u, 2)[0];
    const off = sub(root, mix(over[0], under[0], u));
    return over.map((p, k) => add(mix(p, under[k], u), scaled(off, 1 - k / (SWEPT - 1))));
  });
}

/** Half of parted hair: its edge along the hairline, and along the crown. */
type Half = readonly [rim: Point[], over: Point[]];

/** Strands that follow the parting, or are swept to where the hair is gathered. */
function combed(cap: Cap, sides: readonly Half[]): Stroke[] {
  const { s, st, hairline, skull } = cap;
  if (st.part === 'swept' && s.view === 'front' && st.gather !== 'top-knot')
    return drawnBack(hairline, skull, hairsFor(s.H, 54));
  if (st.part === 'swept') {
    const next = stream(s.seed, 'hair-cap.combed');
    const { n, broader } = hairsFor(s.H, 62);
    return sweptLines(cap, n).map((line): Stroke => {
      const from = next() * 0.55;
      return {
        pts: part(line, from, from + 0.3 + next() * 0.4, 20),
        w: (0.0045 + next() * 0.005) * broader,
        press: [0.1, 1, 0.8, 0.1],
        a: 0.2 + next() * 0.4,
      };
    });
  }
  const { n, broader } = hairsFor(s.H, 30);
  return sides.flatMap(([rim, over], i) =>
    strands(rim, over, n, 0.0075 * broader, stream(SAME, 'hair-cap.strands', i)),
  );
}

/** The two halves of parted hair, each between the hair that lies along the hairline and the hair that lies along the crown. */
function sidesOf({ st, head, hairline, skull }: Cap): Half[] {
  const parting = spline(st.part === 'side' ? head.parting.side : head.parting.centre);
  const tip = parting[parting.length - 1];
  const split = nearest(resample(hairline, 100), parting[0]) / 99;
  const crown = nearest(resample(skull, 100), tip) / 99;
  return ([0, 1] as const).map((end) => [
    spline([parting[0], ...part(hairline, split, end, 8).slice(1)]),
    spline([tip, ...part(skull, crown, end, 8).slice(1)]),
  ]);
}

/** Parted hair in a few big masses: ribbons of dark between them, and on each half the light where it turns over the skull. */
function masses(cap: Cap, sides: readonly Half[]): Tone[] {
  const lit = cap.s.flip ? 1 : 0;
  return sides.flatMap(([rim, over], i) => {
    const at = (u: number) => between(rim, over, u, 24);
    const dark = ([u, wide]: readonly [number, number]): Tone => ({
      pts: band(part(at(u), 0.06, 0.98), part(at(u + wide), 0.12, 0.9)),
      d: 0.16,
      soft: 0.036,
    });
    const over2 = [0.12, 0.4, 0.68, 0.92].map(at);
    const light: Tone = {
      pts: [...over2.map((q) => q[7]), ...over2.reverse().map((q) => q[13])],
      d: i === lit ? -0.3 : -0.16,
      soft: 0.078,
    };
    return [...[[0.14, 0.1] as const, [0.42, 0.08] as const, [0.7, 0.12] as const].map(dark), light];
  });
}

/** Swept hair in a few big masses that draw together where it is gathered: dark between them, light where they turn over the skull. */
function sweptMasses(cap: Cap): Tone[] {
  const lines = sweptLines(cap, 13);
  return [1, 4, 7, 10].flatMap((i): Tone[] => [
    { pts: band(lines[i - 1].slice(1, 22), mixed(lines[i - 1], lines[i], 0.7).slice(1, 24)), d: 0.17, soft: 0.036 },
    { pts: band(lines[i].slice(3, 14), lines[i + 1].slice(3, 13)), d: -0.17, soft: 0.078 },
  ]);
}
const mixed = (a: Point[], b: Point[], t: number): Point[] => a.map((p, i) => mix(p, b[i], t));

/** The light on combed hair: on parted hair where each half turns over the skull, else half-way between brow and crown. */
function capLight(cap: Cap, sides: readonly Half[] | null): Stroke[] {
  const { s, hairline, skull } = cap;
  if (sides) {
    const lit = s.flip ? 1 : 0;
    return sides.flatMap(([rim, over], i) =>
      sheen(
        rim,
        over,
        i === lit ? 20 : 14,
        i === lit ? [0.2, 0.58] : [0.28, 0.58],
        stream(s.seed, 'hair-cap.sheen', i),
      ),
    );
  }
  if (isGathered(cap))
    return sweptLines(cap, 22).map((line, i): Stroke => {
      const uneven = ((i * 53) % 10) / 10;
      const from = 0.05 + (((i * 37) % 10) / 10) * 0.16;
      return {
        pts: part(line, from, from + 0.2 + uneven * 0.18, 14),
        w: 0.007 + uneven * 0.011,
        press: [0.05, 0.8, 1, 0.5, 0.05],
        a: 0.16 + uneven * 0.3,
      };
    });
  const lines = [0.36, 0.5, 0.64].map((v) => between(hairline, skull, v, 40));
  const [from, to] = s.flip ? [0.46, 0.84] : [0.16, 0.58];
  return Array.from({ length: 13 }, (_, i): Stroke => {
    const u = from + ((to - from) * (i + ((i * 37) % 10) / 14)) / 13;
    const uneven = ((i * 53) % 10) / 10;
    return {
      pts: spline(lines.map((line) => part(line, u, u, 2)[0])),
      w: 0.008 + uneven * 0.012,
      press: [0.05, 0.8, 1, 0.5, 0.05],
      a: 0.22 + uneven * 0.34,
    };
  });
}

/** Is the hair drawn to one point that we see? */
const isGathered = ({ s, st }: Cap): boolean => st.part === 'swept' && (s.view !== 'front' || st.gather === 'top-knot');

function formsOf(cap: Cap, sides: readonly Half[] | null): Tone[] {
  if (sides) return masses(cap, sides);
  return isGathered(cap) ? sweptMasses(cap) : [shine(cap)];
}

function combedCap(cap: Cap): void {
  const { s, st, c, skull, hairline, tones } = cap;
  const tousled = st.texture === 'tousled';
  const edge = tousled ? bumpy(skull, -0.012, 0.09, stream(SAME, 'hair-cap.tousled')) : skull;
  const shape = band(edge, hairline);
  rootShade(cap);
  const sides = st.part === 'swept' ? [] : sidesOf(cap);
  const parted = !tousled && st.part !== 'swept' && st.part !== 'none' ? sides : null;
  s.H.form([shape], c, {
    round: 0.11,
    relief: 0.5,
    base: tousled ? 0.46 : 0.4,
    tones: [...tones, ...formsOf(cap, parted)],
  });
  combThrough(s.H, combed(cap, sides), c, [shape]);
  if (!tousled) s.H.ink(capLight(cap, parted), c.light, { clip: [shape], alpha: 0.8 });
  if (st.texture === 'ropes') s.H.ink(ropeRoots(hairline, skull), c.ink, { clip: [shape] });
  s.H.ink(
    [
      { pts: edge, w: 0.0092, press: [0.3, 1, 0.6, 1.1, 0.4], gap: s.flip ? [0.62, 0.72] : [0.28, 0.38] },
      ...(!s.H.shows('hair') ? [] : flyaways(edge, tousled ? 5 : 6, 0.008, stream(s.seed, 'hair-cap.flyaways'))),
    ],
    c.ink,
  );
  // roots are no darker than the hair they belong to
  if (s.H.shows('hair')) s.H.ink(ticks(cap, tousled ? 30 : 96, st.fall ? 0.019 : 0.032), mixHex(c.ink, c.shade, 0.6));
  if (!st.fall) {
    drawParting(s, st, c);
    sideburn(cap);
  }
  if (st.fringe) featheredFringe(cap, st.fringe);
  else if (tousled) tufts(cap);
}

/** Paints the hair on the skull. */
export function drawHairCap(s: HeadSpace, st: Hair, c: Ramp): void {
  const cap = capOf(s, st, c);
  if (st.fade) fade(cap);
  else if (st.texture === 'coily' || st.texture === 'curly') curly(cap);
  else if (st.texture === 'cropped') cropped(cap);
  else if (st.texture === 'rows') cornrows(cap);
  else combedCap(cap);
}
