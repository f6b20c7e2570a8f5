import type { Season } from '@toile/look';
import type { Fabric } from '#atelier/look/look.ts';
import type { Piece } from './piece.ts';

const COLD_CLOTHS: ReadonlySet<Fabric> = new Set(['wool', 'tweed', 'cable-knit', 'corduroy', 'quilted', 'fleece']);
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
      (entry.facts?.weather === 'cold' || (fabric && COLD_CLOTHS.has(fabric) && entry.facts?.weather !== 'any')),
  );
  return cold ? 'autumn' : 'any';
}
