/** Hair that falls before the ears, lock by lock, and the wisps that escape from gathered hair. */

import type { Ramp, Tone } from '#atelier/figure/brush/brush.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import type { HeadSpace } from '#atelier/figure/head/head-space.ts';
import { SAME, stream } from '#atelier/kit/chance.ts';
import { between, part, spline } from '#atelier/kit/curves.ts';
import { smoothstep } from '#atelier/kit/numbers.ts';
import { add, mix, type Point, shift } from '#atelier/kit/points.ts';
import { band } from '#atelier/kit/shapes.ts';
import { LEFT, RIGHT, SIDES, type Side } from '#atelier/kit/side.ts';
import { drawBraid, drawTwoPlaits } from './draw-braid.ts';
import { drawParting } from './draw-parting.ts';
import { drawRopes } from './draw-ropes.ts';
import { dressLocks, lockTones } from './dress-locks.ts';
import { type Fall, fallOf, gathered, hanging, isLevel, lockAbout, lockedEnd, locksOf } from './hair-fall.ts';
import { combThrough, flyaways, hairsFor, sheen, strands } from './hair-shapes.ts';
import type { Hair } from './hair-styles.ts';

/** Form of a mass: it turns from the light beside the face and, on the lee, at its outer edge; light lies across its bends. */
function fallTones({ inner, outer }: Fall, shaded: boolean): Tone[] {
  const at = (u: number) => between(inner, outer, u, 40);
  const tones: Tone[] = [
    { pts: band(inner, at(0.26)), d: 0.2, soft: 0.078 },
    { pts: band(part(at(0.2), 0.2, 0.34), part(at(0.9), 0.13, 0.29)), d: shaded ? -0.2 : -0.4, soft: 0.036 },
    { pts: band(part(at(0.45), 0.56, 0.76), part(at(0.85), 0.54, 0.74)), d: shaded ? -0.1 : -0.2, soft: 0.036 },
  ];
  if (shaded) tones.push({ pts: band(part(outer, 0.2, 1), part(at(0.66), 0.2, 1)), d: 0.2, soft: 0.036 });
  return tones;
}

/** Hairs that rise from the parting. */
function roots(s: HeadSpace, { inner, outer }: Fall): Stroke[] {
  const next = stream(s.seed, 'hair-front.roots');
  const { n, broader } = hairsFor(s.H, 26);
  return Array.from(
    { length: n },
    (_, i): Stroke => ({
      pts: part(between(inner, outer, (i + next()) / n, 60), 0, 0.16 + next() * 0.3, 24),
      w: (0.006 + next() * 0.004) * broader,
      press: [0.2, 0.9, 0.6, 0.1],
      a: 0.25 + next() * 0.3,
    }),
  );
}

/** The mass that lies behind the shoulder comes forward only beside the face. @param young a child's shoulders are nearer to its crown. */
function behindShoulder(st: Hair, young: number): Hair {
  if (!st.fall || st.fall.length <= 1.4 - young * 0.2) return st;
  return { ...st, fall: { ...st.fall, length: 1.15 - young * 0.2, spread: st.fall.spread * 0.3 } };
}

/** A mass that slips behind the shoulder narrows to a line near its outer edge, which turns in with the hair behind it. */
function slipping({ inner, outer }: Fall): Fall {
  const along = (i: number): number => smoothstep(0.55, 1, i / (outer.length - 1));
  const edge = outer.map((p, i) => mix(p, inner[i], 0.3 * along(i) ** 2));
  return { inner: inner.map((p, i) => mix(p, edge[i], 0.9 * along(i))), outer: edge };
}

/** Single long hairs that leave the mass half-way down and hang beside it. */
function strays(s: HeadSpace, { inner, outer }: Fall, n: number): Stroke[] {
  const next = stream(s.seed, 'hair-front.strays');
  const side = Math.sign(outer[50][0] - inner[50][0]);
  return Array.from({ length: n }, (_, i): Stroke => {
    const way = i % 3 === 2 ? -0.5 : 1;
    const from = 0.34 + next() * 0.24;
    const reach = side * way * (0.02 + next() * 0.035);
    return {
      pts: part(way < 0 ? inner : outer, from, Math.min(0.98, from + 0.3 + next() * 0.16), 20).map((p, k) =>
        add(p, [reach * Math.sin((k / 19) * 2.4), (k / 19) * 0.03]),
      ),
      w: 0.0056,
      press: [0.1, 0.8, 0.9, 0.6, 0.05],
      a: 0.6,
    };
  });
}

/** Where a mass has wholly parted into locks: a fraction of its length. */
const PARTED = 0.82;
/** Where the outline of a mass that slips behind the shoulder is lost, likewise. */
const SLIPPED = 0.9;

