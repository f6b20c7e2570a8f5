/** Straps over the foot and round the ankle, with their buckles. */
import { clamp, lerp } from '#atelier/kit/numbers.ts';
import { bedAt, footAt, middleAt, placed, upperAt } from './last.ts';
import type { ShoePlan } from './shoe-plan.ts';
import { type BandShape, bandAlong, type Surface, tube } from './surface.ts';
import { along, between, cross, minus, plus, through, times, unit, type Vec } from './vectors.ts';

/** Heads of the figure to a foot, and where its heel begins: straps are written in them. */
const FOOT = 1.08;
const HEEL_AT = 0.235;
const shareOf = (z: number): number => (z + HEEL_AT) / FOOT;

const STEPS = 44;
const THICK = 0.012;
/** How far a strap goes down beside the insole, and how far it stands off the foot. */
const TUCK = 0.03;
const OFF = 0.006;

/** Which way is out of the foot at a place of it. */
function outOfFoot(plan: ShoePlan, s: number, v: number): Vec {
  const d = 0.02;
  const acrossWay = minus(footAt(plan, s, v + d, OFF), footAt(plan, s, v - d, OFF));
  const alongWay = minus(footAt(plan, s + d, v, OFF), footAt(plan, s - d, v, OFF));
  return unit(cross(alongWay, acrossWay));
}

/** A strap from one side of the sole over the foot to the other. */
function overFoot(plan: ShoePlan, [side, half, top]: readonly [number, number, number], isOnUpper: boolean): Surface[] {
  const path: Vec[] = [];
  const out: Vec[] = [];
  for (let i = 0; i <= STEPS; i++) {
    const v = lerp(-TUCK, 1 + TUCK, i / STEPS);
    const s = shareOf(lerp(side, top, Math.sin(Math.PI * clamp(v)) ** 0.8));
    if (isOnUpper) {
      const q = clamp(v, 0.06, 0.94);
      path.push(upperAt(plan, s, q, 0.004).at);
      out.push(unit(minus(upperAt(plan, s, q, 0.03).at, upperAt(plan, s, q, 0).at)));
    } else {
      path.push(footAt(plan, s, v, OFF));
      out.push(outOfFoot(plan, s, clamp(v, 0.03, 0.97)));
    }
  }
  const shape: BandShape = { half: () => (half / FOOT) * 1.08, thick: THICK };
  return [bandAlong(path, out, shape, { matter: plan.upper, group: 6 })];
}

interface StrapPlace {
  at: Vec;
  out: Vec;
  way: Vec;
}

/** A frame of metal at a place of a strap, with its prong. @param way along the strap. */
function buckleAt(plan: ShoePlan, { at, out, way }: StrapPlace, half: number): Surface[] {
  const across = unit(cross(way, out));
  const [long, wide] = [half * 0.95, half * 1.32];
  const corner = (x: number, y: number): Vec =>
    along(plus(plus(at, times(way, x * long)), times(across, y * wide)), out, THICK + 0.007);
  const frame = [
    [-1, -0.7],
    [-0.7, -1],
    [0.7, -1],
    [1, -0.7],
    [1, 0.7],
    [0.7, 1],
    [-0.7, 1],
    [-1, 0.7],
    [-1, -0.7],
  ].map(([x, y]) => corner(x, y));
  const dress = { matter: plan.metal, group: 9 };
  return [
    tube(
      frame.flatMap((p, i) => (i ? [between(frame[i - 1], p, 0.5), p] : [p])),
      () => 0.0072,
      dress,
    ),
    tube([corner(-1, 0), corner(0, 0.05), corner(1.12, 0)], () => 0.0055, dress),
  ];
}

/** The ring round the ankle: how high over the insole, how broad, and how it tips down to the front. */
const ANKLE = { high: 0.4, at: 0.175, x: 0.108, z: 0.132, tip: 0.05, half: 0.026 } as const;

const ringAt = (plan: ShoePlan, high: number, angle: number): Vec => {
  const base = placed(plan, 0.13, [middleAt(0.13), 0]);
  const z = ANKLE.at - 0.13 - Math.cos(angle) * ANKLE.z;
  const y = bedAt(plan, 0.13) + high - ANKLE.tip * (0.5 - 0.5 * Math.cos(angle)) + 0.02;
  return [base[0] + Math.sin(angle) * ANKLE.x, y, base[2] + z];
};

/** Angle of the buckle: on the outer side, a little to the front. */
const BUCKLED = 1.95;

function roundAnkle(plan: ShoePlan, high: number): Surface[] {
  const count = 72;
  const angles = Array.from({ length: count + 1 }, (_, i) => (i / count) * 2 * Math.PI);
  const path = angles.map((angle) => ringAt(plan, high, angle));
  const out = angles.map((angle): Vec => unit([Math.sin(angle) / ANKLE.x, 0.6, -Math.cos(angle) / ANKLE.z]));
  const ring = bandAlong(
    path,
    out,
    { half: () => ANKLE.half, thick: THICK },
    { matter: plan.upper, back: plan.lining, group: 7 },
  );
  const i = Math.round((BUCKLED / (2 * Math.PI)) * count);
  const way = unit(minus(path[i + 1], path[i - 1]));
  // the end of the strap, through its buckle and a keeper, along the ring
  const tail = path.slice(i - 1, i + 12).map((p, k) => along(p, out[i - 1 + k], THICK * (1 + 0.06 * k)));
  const end = bandAlong(
    tail,
    out.slice(i - 1, i + 12),
    { half: (t) => ANKLE.half * Math.sqrt(Math.max(0.05, 1 - Math.max(0, t - 0.8) * 4.6)), thick: THICK * 0.8 },
    { matter: plan.upper, group: 8 },
  );
  return [ring, end, ...buckleAt(plan, { at: path[i], out: out[i], way }, ANKLE.half)];
}

