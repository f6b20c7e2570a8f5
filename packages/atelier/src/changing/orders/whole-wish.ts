import { draftOf } from '#atelier/reading/draft-of.ts';
import { piecesOf } from '../guard/words-of-clause.ts';
import { intentOf } from '../words/intents.ts';
import type { Segment } from './message.ts';
import { wishIn } from './spoken.ts';

/** Leans on what stands beside it, or takes something back. */
const LEANING =
  /\b(?:it|its|them|they|this|that|these|those|ones?|same|instead|rather|not|nor|or|but|match\w*|like|as|too|both|all|only|except|than|place|jagah|other|another|everything|whole|rest|with it)\b/;
/** What is on a cloth has a name of its own. */
const FIGURES = /\b(?:dots|stripes|checks|flowers|print|pattern|motifs?)\b/;
/** A verb that is followed by what the thing is to become. */
const INTO = /^(?:change|turn|convert|switch|colou?r|dye)\b(?!.* (?:to|into|in|for) )/;
const LONGEST = 60;

/** Whether words say by themselves of what and how: 'the cuffs wine', 'with a hat', 'no belt'. Pure. */
export function isWholeWish(words: string): boolean {
  if (words.length > LONGEST) return false;
  const wish = wishIn(words);
  if (LEANING.test(wish) || INTO.test(wish)) return false;
  const intent = intentOf(wish).do;
  if (intent === 'keep' || intent === 'swap') return false;
  const pieces = piecesOf(wish);
  const isNamed = pieces.some(({ is }) => is === 'part' || is === 'garment') || FIGURES.test(wish);
  if (intent === 'take off') return isNamed || draftOf(wish).without.size > 0;
  const { floating, things } = draftOf(wish);
  const isSaid =
    pieces.some(({ is }) => is === 'quality') ||
    [...floating, ...things.flatMap(({ said }) => said)].some(({ colour }) => colour);
  return isNamed && (intent !== 'make' || isSaid);
}

const JOINT = /,? (?:and also|and then|and|n|plus|also|then|&|\+) (?:also |then |and )*/g;
/** More joints than these are of a list nobody parts. */
const MOST_JOINTS = 6;

/** Segments parted where two whole wishes are joined in one. Pure. */
export function partedWishes(segment: Segment): Segment[] {
  for (const { 0: joint, index } of [...segment.text.matchAll(JOINT)].slice(0, MOST_JOINTS)) {
    const [left, right] = [segment.text.slice(0, index), segment.text.slice(index + joint.length)];
    if (isWholeWish(left) && isWholeWish(right))
      return [{ ...segment, text: left }, ...partedWishes({ joint: ', ', text: right })];
  }
  return [segment];
}
