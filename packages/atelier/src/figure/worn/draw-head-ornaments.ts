/** What is set on the hair or pinned in it: bands, tiaras, flowers, jewels, clips. In head space, lengths in heads. */

import { rampOf } from '#atelier/figure/brush/ramps.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import { braidLine } from '#atelier/figure/hair/draw-braid.ts';
import type { HeadSpace } from '#atelier/figure/head/head-space.ts';
import { closedSpline, part, spline } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { band, ellipse } from '#atelier/kit/shapes.ts';
import { bead, type DrawThing, sizeOf, type Thing, wire } from './worn-things.ts';

/** Where bands are worn: so far before the ears. */
const WORN_AT = 0.13;
/** The skull a band goes over: its radii, the height of its middle, how far round it the band goes (radians) and lies back. */
const OVER_CROWN = { points: 33, round: 1.42, across: 0.345, up: 0.37, middle: 0.4, back: 0.02 } as const;
/** Of a turned head's far side nothing is seen below this. */
const FAR_END = 0.5;

/** From behind one ear over the crown to the other, `lift` above the skull, set back by `z` at its middle; seen side first. */
function overCrown(t: Thing, lift: number, z: number): Point[] {
  const { model } = t.s;
  const { points, round, across, up, middle, back } = OVER_CROWN;
  const last = points - 1;
  const arc = Array.from({ length: points }, (_, i): Point => {
    const a = ((i / last) * 2 - 1) * round;
    return model.at([Math.sin(a) * (across + lift), middle - Math.cos(a) * (up + lift), z * Math.cos(a) - back]);
  });
  // what lies beyond the far outline of a turned head is not seen
  const far = Math.min(...t.s.head.skull.map(([x]) => x)) - lift;
  return arc.filter(([x, y], i) => i >= last / 2 || (x > far && y < FAR_END));
}

/** A band stands off the skull, broadest over the crown. */
const HEADBAND = { lift: 0.06, breadth: 0.06, narrowing: 0.6, round: 0.03 } as const;
const BAND_LINE: Omit<Stroke, 'pts'> = { w: 0.009, press: [0.7, 1, 0.7] };

/** Blossoms along a band: how many, how great a petal and its heart are, and how far petals lie from it, heads. */
const BLOOMS = { n: 9, petals: 5, petal: 0.026, off: 0.03, heart: 0.017, up: -0.012, gold: '#e8b64a' } as const;
const isFloral = ({ accessory }: Thing): boolean => accessory.details?.some(({ id }) => id === 'floral') === true;

/** Flowers side by side along what is seen of a band. */
function drawBlooms(t: Thing, run: readonly Point[]): void {
  const { n, petals, petal, off, heart, up } = BLOOMS;
  const gold = rampOf(BLOOMS.gold);
  for (let i = 0; i < n; i++) {
    const at = add(part([...run], i / (n - 1), i / (n - 1), 2)[0], [0, up]);
    for (let k = 0; k < petals; k++) {
      const turn = (k / petals) * 2 * Math.PI + i;
      bead(t.s.H, add(at, [Math.cos(turn) * off, Math.sin(turn) * off]), petal, t.ramp);
    }
    bead(t.s.H, at, heart, gold);
  }
}

export const drawHeadband: DrawThing = (t) => {
  const far = overCrown(t, HEADBAND.lift, WORN_AT);
  const n = far.length;
  const { breadth, narrowing, round } = HEADBAND;
  const near = far.map(([x, y], i): Point => [x, y + breadth * Math.sin((Math.PI * (i + 0.5)) / n) ** narrowing]);
  const shape = band(far, near);
  t.s.H.form([shape], t.ramp, { round });
  t.s.H.ink([{ pts: [...shape, shape[0]], ...BAND_LINE }], t.ramp.ink);
  if (isFloral(t)) {
    const [from, to] = TIARA.seen[t.s.turned ? 'turned' : 'front'];
    drawBlooms(t, part(spline(near), from, to, TIARA.points));
  }
};

/** A tiara stands before a band; seen between two shares of its arc. Its points rise to the middle, every other one less. */
const TIARA = {
  lift: 0.022,
  before: 0.1,
  seen: { front: [0.16, 0.84], turned: [0.17, 0.74] },
  points: 40,
  rim: 0.016,
  spikes: 12,
  rise: 0.04,
  middleRise: 0.09,
  lesser: 0.7,
  wire: 0.009,
  bead: { middle: 0.022, other: 0.015 },
} as const;

export const drawTiara: DrawThing = (t) => {
  const { spikes, rise, middleRise, lesser } = TIARA;
  const [from, to] = TIARA.seen[t.s.turned ? 'turned' : 'front'];
  const run = part(spline(overCrown(t, TIARA.lift, WORN_AT + TIARA.before)), from, to, TIARA.points);
  if (isFloral(t)) return drawBlooms(t, run);
  wire(t.s.H, run, TIARA.rim, t.ramp);
  for (let i = 1; i < spikes; i++) {
    const p = part(run, i / spikes, i / spikes, 2)[0];
    const h = sizeOf(t.accessory) * (rise + middleRise * Math.sin((Math.PI * i) / spikes) * (i % 2 ? 1 : lesser));
    wire(t.s.H, [p, add(p, [0, -h])], TIARA.wire, t.ramp);
    bead(t.s.H, add(p, [0, -h]), i * 2 === spikes ? TIARA.bead.middle : TIARA.bead.other, t.ramp);
  }
};

