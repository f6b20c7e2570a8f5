import type { Garment } from '@toile/look';
import { closersOf, entrancesOf, sideOfEntrance, type WithParts } from '../closers.ts';
import { CUTS } from '../cuts.ts';
import type { Made } from './made.ts';

/** Skirts that are not buttoned down: they cross over, or are drawn in by a cord. */
const NEVER_BUTTONED: readonly string[] = ['wrap', 'cloth', 'kalis'];
/** And those that lap aside or behind by their kind. */
const LAPPED: readonly Garment['kind'][] = ['kilt', 'chima'];

/** Buttons down the front of a skirt, however the words put them: by their place, or as how it closes. */
export function frontButtons(garment: Garment & WithParts, said: readonly Made[]): Made[] {
  const cut = CUTS[garment.kind];
  if (cut.form !== 'skirt' || LAPPED.includes(garment.kind) || NEVER_BUTTONED.includes(cut.kind)) return [];
  if (said.some(({ id }) => id === 'button-front')) return [];
  // a placket that hooks close has no buttons
  const closers = closersOf(garment);
  if (closers.some(({ id }) => id === 'hook') && !closers.some(({ id }) => id === 'button')) return [];
  const entrances = entrancesOf(garment);
  const isInFront = entrances.some((one) => one.id === 'button' && sideOfEntrance(one) === 'front');
  if (!isInFront && (garment.closure !== 'buttons' || entrances.some((one) => sideOfEntrance(one) !== undefined)))
    return [];
  return [{ id: 'button-front', text: 'button front', start: -1, end: -1 }];
}
