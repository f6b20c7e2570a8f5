import type { Garment, Look } from '@toile/look';
import { mainGarment } from '../work.ts';

const AT = '(?:at|on|over|near|around|round|below|above) (?:the |her |his |both )?';
const BELOW = new RegExp(`\\b${AT}(?:knees?|thighs?|legs?|ankles?|calves|shins?)\\b`);
const ABOVE = new RegExp(`\\b${AT}(?:chest|shoulders?|elbows?|arms?|bust)\\b`);

const LEGGED: ReadonlySet<Garment['layer']> = new Set(['bottom', 'one-piece']);

/** The garment that covers where on the body something is said to be: rips at the knees are in the jeans. Undefined where no such place is named. */
export function lyingAt(look: Look, clause: string): Garment | undefined {
  const main = mainGarment(look);
  if (BELOW.test(clause)) return [main, ...look.garments].find(({ layer }) => LEGGED.has(layer));
  if (ABOVE.test(clause)) return [main, ...look.garments.toReversed()].find(({ layer }) => layer !== 'bottom');
  return undefined;
}
