/** The shaft of a boot: its leather round the leg that is not there, its mouth, its laces and its gore. */
import { lerp, smoothstep } from '#atelier/kit/numbers.ts';
import { type Curve, valueAt } from './curve-table.ts';
import { bedAt } from './last.ts';
import type { ShoePlan } from './shoe-plan.ts';
import { grid, type Marks, type Surface, tube } from './surface.ts';
import { through, type Vec } from './vectors.ts';

/** Heads of the figure to a foot. */
const FOOT = 1.08;
/** Height of the ankle over the insole: a shaft is measured from it. */
const ANKLE = 0.27;
/** Where the back and the front of the leg stand, and half its breadth, by the height over the insole. */
const BACK: Curve = [
  [0.05, 0.004],
  [0.16, -0.012],
  [0.3, 0.012],
  [0.42, 0.026],
  [0.7, 0.01],
  [1.1, -0.05],
  [1.5, -0.04],
  [2.6, -0.06],
];
const FRONT: Curve = [
  [0.05, 0.3],
  [0.2, 0.37],
  [0.3, 0.365],
  [0.36, 0.348],
  [0.44, 0.33],
  [0.6, 0.318],
  [1, 0.34],
  [1.5, 0.36],
  [2.6, 0.42],
];
const HALF: Curve = [
  [0.05, 0.08],
  [0.2, 0.108],
  [0.32, 0.118],
  [0.45, 0.122],
  [0.7, 0.135],
  [1.1, 0.185],
  [1.5, 0.185],
  [2.6, 0.24],
];
const FINE = { rows: 70, columns: 64 } as const;
const ROOM = 0.55;

interface ShaftShape {
  top: number;
  room: number;
  dip: number;
}

const shapeOf = ({ shoe }: ShoePlan): ShaftShape => ({
  top: ANKLE + (shoe.shaft ?? 0) / FOOT,
  room: Math.max(0, (shoe.room?.[0] ?? 0.04) - 0.04) * ROOM,
  dip: (shoe.dip ?? 0.03) * 0.9,
});

/** A point of the leg's round: angle 0 is its back, half a turn its front. */
function roundAt(plan: ShoePlan, high: number, angle: number, grow: number): Vec {
  const [back, front] = [valueAt(BACK, high) - grow, valueAt(FRONT, high) + grow];
  const [z, deep] = [(back + front) / 2, (front - back) / 2];
  const p = 0.86;
  const bend = (v: number): number => Math.sign(v) * Math.abs(v) ** p;
  const seat = plan.rail(0.13);
  const start = plan.rail(0);
  const fall = seat.slope * 0.1;
  const dz = z - bend(Math.cos(angle)) * deep;
  return [
    bend(Math.sin(angle)) * (valueAt(HALF, high) + grow) * lerp(plan.wide, 1, 0.5),
    bedAt(plan, 0.13) + high + fall * dz * smoothstep(0.6, 0.2, high),
    start.z + dz,
  ];
}

const topAt = ({ top, dip }: ShaftShape, angle: number): number => {
  const front = Math.max(0, -Math.cos(angle));
  return top - dip * front ** 1.6 - dip * 0.35 * Math.max(0, Math.cos(angle)) ** 2;
};

/** Half-width of a gore by height, radians round the leg from its side. */
const GORE = { half: 0.5, from: 0.16, rib: 34 } as const;

function shaftMarks(plan: ShoePlan): Marks | undefined {
  const { shoe, trim } = plan;
  if (shoe.trim === 'gore') {
    return (mark, a, b, c) => {
      const side = Math.abs(Math.abs(b * 2 - 1) - 0.5) * Math.PI;
      const low = c - GORE.from;
      const far = GORE.half * (0.45 + 0.55 * smoothstep(0, 0.4, low)) - side;
      if (low < 0) return;
      const edge = Math.min(far * 0.13, low);
      if (edge > 0) {
        mark.matter = { hex: trim.hex, finish: 'cloth' };
        mark.line = Math.max(mark.line, smoothstep(0.5, 0.1, Math.abs(((b * GORE.rib * 2.4) % 1) - 0.5)) * 0.5);
      }
      mark.line = Math.max(mark.line, smoothstep(0.006, 0.002, Math.abs(edge)));
      if (a > 2) mark.line = 0;
    };
  }
  if (shoe.trim === 'stitched') {
    const hex = plan.stitches ?? '#e8c896';
    return (mark, _, b, c) => {
      const front = Math.abs(Math.abs(b * 2 - 1) * 2 - 1);
      mark.threadHex = hex;
      for (const k of [0, 0.035, 0.07]) {
        const flame = 0.5 + k * 2 + 0.26 * Math.cos(front * Math.PI) * (1 + k) + 0.06 * Math.cos(front * 3 * Math.PI);
        for (const base of [0.02, 0.42]) if (Math.abs(c - flame - base) < 0.0042) mark.thread = 1;
      }
    };
  }
  return undefined;
}

