import { asksFor, type Garment } from '@toile/look';
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
export function hasBackWelts(g: Worn, kind: LegKind, l: Legs): boolean {
  if (kind !== 'trousers' || !l.band || l.pocket === undefined) return false;
  const named = (g.parts ?? []).filter(({ id, isNone }) => id === 'pocket' && !isNone);
  const isTelling = named.some(({ count, text }) => count !== undefined || /\s/.test(text.trim()));
  if (!isTelling) return true;
  // patches behind and bellows on the thighs are no welts
  const others = named.filter(({ text }) => !/patch|cargo|bellows/i.test(text));
  const counted = others.reduce((sum, { count = 0 }) => sum + count, 0);
  return counted >= ALL_ROUND || others.some(({ text, place }) => place === 'back' || BEHIND.test(text));
}
