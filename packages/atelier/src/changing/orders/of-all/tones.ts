import { colourAt } from '../../places/place.ts';
import { toned } from '../../toned.ts';
import { garmentSpokenOf, namedOn, nameFor } from '../named-on.ts';
import type { Frame } from '../order.ts';

const DEGREE = '(?:(?:a|one|two|few|bit|little|slightly|much|shade|shades|tone|tones|touch|make|to|be|should|is) )*';
const THAN = new RegExp(
  `^(?:make |have |take )?(.+?) ${DEGREE}(lighter|paler|darker|deeper) than (?:the |her |his )?(.+?)(?: (?:please|only))?$`,
);

const TONAL =
  /^(?:make |have )?(?:the )?(.+?) (?:(?:should|to|be|in|a|also) )*(?:tonal|self|self[- ]colou?r(?:ed)?|tone[- ]on[- ]tone|same colour as the (?:dress|cloth|garment))$/;

/** 'The hijab a tone lighter than the dress': the colour of the one, a step from that of the other. */
export const tones: Frame = (clause, { look, topic }) => {
  const own = TONAL.exec(clause)?.[1];
  const self = own === undefined ? undefined : namedOn(look, own, topic);
  if (own !== undefined && self?.of !== undefined && self.of !== 'garment')
    return {
      clauses: [`the ${nameFor(own, topic)} in ${garmentSpokenOf(look).cloth.colour.name}`],
      of: nameFor(own, topic),
    };
  const [, what = '', way = '', whose = ''] = THAN.exec(clause) ?? [];
  const [place, other] = [what && namedOn(look, what, topic), whose && namedOn(look, whose, topic)];
  const base = place && other ? colourAt(look, other) : undefined;
  const colour = base && toned(base, way === 'lighter' || way === 'paler' ? -1 : 1);
  return colour ? { clauses: [`the ${nameFor(what, topic)} in ${colour.name}`], of: nameFor(what, topic) } : undefined;
};
