/** Whether a number of the words measures cloth or wearer: a cutter is told it by its words, and no picture counts by it. */

const UNIT = '(?:cms?|mm|inch(?:es)?|["”″]|m|mtrs?|met(?:re|er)s?|yards?)(?![\\p{L}])';
/** What of a garment or its wearer has a length. */
const NOUN =
  '(?:chest|bust|waist(?: ?-?band)?|hips?|seat|inseam|outseam|side length|rise|crotch|thighs?|knees?|legs?|bottoms?|mohri|ponch[ae]|paincha|ankles?|sleeves?|shoulders?|neck(?:line)?|back|collar|yoke|belt|cuffs?|opening|border|placket|straps?|bands?|elastic|hem|flare|sweep|ghera?|width|lengths?|slits?|vents?|chaa?ks?|zips?|train|bib|pallu)';
const HOW = '(?:long|deep|wide|high|broad|across|flat|round|around|finished|ready|total|full|size|free)';
/** Words between a noun and its number: 'sleeves full 23', 'deep U back 7', 'slits at both sides 12'. */
const BEFORE = new RegExp(
  `(?:^|[^\\p{L}\\d])(?:${NOUN}|length|long)[ :]{1,2}(?:(?:${HOW}|only|is|of|with nada) ){0,2}$`,
  'iu',
);
/** 'Sleeves 20 wide 9', 'neck 6 deep front and 3'. */
const BEFORE_HOW = new RegExp(`(?:${NOUN}|\\d) ${HOW} $`, 'iu');
/** Nothing is counted by a number where the breath ends or the next measure begins. */
const ENDS = new RegExp(
  `^(?:\\s*(?:$|[,.;:)(](?!\\d))| ?-?${UNIT}| (?:to|and|with|in|on|for|by|from|at|below|above|plus|${HOW}|${NOUN})(?![\\p{L}]))`,
  'iu',
);
/** '7 deep', '34 waist', '12 inch', '36 bust'. */
const AFTER = new RegExp(
  `^(?: ?-?${UNIT}| (?:${HOW}|chest|bust|waist|hips?|inseam|outseam|lengths?)(?![\\p{L}-]))(?! ?-?(?:pocket|welt|loops?|darts?|slits?|button|tie|band|zip))`,
  'iu',
);
/** 'Tiers of 12, 13 and 13 inch'. */
const IN_A_ROW = new RegExp(`^(?:(?:,| and|,? x) ?\\d{1,3}(?:\\.\\d)?){1,5} ?-?${UNIT}`, 'iu');
const BY_METRE = new RegExp(`\\d\\s?-?${UNIT}$`, 'iu');
/** As few are a count of something. */
const LEAST_SIZE = 24;
/** 'Katori blouse 34', 'Nehru jacket mens 40': whom it fits. */
const CALLED = /^ (?:(?:for )?(?:men|women|ladies|gents?|boys?|girls?)(?:['’]?s)? )?(?:size )?$/iu;
const COUNTED = /^ (?:\p{L}+ ){0,2}(?:buttons?|hooks?|kalis?|panels?|pleats?|gores?|eyelets?|pcs|pieces)(?!\p{L})/iu;

/**
 * Whether the number at a stretch of the words measures: with a unit, beside what has a length, or as the size of a garment.
 * @param garments where the names of garments end
 */
export function isMeasure(text: string, { start, end }: { start: number; end: number }, garments: readonly number[]) {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const said = text.slice(start, end);
  if (!/^\d/.test(said)) return false;
  // cloth by the metre
  if (BY_METRE.test(said)) return true;
  if (AFTER.test(after) || IN_A_ROW.test(after)) return true;
  if ((BEFORE.test(before) || BEFORE_HOW.test(before)) && ENDS.test(after)) return true;
  return (
    Number(said) >= LEAST_SIZE &&
    !COUNTED.test(after) &&
    garments.some((name) => name < start && CALLED.test(text.slice(name, start)))
  );
}
