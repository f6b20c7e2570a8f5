/** Words for where something is on its wearer, folded: each is no part that is worked or coloured by itself. */
const ON_BODY =
  'chest|breast|elbow|wrist|ankle|knee|hip|thigh|nape|chin|ear|forehead|brow|nostril|finger|cheek|shin|calf|crotch|navel|throat|collarbone|forearm|arm|head|nose|rib|heart';
/** Edges and sides, which everything has. */
const ON_THING = 'edge|corner|centre|middle|side|sides';
const PREPOSITION =
  '(?:at|on|over|under|around|round|across|down|up to|up|to|from|above|below|near|behind|along|between|in|into|onto|off|beneath)';
const ARTICLE = '(?:(?:the|her|his|its|their|one|both|each|either|a|every|my|all) )*';
const SIDE = '(?:(?:left|right) )?';
const WHERE = '(?:(?:upper|lower|front|back|mid|middle|outer|inner|side|hand) )*';

/** 'at the elbow', 'on the left hip', 'down both sides', 'on the right'. */
export const PLACE: RegExp = new RegExp(
  `^${PREPOSITION} (?:the )?${ARTICLE}(?:${SIDE}${WHERE}(?:${ON_BODY}|${ON_THING})(?: side| seam)?|left|right)$`,
);
/** Parts that a jewel may be pinned to. */
export const PINNED_TO: RegExp = new RegExp(
  `^${PREPOSITION} ${ARTICLE}${SIDE}(?:lapel|shoulder|collar|bodice|bust|waist|neck|hem|sleeve|cuff)$`,
);
/** Parts at which a garment may be closer, looser or shut. */
export const CUT_AT: RegExp = new RegExp(
  `^(?:${PREPOSITION.slice(3, -1)}|through|about) ${ARTICLE}${SIDE}${WHERE}(?:waist|shoulder|hip|bust|chest|bodice|leg|thigh|seat|body|torso|arm|calf|knee|ankle|neck|collar|throat|nape)$`,
);
/** Longest of them, in words. */
export const LONGEST_PLACE = 7;

/** The side of its wearer that a place is on. */
export function sideSaid(place: string): 'left' | 'right' | 'both' | undefined {
  if (/\b(?:both|either|each) /.test(place)) return 'both';
  return /\bleft\b/.test(place) ? 'left' : /\bright\b/.test(place) ? 'right' : undefined;
}
