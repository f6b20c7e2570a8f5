/** Words of a belt that is broader, or narrower, than belts are. */
export const BELT_BREADTHS = {
  broad: /\b(?:wide|broad|thick|chunky|corset|waist)\b/,
  narrow: /\b(?:thin|skinny|narrow|slim)\b/,
} as const;
