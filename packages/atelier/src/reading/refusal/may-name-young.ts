import { namesSomebodyYoung } from './named-ages.ts';
import { callsSmall } from './public/small.ts';
import { refusal } from './refuse.ts';

/** What the grown alone wear, by its plainest word: beside it a doubt is for the young. */
const OF_THE_GROWN = 'lingerie';

/** Whether words name somebody who may be under eighteen. */
export const mayNameYoung = (words: string): boolean =>
  namesSomebodyYoung(words) ||
  callsSmall(words) ||
  refusal({ words: `${words}. ${OF_THE_GROWN}` })?.reason === 'minors';
