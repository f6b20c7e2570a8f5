/** Buns, top knots, ponytails and braids. */

import type { Ramp } from '#atelier/figure/brush/brush.ts';
import { hairWave } from '#atelier/figure/head/face-of.ts';
import type { HeadSpace } from '#atelier/figure/head/head-space.ts';
import { die, SAME, stream } from '#atelier/kit/chance.ts';
import { between, closedSpline, part, resample, spline } from '#atelier/kit/curves.ts';
import { add, mix, type Point, place, shift } from '#atelier/kit/points.ts';
import { band, ellipse } from '#atelier/kit/shapes.ts';
import { dressLocks } from './dress-locks.ts';
import { hanging, lockAbout } from './hair-fall.ts';
import { combThrough, sheen, strands } from './hair-shapes.ts';
import type { Hair } from './hair-styles.ts';

/** Outline of a bun of radius 1: twisted, never a ball. */
const BUN: Point[] = [
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
  const rx = low ? (view === 'front' ? 0.24 : view === 'back' ? 0.23 : 0.19) : 0.175;
  const ry = low ? 0.165 : 0.145;
  const shape = closedSpline(BUN.map(([x, y]): Point => [p[0] + x * rx, p[1] + y * ry]));
  const coil = (t: number): Point[] =>
    spline([
      [p[0] - rx * 0.96, p[1] + ry * (0.5 - t)],
      [p[0] - rx * 0.1, p[1] - ry * (0.1 + t * 0.9)],
      [p[0] + rx * 0.92, p[1] + ry * (0.4 - t * 0.5)],
    ]);
  // the rope of hair turns three times: each turn is full in its middle and dark where the next lies over it
  const turns = [-0.95, -0.42, 0.12, 0.7].map(coil);
  H.form([shape], c, {
    round: 0.07,
    base: 0.38,
    tones: turns.slice(1).flatMap((q, i) => [
      { pts: band(turns[i], between(turns[i], q, 0.3)), d: 0.2, soft: 0.036 },
      {
        pts: band(part(between(turns[i], q, 0.5), 0.15, 0.7), part(between(turns[i], q, 0.86), 0.2, 0.6)),
        d: -0.26,
        soft: 0.036,
      },
    ]),
  });
  H.ink(
    turns.slice(1).flatMap((q, i) => sheen(turns[i], q, 6, [0.18, 0.62], stream(s.seed, 'gathered.bun-sheen', i))),
    c.light,
    { clip: [shape], alpha: 0.8 },
  );
  H.ink(
    [
      ...turns.slice(1).flatMap((q, i) => strands(turns[i], q, 6, 0.007, stream(SAME, 'gathered.bun-strands', i), 0.5)),
      ...turns.slice(1, 3).map((pts) => ({ pts, w: 0.01, press: [0.2, 1, 0.7, 0.1], a: 0.85 })),
      { pts: [...shape, shape[0]], w: 0.011, press: [0.6, 1, 1.3, 1, 0.6] },
    ],
    c.ink,
    { clip: [shape] },
  );
}

