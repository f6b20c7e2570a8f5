/** A blouse or kurti of plain cloth beside worked cloth is worked to match it. */

import { asksFor, type Garment, type Look } from '@toile/look';
import { factsOf } from '@toile/look/records';
import { needleworkOf, WORKED } from '#atelier/garments/finish/needlework.ts';

/** Cloths that need no work: they have a figure or a glitter of their own. */
const RICH: readonly Garment['cloth']['fabric'][] = ['brocade', 'sequin', 'lace'];

const WITH: ReadonlySet<Garment['family']> = new Set(['lehenga', 'saree', 'trousers']);

const NECK_AND_SLEEVES = [{ part: 'neck' }, { part: 'sleeve' }] as const;

/** The blouse as what it is worn with asks for it: worked all over, with a saree at its neck and sleeves alone. */
export function matchedBlouse(look: Look, g: Garment): Garment {
  if (g.family !== 'choli' && !factsOf(g).matchesWork) return g;
  const { fabric, print } = g.cloth;
  if (needleworkOf(g) || print.kind !== 'solid' || RICH.includes(fabric)) return g;
  const drape = look.garments.find((o) => WITH.has(o.family) && o.id !== g.id && needleworkOf(o));
  const craft = drape && WORKED.find((id) => asksFor(drape, id));
  if (!drape || !craft) return g;
  const { embroidery } = drape.trims;
  return {
    ...g,
    details: [
      ...g.details,
      ...(drape.family === 'saree' ? NECK_AND_SLEEVES : [{}]).map((at) => ({ id: craft, ...at })),
    ],
    trims: { ...g.trims, ...(embroidery && { embroidery }) },
  };
}
