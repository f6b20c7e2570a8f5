/** What makes an innocent design of somebody young another: something is taken off and nothing put on, or it is opened. */

/** What nobody goes without, a coat or a cardigan aside. */
const WORN =
  '(?:trousers?|pants|jeans|skirt|shorts|leggings|tops?|t ?shirt|shirt|blouse|dress|frock|gown|pyjamas|pajamas|uniform|clothes|clothing|everything|vest and shorts|top and bottoms?)';
/** Nothing is put on in its place. */
const AND_NOTHING =
  '(?= ,|$| (?:please|completely|entirely|now|too|only|slowly|for me)(?!\\p{L})| and (?!(?:then )?(?:put|give|add|replace|make|have|use|swap|wear|draw|dress|change|let)))(?! , (?:give|put|add|and put|and give|make|replace|swap|wear))';
const ALL = '(?:(?:the|her|his|their|all|all of|that|those) ){0,3}';

export const BARED: readonly string[] = [
  `(?:take|takes|taking|took|pull|pulls|pulling|slip|slips|slipping|peel|peels) off ${ALL}${WORN}${AND_NOTHING}`,
  `(?:take|takes|taking|pull|pulls|pulling|slip|peel) (?:the|her|his|their) ${WORN} off${AND_NOTHING}`,
  `(?:lose|ditch|remove|strip|drop|removing|losing) ${ALL}${WORN}${AND_NOTHING}`,
  `remove (?:everything|all|it all)(?: (?:else|but|except)(?!\\p{L})| ,|$)`,
  '(?:drop|lower|deepen|plunge|open) (?:the |her |its |up the )?(?:neck ?line|decolletage|decollete)',
  '(?:the |le |un )?decolletes?',
  '(?:make|turn) (?:it|this|that|(?:the|her|his) \\p{L}{2,12})(?: all| more| very| totally| completely| a bit| slightly)? sheer(?:er)?(?= ,|$| (?:and|please)(?!\\p{L}))',
  '(?<!(?:weather|day|summer|get|gets|getting|is|is even) )hotter(?! (?:weather|climates?|days?|season|summers?|pink|months?|colou?rs?|than))',
  '(?:to|into) (?:a )?micro(?! \\p{L})',
  'speedo strings?',
  'string (?:bikinis?|speedos?|bottoms?)',
];
