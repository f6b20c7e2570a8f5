import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import { die, oneOf } from '#atelier/kit/chance.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { part, spline } from '#atelier/kit/curves.ts';
import { clamp, lerp, smoothstep } from '#atelier/kit/numbers.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import type { HeadSpace } from './head-space.ts';

const LEVEL = 0.803;
/** Above this a man's lips are fuller by less than a woman's, by this share. */
const FIRM = { from: 0.62, by: 0.45 } as const;
/** How much one corner of a mouth is higher than the other at most, and how far a man's is broader or narrower than his kind's: shares. */
const LOPSIDED = 0.007;
const MENS_BREADTHS = [0.86, 0.94, 1.03, 1.13] as const;
const LIPSTICKS = ['#a8323c', '#b4555a', '#9c4a3c', '#8a2d4a', '#c0605c', '#a5524a'];

/** Lips: bare, or painted by the wearer's taste. */
function lipColour(s: HeadSpace): string {
  const bare = mixHex(s.skin.lip, s.skin.shade, s.feminine && s.age !== 'child' ? 0.28 : 0.58);
  if (!s.feminine || s.age === 'child') return bare;
  return mixHex(bare, oneOf(LIPSTICKS, s.seed, 'mouth.lipstick'), smoothstep(0.25, 0.95, s.face.makeUp) * 0.85);
}

export interface Mouth {
  half: number;
  /** Heights of the upper and the lower lip, heads. */
  upper: number;
  lower: number;
  /** Lips apart by, heads. */
  gap: number;
  /** A point of the mouth: u -1 far corner to 1 near corner, v down from the line where the lips meet. */
  at: (u: number, v: number) => Point;
}

export function mouthOf(s: HeadSpace): Mouth {
  const { lipFull, lipUpper, lipWidth, parted, smile } = s.face;
  const old = s.age === 'senior';
  const full = lipFull - s.model.male * FIRM.by * Math.max(0, lipFull - FIRM.from);
  const tall = 0.086 * full * (old ? 0.88 : 1) * (s.age === 'child' ? 0.86 : 1);
  const own = s.model.male > 0.5 ? oneOf(MENS_BREADTHS, s.seed, 'mouth.breadth') : 1;
  const aside = ((die(5, s.seed, 'mouth.aside') - 2) / 2) * LOPSIDED * (1 - s.model.young);
  const half = 0.104 * lipWidth * own * (1 + Math.max(0, smile - 0.4) * 0.12);
  const rise = (u: number): number =>
    -smile * 0.019 * u * u * (0.4 + 0.6 * Math.abs(u)) + (old ? 0.005 * u * u : 0) + aside * u;
  return {
    half,
    upper: tall * lipUpper,
    lower: tall * (1 - lipUpper),
    gap: 0.0155 * smoothstep(0.58, 0.95, parted),
    at: (u, v) => s.model.on(u * half, LEVEL + v + rise(u), 0.024 * (1 - clamp(u * u))),
  };
}

const sweep = (m: Mouth, q: readonly (readonly [u: number, v: number])[]): Point[] =>
  spline(
    [
      ...q,
      ...q
        .slice(0, -1)
        .reverse()
        .map(([u, v]) => [-u, v] as const),
    ].map(([u, v]) => m.at(u, v)),
  );

/** The line of the lips, their two outlines, and the edges of the gap between them. */
function curves(s: HeadSpace, m: Mouth) {
  const bow = s.face.lipBow;
  const line = (dv: number) =>
    sweep(m, [
      [-1, 0],
      [-0.62, 0.004 + dv * 0.55],
      [-0.22, -0.003 * bow + dv],
      [0, 0.005 * bow + dv],
    ]);
  return {
    top: line(-m.gap * 0.3),
    low: line(m.gap * 0.7),
    upper: sweep(m, [
      [-1, 0],
      [-0.58, -m.upper * 0.56 - m.gap * 0.2],
      [-0.24, -m.upper - m.gap * 0.3],
      [0, -m.upper * lerp(0.95, 0.62, clamp(bow / 1.6)) - m.gap * 0.3],
    ]),
    lower: sweep(m, [
      [-1, 0],
      [-0.62, m.lower * 0.6 + m.gap * 0.4],
      [-0.26, m.lower * 0.96 + m.gap * 0.7],
      [0, m.lower + m.gap * 0.7],
    ]),
  };
}

