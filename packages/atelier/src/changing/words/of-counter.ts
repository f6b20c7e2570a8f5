import { ENDS_IN_OUTER, HAS_LEGS } from '#atelier/lexicon/language/counter.ts';

/** Where what is said ends. */
const END = '(?=$|[,.;!?]| and | but | please)';
const ITS = '(?:the |her |his |its |their |that |this |any )?';
const WHO = '(?:she|he|they|we|you|the (?:customer|client|lady|bride|groom|girl|boy|model)|customer|client|madam|sir)';

/** 'She doesn't want the dupatta': whoever says so, it goes. */
const UNWISHED = new RegExp(
  `(^|[,.;!?] ?|\\b(?:and|but) )${WHO} (?:does not|doesn't|do not|don't|did not|didn't|will not|won't|would not|wouldn't) (?:really )?(?:want|need|like|wear|have|prefer)(?: to (?:wear|have))? ${ITS}([a-z-]+(?: [a-z-]+)?)${END}`,
  'g',
);

/** 'The shirt open over a black tank top': one is opened, the other comes under it. */
const OPEN_OVER = new RegExp(
  `(^|[,.;!?] ?)(?:wear |keep |make |leave |have )?${ITS}([a-z-]+(?: [a-z-]+)?) (?:worn |left |kept )?(?:open|unbuttoned|unzipped) (?:over|on top of|with) (an? [a-z -]+?)(?: under(?:neath)?(?: it)?)?${END}`,
  'g',
);

/** 'Close the coat with a belt', 'tie it at the waist with a belt'. */
const BELTED = new RegExp(
  `\\b(?:close|closed|fasten|fastened|tie|tied|cinch|cinched|secure)(?: up)? (?:the |her |his )?([a-z-]+(?: [a-z-]+)?) (?:at the waist )?(?:with|by|using) (an? (?:[a-z]+ )?belt)${END}`,
  'g',
);

/** 'Fit it more at the waist' is closer there, and nowhere else is it said to be looser. */
const CLOSER = new RegExp(
  `\\b(?:fit|take|bring|nip|cinch|draw|pull)(?: ?(?:it|her|him|that|the (?:dress|kurta|shirt|top|blouse|jacket|coat|gown)))?(?: (?:in|more|closer|tighter|a bit|a little|slightly|better))+ (?:at|on|around|round|near|in) (?:the |her |his )?waist${END}`,
  'g',
);

/** Stripes and the like of a size that is said as people say it of lines. */
const FIGURES =
  '((?:[a-z]+ )?(?:pin ?stripes?|stripes?|lines?|checks?|checkered|plaid|dots?|flowers?|florals?|motifs?|butt?[ai]s?|bootis?|print|pattern|leaves|paisleys?))';
const FINE = new RegExp(`\\b(?:thin|fine|narrow|skinny|dainty|slim) ${FIGURES}\\b`, 'g');
const BROAD = new RegExp(`\\b(?:broad|thick|wide|chunky|fat|bold) ${FIGURES}\\b`, 'g');

const DEEP_V = /\b(?:very |really |quite )?(?:deep|low|plunging) v(?:[- ]?shaped?)?(?:[- ]?neck(?:line)?)?\b/g;

/** 'Simple short sleeves': plain in their making, of the length that is said. */
const PLAIN_SLEEVES =
  /\b(?:simple|plain|normal|regular|basic) (short|half|long|full|three quarter|elbow|cap) sleeves\b/g;
/** What is no more than a shape of sleeves: without it they are plain. */
const UNSHAPED = new RegExp(
  `\\b(?:no|without|remove|not|less|lose) (?:the |her |any |so much )?(?:puff(?:s|iness|ed|y)?|(?:flutter|bell|balloon|bishop|butterfly)(?: sleeves)?)(?: (?:on|in|at) (?:the |her )?(?:sleeves?|shoulders?)| sleeves?)?${END}`,
  'g',
);
/** 'Shorts version of the dungarees': the same, cut off above the knee. */
const SHORTS_VERSION = /\bshorts? (?:version|style|type)(?: of)? (?:the |her |his )?([a-z]+)\b/g;
/** 'Sequins less', 'the pleats should be more': how much of it, said behind it. */
const LESS_LAST = new RegExp(
  `(^|[,.;!?] ?|\\band )(?:make |have |keep |do )?${ITS}(?!make\\b|have\\b|keep\\b|do\\b|it\\b)([a-z]+(?: (?!should|must|can|to\\b|be\\b)[a-z]+)?)(?<!\\b(?:no|or|any|more|less|a|be|little|bit)) (?:(?:should|must|can|to) (?:be )?|be )?(?:a bit |a little |much |bit )?(less|more)${END}`,
  'g',
);
/** Sleeves that are folded up are rolled. */
const FOLDED = /\bsleeves? (?:should be |to be )?(?:folded|turned|pushed)(?: up)?\b|\b(?:folded|turned up) sleeves?\b/g;
const FLAT_SHOES = /\bflat (?:shoes?|footwear|ones)\b/g;
/** A neck that is to be more open. */
const OPENER_NECK =
  /\b(?:more )?neck(?:line)? (?:should be |to be |is to be )?(?:more open|opener|a bit open)\b|\bmore open neck(?:line)?\b/g;
