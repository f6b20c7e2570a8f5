import { colourAt } from '../places/place.ts';
import { toned } from '../toned.ts';
import { namedOn, nameFor } from './named-on.ts';
import type { Frame } from './order.ts';

const DEGREE = '(?:(?:a|one|two|few|bit|little|slightly|much|shade|shades|tone|tones|touch|make|to|be|should|is) )*';
const THAN = new RegExp(
  `^(?:make |have |take )?(.+?) ${DEGREE}(lighter|paler|darker|deeper) than (?:the |her |his )?(.+?)(?: (?:please|only))?$`,
);

/** 'The hijab a tone lighter than the dress': the colour of the one, a step from that of the other. */
export const tones: Frame = (clause, { look, topic }) => {
  const [, what = '', way = '', whose = ''] = THAN.exec(clause) ?? [];
  const [place, other] = [what && namedOn(look, what, topic), whose && namedOn(look, whose, topic)];
  const base = place && other ? colourAt(look, other) : undefined;
  const colour = base && toned(base, way === 'lighter' || way === 'paler' ? -1 : 1);
  return colour ? { clauses: [`the ${nameFor(what, topic)} in ${colour.name}`], of: nameFor(what, topic) } : undefined;
};
