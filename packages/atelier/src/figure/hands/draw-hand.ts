import { liesOnHip } from '#atelier/figure/body/arm-on-hip.ts';
import type { Body } from '#atelier/figure/body/body.ts';
import { armLines } from '#atelier/figure/body/body-lines.ts';
import { armTones } from '#atelier/figure/body/body-tones.ts';
import { SKINS } from '#atelier/figure/body/skin-tones.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import type { Brush, Ramp } from '#atelier/figure/brush/brush.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import { brushFor } from '#atelier/figure/brush/wearer-brush.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { part } from '#atelier/kit/curves.ts';
import { mix, type Point, shift } from '#atelier/kit/points.ts';
import type { Scene } from '#atelier/kit/scene.ts';
import { band } from '#atelier/kit/shapes.ts';
import type { Side } from '#atelier/kit/side.ts';
import { CAST, paintHeldFold, paintPocket } from './draw-hand-in-cloth.ts';
import { handTones, paintGloveSeams, paintHandLines, paintKnuckles, paintNails } from './paint-hand.ts';
import { type PlacedFinger, type PlacedHand, placedHand } from './placed-hand.ts';
import { paintPulls } from './pulls-at-hand.ts';

/** The bit of forearm a hand grows out of, or a glove ends on: fractions of the arm's two edges at which it begins. */
const WRIST = { outer: 0.9, inner: 0.88 };
const GLOVE = { outer: 0.944, inner: 0.923 };
/** Where a glove that goes up over the elbow ends. */
export const LONG_GLOVE = { outer: 0.62, inner: 0.4 };
const wristOf = ({ body: b }: Wearer, side: Side, from = WRIST, n = 12): Point[] =>
  band(part(b.armOut[side], from.outer, 1, n), part(b.armIn[side], from.inner, 1, n));

/** The shadow of what lies on cloth, and of a thumb that lies close on it: heads it is off, its depth and edge. */
const SHADOW = { off: [0.035, 0.05], depth: 0.42, soft: 0.035 } as const;
const CLOSE = { off: [0.012, 0.016], depth: 0.4, soft: 0.014 } as const;

function castUnder(B: Brush, shapes: Point[][], { off, depth, soft }: typeof SHADOW | typeof CLOSE = SHADOW): void {
  B.glaze(
    shapes.map((q) => shift(q, [...off])),
    CAST,
    depth,
    soft,
    undefined,
    true,
  );
}

/** Fingers that lie on the hip press the light out of the cloth right under them: heads it is off them, its depth and edge. */
const PRESSED = { off: [0.014, 0.02], depth: 0.5, soft: 0.014 } as const;

function pressUnder(B: Brush, { pose }: Body, side: Side, hand: PlacedHand): void {
  if (!liesOnHip(pose, side)) return;
  const { off, depth, soft } = PRESSED;
  paintPulls(B, hand, CAST);
  const under = [...hand.fingers, ...(hand.thumb ? [hand.thumb] : [])].map(({ outline }) => shift(outline, [...off]));
  B.glaze(under, CAST, depth, soft, undefined, true);
}

function paintInCloth(B: Brush, w: Wearer, side: Side, hand: PlacedHand): void {
  paintPocket(B, hand);
  if (hand.mouth && hand.thumb && !hand.fingers.length) paintThumb(B, w, side, hand);
  paintHeldFold(B, hand);
}

/** The look of what covers the hand: leather is toned lighter than skin, so that black still has fingers. */
function formOf(hand: PlacedHand, w: Wearer, side: Side, glove: boolean) {
  return {
    base: glove ? 0.22 : 0.27,
    round: 0.06,
    edge: 0.5,
    tones: [...handTones(hand), ...armTones(w.body, side)],
  };
}

interface HandOptions {
  cast?: boolean;
  glove?: Ramp;
  long?: boolean;
}

