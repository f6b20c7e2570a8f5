import type { Draft } from '#atelier/draft/draft.ts';
import { subjectOf } from '../targets.ts';
import { mark, type Work } from '../work.ts';

/** A tie belt is a sash that somebody called a belt: said in a colour it takes it. @returns whether it was meant */
export function paintTied(work: Work, { entry, said }: Draft['things'][number], isAdded: boolean): boolean {
  const colour = said.find((one) => one.colour)?.colour;
  const isBelt = entry.id === 'belt' && said.every((one) => one.colour);
  const worn = work.look.garments.find(({ details }) => details.some(({ id }) => id === 'sash'));
  const isGirt = work.look.accessories.some(({ kind }) => kind === 'belt');
  if (!isBelt || !colour || !worn || isAdded || isGirt) return false;
  worn.trims = { ...worn.trims, sash: colour };
  mark(work, `${worn.id}.trims`);
  work.subject = subjectOf(worn);
  return true;
}
