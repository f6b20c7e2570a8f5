/** Braids: one over the shoulder, or a plait on either side of the neck. In head space, lengths in heads. */
import type { Ramp } from '#atelier/figure/brush/brush.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import type { HeadSpace } from '#atelier/figure/head/head-space.ts';
import { die, SAME, stream } from '#atelier/kit/chance.ts';
import { closedSpline, part, resample, spline } from '#atelier/kit/curves.ts';
import { add, mix, type Point, shift } from '#atelier/kit/points.ts';
import { band, ellipse } from '#atelier/kit/shapes.ts';
import { strands } from './hair-shapes.ts';

/** A braid's own line: from behind the ear over the shoulder onto the chest; across from where it is tied. */
const LINE: readonly Point[] = [
  [0, 0.58],
  [0.015, 0.82],
  [0.03, 1.1],
  [-0.01, 1.4],
  [-0.05, 1.75],
  [-0.1, 2.2],
];
/** It is tied so far inside the tail's root, seen from the front and from a side; and the plaits it has. */
const TIED = { front: -0.04, side: 0.06 } as const;
const PLAITS = 15;
/** Plaits that lie behind ear and jaw. */
const BEHIND = 3;
/** Half the breadth of a braid of middling fullness; how full a person's is, least and in steps. */
const BRAID = 0.092;
const FULLNESS = { least: 0.86, steps: 10, step: 0.036 } as const;
/** A braid has tapered away after so many plaits; one tied beside the neck is thin where it begins. */
const TAPER = 24;
const TIED_THIN = { first: 0.45, each: 0.28 } as const;
/** What it throws on the chest; beside the cheek, for so many plaits, it throws none. */
const CAST = {
  left: [-0.045, 0.03] as Point,
  right: [0.075, 0.045] as Point,
  colour: '#5b5058',
  depth: 0.26,
  soft: 0.03,
};
const BESIDE_CHEEK = 5;

/** The lobe of a plait, on the right: across in half-breadths of the braid. */
const LOBE: readonly Point[] = [
  [0.95, -0.05],
  [0.35, -0.085],
  [-0.4, 0.03],
  [-0.2, 0.085],
  [0.6, 0.06],
];
const LOBE_FORM = { round: 0.03, base: 0.38 } as const;
const LOBE_LINE: Omit<Stroke, 'pts'> = { w: 0.009, press: [0.5, 1, 0.8, 0.5] };
/** Strands between two stretches of a lobe's outline. */
const LOBE_STRANDS = { upper: [0, 0.45], lower: [0.95, 0.5], n: 3, w: 0.007 } as const;

/** The brush at its end, about the last plait, and the thread it is tied with. */
const TUFT: readonly Point[] = [
  [-0.03, 0],
  [-0.044, 0.08],
  [-0.024, 0.17],
  [0.012, 0.27],
  [0.03, 0.15],
  [0.042, 0.07],
  [0.03, 0],
];
const TUFT_FORM = { round: 0.03, base: 0.4 } as const;
const TUFT_LINE = 0.008;
const TUFT_STRANDS = { n: 5, w: 0.007 } as const;
const THREAD = { at: [0, 0.012] as Point, across: 0.036, down: 0.02, points: 16 } as const;
const THREAD_FORM = { round: 0.02, base: 0.72, edge: 0.5 } as const;

/** A braid's middle, plait by plait from behind the ear to its end, in head space. */
export function braidLine(s: HeadSpace): Point[] {
  const front = s.view !== 'threeQuarter' && s.view !== 'down';
  const x = s.head.bun.tail[0] - (front ? TIED.front : TIED.side);
  return resample(spline(LINE.map(([across, y]): Point => [x + across, y])), PLAITS);
}

/** One lobe of the plait between two points of the line. @param w half the braid's breadth there. */
function drawLobe(s: HeadSpace, c: Ramp, at: { p: Point; side: -1 | 1; w: number; i: number }): void {
  const { p, side, w, i } = at;
  const lobe = closedSpline(LOBE.map(([x, y]) => add(p, [side * w * x, y])));
  s.H.form([lobe], c, LOBE_FORM);
  const { upper, lower, n, w: fine } = LOBE_STRANDS;
  const hairs = strands(
    part(lobe, ...upper),
    part(lobe, ...lower),
    n,
    fine,
    stream(SAME, 'gathered.lobe-strands', i, side),
  );
  s.H.ink([{ pts: [...lobe, lobe[0]], ...LOBE_LINE }, ...hairs], c.ink, { clip: [lobe] });
}

