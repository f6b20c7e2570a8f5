import type { Frame } from '../order.ts';

const MOVING =
  /^(?:(?:show|see|have|make|draw|with|her|him|the model|it|to be|be) )*(?:in (?:movement|motion)|moving|mid[- ]?(?:stride|step|walk)|on the move|in mid[- ]?stride|walking|strolling)(?: (?:towards? (?:us|me|camera)|please))*$/;

const SEATED =
  /^(?:(?:make|show|have|her|him|the|model|woman|man|lady|girl|boy|she|he|aaji|dadi|nani|uncle|aunty|should|must|to|be|is|with|let|pose|them|both) )*(?:sit|sits|sitting|seated|kneel|kneeling|lying|lying down|reclining|squatting|crouching|jumping|dancing|twirling|running)(?: (?:on|in|at|down|with|against|by) .+)?$/;

/** On the move; how nobody is drawn is told. */
export const standing: Frame = (clause, { look }) => {
  if (SEATED.test(clause))
    return {
      clauses: [],
      told: ['People are drawn standing and walking, and in no other way: the pose stays as it was.'],
      of: 'pose',
    };
  if (!MOVING.test(clause)) return undefined;
  return look.person.pose === 'walk' ? { clauses: [] } : { clauses: ['walking'] };
};
