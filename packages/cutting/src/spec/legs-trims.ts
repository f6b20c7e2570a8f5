import { asksFor, type Garment } from '@toile/look';
import { countOf } from './as-ordered.ts';
import type { WithParts } from './closers.ts';
import type { LegKind } from './cut.ts';
import { isMade, type WithMade } from './made/made.ts';
import { isRefused } from './ordered-details.ts';
import type { Legs } from './points.ts';

type Worn = Garment & WithMade & WithParts;

/** Two in front, two behind and one over the centre back. */
const LOOPS = 5;

/** Loops for a belt on the band of trousers and jeans: where there is a fly to wear one over, or where they are ordered. */
export function loopsOf(g: Worn, kind: LegKind, l: Legs): number {
  if ((kind !== 'trousers' && kind !== 'jeans') || !l.band) return 0;
  if (isMade(g, 'no-loops') || isMade(g, 'elastic-back') || isMade(g, 'side-adjusters') || isRefused(g, 'loop'))
    return 0;
  const said = (g.parts ?? []).find(({ id, count, isNone }) => id === 'loop' && !isNone && count !== undefined)?.count;
  if (said !== undefined) return said;
  return kind === 'jeans' || l.fly !== undefined || asksFor(g, 'belt-loops') ? LOOPS : 0;
}

/** Depth of a bellows pocket on the thigh with what it needs of the leg below the crotch, cm. */
const CARGO = 21;

/** Bellows on the thighs, where the legs are long enough for them. */
export const hasCargo = (g: Garment, l: Legs): boolean =>
  asksFor(g, 'cargo-pocket') && l.outseam - CARGO >= l.seatAt - 2;

/** As many pockets have trousers before and behind. */
const ALL_ROUND = 4;
/** Words of pockets that lie behind. */
const BEHIND = /back|rear|hip|welt|jet/i;

/** Welts of the hip behind: the house's, unless the words name their pockets and none of them behind. */
function hasBackWelts(g: Worn, kind: LegKind, l: Legs): boolean {
  if (kind !== 'trousers' || !l.band || l.pocket === undefined) return false;
  const named = (g.parts ?? []).filter(({ id, isNone }) => id === 'pocket' && !isNone);
  const isTelling = named.some(({ count, text }) => count !== undefined || /\s/.test(text.trim()));
  if (!isTelling) return true;
  // patches behind and bellows on the thighs are no welts
  const others = named.filter(({ text }) => !/patch|cargo|bellows/i.test(text));
  const counted = others.reduce((sum, { count = 0 }) => sum + count, 0);
  return counted >= ALL_ROUND || others.some(({ text, place }) => place === 'back' || BEHIND.test(text));
}

/** How many welts lie behind: one where the words count one. */
export function backWeltsOf(g: Worn, kind: LegKind, l: Legs): 0 | 1 | 2 {
  if (!hasBackWelts(g, kind, l)) return 0;
  const behind = (g.parts ?? []).find(
    ({ id, isNone, text, place }) => id === 'pocket' && !isNone && (place === 'back' || BEHIND.test(text)),
  );
  return behind?.count === 1 ? 1 : 2;
}

/** Gathered legs that have slanted pockets by their kind; all others where they are ordered. */
const POCKETED: readonly Garment['kind'][] = [
  'joggers',
  'cargo-joggers',
  'cargo-pants',
  'cargo-shorts',
  'harem-pants',
  'sports-shorts',
];
const OTHER_POCKET = /patch|cargo|bellows|back|welt|hip|coin/i;

/** Whether legs that elastic or a cord draws in have mouths of pockets in front. */
export function hasSlantedPockets(g: Worn): boolean {
  if (isRefused(g, 'pocket')) return false;
  const named = (g.parts ?? []).filter(({ id, isNone }) => id === 'pocket' && !isNone);
  if (named.length > 0) return named.some(({ text, place }) => place !== 'back' && !OTHER_POCKET.test(text));
  return POCKETED.includes(g.kind) || asksFor(g, 'side-pocket') || asksFor(g, 'pocket');
}

/** Patches behind: of jeans, and of others where they are ordered there. */
export const hasBackPatches = (g: Worn, kind: LegKind): boolean =>
  !isRefused(g, 'pocket') &&
  (kind === 'jeans' ||
    (kind !== 'salwar' &&
      kind !== 'patiala' &&
      (g.parts ?? []).some(
        ({ id, isNone, text, place }) =>
          id === 'pocket' &&
          !isNone &&
          /patch/i.test(text) &&
          (place === 'back' || place === 'hip' || BEHIND.test(text)),
      )));

/** A patch behind, cut, cm. */
export const BACK_POCKET = { width: 14, height: 15 } as const;

/** More than this of fullness between waist and seat, halves, is taken up by pleats. */
const FULL = 14;

/** What takes in the front of trousers at the waist: pleats, a dart where one is ordered, or the side alone. */
export function frontFullness(g: Worn, kind: LegKind, l: Pick<Legs, 'seat' | 'waist'>): 'pleat' | 'dart' | 'none' {
  if (kind !== 'trousers') return 'none';
  if (asksFor(g, 'darts')) return 'dart';
  // what elastic takes in behind is flat in front, unless pleats are ordered
  const isFlat = isMade(g, 'flat-front') || (isElasticBehind(g) && !asksFor(g, 'pleats'));
  if (isMade(g, 'inverted-pleat') || isFlat) return 'none';
  return g.silhouette === 'wide' || g.fit === 'relaxed' || asksFor(g, 'pleats') || l.seat - l.waist > FULL
    ? 'pleat'
    : 'none';
}

/** Pleats of one front: as many as the words count, and two where there is the fullness for them. */
export const pleatsOf = (g: Worn, l: Pick<Legs, 'seat' | 'waist'>): number =>
  Math.min(2, countOf(g, 'pleats') ?? (l.seat - l.waist > FULL ? 2 : 1));

/** Half a waist under which nothing is darted: a child's, cm. */
const LEAST_DARTED = 16;

/** Elastic behind takes in what a dart would. */
const isElasticBehind = (g: Worn): boolean => isMade(g, 'elastic-back') || asksFor(g, 'elastic', 'back');

/** Legs on elastic whose front is flat: it runs behind alone, from side seam to side seam. */
export const isFlatInFront = (g: Worn, kind: LegKind): boolean => kind === 'elastic' && isElasticBehind(g);

/** Whether the back of trousers has a dart. */
export const hasBackDarts = (g: Worn, kind: LegKind, { waist }: Pick<Legs, 'waist'>): boolean =>
  kind === 'trousers' && !isElasticBehind(g) && waist / 2 > LEAST_DARTED;