function drawFall(s: HeadSpace, style: Hair, c: Ramp, side: Side): void {
  const shaded = (side === RIGHT) !== s.flip;
  // the letters under which its chances were thrown: others would move every strand
  const chanceOf = side === LEFT ? 'L' : 'R';
  const st = shaded ? behindShoulder(style, s.model.young) : style;
  const whole = fallOf(s, st, side);
  if (!whole || !st.fall) return;
  const level = isLevel(st);
  const free = level || st.texture === 'ropes' ? whole : gathered(whole);
  const fall = st === style ? free : slipping(whole);
  const { H } = s;
  const { inner, outer } = fall;
  if (st.texture === 'ropes') {
    drawRopes(H, inner, outer, c, {
      n: st.plaited ? 6 : 5,
      width: st.plaited ? 0.052 : 0.07,
      plaited: !!st.plaited,
      next: stream(s.seed, 'hair-front.ropes', chanceOf),
    });
    return;
  }
  const blunt = level || st !== style;
  const locks = locksOf(s, st, fall, 6);
  const ei = inner[inner.length - 1];
  const eo = outer[outer.length - 1];
  const tip = level
    ? lockedEnd(ei, eo, stream(s.seed, 'hair-front.ends', chanceOf), 0.046)
    : spline([ei, add(mix(ei, eo, 0.35), [0, 0.045]), add(mix(ei, eo, 0.7), [0, 0.04]), eo]);
  const mass = blunt
    ? [...inner, ...tip, ...outer.slice().reverse()]
    : [...part(inner, 0, PARTED), part(locks[0].spine, PARTED, PARTED, 2)[0], ...part(outer, 0, PARTED).reverse()];
  const shapes = blunt ? [mass] : [mass, ...locks.map((l) => l.shape)];
  H.glaze(
    shapes.map((q) => shift(q, [s.flip ? -0.02 : 0.02, 0.025])),
    '#6a5258',
    0.36,
    0.02,
    undefined,
    true,
  );
  H.form(shapes, c, {
    round: 0.06,
    relief: 0.5,
    base: 0.4,
    edge: 0.6,
    tones: [...fallTones(fall, shaded), ...(H.isPreview ? [] : lockTones(locks, shaded))],
  });
  const { n, broader } = hairsFor(H, 26);
  const comb = [
    ...strands(inner, outer, n, 0.008 * broader, stream(SAME, 'hair-front.comb', chanceOf)),
    ...roots(s, fall),
  ];
  combThrough(H, comb, c, shapes, shaded ? 0.6 : 0.9);
  const lights = [
    ...sheen(inner, outer, 20, [0.13, 0.33], stream(s.seed, 'hair-front.sheen', chanceOf)),
    ...sheen(inner, outer, 9, [0.52, 0.74], stream(s.seed, 'hair-front.low-sheen', chanceOf)),
  ];
  H.ink(lights, c.light, { clip: shapes, alpha: shaded ? 0.4 : 0.8 });
  dressLocks(s, locks, c, shapes, shaded);
  if (!blunt)
    locks.forEach((l, i) => {
      H.ink([{ pts: l.shape.slice(34, 54), w: 0.0078, press: [0.05, 0.5, 0.9, 0.6, 0.9, 0.5, 0.05], a: 0.62 }], c.ink, {
        hide: [...locks.slice(i + 1).map((o) => o.shape), mass],
      });
    });
  const slips = st !== style;
  const to = slips ? SLIPPED : blunt ? 1 : PARTED;
  H.ink(
    [
      { pts: part(inner, 0.03, to), w: 0.0085, press: [0.2, 0.9, 0.8, 0.9, slips ? 0.05 : 0.3] },
      {
        pts: part(outer, 0.02, to),
        w: shaded ? 0.0105 : 0.008,
        press: [0.2, 1, 0.8, 1.1, slips ? 0.05 : 0.4],
        gap: shaded ? undefined : [0.22, 0.32],
      },
    ],
    c.ink,
    { hide: blunt ? [] : locks.map((l) => l.shape) },
  );
  if (!H.isPreview && !level) H.ink(strays(s, fall, shaded ? 2 : 4), c.ink);
  if (!H.isPreview) H.ink(flyaways(outer, 7, 0.014, stream(s.seed, 'hair-front.flyaways', chanceOf)), c.ink);
}

/** The share of the places a tendril may escape from where one does. */
const ESCAPES = 0.45;

/** Tapering tendrils from the temples and the nape: as many as this person lets escape. */
function wisps(s: HeadSpace, c: Ramp): void {
  const next = stream(s.seed, 'hair-front.wisps');
  const loose = next();
  const { far, near } = s.head.temple;
  const side = s.turned ? near : mix(near, s.head.hairline[s.head.hairline.length - 1], 0.4);
  const roots: [Point, number, number][] = [
    [mix(far, s.head.hairline[0], 0.45), -1, 1],
    [mix(side, s.head.ear[0], 0.55), 1, 1],
    [add(s.head.ear[4], [0.012, 0.05]), 1, 0.6],
  ];
  for (const [p, g, k] of s.turned ? roots.slice(1) : roots) {
    const escapes = next() < ESCAPES;
    const long = (0.12 + loose * 0.26 + next() * 0.08) * k;
    if (!escapes) continue;
    const line = hanging(
      s,
      spline([
        add(p, [-g * 0.006, -0.08]),
        p,
        add(p, [g * (0.014 + next() * 0.014), long * 0.45]),
        add(p, [-g * 0.008, long * 0.8]),
        add(p, [g * (0.018 + loose * 0.02), long]),
      ]),
    );
    const lock = lockAbout(line, [0.004, 0.008 * (0.5 + loose), 0.007, 0.0015]);
    s.H.form([lock.shape], c, { round: 0.02, base: 0.4, edge: 0.4, grain: 0 });
    s.H.ink(
      [
        { pts: lock.spine, w: 0.006, press: [0.6, 0.9, 0.6, 0.1], a: 0.8 },
        { pts: shift(part(lock.spine, 0.2, 1), [g * 0.014, 0]), w: 0.0048, press: [0.1, 0.8, 0.1], a: 0.55 },
      ],
      c.ink,
    );
  }
}

/** Paints the hair before face and shoulders. */
export function drawHairFront(s: HeadSpace, st: Hair, c: Ramp): void {
  const sides = s.flip ? [RIGHT, LEFT] : SIDES;
  if (st.fall) {
    for (const side of sides) drawFall(s, st, c, side);
    drawParting(s, st, c);
  }
  if (st.gather === 'braid') drawBraid(s, c);
  if (st.gather === 'two-plaits') drawTwoPlaits(s, c);
  if (st.gather && !st.fall) wisps(s, c);
}