/**
 * Paints one hand over whatever is on the page, with a short wrist that fades out under a cuff; a glove ends at its hem.
 * Does nothing where the pose hides the hand. `cast` = it lies on cloth and throws a shadow there;
 * `glove` = what covers it, `long` up over the elbow.
 */
export function drawHand(S: Scene, w: Wearer, side: Side, o: HandOptions = {}): void {
  const hand = placedHand(w.body, side);
  if (!hand) return;
  const B = brushFor(S, w);
  const skin = SKINS[w.person.skin];
  const ramp: Ramp = o.glove ?? skin;
  if (o.cast ?? true) {
    castUnder(B, hand.shapes);
    pressUnder(B, w.body, side, hand);
  }
  const from = mix(hand.wrist, w.body.j.elbow[side], 0.22);
  const fade = { from, r0: 0.06, r1: 0.14 };
  const sleeve = o.long ? wristOf(w, side, LONG_GLOVE, 50) : wristOf(w, side, o.glove ? GLOVE : WRIST);
  B.form([sleeve, ...hand.shapes], ramp, {
    ...formOf(hand, w, side, !!o.glove),
    ...(!o.glove && { fade }),
  });
  if (o.long) B.ink([{ pts: [...sleeve, sleeve[0]], w: 0.02, press: [1, 1, 1] }], ramp.ink, { hide: hand.shapes });
  paintHandLines(B, hand, ramp.ink);
  paintKnuckles(B, hand, ramp);
  if (o.glove) paintGloveSeams(B, hand, o.glove);
  else paintNails(B, hand, skin);
  paintInCloth(B, w, side, hand);
}

/** Paints the hand again from the knuckles on, over what it holds: the wrist and its cuff stay as they are. */
export function drawFingersOver(S: Scene, w: Wearer, side: Side): void {
  const hand = placedHand(w.body, side);
  if (!hand) return;
  const B = brushFor(S, w);
  const skin = SKINS[w.person.skin];
  const beyond: Point[][] = [
    [
      [-0.5, 0.2],
      [0.5, 0.2],
      [0.5, 1.3],
      [-0.5, 1.3],
    ].map(([x, y]) => hand.at([x, y])),
  ];
  castUnder(
    B,
    hand.fingers.map((f) => f.outline),
  );
  const fade = { from: hand.wrist, r0: hand.size * 0.2, r1: hand.size * 0.42 };
  B.form(hand.shapes, skin, { ...formOf(hand, w, side, false), fade });
  paintHandLines(B, hand, skin.ink, beyond);
  paintNails(B, hand, skin);
}

/** Paints the thumb again over what the hand holds: the fingers stay behind it. */
export function drawThumbOver(S: Scene, w: Wearer, side: Side): void {
  const hand = placedHand(w.body, side);
  if (hand) paintThumb(brushFor(S, w), w, side, hand);
}

/** The nail of a thumb that is looked at: how much light it takes, and the line at its root. */
const THUMBNAIL = { alpha: 0.62, soft: 0.003, root: { w: 0.0052, a: 0.5, press: [0.1, 1, 0.1] } } as const;
/** Where the joint of a thumb creases the skin: shares of its length, and how far across it either crease runs. */
const JOINT = { at: [0.56, 0.61], from: 0.1, to: 0.46, w: 0.005, a: 0.42 } as const;

/** Creases over the joint, from the back of the thumb inward. */
const creasesOf = ({ outline }: PlacedFinger): Stroke[] =>
  JOINT.at.map((share) => {
    const edge = Math.round((share * (outline.length - 7)) / 2);
    const [a, b] = [outline[edge], outline[outline.length - 1 - edge]];
    return { pts: [mix(a, b, JOINT.from), mix(a, b, JOINT.to)], w: JOINT.w, a: JOINT.a, press: [1, 0.2] };
  });