/** A round neck that is deep is a scoop. */
const DEEP_ROUND = /\b(?:deep|low)(?:er)? (?:round|u)(?:[- ]?shaped?)?(?:[- ]?neck(?:line)?)?\b/g;
/** 'Leave out the waistcoat', 'leave the dupatta off': no wish that something stay. */
const LEFT_OUT = new RegExp(
  `\\bleave (?:out|off) ${ITS}([a-z-]+(?: [a-z-]+)?)${END}|\\bleave ${ITS}([a-z-]+(?: [a-z-]+)?) (?:out|off)${END}`,
  'g',
);
/** 'Lose the tee, want a shirt there' is one thing for another. */
const LOST_FOR = new RegExp(
  `\\b(?:lose|remove|no|drop|take off) ${ITS}([a-z-]+(?: [a-z-]+)?),? (?:and )?(?:i |we |she |he )?(?:want|need|give|put|have|use|wear)(?:s)?(?: her| him| me)? (an? [a-z-]+(?: [a-z-]+)?) (?:there|instead|in its place)${END}`,
  'g',
);
/** Close to the knee and wide below it is the shape of a mermaid, where there are no legs. */
const FROM_KNEE =
  /\b(?:and )?(?:make it )?(?:flared?|flaring|flares?|wide|wider|fuller)(?: out)? (?:from|below|at|under) (?:the |her )?knees?\b/g;
/** Which lapels, said behind what they are of. */
const SHAWL_LAPELS =
  /\b(lapels?|collar)\b((?: [a-z]+){0,3}? (?:and )?)shawl(?:[- ]?shaped?| style)?\b(?! (?:collar|lapel|on|over))/g;

/** 'Open coat with a striped tee inside'. */
const OPEN_WITH = new RegExp(
  `(^|[,.;!?] ?)(?:an? |the |her |his )?open ([a-z-]+) (?:with|over) (an? [a-z -]+?)(?: inside| under(?:neath)?(?: it)?| beneath)?${END}`,
  'g',
);
/** Of trousers and of skirts there are other lengths over the ankle. */
const OVER_ANKLE = /,? ?(?:\b(?:just|a bit|a little|slightly|right) )?\babove (?:the |her |his )?ankles?\b/g;
/** 'Shorter, just above the knees' says one thing twice. */
const SHORTER_TO =
  /\b(shorter|longer|higher|lower),? (?:just |right )?(?=(?:above|below) (?:the |her |his )?(?:knee|ankle|hip|waist|calf))/g;
/** Where a belt or a sash goes anyway. */
const ROUND_WAIST =
  /\b(belt|sash|bow|kamarbandh|waistband|cord) (?:at|on|around|round|for|in) (?:the |her |his )?waist\b/g;

/** Over what is worn outside a top lies inside, in the place of what was worn there; under an open shirt it is one more. */
const opened = (head: string, outer: string, inner: string): string =>
  ENDS_IN_OUTER.test(outer)
    ? `${head}${outer} open, ${inner}`
    : `${head}${outer} open, add ${inner} under the ${outer}`;

/** What customers say across a counter, as this room reads it. Plain lower case in and out. */
export const ofCounter = (words: string): string =>
  words
    .replace(UNWISHED, '$1remove $2')
    .replace(SHORTER_TO, '$1 ')
    .replace(OPEN_OVER, (_, head: string, outer: string, inner: string) => opened(head, outer, inner))
    .replace(OPEN_WITH, (_, head: string, outer: string, inner: string) => opened(head, outer, inner))
    .replace(OVER_ANKLE, () => (HAS_LEGS.test(words) ? ' cropped length' : ' midi length'))
    .replace(ROUND_WAIST, '$1')
    .replace(BELTED, 'add $2 to the $1')
    .replace(CLOSER, 'tighter')
    .replace(FINE, 'small $1')
    .replace(BROAD, 'large $1')
    .replace(DEEP_V, 'plunging neck')
    .replace(PLAIN_SLEEVES, 'set-in sleeves, $1 sleeves')
    .replace(LESS_LAST, (_, head: string, what: string, how: string) =>
      /(?:flare|volume|gher|fullness|puff)$/.test(what)
        ? `${head}${what.replace(/\w+$/, (noun) => `${how} ${noun}`)}`
        : `${head}${how} ${what}`,
    )
    .replace(FOLDED, 'rolled sleeves')
    .replace(FLAT_SHOES, 'flats')
    .replace(OPENER_NECK, 'deeper neck')
    .replace(SHORTS_VERSION, '$1 thigh length')
    .replace(UNSHAPED, 'set-in sleeves')
    .replace(DEEP_ROUND, 'scoop neck')
    .replace(LEFT_OUT, (_, one: string | undefined, other: string | undefined) => `remove ${one ?? other}`)
    .replace(LOST_FOR, 'swap $1 for $2')
    .replace(FROM_KNEE, (said) => (HAS_LEGS.test(words) ? said : ', mermaid shape'))
    .replace(SHAWL_LAPELS, '$1$2shawl collar');
