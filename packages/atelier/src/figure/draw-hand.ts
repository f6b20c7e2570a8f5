import type { Scene } from '#atelier/paint/scene.ts';
import { armLines } from './body-lines.ts';
import { armTones } from './body-tones.ts';
import type { Brush, Ramp, Tone } from './brush.ts';
import { add, band, mix, mul, type P, part, polar, ring, shift, spline, sub } from './curves.ts';
import type { Side } from './data/poses.ts';
import { SKINS } from './data/tones.ts';
import { type PlacedHand, placedHand } from './placed-hand.ts';
import type { Stroke } from './ribbon.ts';
import type { Wearer, WearerSide } from './wearer.ts';
import { brushFor } from './wearer-brush.ts';

const keyOf = (s: WearerSide): Side => (s < 0 ? 'L' : 'R');

/** Each finger turns from the light on its own; the thumb throws a shadow on the palm and comes forward. */
export const handTones = (h: PlacedHand): Tone[] => [
  ...h.fingers.map((f) => ({ pts: f.shade, d: 0.17, soft: 0.012 })),
  { pts: part(h.palm, 0.5, 0.98, 30), d: 0.1, soft: 0.033 },
  ...(h.thumb
    ? [
        { pts: shift(h.thumb.outline, [h.size * 0.028, h.size * 0.03]), d: 0.16, soft: 0.014 },
        { pts: h.thumb.outline, d: -0.12, soft: 0.014 },
        { pts: h.thumb.shade, d: 0.12, soft: 0.014 },
      ]
    : []),
];

/** Ink of a hand; `under` hides the outline where the hand grows out of the wrist. */
export function paintHandLines(B: Brush, h: PlacedHand, skin: Ramp, under: P[][] = []): void {
  const w = 0.0112;
  const fingers = h.fingers.map((f) => f.outline);
  const thumb = h.thumb ? [h.thumb.outline] : [];
  const sides = h.mouth ? [part(h.palm, 0, 0.42, 60), part(h.palm, 0.78, 1, 30)] : [h.palm];
  B.ink(
    sides.map((pts) => ({ pts, w, press: [0.6, 0.8, 1, 1, 1, 0.9, 0.6] })),
    skin.ink,
    { hide: [...fingers, ...thumb, ...under] },
  );
  fingers.forEach((pts, i) => {
    B.ink([{ pts, w, press: [0.8, 0.7, 0.9, 1.1, 0.9, 0.7, 0.8] }], skin.ink, {
      hide: [h.palm, ...fingers.slice(i + 1), ...thumb],
    });
  });
  B.ink(
    thumb.map((pts) => ({ pts: part(pts, 0.1, 0.92, 60), w, press: [0.1, 0.8, 1, 1.1, 1, 0.8, 0.1] })),
    skin.ink,
  );
  B.ink(
    h.lines.map((l) => ({ pts: l, w: w * 0.7, press: [0.1, 0.8, 0.1], a: 0.55 })),
    skin.ink,
    { hide: thumb },
  );
}

/** The bit of forearm a hand grows out of, and the disc that closes the wrist. */
function wristOf(w: Wearer, s: Side, hand: PlacedHand): { shape: P[]; disc: P[] } {
  const b = w.body;
  return {
    shape: band(part(b.armOut[s], 0.9, 1, 12), part(b.armIn[s], 0.88, 1, 12)),
    disc: ring(hand.wrist, hand.size * 0.06),
  };
}

/** Shadow that skin throws on cloth of any colour. */
const CAST = '#5a4d57';

function castUnder(B: Brush, shapes: P[][]): void {
  B.glaze(
    shapes.map((q) => shift(q, [0.035, 0.05])),
    CAST,
    0.42,
    0.035,
    undefined,
    true,
  );
}

