/** A kalgi: the jewel of a groom's turban, with its plume. In head space. */
import { closedSpline, spline } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { bead, type DrawThing, wire } from './worn-things.ts';

/** Feathers of the plume: how far each leans and how high it rises, heads. */
const FEATHERS: readonly (readonly [lean: number, rise: number])[] = [
  [-0.1, 0.25],
  [0.11, 0.26],
  [0.01, 0.34],
];

/** A feather from its root, bent outward at its tip. */
function feather(root: Point, lean: number, rise: number): Point[] {
  const at = (x: number, y: number): Point => add(root, [x, -y]);
  return closedSpline([
    root,
    at(lean * 0.2 - 0.035, rise * 0.45),
    at(lean * 0.7 - 0.03, rise * 0.86),
    at(lean * 1.15, rise),
    at(lean * 0.8 + 0.035, rise * 0.8),
    at(lean * 0.3 + 0.035, rise * 0.4),
  ]);
}

export const drawKalgi: DrawThing = (t) => {
  const { H, head } = t.s;
  const root = add(head.brow, [0, -0.12]);
  for (const [lean, rise] of FEATHERS) {
    const shape = feather(root, lean, rise);
    H.form([shape], t.ramp, { round: 0.03, base: 0.3 });
    H.ink(
      [
        { pts: [...shape, shape[0]], w: 0.007, press: [0.5, 1, 0.6] },
        {
          pts: spline([root, add(root, [lean * 0.5, -rise * 0.5]), add(root, [lean, -rise * 0.92])]),
          w: 0.006,
          a: 0.7,
        },
      ],
      t.ramp.ink,
    );
  }
  // the jewel: a stone in a ring of pearls, and a drop on the brow
  for (let i = 0; i < 8; i++) {
    const a = i * 0.785;
    bead(H, add(root, [Math.cos(a) * 0.05, 0.015 + Math.sin(a) * 0.055]), 0.015, t.ramp);
  }
  bead(H, add(root, [0, 0.015]), 0.034, t.ramp);
  wire(H, [add(root, [0, 0.07]), add(root, [0, 0.1])], 0.007, t.ramp);
  bead(H, add(root, [0, 0.115]), 0.018, t.ramp);
};
