import type { Frame } from '../order.ts';

const EDGE =
  '(?:(?:[a-z]+ )?(?:border|edging|edge|kinari|patti|trim|(?:strip|band|line|stripe|bit|part)(?: (?:at|on|along|round|around) the (?:edge|bottom|hem|border|end))))';
const TOO_WIDE = new RegExp(
  `^(?:the |that |this |her )?${EDGE} (?:is |looks? |feels? )?(?:a bit |a little |way |much |far )?(?:too|very|so) (?:big|wide|thick|broad|heavy|large|loud|much)(?: .+)?$`,
);
const TOO_THIN = new RegExp(
  `^(?:the |that |this |her )?${EDGE} (?:is |looks? |feels? )?(?:a bit |a little |way |much |far )?(?:too|very|so) (?:small|thin|narrow|skinny|mean|slim)(?: .+)?$`,
);

/** What is wrong with a border's width is put right by the other. */
export const borders: Frame = (clause, { look }) => {
  if (!look.garments.some(({ border }) => border)) return undefined;
  if (TOO_WIDE.test(clause)) return { clauses: ['make the thin border'], of: 'border' };
  return TOO_THIN.test(clause) ? { clauses: ['make the wide border'], of: 'border' } : undefined;
};
