import type { Cut } from './cut.ts';

/** Hangs from the shoulders, whether legs are joined to it or not. */
export const isTorsoLike = (cut: Cut): boolean => cut.form === 'torso' || cut.form === 'jumpsuit';
