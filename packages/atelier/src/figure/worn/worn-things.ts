/** Shared by the files that draw what is worn on the body. */

import { type Accessory, wordsOf } from '@toile/look';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import type { Brush, Ramp } from '#atelier/figure/brush/brush.ts';
import { rampOf } from '#atelier/figure/brush/ramps.ts';
import { brushFor } from '#atelier/figure/brush/wearer-brush.ts';
import type { HeadSpace } from '#atelier/figure/head/head-space.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { normals, spline } from '#atelier/kit/curves.ts';
import { add, type Point, scaled } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import { COLOURS } from '#atelier/lexicon/colours/colours.ts';

/** One thing about to be painted. */
export interface Thing {
  /** Paints in the body's heads. */
  B: Brush;
  w: Wearer;
  /** Head space, for what sits on the head. */
  s: HeadSpace;
  ramp: Ramp;
  accessory: Accessory;
  /** Nobody holds it: it is shown by itself. */
  isAlone?: boolean;
}
export type DrawThing = (t: Thing) => void;

export function thingOf(s: HeadSpace, w: Wearer, accessory: Accessory, isAlone = false): Thing {
  return { B: brushFor(s.H.scene, w), w, s, ramp: rampOf(accessory.colour.hex), accessory, isAlone };
}

/** Pixels from the middle of a bead from which its corners would be seen. */
const LARGE_BEAD = 6;
/** The line round a bead, heads and pixels; the light that comes back into its shade, and how soft lights are, shares of its radius. */
const RING = { most: 0.006, pixels: 2.4 } as const;
const GLINT = { at: 0.5, r: 0.26, alpha: 0.5, soft: 0.16 } as const;

/** Breadth of the line round a thing, heads: looked at closely it is a line still, and no band. */
export const lineRound = (brush: Brush, w: number): number => Math.min(w, RING.pixels / brush.pixelsPerHead);

/** A bead or stone: a small round form with a point of light. */
export function bead(brush: Brush, at: Point, r: number, ramp: Ramp): void {
  const isLarge = r * brush.pixelsPerHead > LARGE_BEAD;
  const sides = isLarge ? 40 : 14;
  brush.form([ellipse(at, r, r, sides)], ramp, { round: r * 0.8, base: 0.34, edge: 0.6, grain: 0 });
  brush.ink(
    [
      {
        pts: [...ellipse(at, r, r, sides), [at[0] + r, at[1]]],
        w: isLarge ? lineRound(brush, RING.most) : RING.most,
        press: [0.4, 1, 0.6],
      },
    ],
    ramp.ink,
    {
      alpha: 0.7,
    },
  );
  brush.touch(
    [ellipse([at[0] - r * 0.3, at[1] - r * 0.35], r * 0.26, r * 0.26, isLarge ? 24 : 8)],
    '#fffaf0',
    0.8,
    isLarge ? r * GLINT.soft : 0,
  );
  if (isLarge)
    brush.touch(
      [ellipse([at[0] + r * GLINT.at, at[1] + r * GLINT.at], r * GLINT.r)],
      ramp.light,
      GLINT.alpha,
      r * GLINT.soft * 2,
    );
}

const HEX_OF = new Map(COLOURS.map(({ name, hex }) => [name, hex]));

/** The colour of what is told of a thing beside its own: 'red accents', 'emerald drops'. */
export function accentOf({ told = [] }: Accessory): string | undefined {
  const words = told.flatMap((phrase) => [phrase, phrase.replace(/ \S+$/, '')]);
  const whole = words.map((word) => HEX_OF.get(word)).find((hex) => hex !== undefined);
  if (whole) return whole;
  // 'green emerald accents': of a name of several words the last that is a colour
  const single = told.filter((phrase) => / accents$/.test(phrase)).flatMap((phrase) => phrase.split(' ').toReversed());
  return single.map((word) => HEX_OF.get(word)).find((hex) => hex !== undefined);
}

/** What is said of a thing, in one line. */
export const saidOf = (accessory: Accessory): string => [accessory.name, ...wordsOf(accessory)].join(' ');

/** How large a jewel is said to be, as a share of its usual size. */
const SIZES: readonly (readonly [words: RegExp, size: number])[] = [
  [/\b(?:huge|giant|massive|oversized?|statement)\b/, 1.7],
  [/\b(?:big|large|chunky|heavy|bold|thick|wide)\b/, 1.45],
  [/\b(?:tiny|dainty|delicate|fine|mini|thin|slim)\b/, 0.62],
  [/\b(?:small|little)\b/, 0.76],
];

/** The size of a jewel beside its usual one, as its words have it. */
export const sizeOf = ({ told = [] }: Accessory): number =>
  SIZES.find(([words]) => told.some((word) => words.test(word)))?.[1] ?? 1;

/** How far the dark rim of a wire stands out beyond its metal, heads; ink alone would be dark on whatever it lies. */
const RIM = 0.011;

/** A line as a strip of even breadth. */
export function strip(line: readonly Point[], half: number): Point[] {
  const across = normals(line);
  const side = (k: number): Point[] => line.map((p, i) => add(p, scaled(across[i], k * half)));
  return [...side(1), ...side(-1).reverse()];
}

/** Metal laid over whatever it crosses, in strips: its face and the lit crest of each. */
function metal(brush: Brush, lines: readonly (readonly Point[])[], w: number, ramp: Ramp): void {
  brush.touch(
    lines.map((line) => strip(line, w / 2)),
    mixHex(ramp.base, ramp.light, 0.25),
  );
  if (!brush.shows('shoe')) return;
  brush.touch(
    lines.map((line) =>
      strip(
        line.map(([x, y]): Point => [x - w * 0.12, y - w * 0.16]),
        w * 0.17,
      ),
    ),
    mixHex(ramp.light, '#ffffff', 0.4),
    0.85,
  );
}

/** A metal line with a dark rim and a lit crest. */
export function wire(brush: Brush, pts: Point[], w: number, ramp: Ramp): void {
  const line = spline(pts);
  brush.touch([strip(line, (w + lineRound(brush, RIM)) / 2)], ramp.deep, 0.8);
  metal(brush, [line], w, ramp);
}

/** Links or other small closed lines of metal. */
export function wires(brush: Brush, lines: readonly (readonly Point[])[], w: number, ramp: Ramp): void {
  brush.touch(
    lines.map((line) => strip(line, (w + lineRound(brush, RIM)) / 2)),
    ramp.deep,
    0.75,
  );
  metal(brush, lines, w, ramp);
}
