import type { Build } from './cut.ts';

/** Tailored to open in front: has facings, and vents where it is long. */
export const isJacket = (build: Build): boolean => build === 'tailored' || build === 'coat';
