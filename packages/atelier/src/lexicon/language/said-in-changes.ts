/** What people call pieces in the changes they ask for: patterns of words, which name no piece of ours. */

/** What is drawn on one side and can be on no other. */
export const ONE_SIDE =
  /\b(dupatta|stole|pallu|shawl|chunni|bag|clutch|purse|handbag|watch|bracelet|brooch|parting|wrap|pallav|buttons?|placket|parandi|braid)\b/;

/** Whoever holds what she wears by its hem. */
export const HOLDS_HEM = /\bholding (?:up )?(?:the |her )?(?:skirt|dress|gown|lehenga|hem)\b/;

/** As long as shorts are. */
export const SHORTS_LENGTH = / (?:to |in |at )?shorts? length\b/g;

/** 'Shirt collar to be white': a part after what it is a part of. */
export const PART_OF_PIECE =
  /\b(shirt|blouse|jacket|kurta|coat|dress|choli)(?:'?s)? (cuffs?|lapels?|pockets?|buttons|hem) (?=to be|should|in |is |are |\w+$)/g;
