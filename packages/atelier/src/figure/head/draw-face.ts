/** The face: planes turned from the light, ears, features, age, and a contour that is lost on the light side. */

import type { Ramp, Tone } from '#atelier/figure/brush/brush.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import { luma, mixHex, rgbOf } from '#atelier/kit/colour.ts';
import { closedSpline, spline } from '#atelier/kit/curves.ts';
import { lerp, smoothstep } from '#atelier/kit/numbers.ts';
import { add, mix, type Point, scaled } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import { SIDES } from '#atelier/kit/side.ts';
import { drawBeard, drawMoustache } from './draw-beard.ts';
import { drawBrow, drawEye, eyeSocket } from './draw-eye.ts';
import { agedTones, drawMarks } from './draw-marks.ts';
import { drawMouth, underLip } from './draw-mouth.ts';
import { drawNose, noseLight, noseShade, noseTip } from './draw-nose.ts';
import type { HeadSpace } from './head-space.ts';

/** The half of the face that looks away from the light, on the near side; on the far side it is mirrored. */
const LEE: Point[] = [
  [0.42, 0.2],
  [0.252, 0.34],
  [0.245, 0.46],
  [0.252, 0.57],
  [0.205, 0.68],
  [0.16, 0.78],
  [0.1, 0.89],
  [0.03, 0.985],
  [0.12, 1.02],
  [0.34, 0.86],
  [0.46, 0.6],
];
/** Where light rests: brow, cheeks, chin. */
const LIT: Point[][] = [
  [
    [-0.2, 0.22],
    [-0.06, 0.2],
    [0.07, 0.27],
    [0.05, 0.34],
    [-0.07, 0.375],
    [-0.22, 0.34],
  ],
  [
    [-0.265, 0.555],
    [-0.11, 0.585],
    [-0.1, 0.65],
    [-0.165, 0.73],
    [-0.235, 0.67],
  ],
  [
    [0.095, 0.58],
    [0.2, 0.56],
    [0.2, 0.625],
    [0.115, 0.665],
  ],
  [
    [-0.035, 0.905],
    [0.03, 0.905],
    [0.022, 0.95],
    [-0.03, 0.95],
  ],
];

/** The plane under a cheekbone, from before the ear to beside the mouth, and the one under the chin. */
const CHEEK: Point[] = [
  [0.315, 0.56],
  [0.25, 0.63],
  [0.17, 0.7],
  [0.135, 0.775],
  [0.16, 0.83],
  [0.23, 0.76],
  [0.3, 0.67],
];
const CHIN: Point[] = [
  [-0.1, 0.955],
  [0, 0.945],
  [0.1, 0.955],
  [0.17, 0.93],
  [0.06, 1.02],
  [-0.08, 1.02],
];
/** Where a man's beard would grow: under the cheek and round the mouth. */
const JAW: Point[] = [
  [-0.28, 0.7],
  [-0.17, 0.79],
  [-0.11, 0.87],
  [0, 0.875],
  [0.11, 0.87],
  [0.17, 0.79],
  [0.28, 0.7],
  [0.24, 0.86],
  [0.12, 0.98],
  [-0.12, 0.98],
  [-0.24, 0.86],
];
/** The hollow between nose and lip. */
const PHILTRUM: Point[] = [
  [-0.014, 0.735],
  [0.014, 0.735],
  [0.02, 0.775],
  [-0.02, 0.775],
];

/** A shape at half its size about its middle. */
function shrunk(q: Point[]): Point[] {
  const mid = scaled(
    q.reduce((a, p) => add(a, p), [0, 0] as Point),
    1 / q.length,
  );
  return q.map((p) => mix(mid, p, 0.5));
}

/** Edges of the planes of a face: misted, so that no patch is seen as a patch; washed where a bone turns. */
const PLANE = 0.15;
const BONE = 0.078;

function faceTones(s: HeadSpace): Tone[] {
  const { dark, flip, model: m } = s;
  const tone = (pts: Point[], d: number, soft: number): Tone => ({ pts: closedSpline(pts), d, soft });
  const on = (q: Point[], g = 1): Point[] => q.map(([x, y]) => m.on(g * x, y));
  // light comes from the page's upper left: in a head looking right the facing side turns from it
  const lee = flip ? -1 : 1;
  const turn = smoothstep(0.1, 0.4, m.side);
  const deep = dark ? 0.14 : 0.2;
  const bones = 1 - m.young * 0.8;
  // a man's cheek falls in under its bone, and his jaw turns sooner from the light
  const lean = 1 + m.male * 0.7;
  const tones = [
    tone(on(LEE), lee > 0 ? deep : deep * 0.35, PLANE),
    tone(on(LEE, -1), lee < 0 ? deep * (0.75 + 0.25 * turn) : 0.04, PLANE),
    tone(on(CHEEK), (lee > 0 ? 0.13 : 0.09) * bones * lean, BONE),
    tone(on(CHEEK, -1), (lee < 0 ? 0.13 : 0.08) * bones * lean, BONE),
    tone(on(CHIN), 0.14 + m.male * 0.05, 0.036),
    tone(on(JAW), 0.13 * m.male, BONE),
    tone(on(PHILTRUM), 0.07 * bones, 0.014),
  ];
  // each light is laid twice, the second time smaller: it swells towards its middle and has no edge
  for (const q of LIT)
    for (const lit of [q, shrunk(q)]) tones.push(tone(on(lit, flip ? -1 : 1), dark ? -0.2 : -0.11, PLANE));
  tones.push(tone(noseLight(s), (dark ? -0.24 : -0.17) * (1 - m.young * 0.4), 0.022));
  tones.push(tone(noseShade(s), (s.feminine ? 0.3 : 0.46) * (1 - m.young * 0.5), s.feminine ? 0.018 : 0.014));
  for (const g of SIDES) tones.push(tone(eyeSocket(s, g), (s.feminine ? 0.14 : 0.27) * bones, 0.022));
  tones.push(tone(underLip(s), 0.16 - m.young * 0.05 + m.male * 0.07, 0.014));
  if (s.age === 'senior') tones.push(...agedTones(s, tone));
  return tones;
}

