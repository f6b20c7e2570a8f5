/** With a hijab nothing below it is bare: the blouse of a saree or lehenga is long in body and sleeve, and high at the neck. */
import type { Garment, Look } from '@toile/look';

export const isCovered = ({ accessories }: Look): boolean => accessories.some(({ kind }) => kind === 'hijab');

/** The blouse as it is cut to cover; its length 'hip' says that it reaches under the waist of what it is worn with. */
export const coveringBlouse = (g: Garment): Garment => ({
  ...g,
  length: 'hip',
  neckline: 'high',
  sleeve: { shape: 'set-in', length: 'long' },
});

/** The look with every blouse cut to cover, if its wearer is covered. */
export const coveredUp = (look: Look): Look =>
  isCovered(look)
    ? { ...look, garments: look.garments.map((g) => (g.family === 'choli' ? coveringBlouse(g) : g)) }
    : look;
