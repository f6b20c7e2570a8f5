/** Laces with their bow, the tongue under them, tassels, bows and bits. */
import { clamp, lerp } from '#atelier/kit/numbers.ts';
import { upperAt } from './last.ts';
import { lacedPart } from './markings.ts';
import type { Matter, ShoePlan } from './shoe-plan.ts';
import { grid, type Surface, tube } from './surface.ts';
import { along, cross, minus, plus, through, times, unit, type Vec } from './vectors.ts';

interface Frame {
  at: Vec;
  out: Vec;
  forward: Vec;
  side: Vec;
}

/** The upper's surface at a place: where it is, and its three ways. */
function frameAt(plan: ShoePlan, s: number, v: number): Frame {
  const d = 0.015;
  const { at } = upperAt(plan, s, v);
  const forward = unit(minus(upperAt(plan, s + d, v).at, upperAt(plan, s - d, v).at));
  const side = unit(minus(upperAt(plan, s, v + d).at, upperAt(plan, s, v - d).at));
  return { at, forward, side, out: unit(cross(forward, side)) };
}

/** A point beside, before and over a frame's. */
const beside = ({ at, out, forward, side }: Frame, [x, z, y]: Vec): Vec =>
  plus(plus(plus(at, times(side, x)), times(forward, z)), times(out, y));

const LACE = { flat: 0.0115, round: 0.0078, rows: 5, off: 0.009, half: 0.105 } as const;

function laces(plan: ShoePlan): Surface[] {
  const [from, to] = lacedPart(plan);
  const dress = { matter: plan.laces, group: 10 };
  const thick = plan.kind === 'sneaker' ? LACE.flat : LACE.round;
  const isCrossed = plan.kind === 'sneaker';
  const bars = Array.from({ length: LACE.rows }, (_, i): Surface => {
    const s = lerp(from + 0.015, to - 0.055, i / (LACE.rows - 1));
    const half = LACE.half * lerp(1, 0.72, i / (LACE.rows - 1));
    const way = isCrossed ? (i % 2 ? -1 : 1) * 0.02 : 0;
    const path = Array.from({ length: 15 }, (_, k): Vec => {
      const q = k / 14;
      return beside(frameAt(plan, s + way * (q - 0.5), lerp(0.5 - half, 0.5 + half, q)), [
        0,
        0,
        LACE.off * Math.sin(Math.PI * clamp(q * 1.0)) ** 0.4 - 0.004,
      ]);
    });
    return tube(path, () => thick, dress);
  });
  return [...bars, ...knot(plan, frameAt(plan, from + 0.005, 0.5), thick, dress)];
}

/** Loops and ends of a tied lace: beside, before and over its knot. */
const LOOPS: readonly (readonly Vec[])[] = [
  [
    [0, 0, 0.02],
    [0.05, -0.012, 0.045],
    [0.115, 0.01, 0.04],
    [0.135, 0.045, 0.012],
    [0.1, 0.055, 0.012],
    [0.04, 0.022, 0.025],
    [0, 0, 0.02],
  ],
  [
    [0, 0, 0.02],
    [-0.05, -0.012, 0.045],
    [-0.11, 0.014, 0.04],
    [-0.13, 0.052, 0.012],
    [-0.09, 0.058, 0.012],
    [-0.035, 0.022, 0.025],
    [0, 0, 0.02],
  ],
  [
    [0, 0, 0.02],
    [0.035, 0.04, 0.028],
    [0.07, 0.1, 0.014],
    [0.11, 0.15, 0.01],
  ],
  [
    [0, 0, 0.02],
    [-0.03, 0.045, 0.028],
    [-0.08, 0.1, 0.014],
    [-0.1, 0.16, 0.01],
  ],
];

function knot(_: ShoePlan, frame: Frame, thick: number, dress: { matter: Matter; group: number }): Surface[] {
  const loops = LOOPS.map((loop) =>
    tube(
      through(
        loop.map((p) => beside(frame, p)),
        7,
      ),
      () => thick * 0.82,
      dress,
    ),
  );
  const ball = tube(
    [
      [-0.02, 0, 0.022],
      [0, 0.002, 0.028],
      [0.02, 0, 0.022],
    ].map((p) => beside(frame, [p[0], p[1], p[2]])),
    (t) => thick * (1.1 + 0.9 * Math.sin(Math.PI * t)),
    dress,
  );
  return [...loops, ball];
}

