/** Ages beside a name: 'Riya (14)', 'Riya is 14', 'for Riya: 14'. Nobody's name is a word of clothes. */
import { NAMED } from '#atelier/lexicon/language/named-age.ts';
import { foldWord } from '#atelier/lexicon/language/tokenise.ts';
import { VOCABULARY } from '#atelier/lexicon/lexicon.ts';

/** What numbers stand behind besides names: sizes, counts, days, and people of any age by their sizes. */
const COUNTED_BY =
  /^(?:sizes?|looks?|number|under|over|above|below|year|class|grade|step|version|option|page|days?|part|chapter|take|round|level|least|most|type|style|collection|drop|edition|volume|episode|season|shade|tone|gate|room|table|top|about|only|just|from|until|than|times|plus|minus|january|february|march|april|may|june|july|august|september|october|november|december|women|woman|men|man|ladies|lady|wife|husband|girlfriend|boyfriend|friends?|mother|mum|mom|father|dad|summer|winter|spring|autumn|the|and|for|with|new|design|outfit|fits?|cup|band|bra|spf|hut|act|scene|bus|line|platform|route|flight|magazine|ranked?|rated|score|all|one|another|other|been|were|are|was|has|have|had|got|wore|worn|bought|bikinis?|straps?|beach|pool|of|at|or|but)$/i;

/** Whether somebody who is called by a name is said to be under eighteen. */
export function namesSomebodyYoung(words: string): boolean {
  for (const { groups } of words.matchAll(NAMED)) {
    const name = groups?.name ?? '';
    if (!COUNTED_BY.test(name) && !VOCABULARY.has(foldWord(name))) return true;
  }
  return false;
}
