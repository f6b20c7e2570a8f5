/** Eyes and brows: laid on the face as seen from the front, the head's turn foreshortens them. */

import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import { die, oneOf, stream } from '#atelier/kit/chance.ts';
import { luma, mixHex, rgbOf } from '#atelier/kit/colour.ts';
import { closedSpline, part, spline } from '#atelier/kit/curves.ts';
import { clamp, lerp, smoothstep } from '#atelier/kit/numbers.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import type { Side } from '#atelier/kit/side.ts';
import type { HeadSpace } from './head-space.ts';

export type Near = Side;
/** Middle of an eye and its width on a face seen from the front, heads. */
const EYE = { x: 0.156, y: 0.514, wide: 0.174, deep: -0.05 };
const BROW: Point[] = [
  [0.07, 0.411],
  [0.109, 0.4],
  [0.166, 0.387],
  [0.223, 0.384],
  [0.288, 0.414],
];

export interface Eye {
  /** On the face: middle, width; and the way from the unit eye (outer corner at x 0.5) to head space. */
  x: number;
  wide: number;
  at: (p: Point) => Point;
  g: Near;
}

export function eyeOf(s: HeadSpace, g: Near): Eye {
  const { eyeGap, eyeTilt, eyeWidth } = s.face;
  const far = g < 0 ? 1 + 0.13 * smoothstep(0.2, 0.45, s.model.side) : 1;
  const wide = EYE.wide * eyeWidth;
  const x = EYE.x + (eyeGap - 1) * 0.12;
  return {
    x: g * x,
    wide,
    g,
    at: ([u, v]) =>
      s.model.on(g * (x + (u * far + (far - 1) * 0.2) * wide), EYE.y + (v - u * eyeTilt) * wide, EYE.deep),
  };
}
const curve = (e: Eye, q: Point[]): Point[] => spline(q.map(e.at));

/** Irises as they are likely with the skin; a few fair people have light ones. */
function eyeColour(s: HeadSpace): string {
  if (s.dark) return '#4a2d1f';
  const fair = s.person.skin === 'fair-cool' || s.person.skin === 'fair-warm';
  // light eyes go with lighter hair
  const dark = s.face.hooded > 0.6 || luma(rgbOf(s.person.hair.colour.hex)) < 0.2;
  const list = fair && !dark ? ['#6a5136', '#57706f', '#5f6b46', '#4d6683'] : ['#5a3b26', '#4b3022', '#644528'];
  return oneOf(list, s.seed, 'eye.iris');
}

const SHADOWS = ['#7b4a52', '#6a4a3c', '#5a4a5c', '#8a5a44', '#4e4a52'];

/** Colour on the lid: what a face has put on, or the warmth of thin skin. */
function paintLid(s: HeadSpace, upper: Point[], crease: Point[]): void {
  const { skin, face, feminine } = s;
  const made = feminine ? face.makeUp : 0;
  const tint = mixHex(skin.shade, oneOf(SHADOWS, s.seed, 'eye.shadow'), 0.15 + made * 0.45);
  s.H.glaze([[...upper, ...crease.slice().reverse()]], tint, 0.2 + made * 0.34, 0.014);
}

/** No two lids are raised alike, and the one beyond the nose falls a little. */
const unequal = (s: HeadSpace, g: Near): number =>
  1 + g * (die(5, s.seed, 'eye.unequal') - 2) * 0.024 - (g < 0 ? 0.08 * smoothstep(0.2, 0.45, s.model.side) : 0);

/** Lid, ball, iris and lashes of an eye that looks at something. */
function openEye(s: HeadSpace, e: Eye, ink: string): void {
  const { H, face, feminine } = s;
  const { eyePeak, hooded } = face;
  const o = face.eyeOpen * unequal(s, e.g);
  const peak = lerp(-0.04, 0.18, eyePeak);
  const upper = curve(e, [
    [-0.5, 0.12],
    [-0.39, 0.0 - o * 0.05],
    [peak - 0.24, 0.05 - o * 0.3],
    [peak, 0.07 - o * 0.37],
    [peak + 0.22, 0.05 - o * 0.27],
    [0.5, 0.03],
  ]);
  const open = s.model.young * 0.07;
  const lower = curve(e, [
    [-0.5, 0.12],
    [-0.24, 0.185 + open],
    [0.05, 0.205 + open],
    [0.32, 0.145 + open],
    [0.5, 0.03],
  ]);
  const lift = lerp(0.17, 0.06, hooded);
  const crease = curve(e, [
    [-0.43, -0.04 - o * 0.03],
    [peak - 0.24, 0.05 - o * 0.32 - lift],
    [peak + 0.02, 0.06 - o * 0.37 - lift],
    [0.38, -0.06 - o * 0.14 - lift * 0.7],
    [0.56, -0.02],
  ]);
  const ball = [...upper, ...lower.slice().reverse()];
  paintLid(s, upper, crease);
  // where colour is laid in patches, a white so near the skin would be taken for skin
  H.touch([ball], mixHex('#f4ece2', s.skin.base, s.dark ? 0.34 : 0.26), 0.95, 0.001);
  paintIris(s, e, ball, open);
  H.glaze([[...upper, ...upper.map((p) => add(p, [0, e.wide * 0.12])).reverse()]], '#54424a', 0.7, 0.004, [ball]);
  if (H.shows('lash') && !H.scene.line) paintLowerLid(s, e, lower);
  const grown = 1 - s.model.young;
  const wing = feminine ? (0.03 + face.makeUp * 0.1) * grown : 0;
  const lash = wing ? [...upper, e.at([0.5 + wing, 0.02 - wing * 0.8])] : upper;
  H.ink(
    [
      {
        pts: lash,
        w: (feminine ? 0.0176 + face.makeUp * 0.0095 : 0.0152) * (1 - s.model.young * 0.16),
        press: feminine ? [0.15, 0.5, 0.9, 1.25, 0.1] : [0.2, 0.7, 1, 0.9, 0.15],
      },
      { pts: part(lower, 0.56, 1), w: 0.0056, press: [0.05, 0.6, 0.7], a: 0.34 },
      ...(feminine && face.makeUp > 0.6 ? outerLashes(upper, e) : []),
    ],
    ink,
    onFace(s),
  );
  H.ink([{ pts: part(crease, 0.12, 0.94), w: 0.0068, press: [0.05, 0.9, 0.2], a: lerp(0.6, 0.2, hooded) }], s.skin.ink);
}

