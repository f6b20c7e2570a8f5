import { draftOf } from '#atelier/reading/draft-of.ts';
import { nounOf } from '../targets.ts';

/** Words that stand between what is spoken of and how it is to be. */
const COPULA =
  /^(?:(?:can|could|may|should|shall|must|would|will|needs?|has|have|ought|wants?|to|be|become|go|come|get|is|are|look|looks|made|done|please|also|too|now|just|maybe|bit|a bit|more like|rather|as|into|it)(?= |$) ?)+/;
const VERBS =
  /^(?:(?:can|could|may|should|would|will|let|please|i want|i need|want|need|make|turn|change|set|have|get|give(?: her| him| it)?|do|colou?r|try|use|add|put)(?= |$) ?)+/;
const ARTICLE = /^(?:the|her|his|its|their|my|that|this|those|these) /;

/** A name has no more words than these. */
const MOST_WORDS = 4;

const isName = (words: string): boolean => {
  const { things, floating } = draftOf(words);
  return things.length > 0 || floating.some(({ as }) => as === 'part') || nounOf(words) !== undefined;
};

/** What a clause begins with and what it says of that: 'embroidery' and 'silver'. */
function topicOf(clause: string): { topic: string; rest: string } | undefined {
  const words = clause.replace(VERBS, '').replace(ARTICLE, '').split(' ');
  for (let n = Math.min(MOST_WORDS, words.length - 1); n > 0; n--) {
    const topic = words.slice(0, n).join(' ');
    const rest = words.slice(n).join(' ').replace(COPULA, '').trim();
    if (rest && isName(words[n - 1] ?? '') && isName(topic)) return { topic, rest };
  }
  return undefined;
}

/** Words that only help a sentence along. */
const FILLERS =
  /\b(?:style|type|kind|sort|shade|shape|look|version|looking|ones?|some|same|also|too|please|really|quite|very|so|bit|a bit|little|actually|rather|maybe|like|something|somewhat|of|more|esp|especially|only|just)\b ?/g;

/** What is not to be: said in another order it would be asked for. */
const NEGATIVE =
  /\b(?:no|not|without|remove|lose|drop|ditch|take|skip|less|fewer|hide|off|out|away|never|hate|don't|doesn't|isn't|shouldn't|instead|than)\b/;

/** A clause as it is said, and then in the other ways in which the same is said; each is read until one changes what it may. */
export function waysOf(clause: string): string[] {
  const ways = [clause];
  const found = NEGATIVE.test(clause) ? undefined : topicOf(clause);
  if (found) {
    const { topic, rest } = found;
    ways.push(`${topic} ${rest}`, `${rest} ${topic}`, `${topic} in ${rest}`, `${topic} with ${rest}`);
  }
  const plain = clause.replace(FILLERS, '').trim();
  // what is in the place of what is lost without its little words
  if (plain && !/\b(?:instead|than)\b/.test(clause)) ways.push(plain);
  if (found) {
    const rest = found.rest.replace(FILLERS, '').trim();
    if (rest) ways.push(`${rest} ${found.topic}`);
  }
  return [...new Set(ways.map((way) => way.replace(/\s+/g, ' ').trim()))];
}