/** Strings of flowers, each about the place it is pinned at. */
const FLOWERS: Record<'bunInFront' | 'bunBeside' | 'topKnot' | 'ear', readonly Point[]> = {
  bunInFront: [
    [0.16, -0.12],
    [0.25, -0.04],
    [0.25, 0.08],
    [0.2, 0.14],
  ],
  bunBeside: [
    [0.03, -0.18],
    [0.14, -0.12],
    [0.19, 0.02],
    [0.13, 0.15],
  ],
  topKnot: [
    [-0.17, -0.03],
    [-0.08, 0.03],
    [0.06, 0.03],
    [0.17, -0.03],
  ],
  ear: [
    [-0.04, -0.1],
    [0.05, -0.02],
    [0.06, 0.1],
    [0, 0.2],
  ],
};
/** Under a top knot, at the root of a tail, behind an ear: from the place the head tells. */
const PINNED: Record<'topKnot' | 'tail' | 'ear', Point> = {
  topKnot: [0, 0.17],
  tail: [-0.04, -0.14],
  ear: [0.04, -0.06],
};

/** Flowers wind round a braid from this plait to that, so far off its middle by turns. */
const WOVEN = { from: 2, to: 12, off: 0.05 } as const;
const wovenInto = (s: HeadSpace): Point[] =>
  braidLine(s)
    .slice(WOVEN.from, WOVEN.to)
    .map((p, i) => add(p, [i % 2 ? WOVEN.off : -WOVEN.off, 0]));

/** Where flowers are pinned: round the bun or knot, along a braid, at the root of a tail, else behind the ear that shows. */
function flowerString({ s, w }: Thing): Point[] {
  const { bun, ear } = s.head;
  const { style } = w.person.hair;
  const about = (c: Point, string: keyof typeof FLOWERS): Point[] => FLOWERS[string].map((p) => add(c, p));
  if (style === 'bun') return about(bun.low, s.view === 'front' ? 'bunInFront' : 'bunBeside');
  if (style === 'top-knot') return about(add(bun.top, PINNED.topKnot), 'topKnot');
  if (style === 'braid') return wovenInto(s);
  return about(style === 'ponytail' ? add(bun.tail, PINNED.tail) : add(ear[1], PINNED.ear), 'ear');
}

/** Buds along a string, uneven by turns: the last digit of their number in steps, over so many, about their place. */
const BUDS = {
  n: 24,
  radius: 0.021,
  across: { step: 37, per: 200, middle: 0.022 },
  down: { step: 53, per: 220, middle: 0.02 },
} as const;
const uneven = (i: number, { step, per, middle }: { step: number; per: number; middle: number }): number =>
  ((i * step) % 10) / per - middle;

export const drawGajra: DrawThing = (t) => {
  const string = spline(flowerString(t));
  const { n, radius, across, down } = BUDS;
  for (let i = 0; i < n; i++) {
    const p = part(string, i / (n - 1), i / (n - 1), 2)[0];
    bead(t.s.H, add(p, [uneven(i, across), uneven(i, down)]), radius, t.ramp);
  }
};

/** The chain runs back over this share of the parting; the jewel lies under its front, a drop under the jewel. */
const TIKKA = {
  chain: 0.8,
  wire: 0.012,
  turned: -0.012,
  down: 0.03,
  jewel: 0.04,
  drop: { down: 0.062, radius: 0.02 },
} as const;

/** A jewel on the parting, its chain running back over the crown. */
export const drawMaangTikka: DrawThing = (t) => {
  const line = spline(t.s.head.parting.centre);
  wire(t.s.H, part(line, 0, TIKKA.chain), TIKKA.wire, t.ramp);
  const p = add(line[0], [t.s.view === 'front' ? 0 : TIKKA.turned, TIKKA.down]);
  bead(t.s.H, p, TIKKA.jewel * sizeOf(t.accessory), t.ramp);
  bead(t.s.H, add(p, [0, TIKKA.drop.down]), TIKKA.drop.radius, t.ramp);
};

/** Between the brows. */
const BINDI = { y: 0.418, across: 0.0165, down: 0.018, points: 16, soft: 0.002 } as const;

export const drawBindi: DrawThing = (t) => {
  const size = sizeOf(t.accessory);
  const dot = ellipse(t.s.model.on(0, BINDI.y), BINDI.across * size, BINDI.down * size, BINDI.points);
  t.s.H.touch([dot], t.accessory.colour.hex, 1, BINDI.soft);
};

/** A clip's outline about its place, which lies so from the near temple. */
const CLIP_AT: Point = [0.06, -0.12];
const CLIP: readonly Point[] = [
  [-0.1, 0.035],
  [-0.06, -0.01],
  [0.1, -0.035],
  [0.11, -0.005],
  [-0.04, 0.05],
];
const CLIP_FORM = { round: 0.02, grain: 0 } as const;
const CLIP_LINE: Omit<Stroke, 'pts'> = { w: 0.009, press: [0.8, 1, 0.8] };

/** A clip on the side of the hair that faces us. */
export const drawHairClip: DrawThing = (t) => {
  const p = add(t.s.head.temple.near, CLIP_AT);
  const clip = closedSpline(CLIP.map((q) => add(p, q)));
  t.s.H.form([clip], t.ramp, CLIP_FORM);
  t.s.H.ink([{ pts: [...clip, clip[0]], ...CLIP_LINE }], t.ramp.ink);
};
