/** Eyes, brows, nose, mouth: at this size a few sure strokes each. Positions from the head view, character from the face. */
import { luma, mixHex, rgbOf } from '#atelier/paint/colour.ts';
import { add, lerp, mix, type P, part, ring, spline } from './curves.ts';
import { EYE, type EyeSpot } from './data/heads.ts';
import type { HeadSpace } from './head-space.ts';
import type { Stroke } from './ribbon.ts';

/** Hollow between brow and lid. */
export const eyeSocket = (e: EyeSpot): P[] => {
  const { w, dir, c } = e;
  return [
    add(c, [-dir * w * 0.62, 0]),
    add(c, [-dir * w * 0.35, -0.04]),
    add(c, [dir * w * 0.25, -0.05]),
    add(c, [dir * w * 0.62, -0.02]),
    add(c, [dir * w * 0.4, -0.012]),
    add(c, [0, -0.026]),
  ];
};

/** Irises as they are likely with the skin; a few fair people have light ones. */
function eyeColour(s: HeadSpace): string {
  if (s.dark) return '#3b241b';
  const fair = s.person.skin === 'fair-cool' || s.person.skin === 'fair-warm';
  // light eyes go with lighter hair
  const dark = s.face.hooded > 0.5 || luma(rgbOf(s.person.hair.colour.hex)) < 0.2;
  const list = fair && !dark ? ['#6a5136', '#57706f', '#5f6b46', '#4d6683'] : ['#5a3b26', '#4b3022', '#644528'];
  return list[s.seed % list.length];
}

/** Puts a curve of the unit eye (outer corner at +0.5) where this eye is. */
function eyeCurve(s: HeadSpace, e: EyeSpot): (q: P[]) => P[] {
  const { eyeOpen, eyeTilt, eyeWidth } = s.face;
  const w = e.w * eyeWidth;
  const tall = e.w < 0.12 ? 1.32 : 1;
  return (q) =>
    spline(q.map(([x, y]): P => [e.c[0] + e.dir * x * w, e.c[1] + (y * eyeOpen - x * eyeTilt) * e.w * tall]));
}

function loweredEye(s: HeadSpace, e: EyeSpot, ink: string): void {
  const at = eyeCurve(s, e);
  const lash: P[] = [
    [-0.52, 0.18],
    [-0.22, 0.34],
    [0.12, 0.38],
    [0.4, 0.28],
    [0.54, 0.16],
  ];
  const fold: P[] = [
    [-0.44, -0.06],
    [-0.1, -0.2],
    [0.22, -0.2],
    [0.48, -0.06],
  ];
  const line = at(lash);
  const strokes: Stroke[] = [
    { pts: line, w: s.feminine ? 0.02 : 0.014, press: [0.3, 0.8, 1.1, 1, 0.2] },
    { pts: at(fold), w: 0.0075, press: [0.1, 0.8, 0.2], a: 0.55 },
  ];
  if (s.feminine)
    for (const t of [0.7, 0.84]) {
      const p = part(line, t, t, 2)[0];
      strokes.push({ pts: [p, add(p, [e.dir * 0.014, 0.016])], w: 0.008, press: [1, 0.2] });
    }
  s.H.ink(strokes, ink);
}

/** Colour on the lid and the thickness of lashes: what a face has put on. */
function paintLid(s: HeadSpace, upper: P[], crease: P[]): void {
  const { H, skin, face, feminine } = s;
  const lid = [...upper, ...crease.slice().reverse()];
  H.glaze(
    [lid],
    mixHex(skin.shade, '#7b4a52', feminine ? 0.45 : 0.1),
    feminine ? 0.2 + face.makeUp * 0.4 : 0.16,
    0.012,
  );
}

