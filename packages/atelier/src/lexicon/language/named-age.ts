/** A name with an age beside it: 'Riya, 14, in …'. Linear: every repetition is bounded. */
export const NAMED =
  /(?<![\p{L}\p{N}])(?<name>\p{L}{3,15})(?:['’]s| is)?\s?[,:([–—-]?\s?(?:(?:just|only|now|aged?) )?(?:1[0-7]|[3-9]|(?<word>seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen))(?![\p{L}\p{N}%"'’]|\.\d)(?=\s*(?:$|[,.;:)\]–—-]|(?:in|wearing|and|who|for|with|on|today|now|already|(?:(?:red|black|white|pink|string|thong|sheer|lace|micro|sexy|tiny) )?(?:bikinis?|lingerie|corset|thong|bra|swimsuit|fishnets?|panties|bodysuit|nightie|slip))(?!\p{L})))/giu;
