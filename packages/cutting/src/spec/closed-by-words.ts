import { CLOSURES, type Garment, type ReadSpan } from '@toile/look';
import { buildOf } from './build-of.ts';
import { closersOf, entrancesOf, sideOfEntrance } from './closers.ts';
import type { Build } from './cut.ts';
import { CUTS } from './cuts.ts';
import { isMade } from './made/made.ts';
import { OPENINGS, type Opening, type Placed } from './placed.ts';

/** Called after its crossing fronts. */
const WRAP = /\bwrap\b/i;

const LAPELS: readonly Garment['collar'][] = ['notch', 'peak', 'shawl'];
const isLapelled = ({ neckline, collar }: Placed): boolean => neckline === 'lapel' || LAPELS.includes(collar);
const CLOSED_IN_FRONT: readonly Build[] = [
  'shirt',
  'light',
  'bodice',
  'casual',
  'vest',
  'coat',
  'band-coat',
  'rib-knit',
];
const TAILORED: readonly Build[] = ['tailored', 'coat'];
/** What closes a part of it, and is no way into it. */
const closesPartsAlone = (garment: Placed): boolean =>
  closersOf(garment).some(({ id }) => id === 'button') && entrancesOf(garment).length === 0;

/** Pulled on over the head and buttoned at the neck by their kind. */
const PLACKETED: readonly Garment['kind'][] = ['henley', 'polo'];
const ROWS: readonly Garment['closure'][] = ['buttons', 'single-breasted'];

const ROWS_OR_HALF: readonly Garment['closure'][] = [...ROWS, 'half-placket'];

/** A placket that goes on to the hem. */
const FULL = /\b(?:full|open|through|down)\b/i;

/** What the words say of how it closes beside 'buttons', which are what closes it as well as a count of them. */
export function closureOf(spans: readonly ReadSpan[], garment: Placed): Garment['closure'] {
  const words = spans.filter(({ as }) => as === 'closure');
  const closings = words.map(({ value }) => value);
  const build = buildOf(garment);
  if (closings.includes('back-lacing')) return 'lace-up';
  if (sideOfPlacket(spans, garment) !== undefined) return 'none';
  // a neck with a drop that one button closes has no placket under it
  const isDropped = spans.some(({ as, value }) => as === 'neckline' && value === 'keyhole');
  const isPlacket =
    (garment.made ?? []).some(({ id }) => /placket/.test(id)) || spans.some(({ text }) => /placket/i.test(text));
  if (
    isDropped &&
    !isPlacket &&
    ROWS_OR_HALF.includes(garment.closure) &&
    entrancesOf(garment).every(({ count = 1 }) => count <= 1)
  )
    return 'none';
  // who orders a neck that a head goes through, and nothing that closes it, has no placket
  if (isOpenNeck(spans) && words.length === 0 && closersOf(garment).length === 0 && garment.closure === 'half-placket')
    if (!(garment.made ?? []).some(({ id }) => /placket|button|slit/.test(id))) return 'none';
  // a slit at the neck stands where a house's placket would
  if (closings.length === 0 && garment.closure === 'half-placket' && isMade(garment, 'neck-slit')) return 'none';
  if (closings.includes('half-placket') && build === 'tunic') return 'half-placket';
  if (garment.closure === 'zip' && garment.details.some(({ id }) => id === 'quarter-zip')) return 'half-placket';
  if (isMade(garment, 'back-buttons')) return 'none';
  if (isMade(garment, 'concealed-placket') || isMade(garment, 'diagonal-placket')) {
    if (build === 'tunic' || build === 'knit') return 'half-placket';
    if (garment.closure === 'none' && build !== undefined && CLOSED_IN_FRONT.includes(build))
      return isMade(garment, 'diagonal-placket') ? 'half-placket' : 'buttons';
  }
  // 'six buttons, no buttons on the pocket': a shirt has those that are counted down its front
  if (build === 'shirt' && garment.closure === 'none' && isRowInFront(garment)) return 'buttons';
  // buttons of straps, cuffs and pockets open no front
  if (garment.closure === 'buttons' && words.length > 0 && closesPartsAlone(garment)) return 'none';
  // a kurta is pulled on over the head and buttons to the breast, unless the words say otherwise
  const isOpen = spans.some(({ as, text }) => as !== 'sleeve' && FULL.test(text));
  if (build === 'tunic' && ROWS.includes(garment.closure) && !isOpen && !LAPELS.includes(garment.collar))
    return 'half-placket';
  // what is named after its placket has no more of them than its placket takes
  if (PLACKETED.includes(garment.kind) && ROWS.includes(garment.closure) && !isOpen) return 'half-placket';
  // a row of buttons below lapels
  if (build !== undefined && TAILORED.includes(build) && garment.closure === 'buttons' && isLapelled(garment))
    return 'single-breasted';
  if (isPulledOn(spans)) return 'none';
  // one row down a shirt is its placket, whatever it is called
  if (build === 'shirt' && garment.closure === 'single-breasted' && !LAPELS.includes(garment.collar)) return 'buttons';
  if (isMade(garment, 'asymmetric-zip')) return 'zip';
  if (ENTERED_IN_FRONT.includes(garment.closure) && isEnteredElsewhere(garment)) return 'none';
  // what is hooked under its edge shows no buttons
  if (build === 'choli' && garment.closure === 'buttons' && entrancesOf(garment).some(({ id }) => id === 'hook'))
    return 'none';
  // what closes behind is closed in front, whatever lies under its buttons
  const behind = placeOf(spans, garment)?.startsWith('back') === true;
  if (behind && garment.closure !== 'wrap' && !spans.some(({ as, text }) => as === 'closure' && /front/i.test(text)))
    return 'none';
  // two rows of whatever fastens it
  if (closings.includes('double-breasted') && garment.closure === 'frog') return 'double-breasted';
  const said = CLOSURES.find((one) => one === closings[0]);
  const isWrap = spans.some(({ as, text }) => as === 'garment' && WRAP.test(text));
  if (isWrap && (garment.closure === 'tie' || garment.closure === 'none')) return 'wrap';
  if (isMade(garment, 'side-adjusters') && garment.closure === 'drawstring') return 'none';
  // a cord that draws in the waist closes no front
  if (garment.closure === 'drawstring' && build !== undefined && closings.includes('zip')) return 'zip';
  return garment.closure === 'buttons' && said !== undefined && said !== 'drawstring' ? said : garment.closure;
}