function openEye(s: HeadSpace, e: EyeSpot, ink: string): void {
  const { H, feminine } = s;
  const at = eyeCurve(s, e);
  const upper = at(EYE.upper);
  const lower = at(EYE.lower);
  const crease = at(EYE.crease);
  const white = [...upper, ...lower.slice().reverse()];
  const small = e.w < 0.12;
  paintLid(s, upper, crease);
  H.touch([white], mixHex('#f6efe6', s.skin.base, s.dark ? 0.26 : 0.16), 0.96, 0.001);
  const r = EYE.iris * e.w * (small ? 1.36 : 1.1) * lerp(1, 1.1, s.face.iris);
  // the iris hangs from the upper lid: no white above it, and it looks where the head looks
  const c: P = [e.c[0] + e.turn * 0.35 + s.face.gaze * e.w, e.c[1] - e.w * 0.01];
  H.touch([ring(c, r * (small ? 0.78 : 0.98), r * 1.05)], mixHex(eyeColour(s), '#120b0c', 0.45), 1, 0.002, [white]);
  H.touch([ring(add(c, [0, r * 0.16]), r * (small ? 0.52 : 0.68), r * 0.66)], eyeColour(s), 0.85, 0.006, [white]);
  H.touch([ring(add(c, [0, -r * 0.06]), r * 0.4, r * 0.46)], '#140c0c', 1, 0.001, [white]);
  H.glaze([[...upper, ...upper.map((p) => add(p, [0, e.w * 0.13])).reverse()]], '#54424a', 0.75, 0.004, [white]);
  H.touch([ring(add(c, [s.flip ? r * 0.34 : -r * 0.34, -r * 0.3]), 0.0085)], '#ffffff', 0.92);
  const last = upper[upper.length - 1];
  const wing = e.w * (0.1 + s.face.makeUp * 0.1);
  const lash = feminine ? [...upper, add(last, [e.dir * wing, -wing * 0.75])] : upper;
  H.ink(
    [
      {
        pts: lash,
        w: feminine ? 0.0225 : 0.0165,
        press: feminine ? [0.35, 0.8, 1.05, 1.2, 0.1] : [0.4, 0.9, 1, 0.7, 0.2],
      },
      { pts: part(lower, 0.35, 1), w: feminine ? 0.0072 : 0.006, press: [0.05, 0.6, 0.9], a: 0.55 },
      ...(feminine && s.age !== 'child' ? outerLashes(upper, e) : []),
    ],
    ink,
  );
  const fold = 1 - s.face.hooded;
  H.ink([{ pts: part(crease, 0.08, 0.95), w: 0.0076, press: [0.1, 0.9, 0.3], a: lerp(0.2, 0.7, fold) }], s.skin.ink);
}

/** Three lashes that stand off the outer third of the lid. */
const outerLashes = (upper: P[], e: EyeSpot): Stroke[] =>
  [0.72, 0.84, 0.94].map((t, i) => {
    const p = part(upper, t, t, 2)[0];
    const l = e.w * (0.1 + i * 0.025);
    return { pts: [p, add(p, [e.dir * l * (0.5 + i * 0.22), -l * 0.8])], w: 0.0085, press: [1, 0.15], a: 0.85 };
  });

/** An eye and its brow. */
export function drawEye(s: HeadSpace, e: EyeSpot, brow: P[], browColour: string): void {
  const ink = mixHex(s.skin.ink, '#1a1114', 0.5);
  const gap = (s.face.eyeGap - 1) * 0.5;
  const moved = { ...e, c: add(e.c, [e.dir * gap * 0.3, 0]) };
  if (s.view === 'down') loweredEye(s, moved, ink);
  else openEye(s, moved, ink);
  drawBrow(s, brow, browColour);
}

/** A soft body along the bone, hairs that stand up at its root and lie down towards the tail. */
function drawBrow(s: HeadSpace, brow: P[], colour: string): void {
  const { browArch, browLift, browWeight } = s.face;
  const line = spline(brow.map((p): P => [p[0], brow[0][1] + (p[1] - brow[0][1]) * browArch + browLift]));
  const w = (s.feminine ? 0.0185 : 0.0215) * browWeight * (s.age === 'senior' ? 0.85 : 1);
  const out = Math.sign(brow[3][0] - brow[0][0]);
  const hairs = Array.from({ length: 7 }, (_, i): Stroke => {
    const p = part(line, i * 0.12, i * 0.12, 2)[0];
    return {
      pts: [add(p, [0, w * 0.45]), add(p, [out * w * (0.25 + i * 0.16), -w * (0.62 - i * 0.07)])],
      w: 0.0062,
      press: [0.6, 1, 0.2],
      a: 0.6,
    };
  });
  s.H.ink([{ pts: line, w, press: [0.55, 1, 0.9, 0.5, 0.08], a: 0.62 }, ...hairs], colour);
}