/** Paints the thumb alone, over whatever is there. */
function paintThumb(B: Brush, w: Wearer, side: Side, hand: PlacedHand): void {
  if (!hand.thumb) return;
  const skin = SKINS[w.person.skin];
  const { outline, nail } = hand.thumb;
  castUnder(B, [outline], hand.mouth ? CLOSE : SHADOW);
  B.form([wristOf(w, side), ...hand.shapes], skin, { ...formOf(hand, w, side, false), clip: [outline] });
  B.ink([{ pts: part(outline, 0.1, 0.92, 60), w: 0.0112, press: [0.1, 0.8, 1, 1.1, 1, 0.8, 0.1] }], skin.ink);
  if (!B.shows('knuckle')) return;
  if (hand.mouth) B.ink(creasesOf(hand.thumb), skin.ink);
  if (!nail) return;
  B.touch([nail], mixHex(skin.lift, skin.blush, 0.16), THUMBNAIL.alpha, THUMBNAIL.soft);
  const { root } = THUMBNAIL;
  B.ink([{ pts: part(nail, 0.3, 0.7, 9), w: root.w, a: root.a, press: [...root.press] }], skin.ink);
}

/** The outline of an arm from a fraction of it on, heads. */
function armFrom({ armOut, armIn }: Body, side: Side, from: number): { arm: Point[]; outFrom: number; inFrom: number } {
  const outFrom = 0.36 + from * 0.62;
  const inFrom = Math.max(0.01, from * 1.06 - 0.06);
  return { arm: band(part(armOut[side], outFrom, 1, 60), part(armIn[side], inFrom, 1, 50)), outFrom, inFrom };
}

/** The shapes of an arm and its hand that lie over the clothes, heads. @param from as of `drawArmOver`; null where the hand does alone. */
export function shapesOver({ body }: Wearer, side: Side, from: number | null): Point[][] {
  const hand = placedHand(body, side)?.shapes ?? [];
  return from === null ? hand : [armFrom(body, side, from).arm, ...hand];
}

/**
 * Paints an arm with its hand over the clothes, growing out of the shoulder (`from` 0) or out of a sleeve that ends at `from`
 * (0.5 = the elbow).
 */
export function drawArmOver(S: Scene, w: Wearer, side: Side, o: { from?: number; cast?: boolean } = {}): void {
  const b = w.body;
  const B = brushFor(S, w);
  const skin = SKINS[w.person.skin];
  const hand = placedHand(b, side);
  const from = o.from ?? 0;
  const { arm, outFrom, inFrom } = armFrom(b, side, from);
  const shapes = hand?.shapes ?? [];
  // only what lies before the body throws a shadow on it: the forearm and the hand
  if (o.cast ?? b.pose.arm[side].over === 'front')
    castUnder(B, [band(part(b.armOut[side], 0.72, 1, 40), part(b.armIn[side], 0.56, 1, 36)), ...shapes]);
  const root = from < 0.3 ? { from: b.trap[side][4], r0: 0.5, r1: 1 } : undefined;
  if (hand && o.cast !== false) pressUnder(B, b, side, hand);
  B.form([arm, ...shapes], skin, {
    base: 0.27,
    round: 0.09,
    edge: 0.4,
    steps: 0.06,
    tones: [...armTones(b, side), ...(hand ? handTones(hand) : [])],
    ...(root && { fade: root }),
  });
  B.ink(
    from < 0.45
      ? armLines(b, side, Math.max(outFrom, from < 0.3 ? 0.46 : 0))
      : [
          { pts: part(b.armOut[side], outFrom, 1, 50), w: 0.015, press: [0.8, 1, 1, 0.8] },
          { pts: part(b.armIn[side], inFrom, 1, 40), w: 0.014, press: [0.8, 1, 1, 0.8] },
        ],
    skin.ink,
    { hide: shapes },
  );
  if (!hand) return;
  paintHandLines(B, hand, skin.ink);
  paintKnuckles(B, hand, skin);
  paintNails(B, hand, skin);
  paintInCloth(B, w, side, hand);
}
