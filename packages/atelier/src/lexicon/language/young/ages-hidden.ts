/** Ages that are to be guessed: by changing a figure of another, by not being one of the grown, by who somebody goes to school with. */

const TENS = 'twenty|thirty|forty|fou?rty|fifty|sixty|seventy|eighty|ninety';
const UNITS = 'one|two|three|four|five|six|seven|eight|nine';
/** What stands before 'years old' of the grown, and of things. */
const GROWN = `(?:1[89]|[2-9][0-9]|[1-9][0-9]{2,3}|eighteen|nineteen|${TENS}|(?:${TENS}) ?(?:${UNITS})|hundred|thousand|hundreds of|thousands of|many|several|some|odd|something|plus|ish|how many|of)`;

/** A figure that stands for itself, and not for so many of something. */
const FIGURE =
  '(?:(?:first |last |second |leading |trailing |two |other |its |her |the )*(?:digits?|numerals?)|[0-9]|zero|nought)(?= ,|$| (?:and|with|by|for|from|before|after|in front|to|of her|in her|around)(?!\\p{L}))';

const KIN = '(?:sons?|daughters?|kids?|child|niece|nephew|(?:little |younger |baby )?(?:brother|sister))';

export const AGES_HIDDEN: readonly string[] = [
  `(?<!(?:${GROWN}) )(?:y(?:ea|ee|e|ae)rs?|yrs?) old(?! (?:brand|house|label|shop|store|company|tradition|pattern|cloth|fabric|lace|silk|gown|dress))`,
  `(?:drop|delete|remove|swap|switch|replace|reverse|flip|lose|erase|cross out|take away|put|prepend|move|invert|exchange) (?:(?:the|a|an|her|its|both) ){0,2}${FIGURE}`,
  `(?:my|our|her|his|your|their) ${KIN}(?:'?s)? (?:class ?mate|friend|bff|bestie|school ?mate|team ?mate|play ?mate|crush)(?:e?s)?`,
  '(?:class|school|play) ?mates?(?! (?:reunion|(?:at|from|of) (?:college|uni|university)))',
  "(?:baby ?sitter|nanny|child ?minder)'?s (?:charge|kid|little one)s?",
  'brownies? (?:scouts?|guides?)',
  'young things?',
  'one (?:is |aged? |of them )?(?:1[0-7]|[4-9])(?= ,|$| (?:in|wearing)(?!\\p{L}))',
];
