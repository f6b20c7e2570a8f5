import { PLACE_STAYS } from '../../places/place-stays.ts';
import type { Frame } from '../order.ts';

const PLACE =
  '(seaside|sea|beach|shore|garden|park|street|road|palace|temple|church|stage|mandap|office|mountains?|hills?|snow|forest|woods|caf[eé]|room|studio|desert|lake|river|pool|haveli|fort|market|field|stadium|court|ramp|runway|airport|balcony|staircase|wedding hall|terrace|farm|village|city)';
const PUT = new RegExp(
  `^(?:(?:please|can you) )?(?:put|place|show|set|stand|draw|have) (?:her|him|it|them|the (?:model|girl|boy|man|woman|lady|couple)) (?:(?:standing|walking|posing) )?(?:at|on|in|by|near|against|before|in front of) (?:the |an? )?(?:[a-z]+ )?${PLACE}\\b.*$`,
);

/** Where somebody is to stand: what is worn stays as it is. */
export const whereabouts: Frame = (clause) => {
  const place = PUT.exec(clause)?.[1];
  return place === undefined ? undefined : { clauses: [], told: [`“${place}”: ${PLACE_STAYS}`] };
};
