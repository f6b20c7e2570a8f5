/** Feathers sewn along an edge: soft plumes that fall over one another, each with a vane of its own. */

import type { Garment, Part } from '@toile/look';
import type { Line } from '#atelier/cloth/build.ts';
import { hasDetailOn, trimOf } from '#atelier/garments/measures.ts';
import { stream } from '#atelier/kit/chance.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { arcLength, resample, spline } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';

/** Sewn to the ends of sleeves. */
export const hasFeatherCuffs = (g: Garment): boolean =>
  hasDetailOn(g, 'cuff', 'feather') || hasDetailOn(g, 'sleeve', 'feather');

/** Sewn to the hem: said of it, or of nothing. */
export const isFeathered = (g: Garment): boolean =>
  g.details.some(({ id, part }) => id === 'feather' && part !== 'cuff' && part !== 'sleeve');

/** The colour of feathers at a part: their own, where the words give one. */
export const featherColour = (g: Garment, part: Part): string => trimOf(g, part, 'contrast') ?? g.cloth.colour.hex;

/** The rows of plumes, the lowest first: how far above the edge each is sewn, how long it is, page units, and how light. */
const ROWS = [
  { above: 0, length: 24, light: -0.16 },
  { above: 7, length: 23, light: 0 },
  { above: 14, length: 21, light: 0.2 },
] as const;
/** How far apart plumes are sewn; how far each sways and bends, page units; its weight; share of its length that is chance. */
const PLUME = { apart: 3.2, sway: 15, bend: 7, weight: 2.6, fine: 0.8, chance: 0.4 } as const;
/** What feathers are lit and shaded with. */
const TONES = { light: '#fffdf6', dark: '#241f2c' } as const;

const toneOf = (colour: string, light: number): string =>
  mixHex(colour, light < 0 ? TONES.dark : TONES.light, Math.abs(light));

interface Feathers {
  seed: number;
  colour: string;
  /** Length beside that at a hem. */
  size?: number;
}

/** Plumes along an edge, page units. */
export function feathersAlong(edge: readonly Point[], { seed, colour, size = 1 }: Feathers): Line[] {
  const next = stream(seed, 'trimmings.feathers');
  const roots = resample(edge, Math.max(8, Math.round(arcLength(edge) / PLUME.apart)));
  const plume = (root: Point, length: number, tone: string, weight: number): Line => {
    const reach = length * size * (1 - PLUME.chance / 2 + next() * PLUME.chance);
    const sway = (next() - 0.5) * PLUME.sway * size;
    const bend = (next() - 0.5) * PLUME.bend;
    const points = spline([root, add(root, [sway * 0.4 + bend, reach * 0.55]), add(root, [sway, reach])], 5);
    return { kind: 'overlap', points, weight, colour: tone, isCord: true };
  };
  return ROWS.flatMap(({ above, length, light }) =>
    roots.flatMap((p) => {
      const root = add(p, [0, -above * size]);
      const own = light + (next() - 0.5) * 0.16;
      return [
        plume(root, length, toneOf(colour, own), PLUME.weight),
        plume(root, length, toneOf(colour, own - 0.14), PLUME.fine),
      ];
    }),
  );
}