/** How far the tongue stands up out of the opening, how broad and how thick it is. */
const TONGUE = { from: 0.44, up: 0.15, half: 0.095, thick: 0.014 } as const;

function tongue(plan: ShoePlan): Surface {
  const [from] = lacedPart(plan);
  const base = frameAt(plan, from + 0.03, 0.5);
  return grid({ rows: 24, columns: 17, matter: plan.upper, back: plan.lining, group: 11 }, (u, v) => {
    const q = 1 - v * 2;
    const up = lerp(-0.06, TONGUE.up, u);
    const round = u > 0.72 ? Math.sqrt(1 - ((u - 0.72) / 0.29) ** 2) : 1;
    const x = q * TONGUE.half * lerp(0.9, 1.12, u) * (0.35 + 0.65 * round);
    const at = plus(base.at, [x, 0, 0]);
    const back = along(at, base.forward, -up);
    const lifted = along(back, base.out, -0.008 - 0.05 * q * q + 0.03 * u * u);
    return { at: lifted, place: [u, v, lifted[1]] };
  });
}

const BOW = { at: { pump: 0.66, other: 0.6 }, long: 0.1, wide: 0.045 } as const;

function bow(plan: ShoePlan, matter: Matter): Surface[] {
  const s = plan.topline && plan.kind !== 'loafer' ? BOW.at.pump : BOW.at.other;
  const frame = frameAt(plan, s, 0.5);
  const loop = (way: number): Surface =>
    grid({ rows: 26, columns: 9, matter, back: matter, group: 12 }, (u, v) => {
      const q = v * 2 - 1;
      const angle = u * 2 * Math.PI;
      const out = (1 - Math.cos(angle)) / 2;
      const wide = lerp(0.35, 1, out ** 0.6) * BOW.wide;
      return {
        at: beside(frame, [way * out * BOW.long, q * wide, 0.018 + Math.sin(angle) * 0.02 + out * 0.006]),
        place: [u, v, 0],
      };
    });
  const knotPath = [-1, -0.4, 0.4, 1].map((q) => beside(frame, [0, q * 0.024, 0.03]));
  return [
    loop(-1),
    loop(1),
    tube(through(knotPath, 4), (t) => 0.012 + 0.008 * Math.sin(Math.PI * t), { matter, group: 13 }),
  ];
}

function tassels(plan: ShoePlan): Surface[] {
  const frame = frameAt(plan, 0.55, 0.5);
  return [-1, 1].map((way) => {
    const path = [
      [way * 0.008, 0, 0.02],
      [way * 0.03, 0.03, 0.026],
      [way * 0.045, 0.075, 0.02],
      [way * 0.06, 0.125, 0.012],
    ];
    return tube(
      through(
        path.map(([x, z, y]) => beside(frame, [x, z, y])),
        8,
      ),
      (t) => lerp(0.011, 0.03, Math.max(0, t - 0.25)),
      { matter: plan.trim, group: 12 },
    );
  });
}

/** The bar and two rings of a horse's bit. */
function bit(plan: ShoePlan): Surface[] {
  const frame = frameAt(plan, 0.56, 0.5);
  const dress = { matter: plan.metal, group: 9 };
  const bar = [-0.07, -0.03, 0, 0.03, 0.07].map((x) => beside(frame, [x, 0, 0.022 - x * x * 4]));
  const rings = [-0.085, 0.085].map((x) =>
    tube(
      Array.from({ length: 19 }, (_, i) =>
        beside(frame, [x + Math.cos((i / 18) * 6.2832) * 0.026, Math.sin((i / 18) * 6.2832) * 0.03, 0.02 - x * x * 4]),
      ),
      () => 0.0068,
      dress,
    ),
  );
  return [tube(through(bar, 5), () => 0.008, dress), ...rings];
}

/** Deterministic in the plan. */
export function fasteningSurfaces(plan: ShoePlan): Surface[] {
  const { shoe, words } = plan;
  const surfaces: Surface[] = [];
  if (shoe.laces && !shoe.shaft) surfaces.push(tongue(plan), ...laces(plan));
  if (plan.bow) surfaces.push(...bow(plan, plan.bow));
  if (shoe.trim === 'tassel') surfaces.push(...tassels(plan));
  if (shoe.trim === 'saddle' && words.some((word) => /buckle|horsebit|hardware|\bbit\b/.test(word)))
    surfaces.push(...bit(plan));
  return surfaces;
}
