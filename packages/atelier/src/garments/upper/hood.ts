/** Hoods: lying round the neck and on the shoulders, hanging down the back, edged with fur. */

import { type Build, emptyBuild, type FoldCurve } from '#atelier/cloth/build.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { shoulderLine } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { onShoulder } from '#atelier/garments/drape/drape.ts';
import { newFlat } from '#atelier/garments/finish/flat-surface.ts';
import { at, normals, reversed, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point, scaled } from '#atelier/kit/points.ts';
import { LEFT, RIGHT, SIDES, type Side } from '#atelier/kit/side.ts';
import { neckSide } from './collar-cuts.ts';

/** A hood seen from behind: it hangs from the neck between the shoulder blades. */
function hoodOnBack(f: Wearer): Build {
  const b = emptyBuild();
  const [l, r] = [at(shoulderLine(f, -1), 0.4), at(shoulderLine(f, 1), 0.4)];
  const middle = mix(l, r, 0.5);
  const fall = mix(f.bust[LEFT], f.bust[RIGHT], 0.5)[1] - 8;
  const rim = spline(
    [
      l,
      add(neckSide(f, -1, 0.3), [-9, 0]),
      add(mix(neckSide(f, -1, 0.3), neckSide(f, 1, 0.3), 0.5), [0, 5]),
      add(neckSide(f, 1, 0.3), [9, 0]),
      r,
    ],
    8,
  );
  const low = spline(
    [
      r,
      [lerp(middle[0], r[0], 0.92), lerp(r[1], fall, 0.5)],
      [middle[0] + 16, fall - 4],
      [middle[0], fall + 4],
      [middle[0] - 16, fall - 4],
      [lerp(middle[0], l[0], 0.92), lerp(l[1], fall, 0.5)],
      l,
    ],
    9,
  );
  const outline = [...rim, ...low.slice(1)];
  b.pieces.push({
    name: 'hood',
    outline,
    surface: new Panel([l, [l[0] + 10, fall]], [r, [r[0] - 10, fall]], { depth: 0.5 }),
    lift: 3.5,
  });
  for (const s of SIDES)
    b.folds.push({
      points: spline(
        [
          add(mix(middle, s < 0 ? l : r, 0.6), [0, 8]),
          [middle[0] + s * 26, lerp(middle[1], fall, 0.55)],
          [middle[0] + s * 7, fall - 12],
        ],
        8,
      ),
      width: 15,
      height: 5,
      side: s < 0 ? 1 : -1,
      ink: 0.5,
    });
  b.lines.push(
    { kind: 'overlap', points: low, weight: 0.8 },
    { kind: 'opening', points: rim, weight: 0.8 },
    { kind: 'seam', points: [add(middle, [0, 4]), [middle[0], fall]] },
  );
  return b;
}

/** A hood laid back: what of it lies behind the head, and on the shoulders. */
export interface Hood {
  behind: Build;
  front: Build;
}

/**
 * A hood lying on the back and shoulders; drawn in two parts, behind the neck and over the shoulders.
 * @param open how far below the throat the front it is sewn to stands open, page units.
 */
export function hood(f: Wearer, open = 0): Hood {
  if (f.back) return { behind: emptyBuild(), front: hoodOnBack(f) };
  const behind = bagBehind(f);
  const front = emptyBuild();
  for (const s of SIDES) layHoodFront(front, f, s, open);
  return { behind, front };
}

/** Folds of the bag: height (v), and from where to where across it (u). */
const BAG = [
  [0.2, -0.9, 0.7],
  [0.36, -0.8, 0.5],
  [0.66, -0.9, 0.6],
  [0.84, -0.8, 0.8],
] as const;

const bagFolds = (panel: Panel): FoldCurve[] =>
  BAG.map(([v, from, to]) => ({
    points: panel.line([
      [from, v],
      [(from + to) / 2, v + 0.02],
      [to, v - 0.01],
    ]),
    width: 9,
    height: 4,
    side: v < 0.5 ? 1 : -1,
    ink: 0.5,
    on: ['hood'],
  }));

/** The bag of it behind the neck: the far rim of its opening, and the dark inside that the neck comes out of. */
function bagBehind(f: Wearer): Build {
  const b = emptyBuild();
  const l = neckSide(f, -1, 0.3);
  const r = neckSide(f, 1, 0.3);
  const middle = mix(l, r, 0.48);
  // one side of it lies higher, and it sinks in the middle where it is heaviest
  const back = spline(
    [
      onShoulder(f, -1, 0.62, 1),
      add(l, [-34, 3]),
      add(l, [-30, -11]),
      add(mix(l, middle, 0.55), [0, -20]),
      add(middle, [3, -17]),
      add(mix(r, middle, 0.5), [0, -21]),
      add(r, [31, -13]),
      add(r, [36, 2]),
      onShoulder(f, 1, 0.62, 1),
    ],
    8,
  );
  const rim = spline(
    [
      add(onShoulder(f, -1, 0.2, 1), [0, 2]),
      add(l, [-14, 2]),
      add(l, [-9, -7]),
      add(mix(l, middle, 0.55), [0, -11]),
      add(middle, [2, -8]),
      add(mix(r, middle, 0.5), [0, -12]),
      add(r, [10, -8]),
      add(r, [15, 1]),
      add(onShoulder(f, 1, 0.2, 1), [0, 2]),
    ],
    8,
  );
  const low = add(f.neck.pit, [0, 16]);
  const panel = new Panel(rim, back, { depth: 0.5, across: 8, along: 40 });
  b.pieces.push(
    { name: 'hood', outline: [...back, low], surface: panel, dark: 0.12 },
    { name: 'hood-inside', outline: [...rim, low], surface: newFlat(rim), dark: 0.95 },
  );
  b.folds.push(...bagFolds(panel));
  b.lines.push({ kind: 'shade', points: back, weight: 0.8 }, { kind: 'opening', points: rim, weight: 0.7 });
  return b;
}

