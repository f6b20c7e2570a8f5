/** Bags in a hanging hand. */
import { asksFor, type Detail, wordsOf } from '@toile/look';

import { rampOf } from '#atelier/figure/brush/ramps.ts';
import { drawFingersOver, drawThumbOver } from '#atelier/figure/hands/draw-hand.ts';
import { type PlacedHand, placedHand } from '#atelier/figure/hands/placed-hand.ts';
import { freeSide } from '#atelier/figure/poses/stance-for.ts';
import { closedSpline, spline } from '#atelier/kit/curves.ts';
import { add, type Point, shift } from '#atelier/kit/points.ts';
import { band, ellipse } from '#atelier/kit/shapes.ts';
import type { Side } from '#atelier/kit/side.ts';
import type { BagFace } from './bags/bag-face.ts';
import { chainAlong, finishBag, hangStrap, plaits } from './bags/bag-parts.ts';
import { drawBasket, drawBriefcase, drawTote, type Held } from './draw-bags.ts';
import { drawBucketBag, drawDuffel, drawSuitcase } from './draw-soft-bags.ts';
import { metalHex, partRamp, partSaid } from './part-said.ts';
import { bead, type DrawThing, saidOf, strip, type Thing } from './worn-things.ts';

/** The hand that carries, and where its fingers close. */
export function grip({ w }: Thing): { hand: PlacedHand; at: Point; side: Side; out: Side } | null {
  const side = freeSide(w.body.pose);
  const hand = side && placedHand(w.body, side);
  return hand ? { hand, side, at: hand.at([0, 0.56]), out: side } : null;
}

/** A closed form of leather with its shadow and its outline. */
export function leather(t: Thing, shape: Point[], base = 0.34): void {
  t.B.glaze([shift(shape, [0.05, 0.06])], '#4a4048', 0.35, 0.04, undefined, true);
  t.B.form([shape], t.ramp, { round: 0.09, base, edge: 1 });
  t.B.ink([{ pts: [...shape, shape[0]], w: 0.0125, press: [0.5, 1, 1.3, 1, 0.5] }], t.ramp.ink);
}

/** The fingers close over what they hold. */
export function closeHand(t: Thing, side: Side): void {
  if (!t.isAlone) drawFingersOver(t.B.scene, t.w, side);
}

/** Breadth of a strap, heads. */
const STRAP = 0.03;

/** A strap of leather: its dark edges, its face and a lit crest. */
export function strap(t: Thing, pts: Point[], far: boolean): void {
  const said = partSaid(t.accessory, HANDLE);
  if (said && /chain/.test(said)) {
    if (!far) chainAlong(t, pts, metalHex(t.accessory));
    return;
  }
  const ramp = partRamp(t.accessory, HANDLE, t.ramp);
  const face = strip(pts, STRAP / 2);
  t.B.form([face], ramp, { round: STRAP / 3, base: far ? 0.75 : 0.42, edge: 1 });
  t.B.ink([{ pts: [...face, face[0]], w: 0.006 }], ramp.ink);
  if (far) return;
  if (said && /braid|woven|plait|rope|twist/.test(said)) t.B.ink(plaits(pts, STRAP / 2), ramp.ink, { alpha: 0.8 });
  t.B.ink([{ pts: shift(pts, [-0.004, -0.004]), w: 0.008, press: [0.2, 1, 0.2] }], ramp.light, { alpha: 0.6 });
}

/** What a bag is carried by: a strap that is long hangs behind it besides. */
const HANDLE = /\b(?:handles?|straps?)\b/;

/** Bags of another shape, by the detail that names them. */
const BAGS: readonly (readonly [Detail['id'], (t: Thing, h: Held) => void])[] = [
  ['tote', drawTote],
  ['woven', drawBasket],
  ['briefcase', drawBriefcase],
];

/** Bags of another shape, by the words they are called by. */
const CALLED: readonly (readonly [words: RegExp, draw: (t: Thing, h: Held) => void])[] = [
  [/bucket|drawstring/, drawBucketBag],
  [/duffel|duffle|gym|travel|weekender|holdall/, drawDuffel],
  [/suitcase|trolley/, drawSuitcase],
];

/** The bag its details name, or else a structured one on a short handle. */
export const drawBag: DrawThing = (t) => {
  const g = grip(t);
  if (!g) return;
  const called = CALLED.find(([words]) => words.test(t.accessory.name));
  const shaped =
    called ??
    BAGS.find(([id]) => asksFor(t.accessory, id)) ??
    CALLED.find(([words]) => words.test(saidOf(t.accessory)));
  if (shaped) {
    shaped[1](t, {
      at: g.at,
      leather: (shape, base) => leather(t, shape, base),
      strap: (pts, far) => strap(t, pts, far),
      closeHand: () => closeHand(t, g.side),
      hang: (face) => hangStrap(t, face),
      finish: (face) => finishBag(t, face),
    });
    return;
  }
  drawStructured(t, g);
};

