import { isColour } from '../../is-colour.ts';
import { bareName, namedOn } from '../named-on.ts';
import type { Frame } from '../order.ts';

const LISTED =
  /^(?:(?:make|turn|do|have|both) )*((?:the |her |his )?[a-z-]+(?: [a-z-]+)?) (?:and|&|aur|n) ((?:the |her |his )?[a-z-]+(?: [a-z-]+)??) (?:(?:both|should|to|be|in|all|also) )*([a-z]+(?: [a-z]+)?)$/;

/** 'Border and blouse purple': one colour for each of two, and for nothing else. */
export const listed: Frame = (clause, { look }) => {
  const [, left = '', right = '', colour = ''] = LISTED.exec(clause) ?? [];
  const names = [left, right].map(bareName);
  const isThere = left !== '' && names.every((name) => !isColour(name) && namedOn(look, name) !== undefined);
  if (!isThere || !isColour(colour)) return undefined;
  const inColour = (other: string): string[] => names.map((name) => `${name} in ${other}`);
  return { clauses: inColour(colour), of: names.at(-1), inColour };
};
