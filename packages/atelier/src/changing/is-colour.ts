import { draftOf } from '#atelier/reading/draft-of.ts';

/** What may stand beside a colour and says no more of it: nothing of it begins as another ends, so that it is read once. */
const LITTLE =
  /^(?:[\s,&-]|(?:in|and|an?|the|of|with|some|more|like|very|bit|same|only|all|colou?r(?:ed)?|shade|tone|instead|please|thread|work|metal(?:lic)?|bright|one|to|it|is|be|should|something|maybe|or)(?=[\s,&-]|$))*$/;

/** Words that say a colour and nothing else. */
export function isColour(words: string): boolean {
  const { floating, things } = draftOf(words);
  if (things.length > 0 || floating.length === 0 || floating.some(({ as }) => as !== 'colour')) return false;
  const rest = floating.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, words);
  return LITTLE.test(rest);
}
