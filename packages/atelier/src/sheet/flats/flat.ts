/** Technical drawings of one garment as the sheet sets them: a cutter draws it, the sheet lays its cloth in it. */

import type { FlatDrafter, Garment, Look } from '@toile/look';
import { remembering } from '#atelier/kit/remember.ts';
import { legible } from './legible.ts';
import { type Bounds, boundsOf, type Mark } from './marks.ts';
import { printed } from './printed.ts';
import { trueMarks } from './true-flat.ts';

export interface Flat {
  garment: Garment;
  marks: Mark[];
  /** Centimetres. */
  bounds: Bounds;
}

/** Is it a length of cloth, alike from both sides? */
export const isUncut = ({ family }: Garment): boolean => family === 'saree' || family === 'dupatta';

const MOST_KNOWN = 64;
type Drawn = readonly Pick<Flat, 'marks' | 'bounds'>[];
/** What each cutter has drawn. */
const KNOWN = new WeakMap<FlatDrafter, ReturnType<typeof remembering<Drawn>>>();

function knownOf(draft: FlatDrafter): ReturnType<typeof remembering<Drawn>> {
  const known = KNOWN.get(draft) ?? remembering<Drawn>(MOST_KNOWN);
  KNOWN.set(draft, known);
  return known;
}

/** One garment of a Look from all its sides, the front first. */
export function flatsOf(garment: Garment, look: Look, draft: FlatDrafter): Flat[] {
  const { id: _, name: __, ...cut } = garment;
  // how it closes is drawn as it was read, out of sight of the figure as well
  const said = look.reading.understood
    .filter(({ of }) => of === garment.id)
    .map(({ as, value, text }) => [as, value, text]);
  const drawn = knownOf(draft)(JSON.stringify([cut, look.person, said]), () =>
    draft(look, garment).map((view) => {
      const marks = legible(printed(trueMarks(view, garment), garment), garment);
      return { marks, bounds: boundsOf(marks) };
    }),
  );
  return drawn.map((flat) => ({ garment, ...flat }));
}

/** What a pattern room asks for first: the garment that makes the outfit, then what is seen under it. */
const WEIGHT: Record<Garment['layer'], number> = { 'one-piece': 5, outer: 4, mid: 3, bottom: 2.5, base: 2, drape: 1.5 };

/** Families that make the outfit whatever layer they are worn in. */
const RANK: Partial<Record<Garment['family'], number>> = { saree: 6, lehenga: 5.5, choli: 5 };

/** What the title names tells more than what only goes with it. */
const TITLED = 10;

/** What a title says of a jacket and trousers together it says of the jacket. */
const WHOLE = /^(?:suit|tuxedo)(?= jacket)/;

/** The garments worth a flat, most telling first, at most `most`; of two layers alike the outer one tells more. */
export function telling(look: Look, most: number): Garment[] {
  const title = look.title.toLowerCase();
  const rank = ({ family, layer, name }: Garment): number => {
    const called = name.toLowerCase();
    const named = title.indexOf(WHOLE.exec(called)?.[0] ?? called);
    // of two that are named, the first
    return named < 0 ? (RANK[family] ?? WEIGHT[layer]) : TITLED + title.length - named;
  };
  return look.garments
    .map((garment, order) => ({ garment, order }))
    .sort((a, b) => rank(b.garment) - rank(a.garment) || b.order - a.order)
    .slice(0, most)
    .map(({ garment }) => garment);
}
