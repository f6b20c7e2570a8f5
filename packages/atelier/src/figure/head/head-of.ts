/** The curves of one head as they are seen: outline, ears, hairline and where hair hangs or is gathered. Turned heads look left. */

import { nearest, spline } from '#atelier/kit/curves.ts';
import { lerp, smoothstep } from '#atelier/kit/numbers.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { both, LEFT, RIGHT, type Side, type Sided } from '#atelier/kit/side.ts';
import type { HeadModel } from './head-model.ts';
import { BEHIND_EAR, EAR, EAR_INNER, FALL_INNER, FALL_OUTER, HAIRLINE, PARTING, RECEDED, type Solid } from './skull.ts';

export interface Head {
  /** Closed outline of skull and face. */
  face: Point[];
  /** The jaw on the near side from ear to chin, and the far outline from chin to temple. */
  contour: [near: Point[], far: Point[]];
  ear: Point[];
  earIn: Point[];
  /** The other ear, where it is seen. */
  farEar: Point[] | null;
  skull: Point[];
  /** From the far temple over the brow to the near one, and round the ear of a turned head. */
  hairline: Point[];
  temple: { far: Point; near: Point };
  /** The stretch of the hairline over the brow, seen from in front: from where it leaves the far outline to the near sideburn. */
  front: Point[];
  /** Middle of the hairline. */
  brow: Point;
  parting: { centre: Point[]; side: Point[] };
  /** The top of the skull, towards the side that is turned from us. */
  top: Point;
  /** Where long hair hangs, parting to collarbone. */
  fall: Sided<{ inner: Point[]; outer: Point[] }>;
  bun: { low: Point; top: Point; tail: Point };
  nape: Point[];
}

/** Heights at which a head is cut. */
const CUTS = [...Array.from({ length: 35 }, (_, i) => (i / 34) ** 1.25 * 0.975), 0.985, 0.993, 0.998, 1];
/** Depth of hair that hangs against its breadth, and where its middle lies. */
const HANGING = { deep: 1.08, z: -0.06 };
/** Sideways and nodding, a head shows the ear beyond up to this sine. */
const FAR_EAR_HIDDEN = 0.2;

const bump = (y: number, at: number, wide: number): number => Math.exp(-(((y - at) / wide) ** 2));

/**
 * What the far outline of a turned face has of brow, socket, cheekbone, mouth and chin. @param young a child's cheek is full and
 * its bones lie deep.
 */
const relief = (y: number, young: number): number =>
  (0.022 * bump(y, 0.487, 0.055) -
    0.006 * bump(y, 0.4, 0.05) -
    0.006 * bump(y, 0.59, 0.07) +
    0.004 * bump(y, 0.73, 0.06) +
    0.006 * bump(y, 0.865, 0.035) -
    0.005 * bump(y, 0.945, 0.045)) *
    (1 - young * 0.55) -
  young * 0.01 * bump(y, 0.7, 0.1);

interface Outline {
  far: Point[];
  near: Point[];
}

function outlineOf(m: HeadModel): Outline {
  const far: Point[] = [];
  const near: Point[] = [];
  for (const y of CUTS) {
    const [left, right] = m.outermost(y);
    far.push(add(left, [relief(y, m.young) * smoothstep(0.1, 0.45, m.side), 0]));
    near.push(right);
  }
  return { far, near };
}

/** The rim of the jaw, ear to chin. */
const jawOf = (m: HeadModel): Point[] =>
  [0.665, 0.71, 0.755, 0.8, 0.845, 0.885, 0.92, 0.95, 0.97, 0.985, 0.994].map((y) => m.rim(y));

/** Where the far side of a turned head's hairline ends: its sideburn lies beyond the face. */
const FAR_TEMPLE = 0.325;