/** Two straps up to the ring from the seat of the heel; on a closed shoe one from its back. */
function slings(plan: ShoePlan, high: number): Surface[] {
  const shape: BandShape = { half: (t) => lerp(0.03, 0.021, t), thick: THICK };
  if (plan.topline) {
    const ends = [upperAt(plan, 0.004, 0.5).at, ringAt(plan, high, 0)];
    const low: Vec = [0, plan.rail(0).y + plan.sole + 0.19, ends[0][2]];
    const path = through([[low[0], low[1], upperAt(plan, 0.01, 0.28).at[2]], between(low, ends[1], 0.55), ends[1]], 8);
    return [
      bandAlong(
        path,
        path.map((): Vec => [0, 0, -1]),
        shape,
        { matter: plan.upper, back: plan.lining, group: 7 },
      ),
    ];
  }
  return [-1, 1].map((way) => {
    const foot = footAt(plan, 0.13, way < 0 ? 0 : 1, 0.012);
    const top = ringAt(plan, high, way * 0.82);
    const low: Vec = [foot[0], foot[1] - 0.03, foot[2]];
    const middle = plus(between(low, top, 0.5), [way * 0.012, 0, 0.004]);
    const path = through([low, middle, top], 10);
    return bandAlong(
      path,
      path.map((): Vec => [way, 0, 0]),
      shape,
      { matter: plan.upper, back: plan.lining, group: 7 },
    );
  });
}

/** A post between the first two toes, and the ring that holds the great one. */
function post(plan: ShoePlan, from: number): Surface[] {
  const s = shareOf(from);
  const start = footAt(plan, s, 0.47, OFF);
  const toe = footAt(plan, 0.8, 0.32, 0);
  const ground: Vec = [toe[0], bedAt(plan, 0.8) + 0.012, toe[2]];
  const path = through([start, plus(between(start, ground, 0.55), [0, 0.045, 0]), ground], 12);
  return [tube(path, (t) => lerp(0.017, 0.012, t), { matter: plan.upper, group: 6 })];
}

function ring(plan: ShoePlan): Surface[] {
  const path: Vec[] = [];
  const out: Vec[] = [];
  for (let i = 0; i <= 28; i++) {
    const angle = Math.PI * (i / 28);
    const [x, y]: [number, number] = [middleAt(0.86) - 0.085 - Math.cos(angle) * 0.062, Math.sin(angle) * 0.105];
    path.push(placed(plan, 0.86, [x, y]));
    out.push(unit([-Math.cos(angle), Math.sin(angle), 0]));
  }
  return [bandAlong(path, out, { half: () => 0.021, thick: THICK }, { matter: plan.upper, group: 6 })];
}

/** Straps of a foot that cross it in an X, as thongs do. */
function thong(plan: ShoePlan): Surface[] {
  return [0.02, 0.98].map((v) => {
    const from = footAt(plan, 0.46, v, OFF);
    const toe = footAt(plan, 0.79, 0.36, 0);
    const top = plus(toe, [0, 0.05, -0.02]);
    const middle = plus(footAt(plan, 0.63, lerp(v, 0.4, 0.62), OFF), [0, 0.008, 0]);
    const path = through([plus(from, [0, -0.03, 0]), footAt(plan, 0.5, lerp(v, 0.4, 0.2), OFF), middle, top], 10);
    const out = path.map((): Vec => unit([(v - 0.5) * 1.2, 1, 0.2]));
    return bandAlong(path, out, { half: (t) => lerp(0.034, 0.014, t), thick: THICK }, { matter: plan.upper, group: 6 });
  });
}

const THONG_POST = 0.62;

/** Deterministic in the plan. */
export function strapSurfaces(plan: ShoePlan): Surface[] {
  const { shoe, words } = plan;
  const isOnUpper = plan.topline !== null && shoe.shaft === undefined && !words.includes('instep strap');
  const isThong = words.includes('toe post');
  const surfaces: Surface[] = isThong
    ? [...thong(plan), ...post(plan, THONG_POST)]
    : (shoe.straps ?? []).flatMap((strap) => overFoot(plan, strap, isOnUpper));
  const isBuckled = words.includes('strap buckles') || words.includes('monk');
  const first = shoe.straps?.[0];
  if (first && isBuckled && !shoe.ankleStrap) {
    const s = shareOf(lerp(first[0], first[2], 0.62));
    const at = isOnUpper ? upperAt(plan, s, 0.7, 0.004).at : footAt(plan, s, 0.72, OFF);
    const out = outOfFoot(plan, s, 0.72);
    const way = unit(minus(footAt(plan, s, 0.78, OFF), footAt(plan, s, 0.66, OFF)));
    surfaces.push(...buckleAt(plan, { at, out, way }, first[1] / FOOT));
  }
  if (shoe.trim === 'ring') surfaces.push(...ring(plan), ...post(plan, 0.4));
  if (shoe.ankleStrap !== undefined) {
    const high = ANKLE.high + Math.max(0, shoe.ankleStrap - 0.04);
    surfaces.push(...slings(plan, high), ...roundAnkle(plan, high));
  }
  return surfaces;
}
