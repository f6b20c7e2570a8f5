import { type Garment, LENGTHS, type Length } from '@toile/look';
import type { SaidLength } from './made/said-length.ts';
import type { Parts } from './points.ts';

const WHOLE: ReadonlySet<string> = new Set(['torso.length', 'skirt.length', 'legs.outseam', 'legs.inseam']);

/** The number that says how long the whole is. */
export const wholeLength = (said: readonly SaidLength[]): SaidLength | undefined =>
  said.find(({ part, id, follows }) => !follows && WHOLE.has(`${part}.${id}`));

const valueAt = ({ torso, skirt, legs }: Parts, { part, id }: SaidLength): number | undefined => {
  if (part === 'torso') return torso?.length;
  if (part === 'skirt') return skirt?.length;
  return id === 'inseam' ? legs?.inseam : legs?.outseam;
};

/**
 * The word of length that comes nearest to the number of the order: what depends on how long a garment is, as its buttons and its flare,
 * follows the number and not another word beside it: 'cropped 50 cm long'.
 */
export function nearestLength<G extends Garment>(
  garment: G,
  said: readonly SaidLength[],
  measured: (garment: G) => Parts,
): G {
  const whole = wholeLength(said);
  if (!whole) return garment;
  const away = (length: Length): number => {
    const value = valueAt(measured({ ...garment, length }), whole);
    return value === undefined ? Infinity : Math.abs(value - whole.cm);
  };
  let best = { length: garment.length, off: away(garment.length) };
  for (const length of LENGTHS) {
    const off = away(length);
    if (off < best.off) best = { length, off };
  }
  return { ...garment, length: best.length };
}
