import type { Look } from '@toile/look';
import { mainGarment } from '../../work.ts';
import type { Frame, Order } from '../order.ts';

const NUMBER = '(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|ek|do|teen|char)';
const WHAT = '(tiers?|pockets?|buttons?|layers|ruffles|frills|kalis?)';
const COUNTED = new RegExp(
  `^(?:with |have |give (?:her |him |it )?|add |put |only |just |max |maximum |at most |not more than |make it |make them )*${NUMBER} (?:big |large |small |tiny |covered |plain |simple )?${WHAT}(?: (?:only|max|maximum|at most|please|in all|total|in total|enough))*$`,
);
const SIZED = new RegExp(`^(?:with )?${NUMBER} (big|large|bold|chunky|small|tiny|covered) ${WHAT}`);
const HINDI: Readonly<Record<string, string>> = { ek: 'one', do: 'two', teen: 'three', char: 'four' };
const LAST =
  /^(?:the )?(?:last|bottom|lowest|top|first|middle) (?:tier|layer|ruffle|frill) (?:to be |should be |is )?(?:the )?(?:deepest|widest|longest|biggest|shortest|smallest|deeper|wider|longer|shorter|bigger)$/;

const FEWER = new RegExp(
  `^(?:(?:remove|lose|drop|cut|take off) )?(?:the )?(?:bottom|lower|upper|top|extra|last|first) ${NUMBER} ${WHAT}(?: (?:cut|remove|removed|off|out|gone|hata\\w*|go|can go|kar|karo|do|please))*$`,
);
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const numberOf = (word: string): number => (/^\d/.test(word) ? Number(word) : NUMBERS.indexOf(HINDI[word] ?? word));

/** How many are left of what is counted, where some of them go. */
function fewer(clause: string, { garments }: Look): Order | undefined {
  const [, number = '', what = ''] = FEWER.exec(clause) ?? [];
  const counted = garments
    .flatMap(({ details }) => details)
    .find(({ id, count }) => count !== undefined && what.startsWith(id.replace(/s$/, '')));
  const left = (counted?.count ?? 0) - numberOf(number);
  return what !== '' && left > 0 ? { clauses: [`${left} ${what}`], of: what } : undefined;
}

/** How many of something there are, and what of it is drawn in one size. */
export const counts: Frame = (clause, { look, topic }) => {
  if (LAST.test(clause))
    return { clauses: [], told: [`Tiers of the ${mainGarment(look).name} are drawn of one depth.`] };
  const less = fewer(clause, look);
  if (less) return less;
  const [, number = '', what = ''] = COUNTED.exec(clause) ?? [];
  if (what === '') return undefined;
  const isButtons = what.startsWith('button');
  if (isButtons && /\bcuffs?\b/.test(topic ?? ''))
    return { clauses: [], told: ['Buttons at a cuff are too small to be drawn one by one.'], of: 'cuffs' };
  const size = SIZED.exec(clause)?.[2];
  const told = size ? [`The ${what} come in one ${size === 'covered' ? 'make' : 'size'} here.`] : [];
  return { clauses: [`${HINDI[number] ?? number} ${what}`], told, of: what };
};
