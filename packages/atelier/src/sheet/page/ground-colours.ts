/** Paper and wash: quiet colours that belong to the outfit, worked out in OKLCH. */

import type { Look } from '@toile/look';
import { converter, formatHex } from 'culori';
import { clamp, lerp } from '#atelier/kit/numbers.ts';
import { telling } from '#atelier/sheet/flats/flat.ts';
import type { Pigment } from '#atelier/sheet/page/backdrop/backdrop.ts';

const toOklch = converter('oklch');

const PAPER: Record<string, string> = {
  spring: '#f3f1e7',
  summer: '#f7f1e5',
  autumn: '#f2ebdd',
  winter: '#f1f0ea',
};
/** OKLab direction (a, b) the light of a season leans to. */
const SEASON_LIGHT: Record<string, readonly [number, number]> = {
  spring: [-0.006, 0.008],
  summer: [0.002, 0.01],
  autumn: [0.007, 0.009],
  winter: [-0.003, -0.009],
};
const HOUSE_PAPER = '#f4efe6';

/** How far a mood takes the ground from its usual depth and colour. */
const MOOD: Record<string, { deeper: number; chroma: number }> = {
  moody: { deeper: 0.03, chroma: 0.9 },
  sensual: { deeper: 0.02, chroma: 1.15 },
  playful: { deeper: 0, chroma: 1.5 },
  bold: { deeper: 0, chroma: 1.4 },
  serene: { deeper: 0, chroma: 0.7 },
};
const moodOf = ({ mood }: Look): { deeper: number; chroma: number } => MOOD[mood] ?? { deeper: 0, chroma: 1 };

/** OKLCH lightness from which cloth is lost on pale paper. */
const PALE = 0.87;
const WHITE = 0.95;
/** Lightness and chroma of the toned papers that pale cloth stands on, and their hues by season: sage, sand, clay, ice. */
const TONED = { l: 0.875, warm: 0.02, cool: 0.013 } as const;
const TONED_HUE: Record<string, number> = { spring: 145, summer: 70, autumn: 45, winter: 245 };
/** Hues in which a paper looks tinted with half the chroma. */
const COOL = { from: 130, to: 320 } as const;
/** Sand, rose, sage and grey-blue for the sheets of no season. */
const ANY_HUE = [72, 28, 150, 248] as const;

/** OKLCH chroma from which a colour has a voice: below it are greys, ivories and blacks. */
const VOICED = 0.05;

/** Hues the outfit speaks in, the most telling garment's first, degrees. */
function voicesOf(look: Look): { h: number; c: number }[] {
  const [main] = telling(look, 1);
  const worn = main ? [main, ...look.garments] : look.garments;
  return worn
    .flatMap((g) => [g.cloth.colour, ...g.cloth.print.colours])
    .flatMap(({ hex }) => {
      const { h, c } = toOklch(hex) ?? { h: undefined, c: 0 };
      return h !== undefined && c > VOICED ? [{ h, c }] : [];
    });
}

/** Is what makes the outfit, or the white that goes with it, so pale that pale paper would swallow it? */
function isPale(look: Look): boolean {
  const [main, second] = telling(look, 2).map((g) => toOklch(g.cloth.colour.hex)?.l ?? 0);
  return main > PALE || second > WHITE;
}

const letters = (words: string): number => [...words].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

function tonedPaper(look: Look): string {
  const hue = TONED_HUE[look.season] ?? voicesOf(look)[0]?.h ?? ANY_HUE[letters(look.title) % ANY_HUE.length];
  const c = hue > COOL.from && hue < COOL.to ? TONED.cool : TONED.warm;
  return formatHex({ mode: 'oklch', l: TONED.l, c, h: hue });
}

