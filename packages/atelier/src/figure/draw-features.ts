/** Eyes, brows, nose, mouth: at this size a few sure strokes each. Positions from the head view, character from the face. */
import { mixHex } from '#atelier/paint/colour.ts';
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

function openEye(s: HeadSpace, e: EyeSpot, ink: string): void {
  const { H } = s;
  const at = eyeCurve(s, e);
  const upper = at(EYE.upper);
  const lower = at(EYE.lower);
  const white = [...upper, ...lower.slice().reverse()];
  H.touch([white], mixHex('#f4ece2', s.skin.base, s.dark ? 0.3 : 0.2), 0.95);
  const small = e.w < 0.12;
  const r = EYE.iris * e.w * (small ? 1.34 : 1.06);
  // the iris hangs from the upper lid: no white above it, and it looks where the head looks
  const c: P = [e.c[0] + e.turn * 0.35, e.c[1] - e.w * 0.012];
  H.touch([ring(c, r * (small ? 0.78 : 0.98), r * 1.05)], s.dark ? '#33201a' : '#4b3427', 1, 0.002, [white]);
  H.touch([ring(add(c, [0, -r * 0.1]), r * 0.46, r * 0.5)], '#150d0d', 1, 0.001, [white]);
  H.glaze([[...upper, ...upper.map((p) => add(p, [0, e.w * 0.15])).reverse()]], '#54424a', 0.7, 0.004, [white]);
  H.touch([ring(add(c, [s.flip ? r * 0.34 : -r * 0.34, -r * 0.3]), 0.0075)], '#ffffff', 0.8);
  const last = upper[upper.length - 1];
  const lash = s.feminine ? [...upper, add(last, [e.dir * e.w * 0.1, -e.w * 0.08])] : upper;
  H.ink(
    [
      {
        pts: lash,
        w: s.feminine ? 0.0215 : 0.0155,
        press: s.feminine ? [0.35, 0.9, 1.1, 1.15, 0.1] : [0.4, 0.9, 1, 0.7, 0.2],
      },
      { pts: part(lower, 0.55, 1), w: 0.006, press: [0.05, 0.6, 0.7], a: 0.5 },
    ],
    ink,
  );
  const fold = 1 - s.face.hooded;
  H.ink(
    [{ pts: part(at(EYE.crease), 0.08, 0.95), w: 0.0072, press: [0.1, 0.9, 0.3], a: lerp(0.25, 0.62, fold) }],
    s.skin.ink,
  );
}

/** An eye and its brow. */
export function drawEye(s: HeadSpace, e: EyeSpot, brow: P[], browColour: string): void {
  const ink = mixHex(s.skin.ink, '#1a1114', 0.5);
  const gap = (s.face.eyeGap - 1) * 0.5;
  const moved = { ...e, c: add(e.c, [e.dir * gap * 0.3, 0]) };
  if (s.view === 'down') loweredEye(s, moved, ink);
  else openEye(s, moved, ink);
  const { browArch, browLift, browWeight } = s.face;
  const line = spline(brow.map((p): P => [p[0], brow[0][1] + (p[1] - brow[0][1]) * browArch + browLift]));
  const w = (s.feminine ? 0.018 : 0.0205) * browWeight * (s.age === 'senior' ? 0.85 : 1);
  s.H.ink(
    [
      { pts: line, w, press: [0.4, 1, 0.85, 0.1], a: 0.7 },
      { pts: part(line, 0.02, 0.6).map((p) => add(p, [0, -0.006])), w: w * 0.5, press: [0.3, 0.8, 0.1], a: 0.4 },
    ],
    browColour,
  );
}

/** The nose is its underside and one wing; the bridge only where the far cheek lies behind it. */
export function drawNose(s: HeadSpace): void {
  const { nose } = s.head;
  const c = nose.under[1];
  const { noseWidth, noseLength } = s.face;
  const at = (q: P[]) => spline(q.map(([x, y]): P => [c[0] + (x - c[0]) * noseWidth, 0.48 + (y - 0.48) * noseLength]));
  const strokes: Stroke[] = [
    { pts: at(nose.under), w: 0.0115, press: [0.1, 1, 0.9, 0.2], a: 0.85 },
    { pts: at(nose.wing), w: 0.0095, press: [0.1, 1, 0.3], a: 0.7 },
  ];
  if (nose.bridge.length > 3) strokes.push({ pts: at(nose.bridge), w: 0.009, press: [0.7, 0.5, 0.7, 1, 0.5], a: 0.66 });
  s.H.ink(strokes, s.skin.ink);
}

export function drawMouth(s: HeadSpace): void {
  const { H, skin, face } = s;
  const m = s.head.mouth;
  const mid = mix(m.l, m.r, 0.5);
  const drop = 0.012 * (face.noseLength - 1);
  const corner = (p: P): P => [
    mid[0] + (p[0] - mid[0]) * face.lipWidth,
    p[1] + drop + (s.age === 'senior' ? 0.005 : -0.003),
  ];
  const l = corner(m.l);
  const r = corner(m.r);
  const c = m.c;
  const h = m.h * face.lipFull * (s.age === 'senior' ? 0.78 : 1);
  const line = spline([l, add(mix(l, c, 0.55), [0, -0.004]), c, add(mix(c, r, 0.5), [0, -0.004]), r]);
  const upper = spline([
    l,
    add(mix(l, c, 0.5), [0, -h * 0.42]),
    add(mix(l, c, 0.84), [0, -h * 0.6]),
    add(c, [0, -h * 0.45]),
    add(mix(c, r, 0.16), [0, -h * 0.6]),
    add(mix(c, r, 0.5), [0, -h * 0.4]),
    r,
  ]);
  const lower = spline([
    l,
    add(mix(l, c, 0.45), [0, h * 0.5]),
    add(c, [0, h * 0.86]),
    add(mix(c, r, 0.55), [0, h * 0.5]),
    r,
  ]);
  const colour = s.feminine ? skin.lip : mixHex(skin.lip, skin.shade, 0.55);
  H.glaze([[...upper, ...line.slice().reverse()]], colour, s.feminine ? 0.66 : 0.36, 0.003);
  H.glaze([[...lower, ...line.slice().reverse()]], colour, s.feminine ? 0.44 : 0.2, 0.004);
  H.touch(
    [ring(add(c, [-0.012, h * 0.42]), 0.03 * face.lipWidth, h * 0.12)],
    skin.lift,
    s.feminine ? 0.42 : 0.2,
    0.006,
  );
  H.ink(
    [
      { pts: line, w: 0.0115, press: [0.4, 0.8, 1, 0.8, 0.35] },
      { pts: part(lower, 0.36, 0.66), w: 0.0075, press: [0.05, 0.8, 0.05], a: 0.42 },
    ],
    skin.ink,
  );
}
