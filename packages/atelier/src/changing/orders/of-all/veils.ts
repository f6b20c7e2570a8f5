import { wordsOf } from '@toile/look';
import type { Frame } from '../order.ts';

const ITS =
  '(?:(?:make|have|want|keep|let|get|take|a|an|the|her|his|bride|bit|little|much|way|slightly|somewhat|please) )*';
const LAST = new RegExp(
  `^${ITS}veil (?:to be |should be |must be |be |is )?(?:a bit |a little |much |slightly )?(longer|shorter|bigger|smaller|fuller)(?: (?:please|too))*$`,
);
const FIRST = new RegExp(`^${ITS}(longer|shorter|bigger|smaller|fuller) veil(?: (?:please|instead|too))*$`);
const GROWS = /longer|bigger|fuller/;

/** 'A longer veil': the next of its lengths. */
export const veils: Frame = (clause, { look }) => {
  const way = LAST.exec(clause)?.[1] ?? FIRST.exec(clause)?.[1];
  const veil = look.accessories.find(({ kind }) => kind === 'veil');
  if (way === undefined || !veil) return undefined;
  const isLong = [veil.name, ...wordsOf(veil)].some((word) => /\b(?:long|floor)\b/.test(word));
  const length = GROWS.test(way) ? (isLong ? 'cathedral' : 'long') : 'short';
  return { clauses: [`swap the ${veil.name} for a ${length} veil`], of: 'veil' };
};
