/**
 * Memory of a drawing thread. What drawing throws away dies young: a nursery much larger than the processor's cache costs
 * memory and gains nothing.
 */
export const DRAWING_LIMITS = { maxYoungGenerationSizeMb: 16 } as const;
