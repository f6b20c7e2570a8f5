import { garmentNamed, nameFor } from '../named-on.ts';
import type { Frame } from '../order.ts';

const TIED =
  /^(?:(.+?):? )?(?:(?:make|have|with|a|it|to be|be|should be|in|and) )*(backless|bare back|open back|low back|deep back)(?:,? (?:with|w\/|and|held by|closed by) (?:(?:an?|some|thin|the|two|one) )*(?:ties?|tie[ -]?ups?|dori|doris|strings?|bows?|knots?|tassels?)(?: (?:at|in) (?:the )?back)?)$/;

/** A bare back that is tied: no tie is worn. */
export const backs: Frame = (clause, { look, topic }) => {
  const found = TIED.exec(clause);
  if (!found) return undefined;
  const [, what = topic ?? '', back = ''] = found;
  const name = nameFor(what, topic);
  const garment = name === '' ? undefined : garmentNamed(look, name);
  if (name !== '' && !garment) return undefined;
  const how = /low|deep/.test(back) ? 'with a deep back and a tie-up back' : 'backless with a tie-up back';
  return { clauses: [garment ? `the ${name} ${how}` : how], of: name || undefined };
};
