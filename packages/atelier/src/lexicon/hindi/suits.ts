/** Beside these, in English or as `people.ts` and `things.ts` give them, a suit is one of jacket and trousers. */
export const OF_AN_OFFICE =
  /\b(?:man|men|boy|boys|son|brother|father|groom|husband|uncle|gents|male|mens|office|business|formal|trousers?|pants?|tie|blazer|jacket|coat|waistcoat|vest|shirt|lapels?|double-breasted|single-breasted|buttons?|pocket square|piece)\b/i;
