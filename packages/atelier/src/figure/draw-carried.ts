/** Bags in a hanging hand. */
import { add, band, closed, mix, type P, part, polar, ring, shift, spline } from './curves.ts';
import type { Side } from './data/poses.ts';
import { SKINS } from './data/tones.ts';
import { drawHand } from './draw-hand.ts';
import { type PlacedHand, placedHand } from './placed-hand.ts';
import { bead, type DrawThing, type Thing } from './worn-things.ts';

/** The hand that hangs free, and where its fingers close. */
function grip({ w }: Thing): { hand: PlacedHand; at: P; side: Side } | null {
  for (const side of ['R', 'L'] as Side[]) {
    if (w.body.pose.arm[side].over) continue;
    const hand = placedHand(w.body, side);
    if (hand) return { hand, side, at: add(hand.wrist, polar(hand.deg, hand.size * 0.62)) };
  }
  return null;
}

function leather(t: Thing, shape: P[], base = 0.34): void {
  t.B.glaze([shift(shape, [0.05, 0.06])], '#4a4048', 0.35, 0.04, undefined, true);
  t.B.form([shape], t.ramp, { round: 0.09, base, edge: 1 });
  t.B.ink([{ pts: [...shape, shape[0]], w: 0.0125, press: [0.5, 1, 1.3, 1, 0.5] }], t.ramp.ink);
}

/** The fingers close over what they hold: the hand is painted once more, in front of it. */
function closeHand(t: Thing, side: Side): void {
  drawHand(t.B.scene, t.w, side === 'L' ? -1 : 1, { cast: false });
}

/** A structured bag on a short handle. */
export const drawBag: DrawThing = (t) => {
  const g = grip(t);
  if (!g) return;
  const top = add(g.at, [0, 0.3]);
  for (const dx of [0.05, 0])
    t.B.ink(
      [
        {
          pts: spline([
            add(top, [-0.17 + dx, 0.02]),
            add(g.at, [-0.1 + dx, 0.03]),
            add(g.at, [dx, -0.03]),
            add(g.at, [0.1 + dx, 0.03]),
            add(top, [0.17 + dx, 0.02]),
          ]),
          w: 0.026,
          press: [1, 1, 1],
        },
      ],
      dx ? t.ramp.deep : t.ramp.shade,
    );
  closeHand(t, g.side);
  const body = closed([
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
  t.B.touch([ring(add(top, [0, 0.235]), 0.024, 0.018, 14)], '#d9b25a', 1);
};

/** A flat clutch under the fingers. */
export const drawClutch: DrawThing = (t) => {
  const g = grip(t);
  if (!g) return;
  const c = add(g.at, [0, 0.12]);
  const tilt = g.side === 'R' ? -0.03 : 0.03;
  const body: P[] = [
    add(c, [-0.33, -0.11 - tilt]),
    add(c, [0.33, -0.11 + tilt]),
    add(c, [0.345, 0.2 + tilt]),
    add(c, [-0.345, 0.2 - tilt]),
  ];
  leather(t, spline([...body, body[0]], false, 1));
  t.B.ink([{ pts: [body[0], add(c, [0, 0.06]), body[1]], w: 0.0105, press: [0.7, 1, 0.7] }], t.ramp.ink);
  bead(t.B, add(c, [0, 0.055]), 0.022, t.ramp);
  // the thumb lies in front of what the fingers carry
  const { thumb } = g.hand;
  if (!thumb) return;
  const skin = SKINS[t.w.person.skin];
  t.B.glaze([shift(thumb.outline, [0.02, 0.026])], '#4a4048', 0.4, 0.02, [spline([...body, body[0]], false, 1)]);
  t.B.form([thumb.outline], skin, {
    base: 0.27,
    round: 0.05,
    edge: 0.4,
    tones: [{ pts: thumb.shade, d: 0.12, soft: 0.014 }],
  });
  t.B.ink([{ pts: part(thumb.outline, 0.1, 0.92, 60), w: 0.0112, press: [0.1, 0.8, 1, 1.1, 1, 0.8, 0.1] }], skin.ink);
};

/** A gathered potli on a drawstring. */
export const drawPotli: DrawThing = (t) => {
  const g = grip(t);
  if (!g) return;
  const neck = add(g.at, [0, 0.22]);
  t.B.ink(
    [-0.03, 0.03].map((dx) => ({
      pts: spline([add(g.at, [dx, -0.02]), add(mix(g.at, neck, 0.5), [dx * 1.6, 0]), neck]),
      w: 0.012,
      press: [1, 1],
    })),
    t.ramp.shade,
  );
  const frill = closed([
    add(neck, [-0.12, -0.07]),
    add(neck, [0, -0.1]),
    add(neck, [0.12, -0.07]),
    add(neck, [0.035, 0.01]),
    add(neck, [-0.035, 0.01]),
  ]);
  const body = closed([
    add(neck, [-0.035, 0]),
    add(neck, [-0.17, 0.12]),
    add(neck, [-0.2, 0.26]),
    add(neck, [0, 0.36]),
    add(neck, [0.2, 0.26]),
    add(neck, [0.17, 0.12]),
    add(neck, [0.035, 0]),
  ]);
  closeHand(t, g.side);
  leather(t, body);
  leather(t, frill, 0.4);
  t.B.ink(
    [-0.11, -0.04, 0.03, 0.1].map((dx) => ({
      pts: spline([add(neck, [dx * 0.25, 0.02]), add(neck, [dx, 0.12]), add(neck, [dx * 1.2, 0.22])]),
      w: 0.009,
      press: [1, 0.8, 0.1],
      a: 0.6,
    })),
    t.ramp.ink,
  );
  for (const dx of [-0.1, 0, 0.1]) bead(t.B, add(neck, [dx, 0.33 - Math.abs(dx) * 0.3]), 0.018, t.ramp);
};
