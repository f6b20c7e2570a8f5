import { detailOf } from '@toile/look';
import type { Draft } from '#atelier/draft/draft.ts';
import { subjectOf } from '../targets.ts';
import { mark, type Work } from '../work.ts';

/** A tie belt is a sash that somebody called a belt, and a coat has a belt of its own: said in a colour it takes it, and the cloth it is to be of. @returns whether it was meant */
export function paintTied(work: Work, { entry, said }: Draft['things'][number], isAdded: boolean): boolean {
  const colour = said.find((one) => one.colour)?.colour;
  const isBelt = entry.id === 'belt' && said.every((one) => one.colour || one.as === 'fabric');
  const { garments, accessories } = work.look;
  const having = (detail: string) => garments.find(({ details }) => details.some(({ id }) => id === detail));
  const part = having('belt') ? 'belt' : 'sash';
  const worn = having(part);
  if (!isBelt || !colour || !worn || isAdded || accessories.some(({ kind }) => kind === 'belt')) return false;
  const cloth = detailOf(said.find(({ as }) => as === 'fabric')?.value ?? '')?.id;
  worn.trims = { ...worn.trims, [part]: colour };
  if (cloth) worn.details = [...worn.details.filter((one) => one.part !== part), { id: cloth, part }];
  mark(work, `${worn.id}.trims`);
  work.subject = subjectOf(worn);
  return true;
}
