import type { LoneThing } from './lone-thing.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const ROWS = '(strands?|rows?|layers?|lines?|strings?)';
const MORE_ROWS = new RegExp(`\\bmore (one|two|three|four|\\d) ${ROWS}\\b|\\b(one|two|three|four|\\d) more ${ROWS}\\b`);
const numberOf = (word: string): number => Number(word) || NUMBERS.indexOf(word);

/** 'Two strands more' beside the one there is are three. */
function counted({ told = [] }: LoneThing, clause: string): string {
  const [, one, oneRows, other, otherRows] = MORE_ROWS.exec(clause) ?? [];
  const [number, rows] = [one ?? other, oneRows ?? otherRows];
  if (number === undefined || rows === undefined) return clause;
  const now = told.flatMap((word) =>
    /(?:strand|row|layer|line|string)s?$/.test(word) ? numberOf(word.split(' ')[0] ?? '') : [],
  );
  const sum = Math.max(1, ...now) + numberOf(number);
  return clause.replace(MORE_ROWS, () => `${NUMBERS[sum] ?? sum} ${rows.replace(/s?$/, 's')}`);
}

/** What is said of one thing at a counter, as this room reads it: how many more, how far down, of which metal. Pure. */
export const inShopWords = (thing: LoneThing, clause: string): string =>
  counted(thing, clause)
    .replace(/\b(?:longer |long )?(?:up to|down to|till|until|to|at) (?:the |her )?(?:chest|bust)\b/g, 'chest-length')
    .replace(/\b(?:an? )?slip[- ]?ons?\b/g, 'slip-on')
    .replace(/(?<=\w),? (?:and |but )?not (?:the |so )?(?:round|oval|square|heart shaped|pear shaped)$/, '');
