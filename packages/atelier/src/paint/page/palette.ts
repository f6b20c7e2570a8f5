/** Paper and wash: quiet colours that belong to the outfit, worked out in OKLCH. */
import { converter, formatHex } from 'culori';
import type { Look } from '#atelier/look/look.ts';
import { telling } from '#atelier/paint/flats/flat.ts';
import { clamp, lerp } from '#atelier/paint/geometry.ts';

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

/**
 * Colour of the background wash as it stands on the paper: the outfit's hue, or its accent's where the outfit is
 * grey, nearly as light as the paper so that it never competes.
 */
export function washOf(look: Look): string {
  const [main] = telling(look, 1);
  if (!main) return paperOf(look);
  const paper = toOklch(paperOf(look));
  const [voice] = voicesOf(look);
  // greys speak in the hue of their paper
  const hue = ((voice?.h ?? paper?.h ?? 68) * Math.PI) / 180;
  const chroma = voice ? Math.min(0.04, voice.c * 0.28) * moodOf(look).chroma : (paper?.c ?? 0) + 0.006;
  const [a, b] = SEASON_LIGHT[look.season] ?? [0, 0];
  const light = toOklch(main.cloth.colour.hex)?.l ?? 0.5;
  // a pale outfit needs more ground behind it than a dark one
  const l = (paper?.l ?? 0.95) - lerp(0.065, 0.09, clamp((light - 0.5) / 0.4));
  return formatHex({ mode: 'oklab', l, a: chroma * Math.cos(hue) + a * 0.6, b: chroma * Math.sin(hue) + b * 0.6 });
}
