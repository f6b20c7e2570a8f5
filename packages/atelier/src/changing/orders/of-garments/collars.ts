import type { Look } from '@toile/look';
import type { Frame } from '../order.ts';

const LEAD = '(?:(?:give|make|have|with|put|try|maybe|perhaps|it|her|him|a|an|the|just|only|some) )*';
const COLLARED = new RegExp(
  `^${LEAD}(?:plain|simple|normal|regular|proper|basic|clean|classic|ordinary|standard) (shirt|mandarin|chinese|nehru|band|stand|peter pan|polo|round|pointed|spread) collar(?: (?:maybe|instead|please|only|better|perhaps))*$`,
);

const hasBow = ({ garments }: Look): boolean =>
  garments.some(
    ({ collar, details }) => collar === 'bow' || details.some(({ id, part }) => id === 'bow' && part === undefined),
  );

/** A collar that is to be plain is one of its kind, and what was tied there goes for it. */
export const collars: Frame = (clause, { look }) => {
  const kind = COLLARED.exec(clause)?.[1];
  if (kind === undefined) return undefined;
  const isTied = hasBow(look) && look.garments.some(({ collar }) => collar === 'bow');
  return { clauses: [...(isTied ? ['remove the bow'] : []), `${kind} collar`], of: 'collar' };
};
