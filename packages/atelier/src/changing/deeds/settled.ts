import { draftOf } from '#atelier/reading/draft-of.ts';
import { cite } from '../cite.ts';
import { mainGarment, type Work } from '../work.ts';

const NOT = /^(?:but |and )?not (?:in |an? |the |so )?([a-z -]+)$/;

/** 'Tan leather, not black': what is not to be, and is not. @returns whether nothing is left to do of it */
export function isSettled({ look, before, notDone }: Work, clause: string): boolean {
  const what = NOT.exec(clause)?.[1];
  if (what === undefined) return false;
  const { things, floating } = draftOf(what);
  if (things.length > 0 || floating.length === 0) return false;
  const { colour, fabric } = mainGarment(look).cloth;
  const isCloth = floating.every(({ as }) => as === 'colour' || as === 'fabric');
  if (isCloth && floating.some(({ value }) => value === fabric || value === colour.name)) {
    notDone.push(`${cite(what)}: say what it should be instead.`);
    return true;
  }
  // what an earlier clause has changed already, or nobody has
  const worn = JSON.stringify(look.garments);
  const isCut = floating.every(({ as }) => as === 'neckline' || as === 'length' || as === 'collar' || as === 'sleeve');
  return isCloth || isCut
    ? worn !== JSON.stringify(before.garments)
    : floating.every(({ as, value }) => as === 'detail' && !worn.includes(`"${value}"`));
}