/** Stiff, on two short handles, a flap over its face. */
function drawStructured(t: Thing, g: NonNullable<ReturnType<typeof grip>>): void {
  const top = add(g.at, [0, 0.31]);
  const face: Omit<BagFace, 'body'> = { at: (u, v) => add(top, [u * (0.28 + 0.06 * v), v * 0.47]) };
  hangStrap(t, { ...face, body: [] });
  // two handles side by side, run together in the fist
  for (const dx of [0.045, 0]) {
    const foot = (x: number): Point => add(top, [x + dx, 0.03]);
    const bend = (x: number, y: number): Point => add(g.at, [x + dx * 0.5, y]);
    strap(
      t,
      spline([
        foot(-0.18),
        bend(-0.165, 0.14),
        bend(-0.1, 0.02),
        bend(0, -0.012),
        bend(0.1, 0.02),
        bend(0.165, 0.14),
        foot(0.18),
      ]),
      dx > 0,
    );
  }
  closeHand(t, g.side);
  const body = closedSpline([
    add(top, [-0.27, 0]),
    add(top, [0, -0.018]),
    add(top, [0.27, 0]),
    add(top, [0.33, 0.24]),
    add(top, [0.34, 0.45]),
    add(top, [0, 0.475]),
    add(top, [-0.34, 0.45]),
    add(top, [-0.33, 0.24]),
  ]);
  leather(t, body);
  const flap = band(
    spline([add(top, [-0.275, 0.0]), add(top, [0, -0.018]), add(top, [0.275, 0.0])]),
    spline([add(top, [-0.29, 0.15]), add(top, [0, 0.24]), add(top, [0.29, 0.15])]),
  );
  t.B.form([flap], t.ramp, { round: 0.05, base: 0.28 });
  t.B.ink([{ pts: flap.slice(Math.floor(flap.length / 2)), w: 0.0105, press: [0.5, 1, 0.5] }], t.ramp.ink);
  if (!SHUT_BY.test(saidOf(t.accessory)))
    t.B.touch([ellipse(add(top, [0, 0.235]), 0.024, 0.018, 14)], metalHex(t.accessory), 1);
  finishBag(t, { ...face, body }, 0.48);
}

/** What shuts a bag in place of its stud. */
const SHUT_BY = /\b(?:locks?|turnlock|clasps?|buckles?)\b/;

/** Details of a bag that is sewn over with beads, stones or sequins. */
const STUDDED = /bead|embellish|sequin|stone|crystal|pearl|gold accent/;

/** Gold beads in rows over the face of a clutch. @param corner from its own x and y to the body's heads. */
function stud({ B }: Thing, corner: (x: number, y: number) => Point): void {
  const gold = rampOf('#d8b15a');
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 9; i++) {
      const x = -0.33 + i * 0.082 + (row % 2 ? 0.041 : 0);
      if (x < 0.35) bead(B, corner(x, 0.06 + row * 0.078), 0.0135, gold);
    }
}

/** A stiff clutch on a frame of metal. */
const isBox = ({ accessory }: Thing): boolean =>
  /\b(?:box|minaudiere|frame|hard case|kiss lock)\b/.test(saidOf(accessory));

/** The frame along its upper edge, and the knob that shuts it. */
function drawFrame(t: Thing, face: BagFace): void {
  const metal = rampOf(metalHex(t.accessory));
  finishBag(t, face, 0.2);
  const bar = [face.at(-1.01, -0.03), face.at(1.01, -0.03), face.at(1.01, 0.055), face.at(-1.01, 0.055)];
  t.B.form([spline([...bar, bar[0]], 1)], metal, { round: 0.012, base: 0.3, grain: 0 });
  t.B.ink([{ pts: [...bar, bar[0]], w: 0.007 }], metal.ink);
  for (const u of [-0.035, 0.035]) bead(t.B, face.at(u, -0.06), 0.02, metal);
}

/** A flat clutch: the thumb lies over its face, the fingers hold it from behind. */
export const drawClutch: DrawThing = (t) => {
  const g = grip(t);
  if (!g) return;
  const top = add(g.hand.at([0, 0.36]), [g.out * 0.09, 0]);
  const tilt = g.out * 0.05;
  const corner = (x: number, y: number): Point => add(top, [x, y + x * tilt]);
  const body = [corner(-0.38, 0), corner(0.38, 0), corner(0.395, 0.44), corner(-0.395, 0.44)];
  const face: BagFace = { body, at: (u, v) => corner(u * 0.385, v * 0.44) };
  hangStrap(t, face);
  leather(t, spline([...body, body[0]], 1));
  if (isBox(t)) {
    drawFrame(t, face);
    if (!t.isAlone) drawThumbOver(t.B.scene, t.w, g.side);
    return;
  }
  const flap = [corner(-0.38, 0.01), corner(g.out * 0.16, 0.29), corner(0.38, 0.01)];
  const under = spline(
    flap.map((p) => add(p, [0.012, 0.028])),
    1,
  );
  t.B.glaze([[...spline(flap, 1), ...under.reverse()]], '#4a4048', 0.4, 0.012);
  t.B.ink([{ pts: flap, w: 0.0105, press: [0.7, 1, 0.7] }], t.ramp.ink);
  if (wordsOf(t.accessory).some((word) => STUDDED.test(word))) stud(t, corner);
  finishBag(t, face, 0.62);
  if (!SHUT_BY.test(saidOf(t.accessory))) bead(t.B, corner(g.out * 0.16, 0.275), 0.024, t.ramp);
  if (!t.isAlone) drawThumbOver(t.B.scene, t.w, g.side);
};
