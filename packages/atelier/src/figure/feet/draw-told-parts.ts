/** What is told of the parts of a shoe: stitches in their thread, a bow on the vamp, the tab behind the heel. */
import { rampOf } from '#atelier/figure/brush/ramps.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import { arcLength, closedSpline, pointAlong, spline } from '#atelier/kit/curves.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import { hexIn } from '#atelier/lexicon/colours/hex-in.ts';
import { sectionAt } from './foot-model.ts';
import { acrossFoot, alongFoot, type ShoeKit } from './shoe-kit.ts';
import type { Section } from './shoes.ts';

const saidOf = (k: ShoeKit, part: RegExp): string | undefined => k.told.find((word) => part.test(word));

/** Breadth of a stitch, and from one to the next, heads. */
const STITCH = { wide: 0.0065, apart: 0.024, long: 0.6 } as const;

function dashed(line: readonly Point[]): Stroke[] {
  const count = Math.max(4, Math.round(arcLength(line) / STITCH.apart));
  return Array.from({ length: count }, (_, i) => ({
    pts: [pointAlong(line, i / count), pointAlong(line, (i + STITCH.long) / count)],
    w: STITCH.wide,
    press: [1, 1],
  }));
}

function stitches(k: ShoeKit, table: Section[]): void {
  const said = saidOf(k, /\b(?:stitch(?:ing|es)|topstitching)$/);
  if (!said) return;
  const seam = k.shoe.seams?.[0] ?? [0.6, 0.54];
  const lines = [...alongFoot(k, table, 0.035, 0.002), acrossFoot(k, table, seam[0] + 0.03, seam[1] + 0.03)];
  k.B.ink(lines.flatMap(dashed), hexIn(said) ?? '#f2e8d2');
}

/** The loops and the knot of a bow, heads. */
const BOW = { at: 0.5, long: 0.13, wide: 0.062, knot: 0.03 } as const;

function bow(k: ShoeKit, table: Section[]): void {
  const said = saidOf(k, /\bbows?$/);
  if (!said) return;
  const hex = hexIn(said);
  const ramp = hex ? rampOf(hex) : k.upper;
  const z = Math.min(0.62, Math.max(BOW.at, k.shoe.throat + 0.05));
  const line = acrossFoot(k, table, z, z);
  const knot = line[Math.round(line.length / 2)];
  const [l, r] = [line[Math.round(line.length * 0.25)], line[Math.round(line.length * 0.75)]];
  for (const side of [l, r]) {
    const end = mix(knot, side, BOW.long / Math.max(0.02, Math.hypot(side[0] - knot[0], side[1] - knot[1])));
    const loop = closedSpline([
      knot,
      add(mix(knot, end, 0.7), [0, -BOW.wide]),
      end,
      add(mix(knot, end, 0.7), [0, BOW.wide * 0.8]),
    ]);
    k.B.form([loop], ramp, { round: 0.03, base: 0.34 });
    k.B.ink([{ pts: [...loop, loop[0]], w: 0.009 }], ramp.ink);
  }
  k.B.form([ellipse(knot, BOW.knot, BOW.knot, 18)], ramp, { round: 0.02, base: 0.28 });
  k.B.ink([{ pts: ellipse(knot, BOW.knot, BOW.knot, 18), w: 0.008 }], ramp.ink);
}

/** The tab behind the heel, from over the sole to the topline. */
function heelTab(k: ShoeKit, table: Section[]): void {
  const said = saidOf(k, /\bheel tab$/);
  const hex = said && hexIn(said);
  if (!hex) return;
  const ramp = rampOf(hex);
  const sides = [-1, 1].map((way): Point[] => {
    const at = (z: number, y: number): Point => {
      const [, x, half] = sectionAt(table, z);
      return k.at([x + way * half * 1.02, y, z]);
    };
    return spline([at(-0.24, 0.09), at(-0.15, 0.09), at(-0.155, 0.2), at(-0.24, 0.24), at(-0.24, 0.09)], 2);
  });
  k.B.form(sides, ramp, { round: 0.03, base: 0.36 });
  k.B.ink(
    sides.map((pts) => ({ pts, w: 0.008 })),
    ramp.ink,
  );
}

/** Draws on a finished shoe what is told of its parts. */
export function paintToldParts(k: ShoeKit, table: Section[]): void {
  if (!k.B.shows('shoe')) return;
  heelTab(k, table);
  stitches(k, table);
  bow(k, table);
}
