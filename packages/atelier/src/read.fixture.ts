import type { Garment, Look } from '@toile/look';
import type { BriefOptions } from '#atelier/draft/brief.ts';
import { read } from './read.ts';

const SEED = 7;
/** The Look of some words, with the same seed every time unless told otherwise. */
export const look = (words: string, options: BriefOptions = {}, seed = SEED): Look => read({ words, options }, seed);
/** The garment of a kind in the Look of some words. */
export const worn = (words: string, kind: string): Garment => {
  const found = look(words).garments.find((garment) => garment.kind === kind);
  if (!found) throw new Error(`'${words}' has no ${kind}: ${look(words).garments.map((garment) => garment.kind)}`);
  return found;
};
/** Kinds of all garments in the Look of some words, innermost first. */
export const kinds = (words: string): string[] => look(words).garments.map(({ kind }) => kind);
