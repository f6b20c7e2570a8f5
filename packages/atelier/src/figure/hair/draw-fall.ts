/** Long hair that falls before the ears, lock by lock. In head space: lengths in heads, places in shares of a mass. */
import type { Ramp, Tone } from '#atelier/figure/brush/brush.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import type { HeadSpace } from '#atelier/figure/head/head-space.ts';
import { SAME, stream } from '#atelier/kit/chance.ts';
import { between, part, spline } from '#atelier/kit/curves.ts';
import { smoothstep } from '#atelier/kit/numbers.ts';
import { add, mix, type Point, shift } from '#atelier/kit/points.ts';
import { band } from '#atelier/kit/shapes.ts';
import { LEFT, RIGHT, type Side } from '#atelier/kit/side.ts';
import { drawRopes } from './draw-ropes.ts';
import { dressLocks, lockTones } from './dress-locks.ts';
import { type Fall, fallOf, gathered, isLevel, type Lock, lockedEnd, locksOf } from './hair-fall.ts';
import { combThrough, flyaways, hairsFor, sheen, strands } from './hair-shapes.ts';
import type { Hair } from './hair-styles.ts';

/** A stretch of a line across the mass (0 = beside the face, 1 = its outer edge), from and to shares of its length. */
type Stretch = readonly [across: number, from: number, to: number];
/** A mass turns from the light beside the face, so far across. */
const BESIDE_FACE = { across: 0.26, points: 40, d: 0.2, soft: 0.078 } as const;
/** Light lies across its bends: between two stretches; less where the whole lies in shade. */
const BENDS: readonly { upper: Stretch; lower: Stretch; lit: number; shaded: number }[] = [
  { upper: [0.2, 0.2, 0.34], lower: [0.9, 0.13, 0.29], lit: -0.4, shaded: -0.2 },
  { upper: [0.45, 0.56, 0.76], lower: [0.85, 0.54, 0.74], lit: -0.2, shaded: -0.1 },
];
/** On the lee its outer edge turns away, from so far across and down. */
const LEE = { across: 0.66, from: 0.2, d: 0.2 } as const;
const CRISP = 0.036;

function fallTones({ inner, outer }: Fall, shaded: boolean): Tone[] {
  const at = (u: number): Point[] => between(inner, outer, u, BESIDE_FACE.points);
  const along = ([across, from, to]: Stretch): Point[] => part(at(across), from, to);
  const { across, d, soft } = BESIDE_FACE;
  const tones: Tone[] = [
    { pts: band(inner, at(across)), d, soft },
    ...BENDS.map(({ upper, lower, ...depth }) => ({
      pts: band(along(upper), along(lower)),
      d: shaded ? depth.shaded : depth.lit,
      soft: CRISP,
    })),
  ];
  if (shaded)
    tones.push({ pts: band(part(outer, LEE.from, 1), part(at(LEE.across), LEE.from, 1)), d: LEE.d, soft: CRISP });
  return tones;
}

/** Hairs that rise from the parting; numbers in pairs are the least and what chance adds. */
const ROOTS = {
  n: 26,
  points: 60,
  to: [0.16, 0.3],
  own: 24,
  w: [0.006, 0.004],
  press: [0.2, 0.9, 0.6, 0.1],
  a: [0.25, 0.3],
} as const;

function roots(s: HeadSpace, { inner, outer }: Fall): Stroke[] {
  const next = stream(s.seed, 'hair-front.roots');
  const { n, broader } = hairsFor(s.H, ROOTS.n);
  const { to, w, a, press, points, own } = ROOTS;
  return Array.from(
    { length: n },
    (_, i): Stroke => ({
      pts: part(between(inner, outer, (i + next()) / n, points), 0, to[0] + next() * to[1], own),
      w: (w[0] + next() * w[1]) * broader,
      press: [...press],
      a: a[0] + next() * a[1],
    }),
  );
}

/**
 * The mass that lies behind the shoulder comes forward only beside the face: what is longer than `from` is seen down to `to`,
 * and stands out less. A child's shoulders are nearer to its crown by `young`.
 */
const BEHIND_SHOULDER = { from: 1.4, to: 1.15, young: 0.2, spread: 0.3 } as const;
function behindShoulder(st: Hair, young: number): Hair {
  const { from, to, spread } = BEHIND_SHOULDER;
  const nearer = young * BEHIND_SHOULDER.young;
  if (!st.fall || st.fall.length <= from - nearer) return st;
  return { ...st, fall: { ...st.fall, length: to - nearer, spread: st.fall.spread * spread } };
}

/** A mass that slips behind the shoulder narrows to a line near its outer edge, which turns in with the hair behind it. */
const SLIPPING = { from: 0.55, outer: 0.3, inner: 0.9 } as const;
function slipping({ inner, outer }: Fall): Fall {
  const along = (i: number): number => smoothstep(SLIPPING.from, 1, i / (outer.length - 1));
  const edge = outer.map((p, i) => mix(p, inner[i], SLIPPING.outer * along(i) ** 2));
  return { inner: inner.map((p, i) => mix(p, edge[i], SLIPPING.inner * along(i))), outer: edge };
}

