/** Necklaces, chokers and pendants: hung from the neck's own curve. */

import { part, pointAlong, spline } from '#atelier/kit/curves.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import { bead, type DrawThing, type Thing, wire } from './worn-things.ts';

/** A chain from one side of the neck to the other, its lowest point `drop` heads under the pit. */
function chain({ w }: Thing, drop: number, high = 0.62): Point[] {
  const { trap, j } = w.body;
  const l = mix(trap[LEFT][1], trap[LEFT][2], high);
  const r = mix(trap[RIGHT][1], trap[RIGHT][2], high);
  const low = add(j.pit, [0, drop]);
  return spline([l, add(mix(l, low, 0.55), [-0.02, 0.05]), low, add(mix(r, low, 0.55), [0.02, 0.05]), r]);
}

export const drawNecklace: DrawThing = (t) => {
  const line = chain(t, 0.3);
  wire(t.B, line, 0.012, t.ramp);
  for (let i = 0; i < 15; i++) {
    const u = 0.1 + (0.8 * i) / 14;
    bead(t.B, pointAlong(line, u), 0.014 + 0.018 * Math.sin(Math.PI * u) ** 2, t.ramp);
  }
  bead(t.B, add(pointAlong(line, 0.5), [0, 0.055]), 0.034, t.ramp);
};

export const drawChoker: DrawThing = (t) => {
  const line = chain(t, -0.14, 0.3);
  for (const dy of [0, 0.03, 0.06])
    wire(
      t.B,
      part(line, 0.04, 0.96).map((p) => add(p, [0, dy - 0.02])),
      0.014,
      t.ramp,
    );
  for (let i = 0; i < 9; i++) bead(t.B, add(pointAlong(line, 0.14 + i * 0.09), [0, 0.065]), 0.014, t.ramp);
};

export const drawPendant: DrawThing = (t) => {
  const line = chain(t, 0.34);
  wire(t.B, line, 0.008, t.ramp);
  bead(t.B, add(pointAlong(line, 0.5), [0, 0.03]), 0.03, t.ramp);
};

/** A chain round the hips over the skirt's waist, its drop at the bearing side. */
export const drawWaistChain: DrawThing = (t) => {
  const { station } = t.w.body;
  const line = spline([
    station(1.1, -1),
    add(station(1.14, -0.4), [0, 0.05]),
    add(station(1.14, 0.3), [0, 0.06]),
    station(1.1, 1),
  ]);
  wire(t.B, line, 0.014, t.ramp);
  for (let i = 1; i < 12; i++) bead(t.B, add(pointAlong(line, i / 12), [0, 0.02]), 0.014, t.ramp);
};

/** A brooch on the chest, on the wearer's left. */
export const drawBrooch: DrawThing = (t) => {
  const p = t.w.body.station(0.42, 0.5);
  for (let i = 0; i < 6; i++)
    bead(t.B, add(p, [Math.cos(i * 1.047) * 0.05, Math.sin(i * 1.047) * 0.05]), 0.026, t.ramp);
  bead(t.B, p, 0.032, t.ramp);
};
