/**
 * Somebody young by no age of theirs: by a school year or a year of birth, by what the law calls them, by whom it is hidden from; and what is said
 * to them. Read where nothing in the words is of clothes. Over `plainText`; every repetition is bounded.
 */
import { rule } from '../rule.ts';

const N =
  '(?:[4-9]|1[0-7]|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)';
const CHILD = '(?:girl|boy|kid|student|pupil)s?';
const PARENTS = '(?:parents?|mum|mom|mummy|mommy|mother|dad|daddy|father|folks)';

export const YOUNG_UNNUMBERED = rule(
  `class of 20(?:2[89]|3[0-9]) ${CHILD}(?!')`,
  'born (?:in )?20(?:1[0-9]|2[0-9]) (?:or|and|to) (?:later|after|up|younger|now)',
  'born after 20(?:09|1[0-9]|2[0-9])',
  '(?:first|second|third|fourth|fifth|[1-5](?:st|nd|rd|th)) form(?:ers?)?(?! of)',
  '(?<!in )a minor(?= ,|$| (?:to|who|for|please|here|now|is|and|girl|boy)(?!\\p{L}))',
  "minors(?! (?:in|degree))|(?:not|isn't|aren't|nearly|almost|soon) (?:yet |quite )?legal(?: yet)?(?! (?:advice|tender|paper|documents?))",
  `${N} (?:and|or) (?:under|below|younger)`,
  `${CHILD} (?:aged? |of )?${N} (?:(?:to|and|or) )?${N}(?= ,|$| (?:come|only|here|for|welcome))`,
  `ages? (?:, )?(?:up )?(?:to|under|below) ${N}`,
  '(?:1[0-9]{2}|(?:a |one )?hundred(?: and)?(?: \\p{L}{3,9}){1,2}) months old',
);

/** The same, of whom a shop speaks as well. */
export const YOUNG_OF_SHOPS = rule('teens|teenagers', 'after school');

/** What a lover says, or whoever pays them, beside anybody young. */
export const HAD_UNNUMBERED = rule(
  'discreet(?:ly)?|private shows?|web ?cam|on my lap',
  "i(?:'ll| will)? pay (?:you |well |good )?for (?:your|ur|their) (?:pics?|photos?|pictures?|vids?|videos?|time|company)",
  'come (?:to|over to|into) (?:mine|my (?:studio|place|house|room|flat|home)) alone',
  'come (?:and )?(?:talk|chat|play)(?= ,|$| (?:with|to) me)',
  'available (?:on|at|for|this|every) (?:the )?(?:weekends?|nights?|hire|rent)',
  'sleep ?overs? (?:with|at) (?:uncle|daddy|me|mine|my place|an? (?:older )?(?:man|guy))',
  'lovers? (?:gather|meet|unite|join)',
);

/** What is said to anybody, but with no word of clothes to nobody so young. */
export const ASKED_UNNUMBERED = rule(
  '(?:text|message|msg|dm|write(?: to)?|call|snap|ping|inbox|meet) me',
  'lovers?|my type',
  'girl ?friend|boy ?friend|date',
);

/** Words that need nobody beside them: the trade's own slang among those who trade, a touch, and what parents are not to know. */
export const OF_WHO_HARMS = rule(
  'pthc|c ?p ?collect(?:ion|ors?)',
  '(?:who |anybody |anyone )?(?:sells?|buys?|has|trades?|swaps?|seeks?) (?:some |any |good )?c (?:, )?p(?= ,|$| (?:here|to|for)(?!\\p{L}))',
  '(?:sells?|buys?|trades?|swaps?|seeks?|who has) (?:some |any |good )?cp(?= ,|$| (?:here|to|dm)(?!\\p{L}))',
  'cheese ?pizza (?:trad(?:e|es|ers?|ing)|swap\\p{L}{0,4}|links?|collect\\p{L}{1,4}|vids?|packs?|folders?)',
  'maps? (?:and proud|, proud)|maps? (?:community|rights|allies|ally)(?= ,|$)',
  'pa?edos? (?:mom|mum|dad|links?|pics?|vids?|packs?|groups?|chat|friends?|welcome|here|pride)',
  '(?:jb|jail ?bait) (?:pics?|vids?|packs?|links?|collect\\p{L}{1,4}|trad\\p{L}{1,4}|swap|folders?)',
  `(?:undress|touch|groom|kiss|fondle) (?:little |young |small |some |the |cute ){0,2}(?:kids|children|minors|teens|school ?(?:girl|boy)s|little ones)`,
  '(?:kids|children|minors|teens|school ?(?:girl|boy)s|girls|boys) (?:who|that) (?:want|like|love|need) (?:to be )?(?:touched|touching|undressed|kissed|fondled)',
  `${N} candles(?: [\\p{L},]{1,10}){0,8} (?:my type|type of lover)`,
  `turned ${N} is my (?:favou?rite|type|taste|weakness)`,
  `(?:your|ur) ${PARENTS} (?:(?:must|should|need|do|does|will|can) ?(?:not|n't)|(?:mustn't|shouldn't|don't|doesn't|won't|can't)|(?:are|is)(?: not|n't)|aren't|isn't|never) (?:be |to be |to )?(?:home|around|there|know|find out|see)(?= ,|$| (?:about|of|please|tonight))`,
);