/** The nose is its underside, two nostrils and the wings; the bridge is barely breathed on, never a contour. */
export function drawNose(s: HeadSpace): void {
  const { nose } = s.head;
  const c = nose.under[1];
  const { noseWidth, noseLength } = s.face;
  const at = (q: P[]) => spline(q.map(([x, y]): P => [c[0] + (x - c[0]) * noseWidth, 0.48 + (y - 0.48) * noseLength]));
  const under = at(nose.under);
  const strokes: Stroke[] = [
    { pts: under, w: 0.009, press: [0.1, 0.8, 0.7, 0.2], a: 0.55 },
    { pts: at(nose.wing), w: 0.0085, press: [0.1, 1, 0.3], a: 0.55 },
  ];
  if (nose.far) strokes.push({ pts: at(nose.far), w: 0.0085, press: [0.1, 1, 0.3], a: 0.4 });
  if (nose.bridge.length > 3)
    strokes.push({ pts: part(at(nose.bridge), 0.3, 1), w: 0.0085, press: [0.05, 0.35, 0.75, 1, 0.5], a: 0.55 });
  s.H.ink(strokes, s.skin.ink);
  s.H.ink(
    nose.nostrils.map((q): Stroke => ({ pts: at(q), w: 0.0145, press: [0.3, 1, 0.4], a: 0.8 })),
    mixHex(s.skin.ink, s.skin.deep, 0.25),
  );
}

/** Lips: bare, or painted by the wearer's taste. */
const lipColour = (s: HeadSpace): string =>
  s.feminine && s.age !== 'child'
    ? mixHex(s.skin.lip, LIPSTICKS[s.seed % LIPSTICKS.length], 0.15 + s.face.makeUp * 0.5)
    : mixHex(s.skin.lip, s.skin.shade, 0.55);
const LIPSTICKS = ['#a8323c', '#b4555a', '#9c4a3c', '#8a2d4a', '#c0605c'];

export function drawMouth(s: HeadSpace): void {
  const { H, skin, face } = s;
  const m = s.head.mouth;
  const mid = mix(m.l, m.r, 0.5);
  const drop = 0.012 * (face.noseLength - 1);
  const old = s.age === 'senior';
  const corner = (p: P): P => [
    mid[0] + (p[0] - mid[0]) * face.lipWidth,
    p[1] + drop - face.smile * 0.012 + (old ? 0.004 : 0),
  ];
  const l = corner(m.l);
  const r = corner(m.r);
  const c = add(m.c, [0, drop]);
  const h = m.h * face.lipFull * (old ? 0.78 : 1);
  const line = spline([
    l,
    add(mix(l, c, 0.4), [0, 0.003]),
    add(mix(l, c, 0.8), [0, -0.005]),
    add(c, [0, 0.001]),
    add(mix(c, r, 0.2), [0, -0.005]),
    add(mix(c, r, 0.6), [0, 0.003]),
    r,
  ]);
  const upper = spline([
    l,
    add(mix(l, c, 0.45), [0, -h * 0.36]),
    add(mix(l, c, 0.82), [0, -h * 0.68]),
    add(c, [0, -h * 0.5]),
    add(mix(c, r, 0.18), [0, -h * 0.68]),
    add(mix(c, r, 0.55), [0, -h * 0.34]),
    r,
  ]);
  const lower = spline([
    l,
    add(mix(l, c, 0.35), [0, h * 0.46]),
    add(mix(l, c, 0.75), [0, h * 0.92]),
    add(c, [0, h * 1.0]),
    add(mix(c, r, 0.25), [0, h * 0.92]),
    add(mix(c, r, 0.65), [0, h * 0.46]),
    r,
  ]);
  const colour = lipColour(s);
  const paint = s.age === 'child' ? 0.4 : s.feminine ? 0.62 + face.makeUp * 0.3 : 0.34;
  H.glaze([[...upper, ...line.slice().reverse()]], mixHex(colour, skin.deep, 0.2), paint, 0.003);
  H.glaze([[...lower, ...line.slice().reverse()]], colour, paint * 0.74, 0.004);
  const gleam = ring(add(c, [s.flip ? 0.014 : -0.014, h * 0.5]), 0.028 * face.lipWidth, h * 0.15);
  H.touch([gleam], mixHex(skin.lift, colour, 0.25), s.feminine ? 0.5 : 0.16, 0.007);
  H.ink(
    [
      { pts: line, w: 0.0115, press: [0.55, 0.7, 0.9, 1, 0.9, 0.7, 0.5] },
      { pts: part(lower, 0.34, 0.66), w: 0.008, press: [0.05, 0.8, 0.05], a: 0.36 },
    ],
    mixHex(skin.ink, colour, s.feminine ? 0.2 : 0),
  );
}