/** Several buttons that no word places elsewhere. */
const isRowInFront = (garment: Placed): boolean =>
  entrancesOf(garment).some(
    (one) => one.id === 'button' && (one.count ?? 1) > 1 && [undefined, 'front'].includes(sideOfEntrance(one)),
  );

/** Necks that a head goes through, and that no collar is set to. */
const OPEN_NECKS: ReadonlySet<string> = new Set(['v', 'scoop', 'boat', 'square', 'sweetheart', 'plunging', 'keyhole']);
export const isOpenNeck = (spans: readonly ReadSpan[]): boolean =>
  spans.some(({ as, value }) => as === 'neckline' && OPEN_NECKS.has(value));
/** Closures that open a front. */
const ENTERED_IN_FRONT: readonly Garment['closure'][] = ['buttons', 'single-breasted', 'half-placket'];
/** Whether everything that the words let one into it by lies behind or in a side. */
function isEnteredElsewhere(garment: Placed): boolean {
  const entrances = entrancesOf(garment);
  return entrances.length > 0 && entrances.every((one) => ['back', 'side'].includes(sideOfEntrance(one) ?? ''));
}

/** 'No closure', 'without any opening'. */
const UNCLOSED = /^(?:no|without|zero)\b/i;
export const isPulledOn = (spans: readonly ReadSpan[]): boolean =>
  spans.some(({ as, text }) => as === 'closure' && UNCLOSED.test(text));

/** Where the words place an opening. */
export function placeOf(spans: readonly ReadSpan[], garment: Placed): Opening | undefined {
  if (isMade(garment, 'back-buttons')) return 'back-button';
  const aside = sideOfPlacket(spans, garment);
  if (aside !== undefined) return aside;
  // 'back opening' leaves to the house what closes it: a blouse is hooked, and all else zipped
  const isBehind = spans.some(({ as, value }) => as === 'closure' && value === 'back-fastening');
  if (isBehind && entrancesOf(garment).length === 0) return buildOf(garment) === 'choli' ? 'back-hook' : 'back-zip';
  return (
    OPENINGS.find((one) => spans.some(({ as, value }) => as === 'closure' && value === one)) ?? entranceOf(garment)
  );
}

/** A placket in what hangs from a waist lies in its side, and hooks close it or buttons, as the words have it. */
function sideOfPlacket(spans: readonly ReadSpan[], garment: Placed): Opening | undefined {
  const { form } = CUTS[garment.kind];
  if ((form !== 'skirt' && form !== 'legs') || isMade(garment, 'button-front')) return undefined;
  const isHooked = closersOf(garment).some(({ id, place }) => id === 'hook' && place !== 'front' && place !== 'back');
  const isPlacket = spans.some(({ as, text }) => as === 'closure' && /placket/i.test(text));
  if (!isMade(garment, 'side-placket') && !(isHooked && isPlacket)) return undefined;
  return isHooked ? 'side-hook' : 'side-button';
}

/** Where the words' own hooks, buttons or zip lie, where no other opens it in front. */
function entranceOf(garment: Placed): Opening | undefined {
  const places = entrancesOf(garment).map((one) => ({ id: one.id, at: sideOfEntrance(one) }));
  const [first] = places.filter(({ at }) => at === 'back' || at === 'side');
  if (first === undefined || places.some(({ at }) => at === 'front')) return undefined;
  return OPENINGS.find(
    (one) => one === `${first.at}-${first.id === 'zip' || first.id === 'hook' ? first.id : 'button'}`,
  );
}
