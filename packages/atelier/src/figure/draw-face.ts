/** The face: planes turned from the light, ears, features, age, and a contour that is lost on the light side. */
import { mixHex } from '#atelier/paint/colour.ts';
import type { Ramp, Tone } from './brush.ts';
import { add, closed, mix, type P, ring, shift, spline } from './curves.ts';
import { drawBeard } from './draw-beard.ts';
import { drawEye, drawMouth, drawNose, eyeSocket } from './draw-features.ts';
import type { HeadSpace } from './head-space.ts';

/** The side of a turned face that looks away from the light when the head looks to the viewer's right. */
const FACING_PLANE: P[] = [
  [-0.3, 0.34],
  [-0.24, 0.4],
  [-0.19, 0.48],
  [-0.2, 0.6],
  [-0.2, 0.75],
  [-0.15, 0.9],
  [-0.06, 1.02],
  [-0.35, 0.95],
  [-0.42, 0.5],
];

/** Seen from the front, the half of the face beyond the nose turns from the light. */
const SHADE_HALF: P[] = [
  [0.3, 0.2],
  [0.2, 0.4],
  [0.17, 0.56],
  [0.16, 0.68],
  [0.12, 0.8],
  [0.06, 0.92],
  [0.02, 1.0],
  [0.25, 0.95],
  [0.36, 0.6],
  [0.38, 0.3],
];

/** Edge of the planes of a face: misted, so that no patch is seen as a patch. */
const PLANE = 0.15;

/** Years are planes before they are lines: hollows beside the mouth, under the eyes and cheekbones, a softened jaw. */
function agedTones({ head: h }: HeadSpace, tone: (pts: P[], d: number, soft: number) => Tone): Tone[] {
  const m = h.mouth;
  const folds = h.age.slice(0, 2).map((q) => tone([...q, ...shift(q, [0.026, 0.008]).reverse()], 0.15, 0.033));
  const bags = h.age.slice(2, 4).map((q) => tone([...q, ...shift(q, [0, -0.022]).reverse()], 0.13, 0.014));
  const hollows = h.blush.map(([p, r]) => tone(ring(add(p, [0, 0.1]), r * 0.8, r * 0.7), 0.12, 0.078));
  const corners = [m.l, m.r].map((p) => tone(ring(add(p, [0, 0.045]), 0.022, 0.03), 0.13, 0.033));
  return [...folds, ...bags, ...hollows, ...corners];
}

function faceTones(s: HeadSpace): Tone[] {
  const { head: h, dark, flip } = s;
  const m = h.mouth;
  const tone = (pts: P[], d: number, soft: number): Tone => ({ pts: closed(pts), d, soft });
  const tones = [tone(h.shade, flip ? 0.06 : dark ? 0.16 : 0.2, PLANE)];
  // light comes from the page's upper left: in a head looking right the facing side turns from it
  if (s.view === 'front') tones.push(tone(SHADE_HALF, dark ? 0.1 : 0.12, PLANE));
  if (flip) tones.push(tone(FACING_PLANE, dark ? 0.15 : 0.2, PLANE));
  h.lit.forEach((q, i) => {
    const bridge = i === 1;
    tones.push(tone(q, (dark ? -0.27 : -0.19) * (bridge ? 0.7 : 1), bridge ? 0.033 : PLANE));
  });
  tones.push(tone(h.nose.shade, 0.12, 0.014));
  for (const e of h.eyes) tones.push(tone(eyeSocket(e), s.feminine ? 0.11 : 0.15, 0.022));
  tones.push(
    tone(
      [
        add(m.l, [0.03, m.h * 1.05]),
        add(m.c, [0, m.h * 1.25]),
        add(m.r, [-0.03, m.h * 1.05]),
        add(m.c, [0, m.h * 1.75]),
      ],
      0.12,
      0.014,
    ),
  );
  if (s.age === 'senior') tones.push(...agedTones(s, tone));
  return tones;
}

/** @param mirrored the ear on the other side of the head. */
export function drawEar(s: HeadSpace, mirrored: boolean): void {
  const way = (q: P[]): P[] => (mirrored ? q.map(([x, y]): P => [-x, y]) : q);
  const ear = way(s.head.ear);
  s.H.form([closed(ear)], s.skin, { round: 0.03, base: 0.36 });
  s.H.ink(
    [
      { pts: spline(ear), w: 0.0105, press: [0.3, 1, 1, 0.4] },
      { pts: spline(way(s.head.earIn)), w: 0.008, press: [0.2, 0.9, 0.2], a: 0.6 },
    ],
    s.skin.ink,
  );
}

function drawContour(s: HeadSpace): void {
  const [shade, light] = s.head.contour.map((q) => spline(q));
  const heavy = s.flip ? 0.0095 : 0.0135;
  const fine = s.flip ? 0.0135 : 0.0095;
  s.H.ink(
    [
      { pts: shade, w: heavy, press: [0.1, 0.8, 1.1, 0.9, 0.4], gap: s.flip ? [0.3, 0.42] : undefined },
      { pts: light, w: fine, press: [0.4, 0.9, 0.8, 0.9, 0.2], gap: s.flip ? undefined : [0.42, 0.52] },
    ],
    s.skin.ink,
  );
}

function drawAge(s: HeadSpace): void {
  if (s.age !== 'senior') return;
  s.H.ink(
    s.head.age.map((q, i) => ({
      pts: spline(q),
      w: i < 2 ? 0.0085 : 0.0065,
      press: [0.2, 0.9, 0.15],
      a: i < 2 ? 0.42 : 0.3,
    })),
    s.skin.ink,
  );
}

/** Paints the bare head of a person with all its features; hair lies over it. */
export function drawFace(s: HeadSpace, hair: Ramp): void {
  const { H, head, skin } = s;
  const front = s.view === 'front';
  if (front) for (const mirrored of [false, true]) drawEar(s, mirrored);
  const face = closed(head.face);
  H.form([face], skin, {
    tones: faceTones(s),
    round: 0.15,
    relief: 0.5,
    base: s.dark ? 0.2 : 0.27,
    edge: 0.3,
    steps: 0.04,
  });
  if (!front) drawEar(s, false);
  const glow = (s.feminine ? 0.12 : 0.06) * (s.age === 'teen' ? 1.25 : 1);
  for (const [p, r] of head.blush) H.glaze([ring(p, r, r * 0.62)], skin.blush, glow, 0.055, [face]);
  H.glaze([ring(mix(head.nose.under[1], head.nose.under[0], 0.3), 0.026, 0.018)], skin.blush, 0.18, 0.015, [face]);
  if (s.person.beard) drawBeard(s, hair);
  const brow = mixHex(hair.deep, skin.ink, 0.5);
  head.eyes.forEach((e, i) => {
    drawEye(s, e, head.brows[i], brow);
  });
  drawNose(s);
  drawMouth(s);
  drawAge(s);
  drawContour(s);
}
