import type { Brush, Tone } from '#atelier/figure/brush/brush.ts';
import { brushFor } from '#atelier/figure/brush/wearer-brush.ts';
import { handTones, paintHandLines, paintNails } from '#atelier/figure/hands/paint-hand.ts';
import { placedHand } from '#atelier/figure/hands/placed-hand.ts';
import { part } from '#atelier/kit/curves.ts';
import { type Point, shift } from '#atelier/kit/points.ts';
import type { Scene } from '#atelier/kit/scene.ts';
import { band } from '#atelier/kit/shapes.ts';
import { other, SIDES, type Side } from '#atelier/kit/side.ts';
import { armLines, legLines, torsoLines } from './body-lines.ts';
import { armTones, legTones, torsoTones } from './body-tones.ts';
import { SKINS } from './skin-tones.ts';
import type { Wearer } from './wearer.ts';

/** Which parts to paint: what is wholly under cloth need not be. */
export interface BareParts {
  legs?: boolean;
  /** The arms beside and before the body; one behind the back is always painted. */
  arms?: boolean;
  /** Of the legs the ends alone, flat, without tones and lines: all but their ankles is under cloth. */
  plainLegs?: boolean;
}

/**
 * Paints the bare body as one form, so that no joint shows: trunk, neck, legs and every arm that does not pass in front of the
 * clothes. Feet are drawLegsAndFeet's; arms over clothes are drawArmOver's.
 */
export function drawBareBody(S: Scene, w: Wearer, parts: BareParts = {}): void {
  const { legs = true, arms = true, plainLegs = false } = parts;
  const b = w.body;
  const B = brushFor(S, w);
  const skin = SKINS[w.person.skin];
  const far = b.pose.far;
  const near: Side = other(far);
  const on = arms ? SIDES.filter((s) => b.pose.arm[s].over !== 'behind') : [];
  for (const s of SIDES) if (b.pose.arm[s].over === 'behind') drawArmBehind(B, w, s);

  const shapes: Point[][] = [b.shapes.torso];
  const tones: Tone[] = torsoTones(b);
  if (legs && plainLegs)
    B.form(
      SIDES.map((s) => legEnd(w, s)),
      skin,
      { base: 0.3, round: 0.1, steps: 0 },
    );
  else if (legs) {
    shapes.push(b.shapes.leg[near], b.shapes.leg[far]);
    tones.push(...legTones(b, far), ...legTones(b, near));
  }
  for (const s of on) {
    const hand = b.pose.arm[s].over ? null : placedHand(b, s);
    shapes.push(b.shapes.arm[s], ...(hand?.shapes ?? []));
    tones.push(...armTones(b, s), ...(hand ? handTones(hand) : []));
  }
  B.form(shapes, skin, { base: 0.27, round: 0.16, relief: 0.8, steps: 0.06, tones });
  if (legs && !plainLegs) {
    B.ink(legLines(b, far), skin.ink, { hide: [b.shapes.leg[near], b.shapes.torso] });
    if (b.pose.foot[far].lift) redrawBearingLeg(B, w, near);
    B.ink(legLines(b, near), skin.ink, { hide: [b.shapes.torso] });
  }
  B.ink(torsoLines(b), skin.ink, { hide: on.map((s) => b.shapes.arm[s]) });
  for (const s of on) {
    const hand = b.pose.arm[s].over ? null : placedHand(b, s);
    B.ink(armLines(b, s), skin.ink, { hide: hand?.shapes ?? [] });
    if (!hand) continue;
    paintHandLines(B, hand, skin.ink);
    paintNails(B, hand, skin);
  }
  if (!on.length)
    B.ink(
      SIDES.map((s) => ({ pts: b.trap[s], w: 0.013, press: [0.3, 0.8, 1, 0.8] })),
      skin.ink,
    );
}

/** Where under long cloth a leg begins, a fraction of its length. */
const HIDDEN = 0.78;
const legEnd = ({ body }: Wearer, s: Side): Point[] =>
  band(part(body.legOut[s], HIDDEN, 1, 8), part(body.legIn[s], HIDDEN, 1, 8));

/** The bearing leg passes in front of a leg that is lifted behind it. */
function redrawBearingLeg(B: Brush, w: Wearer, s: Side): void {
  const b = w.body;
  B.form([b.shapes.leg[s]], SKINS[w.person.skin], {
    tones: legTones(b, s),
    round: 0.115,
    base: 0.27,
    edge: 0.5,
    steps: 0.06,
    fade: { from: b.j.hip[s], r0: 1, r1: 1.7 },
  });
}

/** An arm behind the back: darker beside the body, its forearm returning behind the waist. */
function drawArmBehind(B: Brush, w: Wearer, s: Side): void {
  const b = w.body;
  const skin = SKINS[w.person.skin];
  B.form([b.shapes.arm[s]], skin, {
    base: 0.32,
    round: 0.07,
    tones: [...armTones(b, s), { pts: shift(b.shapes.torso, [0.03, 0.03]), d: 0.24, soft: 0.07 }],
  });
  B.ink(armLines(b, s), skin.ink);
}