/** Single long hairs that leave the mass half-way down and hang beside it; every third leaves it on the inside, half as far. */
const STRAYS = {
  /** How many on the side of the light and of the shade. */
  lit: 4,
  shaded: 2,
  inside: { every: 3, reach: -0.5 },
  from: [0.34, 0.24],
  long: [0.3, 0.16],
  last: 0.98,
  reach: [0.02, 0.035],
  points: 20,
  /** It swings out and back: so many radians along it. */
  swing: 2.4,
  sinks: 0.03,
  w: 0.0056,
  press: [0.1, 0.8, 0.9, 0.6, 0.05],
  a: 0.6,
} as const;
/** Where along a mass its inner edge is told from its outer: a point near its end. */
const LOW = 50;

function strays(s: HeadSpace, { inner, outer }: Fall, n: number): Stroke[] {
  const next = stream(s.seed, 'hair-front.strays');
  const side = Math.sign(outer[LOW][0] - inner[LOW][0]);
  const { inside, from, long, last, reach, points, swing, sinks, w, press, a } = STRAYS;
  return Array.from({ length: n }, (_, i): Stroke => {
    const way = i % inside.every === inside.every - 1 ? inside.reach : 1;
    const begin = from[0] + next() * from[1];
    const out = side * way * (reach[0] + next() * reach[1]);
    const end = Math.min(last, begin + long[0] + next() * long[1]);
    const pts = part(way < 0 ? inner : outer, begin, end, points).map((p, k) => {
      const t = k / (points - 1);
      return add(p, [out * Math.sin(t * swing), t * sinks]);
    });
    return { pts, w, press: [...press], a };
  });
}

/** A mass ready to be painted. */
interface Mass {
  fall: Fall;
  locks: Lock[];
  /** Its outlines: the mass, and the locks where it parts into them. */
  shapes: Point[][];
  /** It ends in one line: cut level, or slipping behind the shoulder. */
  blunt: boolean;
  level: boolean;
  slips: boolean;
  /** It lies on the side that is turned from the light. */
  shaded: boolean;
  /** What tells its chances from the other mass's. */
  name: string;
}

const LOCKS = 6;
/** Where a mass has wholly parted into locks: a fraction of its length. */
const PARTED = 0.82;
/** Where the outline of a mass that slips behind the shoulder is lost, likewise. */
const SLIPPED = 0.9;
/** How uneven a level end is. */
const LEVEL = 0.046;
/** The end of a mass that slips away sags between its edges: shares of the way, and how far. */
const SAG: readonly (readonly [share: number, down: number])[] = [
  [0.35, 0.045],
  [0.7, 0.04],
];
/** Ropes are finer and more where they are plaited. */
const ROPES = { plaited: { n: 6, width: 0.052 }, twisted: { n: 5, width: 0.07 } } as const;

function outlineOf({ inner, outer }: Fall, locks: readonly Lock[], tip: Point[] | null): Point[] {
  if (tip) return [...inner, ...tip, ...outer.slice().reverse()];
  const [parted] = part(locks[0].spine, PARTED, PARTED, 2);
  return [...part(inner, 0, PARTED), parted, ...part(outer, 0, PARTED).reverse()];
}

/** The end of a mass that is one line. */
function tipOf(s: HeadSpace, { inner, outer }: Fall, level: boolean, name: string): Point[] {
  const ends = [inner[inner.length - 1], outer[outer.length - 1]] as const;
  if (level) return lockedEnd(...ends, stream(s.seed, 'hair-front.ends', name), LEVEL);
  const sagging = SAG.map(([share, down]): Point => add(mix(...ends, share), [0, down]));
  return spline([ends[0], ...sagging, ends[1]]);
}

const CAST = { across: 0.02, down: 0.025, colour: '#6a5258', depth: 0.36, soft: 0.02 } as const;
const FORM = { round: 0.06, relief: 0.5, base: 0.4, edge: 0.6 } as const;
const COMB = { n: 26, w: 0.008, shine: { lit: 0.9, shaded: 0.6 } } as const;
const SHEEN = { n: 20, at: [0.13, 0.33] } as const;
const LOW_SHEEN = { n: 9, at: [0.52, 0.74] } as const;
const SHEEN_COVER = { lit: 0.8, shaded: 0.4 } as const;