function drawTail(s: HeadSpace, c: Ramp): void {
  const { H } = s;
  const [x, y] = s.head.bun.tail;
  const next = stream(s.seed, 'gathered.tail');
  const wave = Math.max(0.012, hairWave(s.person.heritage) + next() * 0.03);
  const low = 0.95 + next() * 0.35;
  const locks = Array.from({ length: 7 }, (_, i) => {
    const u = (i + 0.5) / 7 - 0.5;
    const phase = next() * 2 + 1;
    const long = low * (0.8 + next() * 0.24) * (1 - Math.abs(u) * 0.22);
    const line = spline([
      [x - 0.11 + u * 0.03, y - 0.3 + u * 0.02],
      [x + 0.02 + u * 0.1, y - 0.37 + Math.abs(u) * 0.05],
      [x + 0.1 + u * 0.2, y - 0.16],
      [x + 0.08 + u * 0.26 + Math.sin(phase) * wave, y + long * 0.28],
      [x + 0.1 + u * 0.22 - Math.sin(phase + 0.6) * wave, y + long * 0.62],
      [x + 0.06 + u * 0.12 + Math.sin(phase + 1.4) * wave * 1.4, y + long],
    ] as Point[]);
    return lockAbout(hanging(s, line), [0.016, 0.036, 0.046, 0.05, 0.036, 0.003]);
  });
  const shapes = locks.map((l) => l.shape);
  H.form(shapes, c, {
    round: 0.07,
    base: 0.4,
    tones: [
      {
        pts: closedSpline([
          [x - 0.06, y - 0.2],
          [x + 0.24, y - 0.2],
          [x + 0.22, y - 0.02],
          [x - 0.02, y],
        ]),
        d: -0.16,
        soft: 0.078,
      },
    ],
  });
  const order = [0, 6, 2, 4, 1, 5, 3];
  dressLocks(
    s,
    order.map((i) => locks[i]),
    c,
    shapes,
    false,
  );
  combThrough(
    H,
    locks.flatMap((l) =>
      strands(
        l.shape.slice(0, 44),
        l.shape.slice(44).reverse(),
        4,
        0.008,
        stream(SAME, 'gathered.tail-strands', l.half * 9999),
      ),
    ),
    c,
    shapes,
    0.8,
  );
  order.forEach((i, k) => {
    H.ink([{ pts: locks[i].shape.slice(4, 84), w: 0.0088, press: [0.3, 0.9, 0.7, 0.5, 1, 0.7, 0.3], a: 0.8 }], c.ink, {
      hide: order.slice(k + 1).map((o) => shapes[o]),
    });
  });
  const tie = place(ellipse([0, 0], 0.03, 0.052, 20), [x - 0.06, y - 0.335], 24);
  H.form([tie], c, { round: 0.02, base: 0.66, edge: 0.5 });
}

/** The braid's own line: from behind the ear over the shoulder onto the chest. */
function braidLine(s: HeadSpace): Point[] {
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
/** Half the breadth of a braid of middling fullness, heads. */
const BRAID = 0.092;
/** Plaits that lie behind ear and jaw. */
const BEHIND = 3;

/** A braid brought forward over the shoulder; `root` paints only what lies behind the head, else all that hangs before it. */
export function drawBraid(s: HeadSpace, c: Ramp, root = false, own?: Point[]): void {
  const whole = own ?? braidLine(s);
  const line = root ? whole.slice(0, BEHIND + 2) : whole.slice(own || s.view === 'back' ? 0 : BEHIND);
  const full = BRAID * (0.86 + die(10, s.seed, 'gathered.braid-width') * 0.036);
  // beside the cheek it throws no shadow
  const low = own ? line.slice(5) : line;
  if (!root)
    s.H.glaze([band(shift(low, [-0.045, 0.03]), shift(low, [0.075, 0.045]))], '#5b5058', 0.26, 0.03, undefined, true);
  for (let i = line.length - 2; i >= 0; i--)
    for (const side of [-1, 1]) {
      const p = mix(line[i], line[i + 1], side < 0 ? 0 : 0.5);
      // a plait is tied thin where it begins
      const w = full * (1 - (root ? i : i + BEHIND) / 24) * (own ? Math.min(1, 0.45 + i * 0.28) : 1);
      const lobe = closedSpline([
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
          ...strands(
            part(lobe, 0, 0.45),
            part(lobe, 0.95, 0.5),
            3,
            0.007,
            stream(SAME, 'gathered.lobe-strands', i, side),
          ),
        ],
        c.ink,
        { clip: [lobe] },
      );
    }
  if (root) return;
  const e = line[line.length - 1];
  const tuft = closedSpline([
    add(e, [-0.03, 0]),
    add(e, [-0.044, 0.08]),
    add(e, [-0.024, 0.17]),
    add(e, [0.012, 0.27]),
    add(e, [0.03, 0.15]),
    add(e, [0.042, 0.07]),
    add(e, [0.03, 0]),
  ]);
  s.H.form([tuft], c, { round: 0.03, base: 0.4 });
  const hairs = strands(part(tuft, 0, 0.5), part(tuft, 1, 0.5), 5, 0.007, stream(s.seed, 'gathered.tuft-strands'));
  s.H.ink([{ pts: [...tuft, tuft[0]], w: 0.008 }, ...hairs], c.ink, { clip: [tuft] });
  const tie = ellipse(add(e, [0, 0.012]), 0.036, 0.02, 16);
  s.H.form([tie], c, { round: 0.02, base: 0.72, edge: 0.5 });
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
