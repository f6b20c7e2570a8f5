/** How a placed hand is toned and drawn: fingers that turn bone by bone, and the leather of a glove. */

import type { Brush, Ramp, Tone } from '#atelier/figure/brush/brush.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import { part } from '#atelier/kit/curves.ts';
import { mix, type Point, shift } from '#atelier/kit/points.ts';
import type { PlacedHand } from './placed-hand.ts';

/** Breadth of the outline, and of what parts one finger from the next where they lie on each other, heads. */
const CONTOUR = 0.0108;
const BETWEEN = 0.015;
/** In a preview a finger is two pixels. */
const IN_PREVIEW = { breadth: 0.0076, alpha: 0.75 } as const;
/** How hard the pencil is pressed from root round the tip to root; and from root to tip where a finger parts from another. */
const ALONE = [0.9, 0.8, 0.9, 1.1, 0.9, 0.8, 0.9];
const PARTING = [0.3, 1.1, 1.15, 1, 0.6];
/** How much of a knuckle's crease is told. */
const KNUCKLE = 0.55;
/** How dark a finger's shade side is, and what it throws on the next. */
const TURNED = 0.13;
const THROWN = 0.2;

/** Each bone turns from the light by itself, and each finger lays a shadow on the one beyond it; the thumb comes forward. */
export const handTones = (h: PlacedHand): Tone[] => [
  { pts: part(h.palm, 0.55, 0.96, 30), d: 0.08, soft: 0.033 },
  ...h.fingers.flatMap((f, i): Tone[] => [
    ...(i > 0 ? [{ pts: shift(f.outline, [h.size * 0.02, h.size * 0.018]), d: THROWN, soft: 0.012 }] : []),
    ...(i > 0 ? [{ pts: f.outline, d: -THROWN, soft: 0.012 }] : []),
    ...f.bones.filter(({ d }) => d > 0.02).map(({ outline, d }) => ({ pts: outline, d, soft: 0.014 })),
    { pts: f.shade, d: TURNED, soft: 0.012 },
  ]),
  ...(h.thumb
    ? [
        { pts: shift(h.thumb.outline, [h.size * 0.028, h.size * 0.03]), d: 0.2, soft: 0.014 },
        { pts: h.thumb.outline, d: -0.18, soft: 0.014 },
        { pts: h.thumb.shade, d: 0.15, soft: 0.014 },
      ]
    : []),
];

/** Ink of a hand. The line of the forearm runs on into it; `clip` keeps only what lies inside. */
export function paintHandLines(B: Brush, h: PlacedHand, ink: string, clip?: Point[][]): void {
  const fingers = h.fingers.map((f) => f.outline);
  const thumb = h.thumb ? [h.thumb.outline] : [];
  const cut = clip ? { clip } : {};
  B.ink([{ pts: h.palm, w: CONTOUR, press: [0.7, 1, 1, 1, 1, 1, 0.7] }], ink, { hide: [...fingers, ...thumb], ...cut });
  if (!B.shows('knuckle')) {
    // fingers of two pixels: one line round all of them
    B.ink(
      [...fingers, ...thumb].map((pts) => ({ pts, w: IN_PREVIEW.breadth, press: ALONE })),
      ink,
      { hide: [h.palm], alpha: IN_PREVIEW.alpha, ...cut },
    );
    return;
  }
  fingers.forEach((pts, i) => {
    // the outline of the whole hand is one line
    const beside = fingers.filter((_, k) => k !== i);
    B.ink([{ pts, w: CONTOUR, press: ALONE }], ink, { hide: [h.palm, ...beside, ...thumb], ...cut });
  });
  B.ink(
    h.partings.map((pts) => ({ pts, w: BETWEEN, press: PARTING })),
    ink,
    { hide: thumb, ...cut },
  );
  B.ink(
    thumb.map((pts) => ({ pts: part(pts, 0.2, 0.8, 60), w: CONTOUR, press: [0.1, 0.8, 1, 1.1, 1, 0.8, 0.1] })),
    ink,
    cut,
  );
  B.ink(
    h.lines.map((l) => ({ pts: l, w: CONTOUR, press: [0.2, 1, 0.2], a: KNUCKLE })),
    ink,
    { hide: thumb, ...cut },
  );
}

/** Leather over the hand: a lit edge along each finger, three seams on its back, the hem of the wrist. */
export function paintGloveSeams(B: Brush, h: PlacedHand, leather: Ramp): void {
  const all = h.thumb ? [...h.fingers, h.thumb] : h.fingers;
  const edges = all.map(
    (f): Stroke => ({ pts: part(f.lit, 0.2, 0.97, 20), w: 0.011, press: [0.1, 1, 0.9, 0.2], a: 0.8 }),
  );
  const points = h.fingers.length
    ? [-0.07, 0, 0.07].map(
        (x): Stroke => ({
          pts: [h.at([x * 0.72, 0.17]), h.at([x, 0.37])],
          w: 0.0085,
          press: [0.3, 1, 0.6],
          a: 0.75,
        }),
      )
    : [];
  const side = part(h.palm, 0.04, 0.3, 24).map((p) => mix(p, h.at([0, 0.25]), 0.12));
  B.ink([...edges, ...points, { pts: side, w: 0.012, press: [0.1, 1, 0.1], a: 0.6 }], leather.light);
}
