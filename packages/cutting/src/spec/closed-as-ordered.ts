import type { Garment } from '@toile/look';
import { type Closer, closersOf, entrancesOf, type WithParts } from './closers.ts';
import { CLOSERS } from './made/part-words.ts';
import type { Closing } from './specification.ts';

/** What is closed by buttons, hooks and the like in the house's way, and so is replaced by what the words order. */
const REPLACED = /button|hook|zip|frog|toggle|snap|stud|velcro/;
const AT_ENTRANCE = /^(?:centre|front|side|fly|back)/;

const placeName = ({ place, side, times }: Closer, house: readonly Closing[]): string => {
  if (times !== undefined && place !== undefined) return `${place}, each`;
  const aside = side ? `, ${side}` : '';
  switch (place) {
    case 'front':
      return `centre front${aside}`;
    case 'back':
      return 'centre back';
    case 'nape':
      return 'centre back, at the nape';
    case 'side':
      return `side, ${side ?? 'left'}`;
    case undefined:
      return house.find(({ where }) => AT_ENTRANCE.test(where))?.where ?? `opening${aside}`;
    default:
      return `${place}${aside}`;
  }
};

/** Hooks of bands are hooks and bars; buttons keep the size that the house gives them. */
function whatOf(closer: Closer, house: readonly Closing[], zipLength: number): string {
  const { id, text, place } = closer;
  if (id === 'zip') {
    const kind = /invisible|concealed|lapped|exposed|metal|brass|chunky|two[- ]way/i.exec(text)?.[0].toLowerCase();
    const own = house.find(({ what }) => /zip/.test(what))?.what;
    return own && kind === undefined ? own : `${kind ?? 'invisible'} zip ${zipLength} cm`;
  }
  if (id === 'hook') return /bar/i.test(text) || place === 'waist' ? 'hook and bar' : 'hook and eye';
  if (id === 'button')
    return (
      (place === 'fly' ? 'shank button' : undefined) ??
      house.find(({ what }) => /button/.test(what))?.what ??
      'button 18L'
    );
  return CLOSERS[id].what;
}

/**
 * What opens and shuts a garment where the words have a closing of their own: it takes the place of the house's at the same entrance, with
 * the words' count, kind, side and place. What draws a waist in stays.
 * @param zipLength of a zip that the house has none of, cm
 */
export function closedAsOrdered(house: readonly Closing[], garment: Garment & WithParts, zipLength: number): Closing[] {
  const closers = closersOf(garment);
  if (closers.length === 0) return [...house];
  const isReplaced = ({ where, what }: Closing): boolean =>
    REPLACED.test(what) &&
    ((AT_ENTRANCE.test(where) && entrancesOf(garment).length > 0) ||
      closers.some(
        ({ place }) =>
          place !== undefined &&
          (where.startsWith(place) ||
            (place === 'cuff' && where === 'sleeve') ||
            ((place === 'waist' || place === 'fly') && where === 'band')),
      ));
  const ordered = closers.map((closer): Closing => {
    const what = whatOf(closer, house, zipLength);
    const where = placeName(closer, house);
    const own = house.find((one) => one.where === where && one.what === what)?.count;
    return {
      where,
      what,
      count: closer.count ?? own ?? CLOSERS[closer.id].count,
      ...(closer.times !== undefined && { times: closer.times }),
      provenance: 'words',
    };
  });
  return [...ordered, ...house.filter((one) => !isReplaced(one))];
}
