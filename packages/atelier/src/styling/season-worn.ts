import type { Season } from '@toile/look';
import type { Fabric } from '#atelier/look/look.ts';
import type { Piece } from './piece.ts';

/** Worn against the cold, whatever they are cut from. */
const COLD = new Set([
  'coat',
  'overcoat',
  'pea-coat',
  'duffle-coat',
  'parka',
  'cocoon-coat',
  'wrap-coat',
  'cape',
  'cable-sweater',
  'turtleneck',
  'puffer-jacket',
  'shearling-jacket',
]);
const COLD_CLOTHS: ReadonlySet<Fabric> = new Set(['wool', 'tweed', 'cable-knit', 'corduroy', 'quilted', 'fleece']);
/** Of wool the year round: a suit or a kilt says nothing of the weather. */
const YEAR_ROUND = /suit|tuxedo|dinner|tailcoat|waistcoat|blazer|trousers|kilt|bandhgala|sherwani|nehru/;

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
      (COLD.has(entry.id) || (fabric && COLD_CLOTHS.has(fabric) && !YEAR_ROUND.test(entry.id))),
  );
  return cold ? 'autumn' : 'any';
}