/** The hair itself: its shadow on what is behind it, its form, the comb and the light across it. */
function paintMass(s: HeadSpace, c: Ramp, { fall, locks, shapes, shaded, name }: Mass): void {
  const { H } = s;
  const { inner, outer } = fall;
  const side = shaded ? 'shaded' : 'lit';
  const under = shapes.map((q) => shift(q, [s.flip ? -CAST.across : CAST.across, CAST.down]));
  H.glaze(under, CAST.colour, CAST.depth, CAST.soft, undefined, true);
  H.form(shapes, c, {
    ...FORM,
    tones: [...fallTones(fall, shaded), ...(!H.shows('lock') ? [] : lockTones(locks, shaded))],
  });
  const { n, broader } = hairsFor(H, COMB.n);
  const comb = strands(inner, outer, n, COMB.w * broader, stream(SAME, 'hair-front.comb', name));
  combThrough(H, [...comb, ...roots(s, fall)], c, shapes, COMB.shine[side]);
  const lights = [
    ...sheen(inner, outer, SHEEN.n, SHEEN.at, stream(s.seed, 'hair-front.sheen', name)),
    ...sheen(inner, outer, LOW_SHEEN.n, LOW_SHEEN.at, stream(s.seed, 'hair-front.low-sheen', name)),
  ];
  H.ink(lights, c.light, { clip: shapes, alpha: SHEEN_COVER[side] });
  dressLocks(s, locks, c, shapes, shaded);
}

/** The tip of a lock: points of its outline about the end of its spine. */
const TIP = { from: 34, to: 54, w: 0.0078, press: [0.05, 0.5, 0.9, 0.6, 0.9, 0.5, 0.05], a: 0.62 } as const;
/** The edges of a mass: pressed along them and at their end, where one that slips away is lost. */
const INNER_EDGE = { from: 0.03, w: 0.0085, press: [0.2, 0.9, 0.8, 0.9], end: 0.3 } as const;
const OUTER_EDGE = { from: 0.02, w: { lit: 0.008, shaded: 0.0105 }, press: [0.2, 1, 0.8, 1.1], end: 0.4 } as const;
const LOST_END = 0.05;
/** Light swallows a stretch of the outer edge. */
const LOST: [number, number] = [0.22, 0.32];
const FLYAWAYS = { n: 7, reach: 0.014 } as const;

/** Its outline, the tips of its locks, and single hairs that leave it. */
function inkMass(s: HeadSpace, c: Ramp, { fall, locks, shapes, blunt, level, slips, shaded, name }: Mass): void {
  const { H } = s;
  const { inner, outer } = fall;
  if (!blunt)
    for (const [i, l] of locks.entries()) {
      const tip = { pts: l.shape.slice(TIP.from, TIP.to), w: TIP.w, press: [...TIP.press], a: TIP.a };
      H.ink([tip], c.ink, { hide: [...locks.slice(i + 1).map((o) => o.shape), shapes[0]] });
    }
  const to = slips ? SLIPPED : blunt ? 1 : PARTED;
  const edges: Stroke[] = [
    {
      pts: part(inner, INNER_EDGE.from, to),
      w: INNER_EDGE.w,
      press: [...INNER_EDGE.press, slips ? LOST_END : INNER_EDGE.end],
    },
    {
      pts: part(outer, OUTER_EDGE.from, to),
      w: OUTER_EDGE.w[shaded ? 'shaded' : 'lit'],
      press: [...OUTER_EDGE.press, slips ? LOST_END : OUTER_EDGE.end],
      gap: shaded ? undefined : LOST,
    },
  ];
  H.ink(edges, c.ink, { hide: blunt ? [] : locks.map((l) => l.shape) });
  if (!H.shows('lock')) return;
  if (!level) H.ink(strays(s, fall, shaded ? STRAYS.shaded : STRAYS.lit), c.ink);
  H.ink(flyaways(outer, FLYAWAYS.n, FLYAWAYS.reach, stream(s.seed, 'hair-front.flyaways', name)), c.ink);
}

/** One of the two masses of a fall, on its side of the parting. */
export function drawFall(s: HeadSpace, style: Hair, c: Ramp, side: Side): void {
  const shaded = (side === RIGHT) !== s.flip;
  const name = side === LEFT ? 'L' : 'R';
  const st = shaded ? behindShoulder(style, s.model.young) : style;
  const whole = fallOf(s, st, side);
  if (!whole || !st.fall) return;
  const level = isLevel(st);
  const slips = st !== style;
  const free = level || st.texture === 'ropes' ? whole : gathered(whole);
  const fall = slips ? slipping(whole) : free;
  if (st.texture === 'ropes') {
    const next = stream(s.seed, 'hair-front.ropes', name);
    const ropes = { ...ROPES[st.plaited ? 'plaited' : 'twisted'], plaited: !!st.plaited, next };
    drawRopes(s.H, fall.inner, fall.outer, c, ropes);
    return;
  }
  const blunt = level || slips;
  const locks = locksOf(s, st, fall, LOCKS);
  const outline = outlineOf(fall, locks, blunt ? tipOf(s, fall, level, name) : null);
  const shapes = blunt ? [outline] : [outline, ...locks.map((l) => l.shape)];
  const mass: Mass = { fall, locks, shapes, blunt, level, slips, shaded, name };
  paintMass(s, c, mass);
  inkMass(s, c, mass);
}
