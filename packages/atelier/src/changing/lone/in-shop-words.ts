import type { LoneThing } from './lone-thing.ts';
import { SHAPES } from './shapes.ts';

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

/** 'Two strands are enough', 'make it five strand'. */
const ENOUGH =
  /^(?:make it |only |just |into )*(one|two|three|four|five|six|seven|\d) (strand|row|layer|line|string)s?(?: (?:is|are|will be)(?: enough| fine| ok)| only| enough)?$/;
/** Worn across the body a bag hangs from a long strap. */
const ACROSS = /\b(?:an? )?cross[- ]?body(?: bag| style| strap)?\b|\bworn? across(?: the body)?\b/g;

/** 'Cushion cut', 'pear shaped'. */
const CUT_SO = /\b([a-z]+)[- ](?:cut|shaped?)\b/g;
/** A sandal or a pump whose strap lies behind the heel stays what it is beside. */
const SLINGBACK = /\b(?:make (?:it|them) |turn (?:it|them) into )?(?:an? )?sling ?-?backs?\b/;
const isHeeled = ({ kind }: LoneThing): boolean => /heel|sandal|pump/.test(kind);
/** 'Lighter, not heavy to wear': of weight, and of no colour. */
const LIGHT_TO_WEAR =
  /\b(?:make (?:it|them) )?lighter(?:(?: in weight| to wear)|,? (?:like |so |and )?(?:not|less|isn't|they are not)(?: so| too)? heavy(?: (?:to wear|on (?:the|my|her) ears?))?)/;

/** What is said of one thing at a counter, as this room reads it: how many more, how far down, of which metal. Pure. */
export const inShopWords = (thing: LoneThing, clause: string): string =>
  counted(thing, clause)
    .replace(/\b(?:longer |long )?(?:up to|down to|till|until|to|at) (?:the |her )?(?:chest|bust)\b/g, 'chest-length')
    .replace(/^(?:make )?(?:it )?(?:a bit )?(more|less) length$/, (_, way: string) =>
      way === 'more' ? 'longer' : 'shorter',
    )
    .replace(/^less (?:of (?:a |the )?)?heels?$/, 'lower heel')
    .replace(/^more heels?$/, 'higher heel')
    .replace(/\bch?h?ot[aei](?: size)?(?: (?:me|mein|wal[aei]|kar\w*|do))*$|\bsmall size(?: me)?$/, 'smaller')
    .replace(/\bbad[aei](?: size)?(?: (?:me|mein|wal[aei]|kar\w*|do))*$/, 'bigger')
    .replace(ENOUGH, '$1 $2s')
    .replace(
      /\bheels? (?:should be |to be |must be |is to be )?(?:a bit |a little |thod[aie] )?(?:less|lesser|kam|ch?h?ot[aei])$/,
      'lower heel',
    )
    .replace(
      /\bheels? (?:should be |to be |must be )?(?:a bit |a little |thod[aie] )?(?:more|zyada|unch[aei]|oonch[aei]|lamb[aei])$/,
      'higher heel',
    )
    .replace(/\b(?:an? )?slip[- ]?ons?\b/g, 'slip-on')
    .replace(ACROSS, (said) => (thing.kind === 'bag' ? 'long shoulder strap' : said))
    .replace(/\b(emerald|princess)[- ]cut\b/g, '$1-cut')
    .replace(CUT_SO, (said: string, shape: string) => (SHAPES.has(shape) && !SHAPES.has(`${shape}-cut`) ? shape : said))
    .replace(/\b(?:it |can it )?(?:close|closes|closing|shut|shuts) with (?:an? )?/, '')
    .replace(
      /\b(?:the )?side (?:ones?|stones?|diamonds?) (?:to be |should be |a bit |a little )*(smaller|bigger|larger)$/,
      '$1 side stones',
    )
    .replace(SLINGBACK, (said) => (isHeeled(thing) ? 'with a backstrap' : said))
    .replace(LIGHT_TO_WEAR, 'lightweight');