function hairlineOf(m: HeadModel, turned: boolean): Point[] {
  const beyond = 1 - 0.6 * smoothstep(0.12, 0.4, m.side);
  const lifted = (y: number): number => (y > FAR_TEMPLE ? FAR_TEMPLE + (y - FAR_TEMPLE) * beyond : y);
  const half = (g: Side) =>
    HAIRLINE.female.map((p, i) => {
      const [x, low] = mix([...p], [...HAIRLINE.male[i]], m.male);
      const y = low - RECEDED[i] * m.recede;
      const reach = m.half(y) / 0.334;
      const far = g < 0 ? m.edge(y) : Number.POSITIVE_INFINITY;
      return m.on(g * Math.min(x * Math.min(1.06, reach), far), g < 0 ? lifted(y) : y);
    });
  const far = half(-1).reverse();
  return [...far, ...half(1).slice(1), ...(turned ? BEHIND_EAR.map(m.at) : [])];
}

function fallOf(m: HeadModel, g: Side): Head['fall'][Side] {
  const side = ([x, y, z]: Solid): Point => m.at([g * x, y, z]);
  const { side: sine } = m;
  const cosine = Math.sqrt(1 - sine * sine);
  const outer = FALL_OUTER.map(([half, y]): Point => {
    const [x, at] = m.at([0, y, HANGING.z]);
    return [x + g * Math.hypot(half * cosine, half * HANGING.deep * sine), at];
  });
  return { inner: [m.at([0, 0.17, 0.3]), ...FALL_INNER.map(side)], outer: [m.at([0, -0.03, 0]), ...outer] };
}

/** A parting that begins where the hairline passes. */
function rooted([root, ...rest]: Point[], hairline: Point[]): Point[] {
  const line = spline(hairline);
  return [line[nearest(line, root)], ...rest];
}

/** Where hair is gathered on a head seen from behind. */
const BEHIND: Head['bun'] = { low: [0, 0.66], top: [0, -0.1], tail: [-0.03, 0.68] };

/** @param turned the head is seen from the side enough to show what is behind its ear; @param back we see it from behind. */
export function headOf(m: HeadModel, turned: boolean, back = false): Head {
  const { far, near } = outlineOf(m);
  const jaw = jawOf(m);
  const down = lerp(0.56, 0.4, smoothstep(0.12, 0.45, m.side));
  const above = (line: Point[], y: number): Point[] => line.filter((_, i) => CUTS[i] <= y);
  const skullNear = above(near, turned ? 0.65 : 0.56);
  const low = far.filter((_, i) => CUTS[i] >= 0.42);
  const hairline = hairlineOf(m, turned);
  // behind the ear hair runs out on the nape
  if (turned) hairline.push(skullNear[skullNear.length - 1]);
  const n = HAIRLINE.female.length;
  return {
    face: [
      ...far,
      ...jaw.slice().reverse(),
      ...above(near, turned ? 0.7 : 0.64)
        .reverse()
        .slice(0, -1),
    ],
    contour: [jaw, [jaw[jaw.length - 1], ...low.slice(0, -1).reverse()]],
    ear: EAR.map(m.at),
    earIn: EAR_INNER.map(m.at),
    farEar: m.side < FAR_EAR_HIDDEN ? EAR.map(([x, y, z]) => m.at([-x, y, z])) : null,
    skull: [...above(far, down).reverse(), ...skullNear.slice(1)],
    hairline,
    temple: { far: hairline[2], near: hairline[2 * n - 4] },
    front: hairline.slice(turned ? 3 : 2, 2 * n - 1),
    brow: hairline[n - 1],
    parting: { centre: rooted(PARTING.centre.map(m.at), hairline), side: rooted(PARTING.side.map(m.at), hairline) },
    top: m.at([-0.05, -0.002, -0.06]),
    fall: both(fallOf(m, LEFT), fallOf(m, RIGHT)),
    bun: back
      ? BEHIND
      : { low: m.at([0.12, 0.73, -0.5]), top: m.at([0, -0.11, -0.14]), tail: m.at([0.2, 0.55, -0.42]) },
    nape: [-0.27, -0.24, 0.24, 0.27].map((x, i) => add(m.at([x, i % 3 ? 0.98 : 0.62, -0.12]), [0, 0])),
  };
}
