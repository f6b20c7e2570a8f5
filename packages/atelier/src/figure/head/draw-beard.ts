import type { Moustache } from '@toile/look';
import type { Ramp } from '#atelier/figure/brush/brush.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import { die, stream } from '#atelier/kit/chance.ts';
import { luma, mixHex, rgbOf } from '#atelier/kit/colour.ts';
import { closedSpline, spline } from '#atelier/kit/curves.ts';
import { clamp, lerp, smoothstep } from '#atelier/kit/numbers.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import type { Side } from '#atelier/kit/side.ts';
import { lipsOf, mouthOf } from './draw-mouth.ts';
import type { HeadSpace } from './head-space.ts';

interface Cut {
  /** How far hair stands off the jaw, heads; opacity of the ground tone; number of hairs. */
  long: number;
  ground: number;
  hairs: number;
  /** Height on the cheek at which it begins beside the ear and beside the mouth. */
  ear: number;
  cheek: number;
}
/** How much darker a beard is laid than the hair of the head. */
const DEEPER = 0.42;
const CUTS: readonly Cut[] = [
  { long: 0.004, ground: 0.5, hairs: 460, ear: 0.61, cheek: 0.74 },
  { long: 0.012, ground: 0.66, hairs: 640, ear: 0.57, cheek: 0.742 },
  { long: 0.04, ground: 0.8, hairs: 720, ear: 0.55, cheek: 0.73 },
];

/**
 * How far up between mouth and ear the beard reaches at x: level beside the mouth, it follows the jaw and climbs before the ear.
 */
const CLIMB: readonly (readonly [x: number, up: number])[] = [
  [0.1, 0],
  [0.17, 0.04],
  [0.22, 0.12],
  [0.26, 0.27],
  [0.288, 0.5],
  [0.306, 0.8],
  [0.318, 1],
];

/** The upper edge of the beard on the cheek at x. */
const cheekLine = (cut: Cut, x: number): number => {
  const i = Math.max(
    1,
    CLIMB.findIndex(([at]) => Math.abs(x) <= at),
  );
  const [[a, from], [b, to]] =
    Math.abs(x) > CLIMB[CLIMB.length - 1][0] ? [CLIMB[5], CLIMB[6]] : [CLIMB[i - 1], CLIMB[i]];
  return lerp(cut.cheek + 0.05, cut.ear, lerp(from, to, clamp((Math.abs(x) - a) / (b - a))));
};

/** Outline of the hair on cheeks and chin; the lips and the hollow beside the chin's tuft are left to the skin. */
function groundOf(s: HeadSpace, cut: Cut): Point[] {
  const { model: m } = s;
  const xs = [0.33, 0.305, 0.285, 0.26, 0.22, 0.17, 0.13];
  const edge = (g: Side): Point[] => xs.map((x) => m.on(g * Math.min(x, g < 0 ? m.edge(0.66) : 1), cheekLine(cut, x)));
  const { half, lower } = mouthOf(s);
  const mouth: Point[] = [
    [0.118, 0.79],
    [0.112, 0.835],
    [0.05, 0.806 + lower + 0.018],
    [0, 0.806 + lower + 0.022],
  ];
  const round = (g: Side): Point[] => mouth.map(([x, y]) => m.on((g * x * half) / 0.097, y));
  const [near, far] = s.head.contour;
  const drop = (p: Point, i: number, all: Point[]): Point =>
    add(p, [0, cut.long * smoothstep(0.15, 0.8, i / all.length)]);
  return [
    ...edge(1),
    ...round(1),
    ...round(-1).reverse(),
    ...edge(-1).reverse(),
    ...spline(far.filter(([, y]) => y > 0.64).reverse()),
    ...spline(
      near
        .slice()
        .reverse()
        .map((p, i, all) => drop(p, all.length - i, all)),
    ),
  ];
}

/** Hairs along the growth: down the cheek, forward under the chin, outward from the middle of the lip. */
function hairsOf(s: HeadSpace, cut: Cut): Stroke[] {
  const next = stream(s.seed, 'beard.hairs');
  const { model: m } = s;
  return Array.from({ length: cut.hairs }, (): Stroke => {
    const g = next() < 0.5 ? -1 : 1;
    const x = next() ** 0.8 * 0.335;
    // a few grow above the line: no beard begins at an edge
    const top = cheekLine(cut, x) - next() ** 2.4 * 0.055;
    const y = lerp(top, 0.992, next() ** 0.85);
    const bound = Math.min(m.half(y), g < 0 ? m.edge(y) : 1) * 0.995;
    // what would lie beyond the jaw grows somewhere on it: piled up at its edge hairs would draw a strap
    const p: Point = [g * (x > bound ? bound * Math.sqrt(next()) : x), y];
    const l = (0.015 + next() * 0.017) * (1 + cut.long * 14 * smoothstep(0.8, 1, y));
    const inward = -g * clamp((Math.abs(p[0]) - 0.03) * 0.3, 0, 0.05) * smoothstep(0.55, 0.9, y) * 0.5;
    const a = m.on(...p);
    const b = m.on(p[0] + inward * (l / 0.02), Math.min(1, y + l));
    return {
      pts: [a, add(b, [(next() - 0.5) * 0.01, Math.max(0, y + l - 1) * 0.45])],
      w: 0.0036 + next() * 0.0016,
      press: [0.2, 1, 0.1],
      a: 0.18 + next() * 0.34,
    };
  });
}

