/** What the drawing bench draws: unlike garments, cloths and people. */
export const BRIEFS = [
  'emerald satin slip dress with a cowl neck',
  'navy wool trouser suit with an ivory silk shirt',
  'crimson brocade lehenga with a marigold dupatta',
  'sage green silk saree with a temple border',
  'marigold cable knit sweater and a corduroy skirt',
  'white linen kurta with block print and churidar for men',
  'floral cotton day dress with puff sleeves',
  'oversized grey hoodie with black joggers',
] as const;
