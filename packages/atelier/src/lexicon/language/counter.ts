/** Words by which customers across a counter call whatever has legs; plain lower case. */
export const HAS_LEGS = /\b(?:legs?|trousers?|pants?|jeans|jumpsuit|pyjamas?|salwar|churidar|chinos|leggings)\b/;

/** Ends in a word for what is worn outside, over a top. */
export const ENDS_IN_OUTER = /\b(?:coat|overcoat|trench|jacket|blazer|cardigan|shrug|cape|shacket|waistcoat)$/;

/** What begins at the waist, as people call it. */
export const WORN_BELOW = 'trousers?|pants|skirt|jeans|shorts|waist|waistband|leggings|lehenga';