function drawTuft(s: HeadSpace, c: Ramp, end: Point): void {
  const tuft = closedSpline(TUFT.map((p) => add(end, p)));
  s.H.form([tuft], c, TUFT_FORM);
  const { n, w } = TUFT_STRANDS;
  const hairs = strands(part(tuft, 0, 0.5), part(tuft, 1, 0.5), n, w, stream(s.seed, 'gathered.tuft-strands'));
  s.H.ink([{ pts: [...tuft, tuft[0]], w: TUFT_LINE }, ...hairs], c.ink, { clip: [tuft] });
  s.H.form([ellipse(add(end, THREAD.at), THREAD.across, THREAD.down, THREAD.points)], c, THREAD_FORM);
}

/** Half the breadth of this person's braid. */
const fullOf = (s: HeadSpace): number =>
  BRAID * (FULLNESS.least + die(FULLNESS.steps, s.seed, 'gathered.braid-width') * FULLNESS.step);

/** A fishtail is woven of many narrow strands that meet in its middle: how many for a plait, and how steep they fall, heads. */
const FISHTAIL = { to: 3, fall: 0.1, thick: 0.034, broad: 0.86, last: 0.6 } as const;

/** Narrow strands in a herringbone, flat and broad, the lowest first. */
function weaveFishtail(s: HeadSpace, c: Ramp, line: readonly Point[], full: number): void {
  const fine = resample([...line], line.length * FISHTAIL.to);
  const { fall, thick, broad, last } = FISHTAIL;
  for (let i = fine.length - 1; i >= 0; i--) {
    const w = full * broad * (1 - (1 - last) * (i / fine.length));
    for (const side of [-1, 1] as const) {
      const p = fine[i];
      const strand = closedSpline([
        add(p, [side * w, -fall * 0.75]),
        add(p, [side * w * 1.04, -fall * 0.75 + thick]),
        add(p, [side * w * 0.5, -fall * 0.2 + thick]),
        add(p, [-side * w * 0.06, thick]),
        add(p, [-side * w * 0.06, 0]),
        add(p, [side * w * 0.5, -fall * 0.34]),
      ]);
      s.H.form([strand], c, { ...LOBE_FORM, base: LOBE_FORM.base + (i % 2) * 0.08 });
      s.H.ink([{ pts: [...strand, strand[0]], w: 0.0062, press: [0.5, 1, 0.8, 0.5], a: 0.85 }], c.ink, {
        clip: [strand],
      });
    }
  }
}

/** A fishtail brought forward over the shoulder. */
export function drawFishtail(s: HeadSpace, c: Ramp): void {
  const line = braidLine(s).slice(s.view === 'back' ? 0 : BEHIND);
  const { left, right, colour, depth, soft } = CAST;
  s.H.glaze([band(shift(line, left), shift(line, right))], colour, depth, soft, undefined, true);
  weaveFishtail(s, c, line, fullOf(s));
  drawTuft(s, c, line[line.length - 1]);
}

/** A braid brought forward over the shoulder; `root` paints only what lies behind the head, else all that hangs before it. */
export function drawBraid(s: HeadSpace, c: Ramp, root = false, own?: Point[]): void {
  const whole = own ?? braidLine(s);
  const line = root ? whole.slice(0, BEHIND + 2) : whole.slice(own || s.view === 'back' ? 0 : BEHIND);
  const full = fullOf(s);
  const low = own ? line.slice(BESIDE_CHEEK) : line;
  const { left, right, colour, depth, soft } = CAST;
  if (!root) s.H.glaze([band(shift(low, left), shift(low, right))], colour, depth, soft, undefined, true);
  for (let i = line.length - 2; i >= 0; i--)
    for (const side of [-1, 1] as const) {
      const thin = own ? Math.min(1, TIED_THIN.first + i * TIED_THIN.each) : 1;
      const w = full * (1 - (root ? i : i + BEHIND) / TAPER) * thin;
      drawLobe(s, c, { p: mix(line[i], line[i + 1], side < 0 ? 0 : 0.5), side, w, i });
    }
  if (!root) drawTuft(s, c, line[line.length - 1]);
}

/** Two plaits: how far out they are tied, on the left where the head is turned, and their plaits. */
const TWO = { out: 0.37, farOut: 0.335, plaits: 13 } as const;
/** Their line, outwards from where they are tied; beyond a turned head one begins lower. */
const TWO_LINE: readonly Point[] = [
  [0, 0.58],
  [0.015, 0.86],
  [0.03, 1.14],
  [0, 1.5],
  [-0.05, 1.9],
];
const FAR_BEGINS = 0.6;

/** Two plaits brought forward, one on either side of the neck. */
export function drawTwoPlaits(s: HeadSpace, c: Ramp): void {
  const turned = s.view === 'threeQuarter' || s.view === 'down';
  for (const g of [-1, 1] as const) {
    const x = g < 0 && turned ? -TWO.farOut : g * TWO.out;
    const line = TWO_LINE.map(([out, y], i): Point => [x + g * out, i === 0 && g < 0 && turned ? FAR_BEGINS : y]);
    drawBraid(s, c, false, resample(spline(line), TWO.plaits));
  }
}