/** Outline of both lips. */
export function lipsOf(s: HeadSpace): Point[] {
  const { upper, lower } = curves(s, mouthOf(s));
  return [...upper, ...lower.slice().reverse()];
}

/** The hollow under the lower lip. */
export function underLip(s: HeadSpace): Point[] {
  const m = mouthOf(s);
  const v = m.lower + m.gap * 0.7;
  return [m.at(-0.55, v + 0.004), m.at(0, v + 0.012), m.at(0.55, v + 0.004), m.at(0, v + 0.034)];
}

export function drawMouth(s: HeadSpace): void {
  const { H, skin, face, feminine } = s;
  const m = mouthOf(s);
  const { top, low, upper, lower } = curves(s, m);
  const colour = lipColour(s);
  const paint = feminine && s.age !== 'child' ? 0.8 + face.makeUp * 0.3 : 0.42;
  if (m.gap > 0.004) {
    const gap = [...top, ...low.slice().reverse()];
    H.touch([gap], mixHex('#3a171b', skin.deep, 0.2), 0.92, 0.002);
    const teeth = [...part(top, 0.2, 0.8), ...part(top, 0.8, 0.2).map((p) => add(p, [0, m.gap * 0.5]))];
    H.touch([teeth], '#f2e9de', 0.4, 0.003, [gap]);
  }
  const below = [...lower, ...low.slice().reverse()];
  H.glaze(
    [[...upper, ...top.slice().reverse()]],
    mixHex(colour, skin.deep, 0.22),
    paint * (s.dark ? 0.4 : 0.92),
    0.003,
  );
  // a glaze cannot tint what is darker than itself: on dark skin the colour is laid
  if (s.dark) H.touch([[...upper, ...top.slice().reverse()]], mixHex(colour, skin.shade, 0.35), paint * 0.55, 0.003);
  H.glaze([below], colour, paint * (s.dark ? 0.42 : 0.66), 0.004);
  // the lower lip turns up to the light
  if (feminine) H.touch([below], mixHex(colour, skin.lift, 0.4), s.dark ? 0.38 : 0.24, 0.008, [below]);
  const side = s.flip ? 0.16 : -0.16;
  const gleam = [
    m.at(side - 0.26, m.lower * 0.46 + m.gap * 0.7),
    m.at(side, m.lower * 0.34 + m.gap * 0.7),
    m.at(side + 0.26, m.lower * 0.46 + m.gap * 0.7),
    m.at(side, m.lower * 0.62 + m.gap * 0.7),
  ];
  H.touch([gleam], mixHex(skin.lift, colour, 0.3), feminine ? 0.24 + face.makeUp * 0.26 : 0.14, 0.007);
  const ink = mixHex(skin.ink, colour, feminine ? 0.28 : 0.1);
  const strokes: Stroke[] = [
    { pts: top, w: 0.0102, press: [1, 0.65, 0.7, 1, 0.7, 0.65, 1], a: m.gap > 0.004 ? 0.7 : 0.9 },
    { pts: part(lower, 0.34, 0.66), w: 0.0075, press: [0.05, 0.8, 0.05], a: 0.34 },
  ];
  if (face.smile > 0.95)
    for (const g of [-1, 1]) {
      const u = g * 1.08;
      strokes.push({
        pts: [m.at(u, -0.009), m.at(g * 1.14, 0.002), m.at(u, 0.012)],
        w: 0.007,
        press: [0.1, 0.8, 0.1],
        a: 0.42,
      });
    }
  H.ink(strokes, ink);
}
