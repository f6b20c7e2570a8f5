import type { Season } from '@toile/look';
import { CLOTHS } from '@toile/look/records';
import type { Piece } from './piece.ts';

/**
 * The season the named garments speak for where nothing else told one: what stands open beside an overcoat is of wool and
 * worn with boots, not of linen with sandals.
 * @returns `season` itself where one is told.
 */
export function seasonWorn(pieces: readonly Piece[], season: Season): Season {
  if (season !== 'any') return season;
  const cold = pieces.some(
    ({ asked, entry, fabric }) =>
      asked &&
      entry.region !== 'india' &&
      (entry.facts?.weather === 'cold' || (fabric && CLOTHS[fabric].isWarm && entry.facts?.weather !== 'any')),
  );
  return cold ? 'autumn' : 'any';
}
