import type { Frame } from './order.ts';

const MOVING =
  /^(?:(?:show|see|have|make|draw|with|her|him|the model|it|to be|be) )*(?:in (?:movement|motion)|moving|mid[- ]?(?:stride|step|walk)|on the move|in mid[- ]?stride|walking|strolling)(?: (?:towards? (?:us|me|camera)|please))*$/;

/** On the move. */
export const standing: Frame = (clause, { look }) => {
  if (!MOVING.test(clause)) return undefined;
  return look.person.pose === 'walk' ? { clauses: [] } : { clauses: ['walking'] };
};
