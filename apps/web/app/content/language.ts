import type { Language } from '@toile/contract';

/** The language that these words are in, and how its numbers and days are written in India. */
export const LANGUAGE: Language = 'en';
export const LOCALE = 'en-IN';
/** What one token, or so many, are called. */
export const tokenWord = (count: number): string => (count === 1 ? 'token' : 'tokens');
/** What `og:locale` calls it. */
export const OG_LOCALE = 'en_IN';
/** Fonts of its script that are wanted at once. */
export const SCRIPT_FONTS: readonly string[] = [];
