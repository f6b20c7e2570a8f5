import type { Garment } from '@toile/look';
import { legTones } from '#atelier/figure/body/body-tones.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import { brushFor } from '#atelier/figure/brush/wearer-brush.ts';
import { nearsFloor } from '#atelier/figure/poses/nears-floor.ts';
import { part, spline } from '#atelier/kit/curves.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import type { Scene } from '#atelier/kit/scene.ts';
import { band, ellipse } from '#atelier/kit/shapes.ts';
import { LEFT, other, RIGHT, SIDES, type Side } from '#atelier/kit/side.ts';
import { paintBoot } from './draw-boot.ts';
import {
  paintAnkleStrap,
  paintDetails,
  paintHeel,
  paintQuarters,
  paintSling,
  paintStraps,
  paintToeCap,
} from './draw-shoe-parts.ts';
import { paintSoleLine } from './draw-shoe-trims.ts';
import { paintToldParts } from './draw-told-parts.ts';
import { hull, sectionAt, slice, swept } from './foot-model.ts';
import { type Footwear, paintSections, type ShoeKit, shoeKit } from './shoe-kit.ts';
import { curlOf, heightOf, instepOf, lastOf, soleOf, upperOf } from './shoe-sections.ts';
import { BARE_FOOT, heelHeight, OPEN_FOOT, TOES } from './shoes.ts';

/** Page units by which a kind of shoe lifts the heel: what makeWearer wants as `heel`. */
export const heelOf = heelHeight;

/** Toes of an open shoe, one over the other, each with its own line and a light touch for the nail. */
function paintToes(k: ShoeKit): void {
  if (!k.B.shows('shoe')) return;
  const shapes = TOES.map((toe) => swept(toe, k.at));
  const ball = swept(OPEN_FOOT.slice(-4), k.at);
  shapes.forEach((own, i) => {
    const strokes = own.map((q): Stroke => ({ pts: [...q, q[0]], w: 0.0125, press: [1, 1, 1] }));
    k.B.ink(strokes, k.skin.ink, { hide: [...own, ...ball.slice(0, -1), ...shapes.slice(i + 1).flat()] });
  });
  if (k.hose) return;
  const nails = TOES.map((toe, i) => {
    const [z, x, half, , top] = toe[toe.length - 1];
    const at = k.at([x, top * 0.9, z - half * 0.5]);
    return ellipse(at, half * (i === 4 ? 0.78 : 0.66), half * 0.5, 12);
  });
  k.B.touch(nails, k.nail, 0.55, 0.004);
}
/** The skin that closes leg and foot into one: from the last of the shin over the ankle. */
function ankleOf(k: ShoeKit, { body: b }: Wearer, s: Side): Point[][] {
  const end = [0.985, 1].flatMap((u) => [part(b.legOut[s], u, u, 2)[0], part(b.legIn[s], u, u, 2)[0]]);
  const { topline } = k.shoe;
  return [-0.12, -0.06, 0.02, 0.08].map((z) => {
    const [, x, half, , top] = sectionAt(BARE_FOOT, z);
    const low = Math.min(top - 0.02, Math.max(0.2, topline ? heightOf(topline, z) - 0.02 : 0));
    return hull([...end, ...slice([z, x, half * 0.97, low, top], !k.B.shows('shoe')).map(k.at)]);
  });
}

/** A foot whose heel is towards us: the toes first, the counter and the heel over them. */
function paintFootBehind(k: ShoeKit, w: Wearer, s: Side): void {
  const { shoe } = k;
  const { quarters, vamp } = upperOf(shoe);
  if (shoe.sole > 0) paintSections(k, soleOf(shoe), k.sole, { base: 0.4, ink: 0.007 });
  paintSections(k, vamp, k.upper, { base: 0.42 });
  if (!paintBoot(k, w, s, lastOf(shoe))) {
    const shapes = [...swept(instepOf(shoe), k.at), ...ankleOf(k, w, s)];
    k.B.form(shapes, k.skin, { round: 0.06, base: 0.34 + (k.far ? 0.09 : 0), edge: 0.4 });
    contourOutside(k, shapes, [legEnd(w, s)]);
    paintStraps(k);
    paintSections(k, quarters, k.upper, { base: 0.34 });
    paintAnkleStrap(k, w, s);
  }
  if (shoe.sole > 0) paintHeel(k);
}