/** The mouth of the pocket across the knuckles, and the cloth that bulges over the hidden fingers. */
function paintPocket(B: Brush, h: PlacedHand): void {
  if (!h.mouth) return;
  const way = polar(h.deg, h.size);
  const thumb = h.thumb ? [h.thumb.outline] : [];
  const [from, to] = [h.mouth[0], h.mouth[h.mouth.length - 1]];
  const along = sub(to, from);
  // the seam of the pocket runs on beyond the hand that opens it
  const seam = spline([
    sub(from, mul(along, 0.42)),
    sub(from, mul(along, 0.1)),
    ...part(h.mouth, 0.1, 0.9, 5),
    add(to, mul(along, 0.1)),
    add(to, mul(along, 0.5)),
  ]);
  const middle = mix(from, to, 0.46);
  const fingers = ring(add(middle, mul(way, 0.2)), h.size * 0.23, h.size * 0.17, 24, h.deg);
  B.glaze([shift(fingers, [0.045, 0.06])], CAST, 0.24, 0.06, undefined, true);
  B.touch([fingers.map((p) => mix(p, add(middle, mul(way, 0.16)), 0.3))], '#fff6ea', 0.06, 0.05);
  B.glaze([band(h.mouth, shift(h.mouth, mul(way, -0.055)))], CAST, 0.55, 0.012, h.shapes);
  const pull = [0.16, 0.86].map((u): Stroke => {
    const p = part(seam, u, u, 2)[0];
    return {
      pts: spline([p, add(p, mul(way, 0.16)), add(add(p, mul(way, 0.34)), mul(along, u < 0.5 ? 0.1 : -0.1))]),
      w: 0.01,
      press: [0.8, 0.6, 0.05],
      a: 0.45,
    };
  });
  B.ink([{ pts: seam, w: 0.017, press: [0.15, 0.8, 1, 1, 0.8, 0.15] }, ...pull], '#3a3138', {
    hide: thumb,
    alpha: 0.8,
  });
  B.ink([{ pts: shift(seam, mul(way, 0.045)), w: 0.007, press: [0.1, 1, 1, 0.1], a: 0.5 }], '#3a3138', { hide: thumb });
}

/**
 * Paints one hand over whatever is on the page, with a short wrist that fades out under a cuff.
 * Does nothing where the pose hides the hand. `cast` = it lies on cloth and throws a shadow there;
 * `glove` = what covers it.
 */
export function drawHand(S: Scene, w: Wearer, side: WearerSide, o: { cast?: boolean; glove?: Ramp } = {}): void {
  const s = keyOf(side);
  const b = w.body;
  const hand = placedHand(b, s);
  if (!hand) return;
  const B = brushFor(S, w);
  const skin: Ramp = o.glove ?? SKINS[w.person.skin];
  if (o.cast ?? true) castUnder(B, hand.shapes);
  const wrist = wristOf(w, s, hand);
  const el = b.j[`el${s}`];
  const from = mix(hand.wrist, el, 0.22);
  B.form([wrist.shape, wrist.disc, ...hand.shapes], skin, {
    base: 0.27,
    round: 0.06,
    edge: 0.5,
    tones: [...handTones(hand), ...armTones(b, s)],
    fade: { from, r0: 0.06, r1: 0.14 },
  });
  paintHandLines(B, hand, skin, [wrist.disc.map((p) => mix(hand.wrist, p, 0.6))]);
  paintPocket(B, hand);
}

/**
 * Paints an arm with its hand over the clothes, growing out of the shoulder (`from` 0) or out of a sleeve that ends at `from`
 * (0.5 = the elbow).
 */
export function drawArmOver(S: Scene, w: Wearer, side: WearerSide, o: { from?: number; cast?: boolean } = {}): void {
  const s = keyOf(side);
  const b = w.body;
  const B = brushFor(S, w);
  const skin = SKINS[w.person.skin];
  const hand = placedHand(b, s);
  const from = o.from ?? 0;
  const outFrom = 0.36 + from * 0.62;
  const inFrom = Math.max(0.01, from * 1.06 - 0.06);
  const arm = band(part(b.armOut[s], outFrom, 1, 60), part(b.armIn[s], inFrom, 1, 50));
  const disc = hand ? [ring(hand.wrist, hand.size * 0.06)] : [];
  // only what lies before the body throws a shadow on it: the forearm and the hand
  if (o.cast ?? b.pose.arm[s].over === 'front')
    castUnder(B, [band(part(b.armOut[s], 0.72, 1, 40), part(b.armIn[s], 0.56, 1, 36)), ...(hand?.shapes ?? [])]);
  const root = from < 0.3 ? { from: b.trap[s][4], r0: 0.25, r1: 0.75 } : undefined;
  B.form([arm, ...disc, ...(hand?.shapes ?? [])], skin, {
    base: 0.27,
    round: 0.09,
    edge: 0.4,
    tones: [...armTones(b, s), ...(hand ? handTones(hand) : [])],
    ...(root && { fade: root }),
  });
  const hide = [...(hand?.shapes ?? []), ...disc];
  B.ink(
    from < 0.45
      ? armLines(b, s, Math.max(outFrom, from < 0.3 ? 0.46 : 0))
      : [
          { pts: part(b.armOut[s], outFrom, 1, 50), w: 0.015, press: [0.8, 1, 1, 0.5] },
          { pts: part(b.armIn[s], inFrom, 1, 40), w: 0.014, press: [0.8, 1, 1, 0.5] },
        ],
    skin.ink,
    { hide },
  );
  if (!hand) return;
  paintHandLines(
    B,
    hand,
    skin,
    disc.map((d) => d.map((p) => mix(hand.wrist, p, 0.6))),
  );
  paintPocket(B, hand);
}
