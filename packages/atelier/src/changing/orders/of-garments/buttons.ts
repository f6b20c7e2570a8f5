import { isColour } from '../../is-colour.ts';
import type { Frame } from '../order.ts';

const PLAIN = '(?:(?:plain|simple|normal|proper|real|nice|small|matching) )*';
const OF = '(horn|wood(?:en)?|pearl|brass|metal|shell|tortoiseshell|bone|coconut|[a-z]+(?: [a-z]+)?)';
const FIRST = new RegExp(
  `^(?:(?:with|have|use|put|give|make|the|it|them|some) )*(plain|simple|normal|proper|real|nice) ${PLAIN}${OF} buttons?$`,
);
const LAST = new RegExp(
  `^(?:(?:the|her|his|make|have|can|could|should) )*buttons? (?:(?:should|be|to|in|of|made|some) )*(?:plain|simple|normal|proper|real|nice) ${PLAIN}${OF}(?: ones?)?$`,
);
const MATTER = /^(?:horn|wood|wooden|pearl|brass|metal|shell|tortoiseshell|bone|coconut)$/;

/** Of what buttons are, where they are called plain as well: the plainness is theirs, and of no cloth. */
export const buttons: Frame = (clause) => {
  const of = FIRST.exec(clause)?.[2] ?? LAST.exec(clause)?.[1];
  if (of === undefined || !(MATTER.test(of) || isColour(of))) return undefined;
  return { clauses: [`${of} buttons`], of: 'buttons' };
};
