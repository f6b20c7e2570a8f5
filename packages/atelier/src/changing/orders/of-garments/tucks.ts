import { garmentNamed } from '../named-on.ts';
import type { Frame } from '../order.ts';

const OUT =
  /^(?:(?:wear|keep|have|leave|make|let|pull) )?((?:the |her |his )?[a-z-]+(?: [a-z-]+)??|it) (?:(?:should|to|be|is|hang|hanging|worn|left|hung|kept|pulled|tucked) )*(?:out|outside|untucked|not tucked|out of (?:the |her |his )?[a-z]+|outside (?:of )?(?:the |her |his )?[a-z]+|(?:loose )?over (?:the |her |his )?(?:skirt|trousers|pants|waistband))$/;
const NOT_IN = /^(?:and |but )?(?:it should |should )?(?:not|don't|no) (?:be )?tuck(?:ed)?(?: it)?(?: in)?$/;

/** A top that hangs over what is worn below, in whatever words. */
export const tucks: Frame = (clause, { look, topic }) => {
  const what = OUT.exec(clause)?.[1] ?? (NOT_IN.test(clause) ? topic : undefined);
  const garment = what === undefined ? undefined : garmentNamed(look, what, topic);
  const isTop = garment?.family === 'top' || garment?.family === 'choli';
  if (!garment || !isTop || /\b(?:sheer|take|cut)\b/.test(clause)) return undefined;
  return { clauses: [`${garment.name} untucked`], of: garment.name };
};
