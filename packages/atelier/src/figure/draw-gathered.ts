/** Buns, top knots, ponytails and braids. */
import type { Ramp } from './brush.ts';
import { add, band, closed, mix, mul, type P, part, perp, resample, shift, spline, sub, unit } from './curves.ts';
import type { Hair } from './data/hair.ts';
import { strands } from './hair-shapes.ts';
import type { HeadSpace } from './head-space.ts';

/** Outline of a bun of radius 1: twisted, never a ball. */
const BUN: P[] = [
  [-1, 0.1],
  [-0.86, -0.55],
  [-0.3, -0.98],
  [0.4, -0.95],
  [0.92, -0.45],
  [1, 0.2],
  [0.7, 0.8],
  [0.1, 1],
  [-0.6, 0.85],
];

function drawBun(s: HeadSpace, low: boolean, c: Ramp): void {
  const { H, head, view } = s;
  // four tenths of the bun lie on the skull
  const p = low ? head.bun.low : add(head.bun.top, [0, 0.055]);
  const rx = low ? (view === 'front' ? 0.25 : view === 'back' ? 0.21 : 0.17) : 0.165;
  const ry = low ? 0.15 : 0.14;
  const shape = closed(BUN.map(([x, y]): P => [p[0] + x * rx, p[1] + y * ry]));
  H.form([shape], c, { round: 0.07, base: 0.42 });
  const coil = (t: number): P[] =>
    spline([
      [p[0] - rx * 0.9, p[1] + ry * (0.5 - t)],
      [p[0] - rx * 0.1, p[1] - ry * (0.1 + t * 0.9)],
      [p[0] + rx * 0.85, p[1] + ry * (0.35 - t * 0.6)],
    ]);
  H.ink(
    [
      { pts: [...shape, shape[0]], w: 0.011, press: [0.6, 1, 1.3, 1, 0.6] },
      ...strands(coil(-0.4), coil(0.8), 13, 0.009, 4),
      { pts: coil(0.2), w: 0.012, press: [0.2, 1, 0.3] },
    ],
    c.ink,
    { clip: [shape] },
  );
}

function drawTail(s: HeadSpace, c: Ramp): void {
  const t = s.head.bun.tail;
  const line = resample(
    spline([
      [t[0] - 0.12, t[1] - 0.32],
      [t[0] + 0.03, t[1] - 0.36],
      [t[0] + 0.11, t[1] - 0.14],
      [t[0] + 0.1, t[1] + 0.3],
      [t[0] + 0.13, t[1] + 0.72],
      [t[0] + 0.05, t[1] + 1.08],
    ]),
    40,
  );
  const edge = (side: number) =>
    line.map((p, i) => {
      const u = i / 39;
      const normal = unit(perp(sub(line[Math.min(39, i + 1)], line[Math.max(0, i - 1)])));
      const w = (0.045 + 0.08 * Math.sin(Math.PI * Math.min(1, u * 1.15)) ** 0.8) * (u > 0.9 ? (1 - u) * 10 : 1);
      return add(p, mul(normal, side * w));
    });
  const a = edge(1);
  const b = edge(-1);
  s.H.form([[...a, ...b.slice().reverse()]], c, { round: 0.07, base: 0.4 });
  s.H.ink([{ pts: a, w: 0.011 }, { pts: b, w: 0.0105 }, ...strands(a, b, 14, 0.01, 9)], c.ink);
}

/** The braid's own line: from behind the ear over the shoulder onto the chest. */
function braidLine(s: HeadSpace): P[] {
  const front = s.view !== 'threeQuarter' && s.view !== 'down';
  const x = s.head.bun.tail[0] - (front ? -0.04 : 0.06);
  return resample(
    spline([
      [x + 0.0, 0.58],
      [x + 0.015, 0.82],
      [x + 0.03, 1.1],
      [x - 0.01, 1.4],
      [x - 0.05, 1.75],
      [x - 0.1, 2.2],
    ]),
    15,
  );
}
/** Plaits that lie behind ear and jaw. */
const BEHIND = 3;

/** A braid brought forward over the shoulder; `root` paints only what lies behind the head, else all that hangs before it. */
export function drawBraid(s: HeadSpace, c: Ramp, root = false, own?: P[]): void {
  const whole = own ?? braidLine(s);
  const line = root ? whole.slice(0, BEHIND + 2) : whole.slice(own || s.view === 'back' ? 0 : BEHIND);
  // beside the cheek it throws no shadow
  const low = own ? line.slice(5) : line;
  if (!root)
    s.H.glaze([band(shift(low, [-0.05, 0.04]), shift(low, [0.1, 0.06]))], '#5b5058', 0.3, 0.025, undefined, true);
  for (let i = line.length - 2; i >= 0; i--)
    for (const side of [-1, 1]) {
      const p = mix(line[i], line[i + 1], side < 0 ? 0 : 0.5);
      // a plait is tied thin where it begins
      const w = 0.092 * (1 - (root ? i : i + BEHIND) / 24) * (own ? Math.min(1, 0.45 + i * 0.28) : 1);
      const lobe = closed([
        add(p, [side * w * 0.95, -0.05]),
        add(p, [side * w * 0.35, -0.085]),
        add(p, [-side * w * 0.4, 0.03]),
        add(p, [-side * w * 0.2, 0.085]),
        add(p, [side * w * 0.6, 0.06]),
      ]);
      s.H.form([lobe], c, { round: 0.03, base: 0.38 });
      s.H.ink(
        [
          { pts: [...lobe, lobe[0]], w: 0.009, press: [0.5, 1, 0.8, 0.5] },
          ...strands(part(lobe, 0, 0.45), part(lobe, 0.95, 0.5), 3, 0.007, i * 7 + side),
        ],
        c.ink,
        { clip: [lobe] },
      );
    }
  if (root) return;
  const e = line[line.length - 1];
  const tuft = closed([
    add(e, [-0.035, 0]),
    add(e, [-0.05, 0.12]),
    add(e, [0, 0.22]),
    add(e, [0.04, 0.12]),
    add(e, [0.035, 0]),
  ]);
  s.H.form([tuft], c, { round: 0.03, base: 0.4 });
  s.H.ink([{ pts: [...tuft, tuft[0]], w: 0.009 }], c.ink);
}

/** Two plaits brought forward, one on either side of the neck. */
export function drawTwoPlaits(s: HeadSpace, c: Ramp): void {
  const turned = s.view === 'threeQuarter' || s.view === 'down';
  const [l, r] = turned ? [-0.335, 0.37] : [-0.37, 0.37];
  for (const [x, out] of [
    [l, -1],
    [r, 1],
  ]) {
    const line = resample(
      spline([
        [x, out < 0 && turned ? 0.6 : 0.58],
        [x + out * 0.015, 0.86],
        [x + out * 0.03, 1.14],
        [x + out * 0.0, 1.5],
        [x - out * 0.05, 1.9],
      ]),
      13,
    );
    drawBraid(s, c, false, line);
  }
}

/** Paints hair gathered behind the head. A braid hangs over the shoulder: see drawBraid. */
export function drawGathered(s: HeadSpace, st: Hair, c: Ramp): void {
  if (st.gather === 'low-bun') drawBun(s, true, c);
  else if (st.gather === 'top-knot') drawBun(s, false, c);
  else if (st.gather === 'ponytail') drawTail(s, c);
  else if (st.gather === 'braid') drawBraid(s, c, true);
}
