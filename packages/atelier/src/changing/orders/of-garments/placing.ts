import { namedOn, nameFor } from '../named-on.ts';
import type { Frame } from '../order.ts';

const PART = '(waist|neck|neckline|hem|yoke|cuffs?|sleeves?|shoulders?|collar|back|front|bodice|border)';
const ONLY =
  /^(?:concentrate|concentrated|focus|focused|gather|cluster|clustered|group|keep|limit|limited|restrict|confine|put|place|have)(?: (?:it|them|that|this|those|these|the .+?|all|only|just|most of it))* (?:at|on|around|near|to|round|only at|only on|just at) (?:the |her )?/;
const CONCENTRATED = new RegExp(`${ONLY.source}${PART}(?: (?:only|area|line))*(?: and (?:let it |let them )?(.+))?$`);
const FADING =
  /^(?:let (?:it|them) )?(?:fade|fading|taper|tapering|thin|thinning|scatter|scattering|trail|trailing|die|melt|dissolve)\b(?: (?:out|off|away|down))* ?(?:in ?to|towards?|down|across|over|to)?\b.*$/;
const SIDED =
  /^(?:move|shift|take|put|bring|swap|switch|get|have|make)?(?: ?the| ?her| ?that)? ?(drape|draping|draped bit|gathers?|gathering|knot|bow|tie|twist|ruching|cut[ -]?out|pleats?|placket|opening|zip) (?:to|on|onto|at|over to|from left to|from right to) (?:the |her )?(left|right|other|opposite)(?: (?:hand )?(?:side|hip|shoulder|waist|leg))?$/;

/** Where needlework lies, and on which side what the drawing has in one place alone. */
export const placing: Frame = (clause, { look, topic }) => {
  const side = SIDED.exec(clause);
  const moved = side?.[1];
  if (moved !== undefined && !/^(?:tie|placket|opening|zip)$/.test(moved))
    return {
      clauses: [],
      told: [`The ${moved.replace(/^drap.*/, 'drape')} is drawn in one place here, and on no other side.`],
    };
  const [, at, fades] = CONCENTRATED.exec(clause) ?? [];
  const told = 'How needlework thins out over the cloth is not drawn.';
  if (at !== undefined && topic !== undefined) {
    const work = nameFor(topic);
    const isWork = namedOn(look, work)?.of === 'detail';
    if (isWork) return { clauses: [`${work} only at the ${at}`], told: fades ? [told] : [], of: work };
  }
  return FADING.test(clause) && topic !== undefined ? { clauses: [], told: [told] } : undefined;
};
