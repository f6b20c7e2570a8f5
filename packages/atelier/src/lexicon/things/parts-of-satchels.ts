/** What the drawing of a satchel shows of what is told of it. */

/** Parts of a satchel: its handle and its buckled straps, in its metal. */
const OF_SATCHELS =
  /^(?:(?:top |grab |top grab |top carry |carry )handles?|(?:two |2 )?buckled? straps?|(?:two |2 )?straps? buckles?|(?:brass|gold|golden|silver|gunmetal|antique brass) (?:hardware|buckles?))$/;
/** What is sewn or hung on a satchel as on any bag. */
const SEWN_ON_SATCHELS = /\b(?:stitch(?:ing|es)|topstitching)$|\b(?:shoulder|long|crossbody) straps?$/;

/** @param words of one part */
export const isPartOfSatchel = (words: string): boolean => OF_SATCHELS.test(words) || SEWN_ON_SATCHELS.test(words);
