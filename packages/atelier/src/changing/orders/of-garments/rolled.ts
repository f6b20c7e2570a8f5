import type { Look } from '@toile/look';
import type { Frame } from '../order.ts';

const TO =
  '(?: (?:up|back|over))?(?: (?:to|till|until|at|above|just above|below|just below) (?:the |her |his )?(elbows?|forearms?|wrists?))?';
const ROLLED = new RegExp(
  `^(?:(?:with|have|wear|make|please|the|her|his|shirt|kurta|blouse|jacket) )*(?:roll(?:ed)?|fold(?:ed)?|push(?:ed)?)(?: up| back)? (?:the |her |his |up )*(?:shirt |kurta |blouse |jacket )?sleeves?${TO}$|^(?:the |her |his |shirt |kurta )*sleeves? (?:should be |to be |are |be )?(?:rolled|folded|pushed|roll|fold)${TO}$`,
);

const ELSEWHERE = /\babove\b|\bwrists?$/;

const isSleeved = ({ garments }: Look): boolean => garments.some(({ sleeve }) => sleeve.length === 'long');

/** Sleeves rolled up; how far is told where it is not as they are drawn. */
export const rolled: Frame = (clause, { look }) => {
  const found = ROLLED.exec(clause);
  if (!found || !isSleeved(look)) return undefined;
  const told = ELSEWHERE.test(clause) ? ['Rolled sleeves are drawn to just below the elbow.'] : [];
  return { clauses: ['rolled sleeves'], told, of: 'sleeves' };
};
