/** How a placed hand is toned and drawn: fingers that turn one by one, knuckles, nails; and the leather of a glove. */

import type { Skin } from '#atelier/figure/body/skin-tones.ts';
import type { Brush, Ramp, Tone } from '#atelier/figure/brush/brush.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { part } from '#atelier/kit/curves.ts';
import { mix, type Point, shift } from '#atelier/kit/points.ts';
import type { PlacedHand } from './placed-hand.ts';

const CONTOUR = 0.0104;
const BETWEEN = 0.0076;
/** How much of the lines between fingers is told: a hand is its outline first. */
const QUIET = 0.55;
/** Where a finger lies on a mass of others, which has no other line. */
const TOLD = 0.9;
/** Between fingers that fall together. */
const IN_GROUP = 0.4;
/** And where they are not cut one by one. */
const IN_PREVIEW = 0.75;

/** A nail is a breath of light, not a bead. */
const NAIL = { alpha: 0.26, soft: 0.006 } as const;

/** The plane below the knuckles of a hand in a pocket, which turns down to the hidden fingers: its depth and edge. */
const TURNED_DOWN = { d: 0.15, soft: 0.014 } as const;
/** The row of the knuckles is broken between the two middle ones. */
const ROW = { w: 0.0064, a: 0.62, press: [0.1, 0.9, 0.6, 0.9, 0.1], gap: [0.44, 0.58] } satisfies Partial<Stroke>;

/** Of a hand in a pocket, how much of its palm's outline runs down either side of it: the rest lies along the pocket's edge. */
const SIDES_OF_BACK = { little: 0.4, thumb: 0.68 } as const;

/** What the thumb throws on the hand under it; of a hand that hangs it is one soft tone from the ball, or the palm has a slot. */
const ON_HAND = { d: 0.17, soft: 0.014 } as const;
const BALL = { d: 0.1, soft: 0.05 } as const;

/** Each finger turns from the light on its own and lays a shadow on the one behind it; the thumb comes forward. */
export const handTones = (h: PlacedHand): Tone[] => [
  ...(h.together
    ? h.fingers.slice(0, -1).map((f) => ({ pts: part(f.outline, 0.14, 0.86, 40), d: 0.11, soft: 0.01 }))
    : []),
  ...h.fingers.map((f) => ({ pts: f.shade, d: 0.19, soft: 0.012 })),
  ...h.fingers.map((f) => ({ pts: f.outline.slice(0, 7).concat(f.outline.slice(-7)), d: 0.07, soft: 0.014 })),
  { pts: part(h.palm, 0.55, 0.96, 30), d: 0.1, soft: 0.033 },
  ...(h.knuckles && h.mouth ? [{ pts: [...h.knuckles, ...h.mouth.slice().reverse()], ...TURNED_DOWN }] : []),
  ...(h.thumb
    ? [
        { pts: shift(h.thumb.outline, [h.size * 0.028, h.size * 0.03]), ...(h.together ? BALL : ON_HAND) },
        { pts: h.thumb.outline, d: -0.12, soft: 0.014 },
        { pts: h.thumb.shade, d: 0.13, soft: 0.014 },
      ]
    : []),
];

/** Ink of a hand. The line of the forearm runs on into it; `clip` keeps only what lies inside. */
export function paintHandLines(B: Brush, h: PlacedHand, ink: string, clip?: Point[][]): void {
  const fingers = h.fingers.map((f) => f.outline);
  const thumb = h.thumb ? [h.thumb.outline] : [];
  const cut = clip ? { clip } : {};
  const { little, thumb: inner } = SIDES_OF_BACK;
  const sides = h.mouth ? [part(h.palm, 0, little, 60), part(h.palm, inner, 1, 30)] : [h.palm];
  B.ink(
    sides.map((pts) => ({ pts, w: CONTOUR, press: [0.7, 1, 1, 1, 1, 1, 0.7] })),
    ink,
    { hide: [...fingers, ...thumb], ...cut },
  );
  if (!B.shows('knuckle')) {
    // fingers of two pixels: one line round all of them
    B.ink(
      [...fingers, ...thumb].map((pts) => ({ pts, w: BETWEEN, press: [0.9, 0.75, 0.9, 1.1, 0.9, 0.75, 0.9] })),
      ink,
      { hide: [h.palm], alpha: IN_PREVIEW, ...cut },
    );
    return;
  }
  const press = [0.9, 0.75, 0.9, 1.1, 0.9, 0.75, 0.9];
  fingers.forEach((pts, i) => {
    const beside = fingers.filter((_, k) => k !== i);
    const hide = [h.palm, ...fingers.slice(i + 1), ...thumb];
    if (!h.together && i > 0 && i < fingers.length - 1) {
      B.ink([{ pts, w: BETWEEN, a: QUIET, press }], ink, { hide, ...cut });
      return;
    }
    // the outline of the whole hand is one line; where a finger lies on the next it is told softly
    B.ink([{ pts, w: CONTOUR, press }], ink, { hide: [h.palm, ...beside, ...thumb], ...cut });
    const between = h.together && i < fingers.length - 1 ? IN_GROUP : TOLD;
    if (beside.length)
      B.ink([{ pts, w: between === TOLD ? CONTOUR : BETWEEN, a: between, press }], ink, { hide, clip: beside });
  });
  B.ink(
    thumb.map((pts) => ({ pts: part(pts, 0.1, 0.92, 60), w: CONTOUR, press: [0.1, 0.8, 1, 1.1, 1, 0.8, 0.1] })),
    ink,
    cut,
  );
  B.ink(
    h.lines.map((l) => ({ pts: l, w: CONTOUR, press: [0.3, 1, 0.2] })),
    ink,
    { hide: thumb, ...cut },
  );
}

/** The row of the knuckles over a pocket's edge, in the skin's own shade. */
export function paintKnuckles(B: Brush, { knuckles }: PlacedHand, { shade, ink }: Ramp): void {
  if (knuckles && B.shows('knuckle')) B.ink([{ pts: knuckles, ...ROW }], mixHex(shade, ink, 0.4));
}

/** Nails, one light touch each; less than a pixel in a preview. */
export function paintNails(B: Brush, h: PlacedHand, skin: Skin): void {
  if (!B.shows('knuckle')) return;
  const all = h.thumb ? [...h.fingers, h.thumb] : h.fingers;
  const nails = all.flatMap((f) => (f.nail ? [f.nail] : []));
  if (nails.length) B.touch(nails, skin.lift, NAIL.alpha, NAIL.soft);
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
