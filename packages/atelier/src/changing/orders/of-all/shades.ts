import { isColour } from '../../is-colour.ts';
import { garmentNamed } from '../named-on.ts';
import type { Frame } from '../order.ts';

const DEGREE =
  '(?:(?:a|one|two|few|bit|little|slightly|much|some|shade|shades|tone|tones|touch|to|be|should|is|go|even) )*';
const SHADE = new RegExp(
  `^(?:make |have |take )?(?:the )?(.+?) ${DEGREE}(darker|lighter|paler|deeper|brighter)(?: please)?$`,
);
const DYED = /^(?:make it |do it |turn it |it )?in ([a-z]+(?: [a-z]+)?)$/;

/** A garment named by its cloth or otherwise, a step darker or lighter; the whole in a colour. */
export const shades: Frame = (clause, { look, topic }) => {
  const dyed = DYED.exec(clause)?.[1];
  if (dyed !== undefined && topic === undefined && isColour(dyed)) return { clauses: [`in ${dyed}`] };
  const [, what = '', way = ''] = SHADE.exec(clause) ?? [];
  const garment = what === '' ? undefined : garmentNamed(look, what, topic);
  if (!garment) return undefined;
  return {
    clauses: [`the ${garment.name} ${way}`],
    of: garment.name,
    inColour: (colour) => [`the ${garment.name} in ${colour}`],
  };
};