/** How a moustache is cut: how thick it is, how far its ends reach and rise, beside that of a beard. */
interface Lip {
  thick: number;
  reach: number;
  rise: number;
}
const OF_A_BEARD: Lip = { thick: 1, reach: 1, rise: 0 };
const LIPS: Readonly<Record<Moustache, Lip>> = {
  full: { thick: 1.15, reach: 1.05, rise: 0 },
  pencil: { thick: 0.45, reach: 0.95, rise: 0 },
  handlebar: { thick: 1.1, reach: 1.5, rise: 0.05 },
  walrus: { thick: 1.7, reach: 1.12, rise: -0.012 },
};

function moustacheOf(s: HeadSpace, cut: Cut, { thick, reach, rise } = OF_A_BEARD): { shape: Point[]; hairs: Stroke[] } {
  const next = stream(s.seed, 'beard.moustache');
  const mouth = mouthOf(s);
  // it rides on the lip, and rises with a smile
  const on = (x: number, y: number): Point => mouth.at(x / 0.097, y);
  const lip = -mouth.upper;
  const side = (g: Side): Point[] => [
    on(g * 0.006, lip - 0.008 - 0.026 * thick),
    on(g * 0.05, lip - 0.004 - 0.028 * thick),
    on(g * 0.094 * reach, lip + 0.016 - 0.028 * thick - rise * 0.4),
    on(g * 0.126 * reach, lip + 0.022 - rise),
  ];
  const low = (g: Side): Point[] => [
    on(g * 0.1 * reach, lip + 0.016 - rise * 0.5),
    on(g * 0.055, lip - 0.004),
    on(g * 0.006, lip - 0.008),
  ];
  const hairs = Array.from({ length: 90 }, (): Stroke => {
    const g = next() < 0.5 ? -1 : 1;
    const u = next();
    const x = g * lerp(0.006, 0.112 * reach, u);
    const y = lip - 0.014 - 0.02 * thick + u * u * 0.026 - u * u * rise + next() * 0.02 * thick;
    return {
      pts: [on(x, y), on(x + g * (0.008 + u * 0.02), y + 0.016 + u * 0.004)],
      w: 0.0042,
      press: [0.3, 1, 0.15],
      a: 0.32 + (cut.ground > 0.3 ? 0.16 : 0),
    };
  });
  return { shape: spline([...side(1), ...low(1), ...low(-1).reverse(), ...side(-1).reverse()]), hairs };
}

/** A moustache on a shaven face. */
export function drawMoustache(s: HeadSpace, hair: Ramp, kind: Moustache): void {
  const { H, skin } = s;
  const { shape, hairs } = moustacheOf(s, CUTS[1], LIPS[kind]);
  const tone = mixHex(hair.base, skin.deep, 0.1);
  const isDark = luma(rgbOf(hair.base)) < luma(rgbOf(skin.base)) * 0.8;
  if (isDark) H.glaze([shape], tone, 0.82, 0.012);
  else H.touch([shape], tone, 0.86, 0.01);
  H.ink(hairs, mixHex(hair.ink, hair.shade, isDark ? 0.5 : 0.85));
}

/** A beard and moustache, from a day's growth to a full one: a ground tone that thins at its edge, then hair by hair. */
export function drawBeard(s: HeadSpace, hair: Ramp): void {
  const { H, skin } = s;
  const cut = CUTS[s.age === 'senior' ? 2 : die(CUTS.length, s.seed, 'beard.cut')];
  const ground = groundOf(s, cut);
  const { shape, hairs } = moustacheOf(s, cut);
  const lips = lipsOf(s);
  // a glaze of hair's own brown turns orange on warm skin: a beard is laid in its shade
  const tone = mixHex(mixHex(hair.base, hair.ink, DEEPER), skin.deep, cut.ground < 0.5 ? 0.32 : 0.1);
  const face = closedSpline(s.head.face);
  const on = cut.long > 0.03 ? [ground, face] : [face];
  const mouth = s.model.on(0, 0.84);
  const [near, inmost] = [0.07, 0.16].map((by) => ground.map((p) => mix(p, mouth, by)));
  const isDark = luma(rgbOf(hair.base)) < luma(rgbOf(skin.base)) * 0.8;
  // dark hair stains the skin, white hair covers it
  if (isDark) {
    H.glaze([ground], tone, cut.ground * 0.16, 0.06, on);
    H.glaze([near], tone, cut.ground * 0.36, 0.045, on);
    H.glaze([inmost], tone, cut.ground * 0.28, 0.04, on);
    H.glaze([shape], tone, cut.ground * 0.7, 0.018);
  } else {
    H.touch([ground], tone, cut.ground * 0.3, 0.05, on);
    H.touch([near], tone, cut.ground * 0.46, 0.034, on);
    H.touch([inmost], tone, cut.ground * 0.4, 0.04, on);
    H.touch([shape], tone, cut.ground * 0.66, 0.012);
  }
  // the lips stay bare
  H.touch([lips], mixHex(skin.base, skin.shade, 0.4), 0.8, 0.006);
  H.ink([...hairsOf(s, cut), ...hairs], mixHex(hair.ink, hair.shade, isDark ? 0.5 : 0.85), { hide: [lips] });
  H.ink(
    hairsOf(s, { ...cut, hairs: Math.round(cut.hairs * 0.3) }).map((q) => ({
      ...q,
      pts: q.pts.map((p) => add(p, [0.006, 0])),
    })),
    hair.light,
    { hide: [lips], alpha: isDark ? 0.4 : 0.7 },
  );
}
