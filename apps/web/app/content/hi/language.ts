import type { Language } from '@toile/contract';
import anek from '../../../.fonts/anek-devanagari.woff2?url';

export const LANGUAGE: Language = 'hi';
export const LOCALE = 'hi-IN';
export const tokenWord = (_count: number): string => 'टोकन';
export const OG_LOCALE = 'hi_IN';
export const SCRIPT_FONTS: readonly string[] = [anek];
