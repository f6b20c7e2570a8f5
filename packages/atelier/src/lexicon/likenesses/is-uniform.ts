import type { GarmentEntry } from '#atelier/lexicon/entry.ts';

/** Wholes that are drawn in one piece, and that a uniform of several pieces is called after as well. */
const WHOLE: ReadonlySet<string> = new Set(['dress', 'jumpsuit']);
const UNIFORM = /\b(?:uniform|kit|outfit|costume|suit)$/;

/** Whether a garment of one piece is called as sets of several are: 'nurse uniform', 'ski suit'. */
export const isUniform = ({ family, name }: GarmentEntry): boolean =>
  WHOLE.has(family) && name !== undefined && name !== 'boiler suit' && UNIFORM.test(name);