function paintFoot(k: ShoeKit, w: Wearer, s: Side): void {
  const { shoe } = k;
  const { quarters, vamp } = upperOf(shoe);
  if (k.stand.yaw > 90) {
    paintFootBehind(k, w, s);
    return;
  }
  if (shoe.sole > 0) {
    paintHeel(k);
    paintSections(k, soleOf(shoe), k.sole, { base: shoe.soleColour === 'white' ? 0.3 : 0.4, ink: 0.007 });
    paintSoleLine(k, soleOf(shoe));
  }
  if (paintBoot(k, w, s, lastOf(shoe))) return;
  paintSections(k, quarters, k.upper, { base: 0.44 });
  const open = shoe.throat > 1;
  const ankle = ankleOf(k, w, s);
  const shapes = [...swept(instepOf(shoe), k.at, !k.B.shows('shoe')), ...ankle];
  const toes = open ? TOES.flatMap((toe) => swept(toe, k.at, !k.B.shows('shoe'))) : [];
  const shin = legEnd(w, s);
  // in a preview what lies over the line swallows it
  if (!k.B.shows('shoe')) k.B.ink(outlined(shapes), k.skin.ink);
  // foot, ankle and the end of the shin are one form that dissolves into the leg: no knob at the ankle
  k.B.form([...shapes, ...toes, shin], k.skin, {
    round: 0.1,
    base: 0.28 + (k.far ? 0.07 : 0),
    edge: 0,
    fade: { from: mix(shin[0], shin[shin.length - 1], 0.5), r0: 0.06, r1: 0.26 },
    // of the tones of the leg a preview needs the turn of its sides alone
    tones: !k.B.shows('shoe') ? legTones(w.body, s).slice(0, 2) : legTones(w.body, s),
  });
  if (k.B.shows('shoe')) contourOutside(k, shapes, [...swept(vamp.length ? vamp : [], k.at), ...toes, shin]);
  paintAnkleBone(k, w, s);
  if (open) paintToes(k);
  if (shoe.throat > 0.25 && shoe.throat < 0.4) paintQuarters(k, lastOf(shoe));
  paintSections(k, vamp, k.upper);
  paintSections(k, curlOf(shoe), k.upper, { base: 0.26 });
  paintToeCap(k, vamp);
  paintDetails(k, lastOf(shoe));
  paintToldParts(k, lastOf(shoe));
  paintSling(k, w, s);
  paintStraps(k);
  paintAnkleStrap(k, w, s);
}
/** The inner bone of the ankle in one touch of the pencil. */
function paintAnkleBone(k: ShoeKit, { body: b }: Wearer, s: Side): void {
  if (k.hose || !k.B.shows('shoe') || (k.shoe.topline?.[0][1] ?? 0) > 0.3) return;
  const g = -s;
  const at = add(b.j.ankle[s], [g * 0.045, -0.015]);
  const line = spline([add(at, [-g * 0.022, -0.012]), add(at, [-g * 0.016, 0.03]), add(at, [g * 0.02, 0.042])]);
  k.B.ink([{ pts: line, w: 0.009, press: [0.1, 1, 0.1], a: 0.55 }], k.skin.ink);
}
const legEnd = (w: Wearer, s: Side): Point[] =>
  band(part(w.body.legOut[s], 0.86, 1, 8), part(w.body.legIn[s], 0.86, 1, 8));

const outlined = (shapes: Point[][]): Stroke[] =>
  shapes.map((q) => ({ pts: [...q, q[0]], w: 0.014, press: [1, 1, 1] }));

function contourOutside(k: ShoeKit, shapes: Point[][], hide: Point[][]): void {
  k.B.ink(outlined(shapes), k.skin.ink, { hide: [...shapes, ...hide] });
}

/** Paints both feet in their shoes, the far one first; over trousers that end above them, under long hems. */
export function drawShoes(S: Scene, w: Wearer, footwear: Footwear): void {
  const far = w.body.pose.far;
  for (const s of [far, other(far)]) paintFoot(shoeKit(S, w, footwear, s), w, s);
}

/** Half-breadth in heads of the hem that a garment to the floor sets down; 0 if none reaches it. */
export function hemOnFloor(garments: readonly Garment[]): number {
  const reaches = garments.map(({ family, length, silhouette }) => {
    if (family === 'lehenga') return 1.7;
    if (family === 'saree') return 0.55;
    if (length !== 'floor' || !['dress', 'skirt'].includes(family)) return 0;
    if (['circle', 'fit-and-flare', 'gathered', 'tiered', 'flared'].includes(silhouette)) return 1.3;
    return silhouette === 'a-line' || silhouette === 'empire' ? 1 : 0.6;
  });
  return Math.max(0, ...reaches);
}

/** The wide soft shadow under a hem that touches the ground. @param reach half its breadth, heads. */
export function drawHemShadow(S: Scene, w: Wearer, reach: number): void {
  if (reach <= 0) return;
  const { leg, origin, perHead } = w;
  const sway = ((leg[LEFT].ankle[0] + leg[RIGHT].ankle[0]) / 2 - origin[0]) * 1.5;
  const at: Point = [sway / perHead, (w.floor - origin[1]) / perHead + 0.02];
  const B = brushFor(S, w);
  B.glaze([ellipse(add(at, [0.12, 0.02]), reach * 1.12, 0.13)], '#5b5560', 0.3, 0.12);
  B.glaze([ellipse(at, reach * 0.98, 0.07)], '#5b5560', 0.6, 0.05);
}

/**
 * Dark contact under every point that bears, then a soft pool to the right: one light for face, cloth and ground. Under a long
 * hem the contact is in the hem's own shade.
 */
export function drawGroundShadow(S: Scene, w: Wearer, footwear: Footwear, garments: readonly Garment[] = []): void {
  const open = !garments.some(nearsFloor);
  const shade = '#5b5560';
  for (const s of SIDES) {
    const k = shoeKit(S, w, footwear, s);
    const toe = k.at([0, -k.shoe.sole, 0.62]);
    const heel = add(k.at([0, 0, -0.16]), [0, k.stand.heel * k.stand.scale * 0.93 + k.shoe.sole]);
    const tipped = k.stand.lift > 20;
    const points: [Point, number][] = tipped
      ? [[toe, 0.11]]
      : [
          [toe, 0.15],
          [heel, k.shoe.heelShape === 'stiletto' ? 0.05 : 0.1],
        ];
    for (const [p, r] of points) {
      k.B.glaze([ellipse(add(p, [r * 1.5, 0.012]), r * 2.5, 0.06)], shade, 0.3, 0.08);
      // under a long hem feet are not seen, and their own shade would lie about alone
      if (!open) continue;
      k.B.glaze([ellipse(add(p, [r * 0.5, 0.014]), r * 1.5, 0.038)], shade, 0.55, 0.033);
      k.B.glaze([ellipse(add(p, [0.015, 0.012]), r * 1.1, 0.026)], shade, 1.1, 0.012);
    }
  }
}