const REACH = 0.045;

/** The laces of a boot, over its tongue. */
function laces(plan: ShoePlan, shape: ShaftShape): Surface[] {
  const dress = { matter: plan.laces, group: 10 };
  const from = 0.33;
  const rows = Math.max(3, Math.round((shape.top - from) / 0.085));
  const step = (shape.top - 0.05 - from) / rows;
  const out: Surface[] = [];
  for (let i = 0; i <= rows; i++) {
    const high = from + i * step;
    const at = (q: number, up: number): Vec => {
      const p = roundAt(plan, high + up, Math.PI + q * 0.5, shape.room + 0.012);
      return [p[0], p[1], p[2] + 0.006];
    };
    for (const way of [-1, 1])
      out.push(
        tube(
          through([at(way, 0), at(way * 0.4, step * 0.35), at(-way * 0.4, step * 0.7), at(-way, step)], 5),
          () => 0.0095,
          dress,
        ),
      );
    for (const way of [-1, 1]) {
      const eye = at(way * 1.12, 0);
      out.push(
        tube([eye, [eye[0], eye[1] + 0.002, eye[2] + REACH * 0.16]], () => 0.0115, { matter: plan.metal, group: 9 }),
      );
    }
  }
  return out;
}

/** A loop of cloth behind, to pull it on by. */
function pull(plan: ShoePlan, shape: ShaftShape): Surface {
  const base = roundAt(plan, topAt(shape, 0), 0, shape.room);
  const path = [
    [-0.018, -0.05, -0.006],
    [-0.018, 0.02, -0.012],
    [0, 0.052, -0.012],
    [0.018, 0.02, -0.012],
    [0.018, -0.05, -0.006],
  ];
  return tube(
    through(
      path.map(([x, y, z]): Vec => [base[0] + x, base[1] + y, base[2] + z]),
      6,
    ),
    () => 0.0085,
    { matter: plan.trim, group: 12 },
  );
}

const FUR = '#d9c6a6';

/** Where a boot has bent at the ankle: how high, over how much, how far apart its creases are and how deep. */
const CREASES = { at: 0.4, over: 0.1, apart: 0.064, slant: 0.5, deep: 0.008 } as const;

function creased(high: number, angle: number): number {
  const near = Math.exp(-(((high - CREASES.at) / CREASES.over) ** 2));
  const wave = Math.cos((2 * Math.PI * (high + CREASES.slant * 0.05 * Math.cos(angle * 2 + 0.6))) / CREASES.apart);
  return CREASES.deep * near * wave * (0.6 + 0.4 * Math.sin(angle * 3 + high * 9));
}

/** Deterministic in the plan; nothing for a shoe without a shaft. */
export function shaftSurfaces(plan: ShoePlan): Surface[] {
  if (!plan.shoe.shaft) return [];
  const shape = shapeOf(plan);
  const around = (v: number): number => v * 2 * Math.PI;
  const marks = shaftMarks(plan);
  const wall = grid(
    { rows: FINE.rows, columns: FINE.columns, matter: plan.upper, back: plan.lining, group: 1, marks },
    (u, v) => {
      const angle = around(v);
      const high = lerp(0.06, topAt(shape, angle), u);
      const grow = shape.room * smoothstep(0.2, shape.top, high) + creased(high, angle);
      return { at: roundAt(plan, high, angle, grow), place: [high, v, high] };
    },
  );
  const mouth = Array.from({ length: 65 }, (_, i) =>
    roundAt(plan, topAt(shape, around(i / 64)), around(i / 64), shape.room),
  );
  const isFur = plan.shoe.trim === 'fur';
  const rim = tube(mouth, () => (isFur ? 0.055 : 0.0075), {
    matter: isFur ? { hex: FUR, finish: 'fur' } : plan.upper,
    group: isFur ? 14 : 3,
  });
  const surfaces = [wall, rim];
  if (plan.shoe.laces) surfaces.push(...laces(plan, shape));
  if (plan.shoe.trim === 'gore' || plan.shoe.trim === 'stitched') surfaces.push(pull(plan, shape));
  return surfaces;
}
