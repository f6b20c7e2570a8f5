/** A blouse of plain cloth beside worked cloth is worked to match it. */
import { needleworkOf, WORKED } from '#atelier/garments/needlework.ts';
import type { Garment, Look } from '#atelier/look/look.ts';

/** Cloths that need no work: they have a figure or a glitter of their own. */
const RICH: readonly Garment['cloth']['fabric'][] = ['brocade', 'sequin', 'lace'];

/** The choli as its lehenga or saree asks for it: with a lehenga worked all over, with a saree at its neck and sleeves. */
export function matchedBlouse(look: Look, choli: Garment): Garment {
  const { fabric, print } = choli.cloth;
  if (needleworkOf(choli) || print.kind !== 'solid' || RICH.includes(fabric)) return choli;
  const drape = look.garments.find((o) => (o.family === 'lehenga' || o.family === 'saree') && needleworkOf(o));
  const craft = drape && WORKED.find((id) => drape.details.includes(id));
  if (!drape || !craft) return choli;
  const { embroidery } = drape.trims;
  return {
    ...choli,
    details: [...choli.details, ...(drape.family === 'lehenga' ? [craft] : [`${craft}-neck`, `${craft}-sleeve`])],
    trims: { ...choli.trims, ...(embroidery && { embroidery }) },
  };
}
