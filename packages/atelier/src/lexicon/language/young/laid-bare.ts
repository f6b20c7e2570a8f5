/** What cut, cloth and water show of a body, said of somebody young. Beside the grown it is innocent or not; every repetition is bounded. */

const BODY_BELOW =
  '(?:chest|bust|breasts?|bosom|hips?|bottom|buttocks|butt|bum|backside|cheeks|crotch|groin|tailbone|thighs?)';
const WHOSE = '(?:(?:the|her|his|their|both|all|a) ){0,2}';
const SOMEBODY = '(?:girls?|boys?|teens?|kids?|child|children|toddlers?|tweens?|olds?|minors?|daughters?|sons?)';
const OF_AGE =
  '(?:(?:an?|the|her|his|my|every|little|young|small|slim|wet|teen(?:age)?|year|[0-9]{1,2}|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen) ){0,5}';
const WORN_WET =
  '(?:saree|sari|kurti|kurta|kameez|shirt|t ?shirt|dress|frock|blouse|choli|kapd[aeo]n?|nightie|top|suit|lehenga|ghagra)';

export const LAID_BARE: readonly string[] = [
  `(?:cut|open|bared?|slit|split|slashed|dipping|plunging) (?:(?:down|away|out|low|right|all the way) ){0,2}(?:to|below|past|across|over|under) ${WHOSE}(?:chest|bust|breasts?|bosom|bottom|buttocks|butt|bum|backside|cheeks|crotch|groin|tailbone)`,
  `(?:cut ?outs?|holes|slashes|openings|windows) (?:(?:right|all|just|cut) ){0,2}(?:over|at|across|on|around|baring|showing|below|under|beneath|for) ${WHOSE}${BODY_BELOW}`,
  '(?:chest|bust|under ?bust|breast|hip|bottom|butt|thigh) (?:cut ?outs?|holes)',
  `(?:baring|bares|showing|exposing|revealing|flashing) (?:off )?${WHOSE}${BODY_BELOW}`,
  `cling(?:s|ing) to ${OF_AGE}(?:${SOMEBODY}(?! (?:hand|arm|leg|side)s?)|body|skin|figure|curves?|hips|legs|thighs|chest|bust)`,
  '(?:bust|breasts?|bosom|chest) (?:is |are )?(?:pushed|lifted|squeezed|propped) (?:up|together)',
  '(?:push(?:ed|es|ing)? up|padded) (?:bust|breasts?|bosom|chest|cups?|bra)',
  '(?:oiled|greased)(?: up)?(?= ,|$| (?:skin|body|chest|muscles|torso|legs|and (?:shiny|glistening|wet)))',
  '(?:skin|body|chest|torso|legs) (?:is |all )?(?:oiled|greased|glistening)',
  '(?:go(?:es|ing)?|went) commando|commando (?:under|beneath|in an?|in her|in his)',
  'commando ,(?=.{1,60}(?:skirt|dress|frock|shorts|mini|kilt|kurta))',
  '(?:nothing|no clothes|no undies|no underthings|no lining) (?:at all )?(?:inside|under(?:neath)?|beneath) it',
  // in the words of Hindi
  'and(?:a|u)r (?:se )?(?:kuch|kuchh) (?:bhi )?na(?:hi|hin|heen)?',
  `(?:${WORN_WET}|bra|panty|chaddi|kac+h+[aei]+) ke (?:bina|bagair|begair)|bina (?:${WORN_WET}|bra|panty|chaddi|kac+h+[aei]+)(?= |$)|${WORN_WET} bina(?= ,|$)`,
  `(?:gili|geeli|gile|geele|bh(?:i|ee)gi|bh(?:i|ee)ge|bh(?:i|ee)gti) (?:hui |huye )?(?:(?:white|safed|patli|lal|red|cotton) ){0,2}${WORN_WET}`,
  `${WORN_WET} (?:utaar|uta+r|khol) (?:do|de|ke|kar|di)`,
];
