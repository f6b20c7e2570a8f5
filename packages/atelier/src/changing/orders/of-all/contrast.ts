import { isColour } from '../../is-colour.ts';
import { namedOn } from '../named-on.ts';
import type { Frame } from '../order.ts';

const CONTRAST =
  /^(?:(?:make|in|a|it|more|maybe|rather) )*([a-z]+(?: [a-z]+)?),? (?:rather than|instead of|in place of|and not|not) (?:the |this |that )?([a-z]+(?: [a-z]+)?)$/;

/** 'Teal rather than red', when it was said of what: of that alone, whatever else is red. */
export const contrast: Frame = (clause, { look, topic }) => {
  const [, fresh = '', old = ''] = CONTRAST.exec(clause) ?? [];
  if (fresh === '' || topic === undefined || !isColour(fresh) || !isColour(old)) return undefined;
  if (namedOn(look, topic) === undefined) return undefined;
  return { clauses: [`the ${topic} in ${fresh}`], of: topic };
};
