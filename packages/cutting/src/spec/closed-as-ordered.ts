import type { Garment } from '@toile/look';
import { type Closer, closersOf, entrancesOf, type WithParts } from './closers.ts';
import { CLOSERS } from './made/part-words.ts';
import type { Closing } from './specification.ts';

/** What is closed by buttons, hooks and the like in the house's way, and so is replaced by what the words order. */
const REPLACED = /button|hook|zip|frog|toggle|snap|stud|velcro/;
const AT_ENTRANCE = /^(?:centre|front|side|fly|back)/;

/** Where a button of a keyhole may be said to lie. */
const ON_NECK: readonly Closer['place'][] = ['neck', 'front', undefined];

const placeName = ({ id, place, side, times, count }: Closer, house: readonly Closing[]): string => {
  if (times !== undefined && place !== undefined) return `${place}, each`;
  const aside = side ? `, ${side}` : '';
  // the button of a neck with a keyhole closes the keyhole
  const keyhole = house.find((one) => one.where.startsWith('keyhole'))?.where;
  if (ON_NECK.includes(place) && id === 'button' && keyhole !== undefined && (count ?? 1) === 1) return keyhole;
  switch (place) {
    case 'front':
    case 'chest':
      return `centre front${aside}`;
    case 'strap':
      return 'strap, each';
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

/** What buttons are made of or covered with. */
const STUFF =
  /\b(?:wood(?:en)?|(?:metal )?shank|metal|brass|horn|shell|pearl|mother[- ]of[- ]pearl|coconut|leather|gold|silver|antique|fabric|self|(?:[a-z]+[- ])?covered)(?=\b)/i;
const CUFF_BUTTON = 'button 24L';

/** Hooks of bands are hooks and bars; buttons keep the size that the house gives them. */
function whatOf(closer: Closer, house: readonly Closing[], zipLength: number): string {
  const { id, text, place } = closer;
  // of the words' own stuff: 'wooden', 'brass'
  const stuff = STUFF.exec(text)?.[0].toLowerCase();
  const of = (what: string): string => (stuff === undefined ? what : `${stuff} ${what}`);
  if (id === 'zip') {
    const kind = /invisible|concealed|lapped|exposed|metal|brass|chunky|two[- ]way/i.exec(text)?.[0].toLowerCase();
    const own = house.find(({ what }) => /zip/.test(what))?.what;
    return own && kind === undefined ? own : `${kind ?? 'invisible'} zip ${zipLength} cm`;
  }
  if (id === 'hook') return /bar/i.test(text) || place === 'waist' ? 'hook and bar' : 'hook and eye';
  if (id === 'button') {
    if (place === 'fly') return of('shank button');
    // a cuff takes smaller ones than the front that it goes with
    const own = house.find(({ what, where }) => /button/.test(what) && (place !== 'cuff' || where.startsWith('cuff')));
    return of(own?.what ?? (place === 'cuff' ? CUFF_BUTTON : 'button 18L'));
  }
  return CLOSERS[id].what;
}

const isZip = (what: string): boolean => /zip/.test(what);

/** 'Zip fly with button', 'button at the waistband': there one is one, and no row. */
const isOneOf = ({ text, place }: Closer): boolean => (place === 'fly' || place === 'waist') && /button$/i.test(text);

/** As many pockets as the words count; two where they do not. */
const pocketsOf = ({ parts = [] }: WithParts): number =>
  parts.find(({ id, isNone, count }) => id === 'pocket' && !isNone && count !== undefined)?.count ?? 2;

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
        ({ place, id }) =>
          place !== undefined &&
          (where.startsWith(place) ||
            (place === 'neck' && where.startsWith('keyhole')) ||
            // a zip of the fly leaves the band its hook
            ((place === 'waist' || (place === 'fly' && id !== 'zip')) && where === 'band')),
      ));
  // a flap that buttons down has its button in the house's way already
  const isFlapped = house.some(({ where }) => where.startsWith('pocket flap'));
  const others = closers.filter(
    ({ place, id, count }) => !(isFlapped && place === 'pocket' && id === 'button' && count === undefined),
  );
  const ordered = others.map((closer): Closing => {
    const what = whatOf(closer, house, zipLength);
    const isOfPockets = closer.place === 'pocket' && closer.count === undefined;
    const where = isOfPockets ? 'pocket, each' : placeName(closer, house);
    const isEntrance = AT_ENTRANCE.test(where);
    const own = house.find(
      (one) => one.what === what && (one.where === where || (isEntrance && AT_ENTRANCE.test(one.where))),
    )?.count;
    return {
      where,
      what,
      // one for each strap, where no word counts them
      count:
        closer.count ??
        own ??
        (isOfPockets ||
        isOneOf(closer) ||
        closer.place === 'strap' ||
        (closer.id === 'hook' && closer.place === 'waist')
          ? 1
          : CLOSERS[closer.id].count),
      ...(isOfPockets ? { times: pocketsOf(garment) } : closer.times !== undefined && { times: closer.times }),
      provenance: 'words',
    };
  });
  // what two words of an order name at one place is one row
  const rows = ordered.filter(
    (one, nth) =>
      ordered.findIndex(
        ({ where, what }) => where === one.where && (what === one.what || (isZip(what) && isZip(one.what))),
      ) === nth,
  );
  return [...rows, ...house.filter((one) => !isReplaced(one))];
}
