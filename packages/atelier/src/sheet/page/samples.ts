/** Which cloths of a Look get a swatch, in order of importance, with their captions. */
import type { Border, Cloth, Garment, Look } from '@toile/look';
import { borderCaption, clothCaption } from '#atelier/sheet/lettering/sheet-words.ts';

export interface Sample {
  garmentId: string;
  caption: string;
  cloth: Cloth;
  /** A border strip on that cloth instead of the cloth itself. */
  border?: Border;
}

const MOST = 4;
const ORDER: Record<Garment['layer'], number> = { 'one-piece': 0, outer: 1, drape: 2, mid: 3, base: 4, bottom: 5 };
const rank = (g: Garment): number => (g.family === 'saree' || g.family === 'lehenga' ? -1 : ORDER[g.layer]);

const key = ({ fabric, colour, print }: Cloth): string =>
  [fabric, colour.hex, print.kind, ...print.colours.map((c) => c.hex)].join();

/** Distinct cloths and borders, at most four; a suit shows its cloth once. */
export function samplesOf(look: Look): Sample[] {
  const seen = new Set<string>();
  const cloths: Sample[] = [];
  const borders: Sample[] = [];
  for (const { id: garmentId, cloth, border, details } of look.garments
    .toReversed()
    .sort((a, b) => rank(a) - rank(b))) {
    if (!seen.has(key(cloth))) {
      seen.add(key(cloth));
      cloths.push({ garmentId, caption: clothCaption(cloth), cloth });
    }
    const name = border && `${border.kind}${border.colour.hex}`;
    if (border && name && !seen.has(name)) {
      seen.add(name);
      borders.push({ garmentId, caption: borderCaption(border, { cloth, details }), cloth, border });
    }
  }
  const [first, ...rest] = cloths;
  return [...(first ? [first] : []), ...borders.slice(0, 1), ...rest].slice(0, MOST);
}
