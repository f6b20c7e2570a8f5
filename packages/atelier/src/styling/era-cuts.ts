import { GARMENT_BY_ID } from '#atelier/lexicon/lexicon.ts';
import { STYLE_WORDS } from '#atelier/lexicon/styles.ts';
import { shapeLike } from './build-garment.ts';
import type { Piece } from './piece.ts';

/** Lengths belong to daywear's eras; a garment keeps its own when the words say it. */
export function cutByStyle(piece: Piece, styleId: string | undefined): void {
  const like = STYLE_WORDS.find(({ id }) => id === styleId)?.cuts?.[piece.entry.id];
  const entry = like && GARMENT_BY_ID.get(like);
  if (entry?.is) shapeLike(piece, entry.is);
}
