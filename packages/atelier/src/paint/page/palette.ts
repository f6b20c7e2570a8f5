/** Paper and wash: quiet colours that belong to the outfit, worked out in OKLCH. */
import { converter, formatHex } from 'culori';
import type { Look } from '#atelier/look/look.ts';
import { telling } from '#atelier/paint/flats/flat.ts';
import { lerp } from '#atelier/paint/geometry.ts';

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

/** The ground of the sheet: the season's light, browned where the style is of another time. */
export function paperOf(look: Look): string {
  const base = PAPER[look.season] ?? HOUSE_PAPER;
  if (look.style !== 'vintage') return base;
  const c = toOklch(base);
  return c ? formatHex({ ...c, l: c.l - 0.012, c: (c.c ?? 0) + 0.012, h: 82 }) : base;
}

/** OKLCH chroma from which a colour has a voice: below it are greys, ivories and blacks. */
const VOICED = 0.05;

/**
 * Colour of the background wash as it stands on the paper: the outfit's hue, or its accent's where the outfit is
 * grey, nearly as light as the paper so that it never competes.
 */
export function washOf(look: Look): string {
  const [main] = telling(look, 1);
  if (!main) return paperOf(look);
  const seen = [
    main.cloth.colour,
    ...main.cloth.print.colours,
    ...look.garments.flatMap((g) => [g.cloth.colour, ...g.cloth.print.colours]),
  ];
  const paper = toOklch(paperOf(look));
  const voiced = seen.map((c) => toOklch(c.hex)).find((c) => c && (c.c ?? 0) > VOICED);
  const hue = ((voiced?.h ?? 68) * Math.PI) / 180;
  const chroma = voiced ? Math.min(0.024, (voiced.c ?? 0) * 0.2) : 0.015;
  const [a, b] = SEASON_LIGHT[look.season] ?? [0, 0];
  const light = toOklch(main.cloth.colour.hex)?.l ?? 0.5;
  // a pale outfit needs more ground behind it than a dark one
  const l = (paper?.l ?? 0.95) - lerp(0.065, 0.092, Math.min(1, Math.max(0, (light - 0.5) / 0.4)));
  return formatHex({ mode: 'oklab', l, a: chroma * Math.cos(hue) + a * 0.6, b: chroma * Math.sin(hue) + b * 0.6 });
}
