/** What jackets and coats are made of: their outside, lapels, ribs, linings and fur. */

import type { Garment } from '@toile/look';
import { factsOf } from '@toile/look/records';
import type { Build, Line, Material } from '#atelier/cloth/build.ts';
import { clothOf, hasDetail, materialOf, trimOf } from '#atelier/garments/measures.ts';
import { lumaOf, mixHex, shadeHex } from '#atelier/kit/colour.ts';
import { isBiker, zippedLapel } from './jacket-details.ts';

/** Of denim a collar of fleece is a shirt's, and no shawl. */
export function collared(g: Garment): Garment {
  if (g.cloth.fabric !== 'denim' || g.collar !== 'shawl' || !hasDetail(g, 'fur-trim')) return g;
  const details = g.details.filter(({ id }) => id !== 'fur-trim');
  return { ...g, collar: 'shirt', neckline: 'shirt', details: [...details, { id: 'shearling', part: 'collar' }] };
}

/** The white edge sewn to the collar of a Korean jacket. */
const COLLAR_EDGE = '#f8f3ea';

/** Cloth that sheds the rain is coated, whatever it is woven of. */
const isRainwear = (g: Garment): boolean => factsOf(g).coated?.includes(g.cloth.fabric) ?? false;

/** The piping of a jacket with lapels is sewn to them, not round its hem. */
export function unpiped(g: Garment): Garment {
  const { piping, ...trims } = g.trims;
  return { ...g, trims, details: g.details.filter(({ id, part }) => part || id !== 'piping') };
}

/** A cord of satin as it catches the light on its own cloth. */
const sheenOf = ({ cloth }: Garment): string =>
  mixHex(cloth.colour.hex, lumaOf(cloth.colour.hex) > 0.5 ? '#3a3034' : '#ffffff', 0.4);

/** A lapel with piping along its edges. */
const piped = (lapel: Build, colour: string): Build => ({
  ...lapel,
  lines: [
    ...lapel.lines,
    ...lapel.lines
      .filter(({ kind }) => kind === 'overlap' || kind === 'opening')
      .map((line): Line => ({ ...line, colour, weight: 1.1, isCord: true })),
  ],
});

/** A lapel with what its edge is sewn with: a zip's teeth, piping, or nothing. */
export function edged(g: Garment, lapel: Build): Build {
  const sewn = hasDetail(g, 'piping') || trimOf(g, 'piping') ? piped(lapel, trimOf(g, 'piping') ?? sheenOf(g)) : lapel;
  return isBiker(g) ? zippedLapel(sewn) : sewn;
}

/** A sheepskin is worn with its skin outside: the fleece shows where it turns over at collar, cuffs and hem. */
export const isSheepskin = (g: Garment): boolean => factsOf(g).fleeceInside === true && g.cloth.name === 'shearling';
export const outsideOf = (g: Garment): Material =>
  isSheepskin(g)
    ? { ...materialOf(g.cloth), fabric: 'leather', name: 'suede' }
    : isRainwear(g)
      ? { ...materialOf(g.cloth), name: 'coated cotton' }
      : materialOf(g.cloth);
export const FUR: Material = { fabric: 'fur', colour: '#b59a78' };
export const fleeceOf = (g: Garment): Material => ({
  fabric: 'fur',
  name: 'shearling',
  colour: trimOf(g, 'lining', 'collar') ?? mixHex(g.cloth.colour.hex, '#f4e8d2', 0.86),
});

/** Satin faces a lapel in the cloth's own colour a tone lighter, as it takes the light. */
const facing = (colour: string): string => mixHex(colour, '#ffffff', lumaOf(colour) < 0.2 ? 0.17 : 0.13);

/** Of satin where the words say so, else of the coat's own cloth. */
export function lapelMaterial(g: Garment): Material {
  const own = outsideOf(g);
  if (hasDetail(g, 'satin-lapel'))
    return { fabric: 'satin', colour: trimOf(g, 'collar', 'lapel') ?? facing(own.colour) };
  const colour = trimOf(g, 'collar', 'lapel') ?? (hasDetail(g, 'goreum') ? COLLAR_EDGE : own.colour);
  const fabric = clothOf(g, 'collar', 'lapel');
  if (fabric === 'fur') return { ...FUR, name: 'shearling', ...(trimOf(g, 'collar') && { colour }) };
  return fabric ? { fabric, colour } : { ...own, colour };
}

/** Knitted bands at neck and hem. */
export const ribMaterial = (g: Garment): Material => ({
  fabric: 'knit',
  colour: trimOf(g, 'rib', 'contrast', 'collar') ?? shadeHex(outsideOf(g).colour, 0.86),
});

/** Its inside, where it shows behind an open front. */
export const insideOf = (g: Garment): Material => ({
  fabric: 'satin',
  colour: trimOf(g, 'lining') ?? mixHex(outsideOf(g).colour, '#3a3034', 0.35),
});