/** The iris hangs from the upper lid; eyes of a turned head come back towards us. @param open how far a child's lids are apart. */
function paintIris(s: HeadSpace, e: Eye, ball: Point[], open: number): void {
  const { H, face } = s;
  const gx = clamp(face.gaze + 0.1 * s.model.side * e.g, -0.19, 0.19) * e.g;
  const gy = 0.005 + face.gazeDown + open * 0.4;
  const r = 0.22 + face.iris * 0.022;
  const disc = (k: number, dy = 0): Point[] =>
    Array.from({ length: 22 }, (_, i): Point => {
      const t = (i / 22) * 2 * Math.PI;
      return e.at([gx + Math.cos(t) * r * k, gy + dy + Math.sin(t) * r * k]);
    });
  const colour = eyeColour(s);
  H.touch([disc(1)], mixHex(colour, '#120b0c', 0.46), 1, 0.003, [ball]);
  if (!H.shows('lash')) return;
  // light falls through the iris from above and rests on its lower half
  H.touch([disc(0.74, r * 0.26)], mixHex(colour, '#c08a5a', 0.16), 0.8, 0.008, [ball]);
  H.touch([disc(0.4, -r * 0.06)], '#1a1010', 0.95, 0.003, [ball]);
  // the sky in the eye that is nearer the light, under the shadow of its lid; in the other hardly any
  const lit = e.g < 0 !== s.flip ? 0.62 : 0.3;
  const at = e.at([gx + (s.flip ? 0.07 : -0.07) * e.g, gy - 0.05]);
  H.touch([ellipse(at, 0.0058, 0.005, 10)], mixHex('#ffffff', colour, 0.2), lit, 0.003, [ball]);
}

/** The lower lid has a rim that takes the light and a soft shade below it, and no line round the eye. */
function paintLowerLid(s: HeadSpace, e: Eye, lower: Point[]): void {
  const rim = part(lower, 0.1, 0.96);
  const fold = rim.map((p, i) => add(p, [0, e.wide * 0.17 * Math.sin((Math.PI * i) / (rim.length - 1)) ** 0.7]));
  s.H.glaze([[...rim, ...fold.reverse()]], s.skin.shade, 0.26 - s.model.young * 0.1, 0.008);
}

/** No lash of a turned head stands out beyond its cheek. */
const onFace = (s: HeadSpace): { clip: Point[][] } => ({ clip: [closedSpline(s.head.face)] });

/** Three lashes that stand off the outer third of the lid. */
const outerLashes = (upper: Point[], e: Eye): Stroke[] =>
  [0.78, 0.87, 0.95].map((t, i): Stroke => {
    const p = part(upper, t, t, 2)[0];
    const l = e.wide * (0.09 + i * 0.025);
    return { pts: [p, add(p, [e.g * l * (0.5 + i * 0.22), -l * 0.75])], w: 0.0075, press: [1, 0.1], a: 0.8 };
  });

/** An eye whose lid has fallen: a smooth dome, lashes on the cheek. */
function loweredEye(s: HeadSpace, e: Eye, ink: string): void {
  const line = curve(e, [
    [-0.5, 0.14],
    [-0.24, 0.24],
    [0.1, 0.27],
    [0.36, 0.2],
    [0.53, 0.08],
  ]);
  const fold = curve(e, [
    [-0.44, -0.02],
    [-0.12, -0.2],
    [0.2, -0.21],
    [0.5, -0.05],
  ]);
  paintLid(s, line, fold);
  const lashes = s.feminine
    ? [0.5, 0.64, 0.77, 0.89].map((t): Stroke => {
        const p = part(line, t, t, 2)[0];
        return { pts: [p, add(p, [e.g * 0.016 * t, 0.018])], w: 0.0072, press: [1, 0.1], a: 0.8 };
      })
    : [];
  const strokes: Stroke[] = [
    { pts: line, w: s.feminine ? 0.017 : 0.013, press: [0.25, 0.8, 1.1, 1, 0.15] },
    { pts: fold, w: 0.0072, press: [0.05, 0.8, 0.15], a: 0.5 },
    ...lashes,
  ];
  s.H.ink(strokes, ink, onFace(s));
}