/** The curves of one side of a hood on the shoulders. */
interface HoodSide {
  s: Side;
  /** Beside the neck. */
  inner: Point[];
  /** The edge of its opening, with the casing. */
  rim: Point[];
  /** Down over the shoulder, and from the rim's top to its end. */
  outer: Point[];
  crest: Point[];
}

/** Where it closes: beside the middle and below the throat, on a closed front and on an open one, page units. */
const CLOSES = { closed: [2, 20], open: [1.5, 4] } as const;

function hoodSide(f: Wearer, s: Side, open: number): HoodSide {
  const top = add(neckSide(f, s, 0.26), [s * 10, -3]);
  const out = onShoulder(f, s, s < 0 ? 0.58 : 0.54, 3);
  const [beside, below] = open ? CLOSES.open : CLOSES.closed;
  const close = add(f.neck.pit, [s * beside, open + below]);
  const from = (p: Point, x: number, y: number): Point => add(p, [s * x, y]);
  return {
    s,
    inner: spline([close, from(mix(close, top, 0.45), -3, 3), from(top, -9, 8), from(top, -4, 0)], 8),
    rim: spline([close, from(mix(close, top, 0.42), 6, 6), from(top, 4, 12), from(top, 5, 0), from(top, -1, -6)], 8),
    outer: spline([from(close, 1.5, 5), from(mix(out, close, 0.62), 4, 6), from(mix(out, close, 0.28), 4, 9), out], 8),
    crest: spline([from(top, -1, -6), from(top, 10, -5), from(mix(top, out, 0.6), 7, -4), out], 6),
  };
}

/** Folds from its crest inwards: where they begin on it, where they run to on the outside, and their ink. */
const FALLS = [
  { from: 0.72, to: 0.5, ink: 0.6 },
  { from: 0.5, to: 0.3, ink: 0.45 },
] as const;

const hoodFolds = ({ s, rim, outer, crest }: HoodSide): FoldCurve[] =>
  FALLS.map(({ from, to, ink }) => ({
    points: spline([at(crest, from), mix(at(rim, 0.55), at(outer, to), 0.5), at(outer, to - 0.16)], 8),
    width: 10,
    height: 4,
    side: s < 0 ? 1 : -1,
    ink,
    to: 0.85,
    on: ['hood'],
  }));

/** One side of it: the inside beside the neck, the rim with its casing, and the outside that falls away over the shoulder. */
function layHoodFront(b: Build, f: Wearer, s: Side, open: number): void {
  const half = hoodSide(f, s, open);
  const { inner, rim, outer, crest } = half;
  const between = (p: Point[], q: Point[], depth: number): Panel =>
    new Panel(s < 0 ? q : p, s < 0 ? p : q, { depth, across: 10, along: 24 });
  b.pieces.push(
    { name: 'hood-inside', outline: [...inner, ...reversed(rim)], surface: between(inner, rim, -0.4), dark: 0.55 },
    {
      name: 'hood',
      outline: [...rim, ...crest.slice(1), ...reversed(outer).slice(1)],
      surface: between(rim, outer, 0.5),
      lift: 2.6,
    },
  );
  b.lines.push(
    { kind: 'overlap', points: rim, weight: 0.85 },
    { kind: 'overlap', points: crest, weight: 0.7 },
    { kind: 'seam', points: outer, weight: 1.2 },
    // the casing of the drawcord
    {
      kind: 'stitch',
      points: rim.slice(3, -5).map((p, i, all): Point => mix(p, at(outer, i / all.length), 0.2)),
      weight: 0.7,
    },
  );
  b.folds.push(...hoodFolds(half));
}

/** Fur along the edge of a hood that lies on the shoulders. */
export function hoodFur(f: Wearer): Build {
  const b = emptyBuild();
  for (const s of SIDES) {
    const top = add(neckSide(f, s, 0.62), [s * 6, -2]);
    const close = add(f.neck.pit, [s * 3, 18]);
    const line = spline([top, add(mix(top, close, 0.5), [s * 9, 4]), close], 12);
    const across = normals(line);
    const side = (k: number): Point[] => line.map((p, i) => add(p, scaled(across[i], k)));
    const outline = [...side(8), ...reversed(side(-8))];
    b.pieces.push({
      name: 'fur',
      outline,
      surface: new Panel(side(8), side(-8), { depth: 0.5, across: 6, along: 20 }),
      lift: 2,
    });
  }
  return b;
}
