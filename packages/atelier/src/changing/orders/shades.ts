import { isCraft } from '@toile/look/records';
import { isColour } from '../is-colour.ts';
import { garmentNamed } from './named-on.ts';
import type { Frame } from './order.ts';

const DEGREE =
  '(?:(?:a|one|two|few|bit|little|slightly|much|some|shade|shades|tone|tones|touch|to|be|should|is|go|even) )*';
const SHADE = new RegExp(
  `^(?:make |have |take )?(?:the )?(.+?) ${DEGREE}(darker|lighter|paler|deeper|brighter)(?: please)?$`,
);
const WORK =
  /^(?:(?:and|with|in|do|make|have|all|the) )*((?:antique |old |dull |matte |burnished |oxidi[sz]ed |rose )?(?:gold|golden|silver|copper|bronze|pewter|gunmetal))(?: (?:tone|coloured|colored|finish))? (?:work|zari|embroidery|thread ?work|handwork)$/;
const DYED = /^(?:make it |do it |turn it |it )?in ([a-z]+(?: [a-z]+)?)$/;

/** A garment named by its cloth or otherwise, a step darker or lighter; the metal of needlework; the whole in a colour. */
export const shades: Frame = (clause, { look, topic }) => {
  const metal = WORK.exec(clause)?.[1];
  const isWorked = look.garments.some(({ details }) => details.some(({ id }) => isCraft(id)));
  if (metal !== undefined && isWorked) return { clauses: [`make the embroidery ${metal}`], of: 'embroidery' };
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
