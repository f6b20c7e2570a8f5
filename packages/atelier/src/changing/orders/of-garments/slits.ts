import { detailWord } from '@toile/look';
import type { Frame } from '../order.ts';

const TO = '(?:to|till|until|upto|up to|down to|at|only to|just to|just at|above|below|just above|just below)';
const PLACE = '(?:the )?(?:mid )?(knee|calf|ankle|thigh|hip|waist)s?(?: (?:only|level))?';
const MOVED = new RegExp(
  `^(?:bring|take|drop|move|lower|raise|make|have|keep|start|end|put)?(?: ?(?:it|them|the|that|those|side|front|thigh|high|slits?|should|be|start|end|begin|open))*(?: (?:up|down))? ?${TO} ${PLACE}$`,
);

/** How far up a slit goes, once a slit is spoken of; of what is drawn in one height that is told. */
export const slits: Frame = (clause, { look, topic }) => {
  const isOfSlit = /\bslits?\b/.test(clause) || /\bslits?\b/.test(topic ?? '');
  const place = MOVED.exec(clause)?.[1];
  const slit = look.garments.find(({ details }) => details.some((one) => /slit/.test(detailWord(one))));
  if (!isOfSlit || place === undefined || !slit) return undefined;
  const isSide = slit.details.some(({ id }) => id === 'side-slit');
  const isHigh = slit.details.some(({ id }) => id === 'thigh-slit');
  if (place === 'waist')
    return { clauses: [], told: [`The slits of the ${slit.name} are drawn up to the thigh at most.`], of: 'slit' };
  if (place === 'thigh' || place === 'hip') {
    if (isHigh && isSide)
      return { clauses: [], told: [`The side slits of the ${slit.name} are drawn in one height.`], of: 'slit' };
    return isHigh
      ? {
          clauses: [],
          told: [`The slit of the ${slit.name} goes up to the thigh, and is drawn in no other height there.`],
          of: 'slit',
        }
      : { clauses: [`thigh slit on the ${slit.name}`], of: 'slit' };
  }
  return isSide
    ? { clauses: [], told: [`The side slits of the ${slit.name} are drawn in one height.`], of: 'slit' }
    : { clauses: ['the slit at the knee'], of: 'slit' };
};
