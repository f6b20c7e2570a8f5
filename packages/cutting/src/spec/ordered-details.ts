import type { Detail, Garment } from '@toile/look';
import { closersOf, entrancesOf, type WithParts } from './closers.ts';
import type { CutId } from './made/part-words.ts';

/** Counts of buttons, whatever they were read from. */
const BUTTON_COUNTS: ReadonlySet<string> = new Set<Detail['id']>(['one-button', 'two-button', 'three-button']);
const isButtonCount = ({ id, count }: Detail): boolean =>
  BUTTON_COUNTS.has(id) || (id === 'buttons' && count !== undefined);

/** Buttons counted of the front are what closes the front, and no snaps of the legs and no links of the cuffs. */
function withCounts(garment: WithParts, details: readonly Detail[]): readonly Detail[] {
  if (closersOf(garment).every(({ count }) => count === undefined)) return details;
  const count = entrancesOf(garment).find((one) => one.count !== undefined && one.id !== 'zip')?.count;
  const rest = details.filter((detail) => !isButtonCount(detail));
  return count === undefined ? rest : [...rest, { id: 'buttons', count }];
}

/** Details of a part that the words refuse. */
const OF_PART: Partial<Readonly<Record<CutId, RegExp>>> = {
  pocket: /pocket/,
  collar: /collar/,
  cuff: /cuff/,
  belt: /belt|sash/,
  hood: /hood/,
  yoke: /yoke/,
  flap: /flap/,
  epaulette: /epaul/,
  loop: /belt-loops/,
};

/** 'No pocket' takes pockets away. */
const withoutRefused = ({ parts = [] }: WithParts, details: readonly Detail[]): readonly Detail[] => {
  const refused = parts.filter(({ isNone }) => isNone).flatMap(({ id }) => OF_PART[id as CutId] ?? []);
  return details.filter(({ id }) => !refused.some((of) => of.test(id)));
};

/** Whether the words want none of a part. */
export const isRefused = ({ parts = [] }: WithParts, id: CutId): boolean =>
  parts.some((part) => part.id === id && part.isNone) && !parts.some((part) => part.id === id && !part.isNone);

/** How far below the underarm a half lining ends behind, cm. */
export const HALF_LINING = 6;

/** Lined to the waist or in part: its lining is no copy of the whole. */
export const isHalfLined = ({ parts = [] }: Pick<Garment, 'kind'> & WithParts): boolean =>
  parts.some(({ id, text, isNone }) => id === 'lining' && !isNone && /half|part/i.test(text));

/** Lined where the words want it, whatever the house does. */
export const isLinedByWords = ({ parts = [] }: Pick<Garment, 'kind'> & WithParts): boolean =>
  parts.some(({ id, isNone }) => id === 'lining' && !isNone);

/** How many pockets, and on whose side, where the words count one. */
export const onePocketOf = ({
  parts = [],
}: Pick<Garment, 'kind'> & WithParts): { side?: 'left' | 'right' } | undefined => {
  const pockets = parts.filter(({ id, isNone }) => id === 'pocket' && !isNone);
  const [only] = pockets;
  if (!only || pockets.length > 1 || only.count !== 1) return undefined;
  return only.side ? { side: only.side } : {};
};

/** Details as the words have them: counted at the entrance, and without what they refuse. */
export const orderedDetails = (garment: Garment & WithParts, details: readonly Detail[]): readonly Detail[] =>
  withoutRefused(garment, withCounts(garment, details));