/** @param far the ear on the other side of the head, where it shows. */
export function drawEar(s: HeadSpace, far: boolean): void {
  const ear = far ? s.head.farEar : s.head.ear;
  if (!ear) return;
  s.H.form([closedSpline(ear)], s.skin, { round: 0.03, base: 0.36 });
  s.H.ink([{ pts: spline(ear), w: 0.0098, press: [0.2, 1, 1, 0.8, 0.3] }], s.skin.ink);
  if (far) return;
  const hollow = spline(s.head.earIn);
  s.H.glaze([hollow], s.skin.deep, 0.5, 0.014, [closedSpline(ear)]);
  s.H.ink([{ pts: hollow, w: 0.008, press: [0.2, 0.9, 0.2], a: 0.6 }], s.skin.ink);
}

/** Paints the tip of a lobe between locks of hair that falls over the ear. @param at its lowest point. */
export function drawLobe(s: HeadSpace, at: Point): void {
  const { H, skin } = s;
  const lobe = ellipse([at[0], at[1] - 0.024], 0.021, 0.03, 18);
  H.glaze([lobe], '#20181a', 0.5, 0.02);
  H.touch([lobe], skin.base, 1, 0.005);
  H.glaze([ellipse([at[0], at[1] - 0.046], 0.026, 0.018, 14)], skin.deep, 0.8, 0.014, [lobe]);
}

/** Under a beard the jaw has no line: hair ends there. Of the face's outline, what lies above the beard, by its height. */
const BEARD_FROM = 0.68;
const bare = (q: Point[]): Point[] => q.filter(([, y]) => y < BEARD_FROM);

function drawContour(s: HeadSpace): void {
  const [near, far] = s.head.contour.map((q) => spline(q));
  const [heavy, fine] = s.flip ? [0.0088, 0.0125] : [0.0125, 0.0088];
  const sides: Stroke[] = [
    { pts: near, w: heavy, press: [0.05, 0.55, 0.95, 1, 0.12], gap: s.flip ? [0.3, 0.42] : undefined },
    { pts: far, w: fine, press: [0.15, 0.8, 0.75, 0.9, 0.4, 0.6, 0.08], gap: s.flip ? undefined : [0.36, 0.46] },
  ];
  const seen = s.person.beard ? sides.map((side) => ({ ...side, pts: bare(side.pts), gap: undefined })) : sides;
  s.H.ink(
    seen.filter(({ pts }) => pts.length > 3),
    s.skin.ink,
  );
}

/** Blood under the skin: cheeks, the tip of the nose. Media that draw lines apart lay colour in patches, where a blush would be a disc. */
function drawWarmth(s: HeadSpace, face: Point[]): void {
  const { H, skin, model: m } = s;
  if (H.scene.line) return;
  const glow = (s.feminine ? 0.17 : 0.1) * (s.age === 'teen' ? 1.2 : 1 + s.model.young * 0.08);
  for (const g of SIDES) {
    const y = 0.632 + m.young * 0.02;
    const near = m.on(g * 0.205, y);
    const rx = Math.abs(m.on(g * 0.13, y)[0] - m.on(g * 0.27, y)[0]) / 2;
    H.glaze([ellipse(near, rx, 0.046 + m.young * 0.014)], skin.blush, glow, 0.055 + m.young * 0.02, [face]);
  }
  H.glaze([ellipse(noseTip(s), 0.028, 0.02)], skin.blush, 0.08, 0.02, [face]);
}

/** Hair of a brow is the hair of the head, a little deeper; black hair on the bone lets the skin through, a child's more of it. */
const BROW_HAIR = { light: 0.3, deeper: { light: 0.2, dark: 0.55 }, skin: 0.24, childsSkin: 0.42 } as const;

function browColour({ skin, model }: HeadSpace, hair: Ramp): string {
  const deeper = luma(rgbOf(hair.base)) > BROW_HAIR.light ? BROW_HAIR.deeper.light : BROW_HAIR.deeper.dark;
  const through = lerp(BROW_HAIR.skin, BROW_HAIR.childsSkin, model.young);
  return mixHex(mixHex(hair.shade, hair.ink, deeper), skin.deep, through);
}

/** Paints the bare head of a person with all its features; hair lies over it. */
export function drawFace(s: HeadSpace, hair: Ramp): void {
  const { H, head, skin } = s;
  const earless = s.person.hair.style === 'hijab';
  if (!earless) {
    drawEar(s, true);
    if (!s.turned) drawEar(s, false);
  }
  const face = closedSpline(head.face);
  H.form([face], skin, {
    tones: faceTones(s),
    round: 0.15,
    relief: 0.5,
    base: s.dark ? 0.15 : 0.27,
    edge: 0.3,
    steps: 0.04,
  });
  if (s.turned && !earless) drawEar(s, false);
  drawWarmth(s, face);
  drawMarks(s, face);
  const brow = browColour(s, hair);
  for (const g of SIDES) {
    drawEye(s, g);
    drawBrow(s, g, brow);
  }
  drawNose(s);
  if (s.person.beard) drawBeard(s, hair);
  else if (s.person.moustache) drawMoustache(s, hair, s.person.moustache);
  drawMouth(s);
  drawContour(s);
}
