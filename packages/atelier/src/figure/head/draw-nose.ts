import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import { oneOf } from '#atelier/kit/chance.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { part, spline } from '#atelier/kit/curves.ts';
import { lerp, smoothstep } from '#atelier/kit/numbers.ts';
import type { Point } from '#atelier/kit/points.ts';
import type { Side } from '#atelier/kit/side.ts';
import type { HeadSpace } from './head-space.ts';

/**
 * How a bridge runs from brow to tip beside a straight one: how far its points lie aside and stand off. Hooked it stands off in the
 * middle and falls to the tip, broken it turns aside under the brow and comes back, hollow it lies in and the tip rises.
 */
type Bridge = readonly (readonly [aside: number, out: number])[];
const BRIDGES: Readonly<Record<'straight' | 'hooked' | 'broken' | 'hollow', Bridge>> = {
  straight: [],
  hooked: [
    [0, 0.004],
    [0, 0.02],
    [0, 0.026],
    [0, 0.012],
    [0, 0],
    [0, -0.004],
  ],
  broken: [
    [0, 0.004],
    [-0.012, 0.016],
    [-0.004, 0.006],
    [0.008, -0.002],
    [0.004, 0],
    [0, 0],
  ],
  hollow: [
    [0, 0],
    [0, -0.006],
    [0, -0.014],
    [0, -0.01],
    [0, 0.002],
    [0, 0.006],
  ],
};
const MENS_BRIDGES = ['straight', 'hooked', 'broken', 'straight', 'hooked', 'hollow'] as const;

/** A man's bridge is his own; a woman's and a child's is straight. */
const bridgeOf = (s: HeadSpace): Bridge =>
  s.feminine || s.model.young > 0.5 ? BRIDGES.straight : BRIDGES[oneOf(MENS_BRIDGES, s.seed, 'nose.bridge')];

/** Points of a nose: x on the face, y, and how far each stands off it, heads. */
type Off = readonly [x: number, y: number, out: number];

function solidOf(s: HeadSpace) {
  const { noseBridge: b, noseBump, noseTip, noseWidth: w } = s.face;
  const on = (q: readonly Off[]): Point[] => q.map(([x, y, out]) => s.model.on(x, y, out));
  const tip: Off = [0, 0.668 - noseTip, 0.066 + 0.03 * b];
  const own = bridgeOf(s);
  const bent = (q: readonly Off[]): Off[] =>
    q.map(([x, y, out], i): Off => {
      const [aside, off] = own[i] ?? [0, 0];
      return [x + aside, y, out + off];
    });
  return {
    on,
    w,
    tip,
    bridge: bent([
      [-0.02, 0.47, 0.008 * b],
      [-0.004, 0.515, 0.018 * b + noseBump * 0.004],
      [0, 0.56, 0.037 * b + noseBump * 0.014],
      [0, 0.615, 0.055 * b + 0.008 + noseBump * 0.006],
      [0, 0.65 - noseTip, 0.063 + 0.03 * b],
      tip,
    ]),
  };
}

/** The side of the nose that is nearer to us, and what lies under it: where it turns from the light. */
export function noseShade(s: HeadSpace): Point[] {
  const { on, w } = solidOf(s);
  return on([
    [0.03, 0.455, 0],
    [0.03, 0.54, 0.008],
    [0.046 * w, 0.64, 0.01],
    [0.064 * w, 0.69, 0],
    [0.03, 0.738, 0],
    [-0.03, 0.728, 0],
    [0.004, 0.7, 0.07],
    [0.014, 0.65, 0.06],
    [0.012, 0.55, 0.03],
  ]);
}
/** The lit ridge. */
export function noseLight(s: HeadSpace): Point[] {
  const { on, tip } = solidOf(s);
  return on([
    [-0.016, 0.46, 0.006],
    [0.01, 0.46, 0.006],
    [0.008, 0.58, 0.036],
    [0.012, tip[1] + 0.006, 0.08],
    [-0.02, tip[1] + 0.006, 0.08],
    [-0.012, 0.58, 0.036],
  ]);
}
export const noseTip = (s: HeadSpace): Point => s.model.on(...solidOf(s).tip);
/** The near wing, from above round to the lip. */
export function noseWing(s: HeadSpace, g: Side = 1): Point[] {
  const { on, w } = solidOf(s);
  return spline(
    on([
      [g * 0.047 * w, 0.656, 0.022],
      [g * 0.063 * w, 0.679, 0.014],
      [g * 0.053 * w, 0.703, 0.008],
    ]),
  );
}

/** How much of a man's bridge is told of a face that looks at us. */
const MENS_BRIDGE = 0.85;

/** The nose is one shade, its underside, two nostrils and a wing; of the bridge a turned head shows the tip's outline alone. */
export function drawNose(s: HeadSpace): void {
  const { on, bridge, tip, w } = solidOf(s);
  const side = smoothstep(0.22, 0.42, s.model.side);
  const rise = -s.face.noseTip;
  const under = spline(
    on([
      [-0.018, tip[1] + 0.022, tip[2] * 0.92],
      [0, tip[1] + 0.034, tip[2] * 0.8],
      [0.022 * w, 0.708 + rise * 0.4, tip[2] * 0.55],
    ]),
  );
  const ridge = spline(on([[-0.052, 0.442, 0], ...bridge, [-0.006, tip[1] + 0.018, tip[2]]]));
  const firm = s.feminine ? 0 : 0.14;
  const strokes: Stroke[] = [
    { pts: under, w: 0.0098, press: [0.1, 0.9, 0.7, 0.1], a: 0.66 + firm },
    { pts: noseWing(s), w: 0.0072 + firm * 0.01, press: [0.1, 0.9, 0.2], a: 0.36 + firm - s.model.young * 0.14 },
  ];
  // a man's bridge is told even where the head is hardly turned
  const told = Math.max(side, MENS_BRIDGE * s.model.male * s.model.male);
  if (told > 0)
    strokes.push({
      pts: part(ridge, lerp(0.5, 0.12, s.model.male), 1),
      w: lerp(0.0084, 0.0068, s.model.male),
      press: [0.15, 0.7, 0.9, 0.9, 0.2],
      a: 0.5 * told * (1 - s.model.young * 0.85),
    });
  s.H.ink(strokes, s.skin.ink);
  const nostril = (g: Side): Stroke => ({
    pts: spline(
      on([
        [g * 0.018, 0.706 + rise * 0.5, tip[2] * 0.5],
        [g * 0.032 * w, 0.699 + rise * 0.5, tip[2] * 0.38],
        [g * 0.045 * w, 0.704 + rise * 0.5, tip[2] * 0.22],
      ]),
    ),
    w: lerp(0.0118, 0.0132, side),
    press: [0.2, 1, 0.25],
    a: g > 0 ? 0.72 : 0.6 - side * 0.25,
  });
  s.H.ink([nostril(1), nostril(-1)], mixHex(s.skin.ink, s.skin.deep, 0.3));
}
