import { factsOf } from '@toile/look/records';
import type { Frame } from '../order.ts';

const PIECES =
  /^(?:(?:make|turn|change|want|have|it|this|that|the|him|her|suit|to|into|as|in|a|be) )*(three|3|two|2)[- ]?(?:piece|pc)s?(?: suit)?(?: (?:please|instead|now|only))*$/;

/** 'Make it a three piece': a suit with its waistcoat, or without. */
export const suits: Frame = (clause, { look }) => {
  const count = PIECES.exec(clause)?.[1];
  const jacket = look.garments.find((one) => one.family === 'jacket' && factsOf(one).suitHalf);
  if (count === undefined || !jacket) return undefined;
  const waistcoat = look.garments.find((one) => factsOf(one).vest);
  const isThree = count === 'three' || count === '3';
  if (isThree && !waistcoat) return { clauses: [`add a waistcoat matching the ${jacket.name}`], of: jacket.name };
  if (!isThree && waistcoat) return { clauses: [`remove the ${waistcoat.name}`], of: jacket.name };
  return undefined;
};