/** The ground of the sheet: the season's light, toned under pale clothes, browned where the style is of another time. */
export function paperOf(look: Look): string {
  const base = isPale(look) ? tonedPaper(look) : (PAPER[look.season] ?? HOUSE_PAPER);
  const { deeper } = moodOf(look);
  const vintage = look.style === 'vintage';
  if (!vintage && !deeper) return base;
  const c = toOklch(base);
  if (!c) return base;
  return formatHex({ ...c, l: c.l - deeper - (vintage ? 0.012 : 0), ...(vintage && { c: c.c + 0.012, h: 82 }) });
}

/** Turns from the outfit's own hue that its ground may take, degrees: its own, its neighbours, its complement. */
const TURNS = [0, 26, -26, 178] as const;
/** Nearer than this in hue, degrees, and in lightness cloth would melt into the wash. */
const NEAR = { hue: 48, l: 0.15 } as const;
const WINTER_HUE = 238;
/** Rose, sand, grey-blue, clay and sage behind clothes of no hue. */
const GREYS_HUE = [22, 72, 245, 48, 140] as const;

const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

const tint = (l: number, c: number, h: number, [a, b]: readonly [number, number]): string => {
  const turn = (h * Math.PI) / 180;
  return formatHex({ mode: 'oklab', l, a: c * Math.cos(turn) + a * 0.6, b: c * Math.sin(turn) + b * 0.6 });
};

/** The hue of the washes: drawn from the clothes, and never so near them that an edge is lost. */
function washHue(look: Look, l: number, paper: number): number {
  const voices = voicesOf(look);
  const choice = letters(look.title);
  const [voice] = voices;
  // greys and blacks stand before a quiet colour
  const own = voice ? (voice.h + TURNS[choice % TURNS.length] + 360) % 360 : GREYS_HUE[choice % GREYS_HUE.length];
  const other = voice && voices.find(({ h }) => apart(h, voice.h) > NEAR.hue);
  // a toned paper is painted in its own light; winter's is cold, whatever is worn in it
  if (isPale(look)) return paper + ((choice % 3) - 1) * 32;
  const hue = look.season === 'winter' ? WINTER_HUE : choice % 5 === 4 && other ? other.h : own;
  const before = telling(look, look.season === 'winter' ? 1 : 2);
  const melts = before.some(({ cloth: { colour } }) => {
    const worn = toOklch(colour.hex);
    return worn && worn.c > VOICED * 0.6 && apart(worn.h ?? 0, hue) < NEAR.hue && Math.abs(worn.l - l) < NEAR.l;
  });
  return melts ? (hue + 180) % 360 : hue;
}

/** OKLCH of dusk, by which hue the outfit speaks in. */
const NIGHT = { l: 0.58, c: 0.045, hues: [268, 305, 225, 285] } as const;
/** Marigolds and suns. */
const GLOW = { l: 0.885, c: 0.07, h: 78 } as const;

/** Pigments of the backdrop as they stand on the paper: light enough that they never compete with the clothes. */
export function groundColours(look: Look): Record<Pigment, string> {
  const paper = toOklch(paperOf(look)) ?? { mode: 'oklch', l: 0.95, c: 0.01, h: 80 };
  const [main] = telling(look, 1);
  const light = toOklch(main?.cloth.colour.hex ?? '#888888')?.l ?? 0.5;
  const lean = SEASON_LIGHT[look.season] ?? [0, 0];
  // a pale outfit needs more ground behind it than a dark one
  const l = paper.l - lerp(0.075, 0.11, clamp((light - 0.5) / 0.4));
  const hue = washHue(look, l, paper.h ?? 68);
  const voiced = voicesOf(look)[0];
  const c = (voiced ? clamp(voiced.c * 0.2, 0.017, 0.028) : 0.018) * moodOf(look).chroma;
  const night = NIGHT.hues[letters(look.title) % NIGHT.hues.length];
  return {
    wash: tint(l, c, hue, lean),
    deep: tint(l - 0.085, c * 1.35, hue, lean),
    glow: formatHex({ mode: 'oklch', l: Math.min(GLOW.l, paper.l - 0.06), c: GLOW.c, h: GLOW.h }),
    night: tint(NIGHT.l, NIGHT.c, night, [0, 0]),
    white: '#ffffff',
  };
}