/** One in so many women who bow their heads has lowered lids; the others look up from under them, as all men do. */
const BOWED = 8;
/** A face may look down without bowing. */
const LOWERED = 0.0655;

/** Hollow between brow and lid. */
export const eyeSocket = (s: HeadSpace, g: Near): Point[] => {
  const e = eyeOf(s, g);
  return [
    [-0.66, 0.0],
    [-0.5, -0.3],
    [0.1, -0.42],
    [0.6, -0.24],
    [0.5, -0.14],
    [0, -0.2],
  ].map(([x, y]) => e.at([x, y]));
};

export function drawEye(s: HeadSpace, g: Near): void {
  const ink = mixHex(s.skin.ink, '#1a1114', 0.55);
  const e = eyeOf(s, g);
  const bowed = s.view === 'down' && s.person.presentation !== 'male' && die(BOWED, s.seed, 'eye.bowed') === 0;
  if (bowed || (s.person.presentation === 'female' && s.face.gazeDown > LOWERED)) loweredEye(s, e, ink);
  else openEye(s, e, ink);
}

/** Where a brow begins. */
export const browRoot = (s: HeadSpace, g: Near): Point => s.model.on(g * BROW[0][0], BROW[0][1]);

/** How dark the skin is under the hairs of a brow: a woman's is drawn in, a man's is seen through its hairs. */
const BODY = { woman: 0.7, man: 0.38 } as const;

/** A soft body along the bone, hairs that stand up at its root and lie down towards the tail. */
export function drawBrow(s: HeadSpace, g: Near, colour: string): void {
  const { browArch, browWeight, browSlant } = s.face;
  const gap = (s.face.eyeGap - 1) * 0.06;
  // one brow sits a little higher than the other
  const raised = g * (die(7, s.seed, 'eye.brow') - 3) * 0.0022;
  const line = spline(
    BROW.map(([x, y], i) =>
      s.model.on(
        g * (x + gap),
        BROW[0][1] + (y - BROW[0][1]) * browArch - (browSlant * i) / 4 - 0.004 + raised,
        -0.012,
      ),
    ),
  );
  const w = 0.0172 * browWeight * (s.age === 'senior' ? 0.85 : 1);
  const body: Point[] = [];
  const under: Point[] = [];
  for (let i = 0; i <= 20; i++) {
    const t = i / 20;
    const [p, q] = part(line, t, Math.min(1, t + 0.02), 2);
    const half = w * 0.5 * (t < 0.5 ? lerp(0.5, 1, smoothstep(0, 0.4, t)) : lerp(1, 0.08, (t - 0.5) / 0.5));
    const l = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    const n: Point = t < 1 ? [(-(q[1] - p[1]) / l) * half, ((q[0] - p[0]) / l) * half] : [0, 0];
    body.push(add(p, n));
    under.push(add(p, [-n[0], -n[1]]));
  }
  const face = [closedSpline(s.head.face)];
  s.H.touch([[...body, ...under.reverse()]], colour, BODY[s.feminine ? 'woman' : 'man'], 0.004, face);
  // where colour is laid in patches, so small a form needs a line to hold it
  if (s.H.scene.line)
    s.H.ink([{ pts: line, w: w * 0.8, press: [0.5, 0.95, 1, 0.6, 0.1], a: 0.75 }], colour, { clip: face });
  s.H.ink(browHairs(s, { line, g, w }), colour, { clip: face });
}

/** Hairs of a brow: how many, where along it the last is rooted, their breadth, and how dark they lie. */
const HAIRS = {
  woman: { count: 11, to: 0.82, w: 0.005, a: 0.5 },
  man: { count: 13, to: 0.84, w: 0.0074, a: 0.9 },
} as const;

/** They stand up at its root and lie down along the bone towards its tail; no two alike. */
function browHairs(s: HeadSpace, { line, g, w }: { line: Point[]; g: Near; w: number }): Stroke[] {
  const of = HAIRS[s.feminine || s.model.young > 0.5 ? 'woman' : 'man'];
  const next = stream(s.seed, 'brow.hairs', g);
  return Array.from({ length: of.count }, (_, i): Stroke => {
    const t = (of.to * i) / (of.count - 1);
    const p = part(line, t, t, 2)[0];
    const down = smoothstep(0, 0.7, t);
    const lie = lerp(0.5, 2.1, smoothstep(0, 0.6, t)) * (0.85 + next() * 0.3) * (1 - 0.65 * smoothstep(0.55, 1, t));
    const tip: Point = [g * w * lie, w * (lerp(-0.62, 0.12, down) + (next() - 0.5) * 0.3)];
    return { pts: [add(p, [0, w * 0.5 * (1 - down * 0.6)]), add(p, tip)], w: of.w, press: [0.4, 1, 0.1], a: of.a };
  });
}
