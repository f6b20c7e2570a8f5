/** The same as in `had-as.ts`, in English. Over `plainText`; every repetition is bounded. */
import { rule } from '../rule.ts';

const N =
  '(?:[4-9]|1[0-7]|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)';
const NTH = '(?:[4-9]th|1[0-2]th|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)';
const CHILD = '(?:girl|boy|kid|child|daughter|son|sister|brother|niece|nephew|student)(?:s|ren)?';

/** Somebody who is not grown, by age, year of birth, class or word. */
export const SAID_TO_BE_YOUNG = rule(
  `${N} ?(?:y ?o|(?:y|yrs?|years?) ?(?:olds?|of age)?)(?! (?:ago|of (?!age)|in |later|warranty|guarantee|anniversary|experience))`,
  `(?:is|are|am|be|turns?|turned|turning|only|just|aged?|at|who|of|girls?|boys?|nothing|anyone|anything|under|below|over|before|born in 20(?:1[0-9]|2[0-9])) (?:only |just |still |they turn |she turns |he turns |you turn )?(?:the age of )?${N}(?= ,|$| (?:or|and|is|but|please|so|with|fine|ok|here|tonight|not)(?! (?:sizes?|metres?|meters?|pieces?|colou?rs?|buttons?|panels?|inches|cm|days?|hours?|weeks?|months?)))`,
  'born in 20(?:1[0-9]|2[0-9])',
  `${NTH} (?:graders?|grade|class|standard|std)`,
  `(?:in|from|of) (?:class|grade|year|std) ${N}`,
  '(?:middle|elementary|primary|junior high) school(?:ers?| (?:girl|boy|kid|student|princess)s?)?',
  `(?:little|lil|tiny|small|young|under ?age|pre ?teen|teen|teenage|school) ?(?:school ?)?(?:${CHILD}|ones?|gf|bf|princess)`,
  `school ?(?:girl|boy|kid)s?`,
  'pre ?teens?|under ?age(?:d)?|jail ?bait|lolitas?|minors',
  `${CHILD} (?:who (?:is|are) )?(?:under|below|of|aged?) (?:the age of )?${N}`,
  'a (?:kid|child)(?! at heart)',
  `${N} (?:and|,) (?:lonely|bored|single|alone|curious|horny|ready)`,
  `(?:^|(?<= , ))${N} is (?:ok|okay|fine|good|enough|perfect)`,
);

/** What only a lover says, or somebody who hides. */
export const SAID_TO_BE_HAD = rule(
  '(?:secret|hidden|private|online) (?:gf|bf|girl ?friends?|boy ?friends?|friends?|friendship|meet\\p{L}{0,4}|dates?|love|lovers?|relationship|fun|chats?)(?! of)',
  '(?:be|as|for|become|wanted) (?:my|a|our) (?:little |secret |own |new |first ){0,2}(?:gf|bf|girl ?friend|boy ?friend|lover|sex|wife|sugar baby|pet)',
  "(?:don't|do not|dont|never|no need to|without) tell(?:ing)? (?:your |ur |any |the )?(?:mum|mom|mummy|mommy|mother|mama|dad|daddy|father|parents?|teachers?|anyone|any ?body)(?! (?:the price|how much|what))",
  'an? (?:gf|girl ?friend|bf|boy ?friend) (?:who|in|from|under|aged|of)',
  '(?:meet|date|marry|chat with|talk to) (?:someone|somebody|anyone|girls?|boys?)',
  '(?:come|be|meet(?: me)?|visit|stay|home) (?:here |over )?alone(?! in| or)|(?:alone|come over) (?:at|to|in) my (?:house|place|room|flat|car|bed)|games? (?:at|in) my (?:house|place|room)',
  "(?:on|in) (?:my|his|daddy's|uncle's) (?:lap|bed)",
  '(?:to|and|will|wanna) (?:cuddle|spoil|keep|own|breed|kiss|touch|groom|undress|taste)(?: (?:with|me|her|him|them|you))?(?= ,|$| (?:the |with |me|my|at|in|tonight))',
  '(?:with )?no parents(?: (?:around|home|please|there))?',
  '(?:lonely|single|horny|old|older|sugar|kind|generous|rich) (?:uncle|man|men|guys?|daddy|gentlem[ae]n|teacher|father)s?(?! (?:of|and (?:his|my)))',
  '(?:uncle|daddy|grown men|older m[ae]n|grown man)(?: (?:is|are|who))? (?:wants?|waiting|looking|seeks?|needs?|loves?|likes?|here)',
  "age is (?:just|only|but) a number|age (?:does not|doesn'?t|don'?t) matter",
  '(?:so|and|but|already|she is|totally|very) (?:so |very )?(?:ready|willing|horny|tight|naughty|flexible|legal enough|hot(?! pink))(?! (?:for|to|with|in|on))(?= ,|$)',
  "(?:i am|im|i'm) (?:so |very )?(?:lonely|horny|waiting for you|an? (?:older |grown |lonely )(?:man|guy|uncle))|bored (?:tonight|alone|at home)|(?:and|,) bored(?= ,|$)",
  '(?:come |and )?(?:say hi|talk|chat) to me|i like (?:that|it|them) (?:, )?(?:say|come|so|a lot)',
  `i (?:prefer|like|love|want|fancy|enjoy|choose) (?:them|'em|em|my (?:girls|boys|women)|girls|boys) (?:before|under|when|while|at|younger|around|not older)`,
  '(?:the )?(?:younger|smaller|tighter) (?:, )?(?:the |is )?(?:better|hotter|sweeter|tighter|nicer)',
  `(?:fine|ok|okay|good|enough|legal|perfect) (?:with|for|by|to) me`,
  'lovers? (?:unite|welcome|here|group|club)',
  `(?:trad(?:e|ing)|swap(?:ping)?|shar(?:e|ing)|send(?:ing)?|sell(?:ing)?|want|dm|show) (?:me )?(?:your |some |hot |new |more ){0,2}(?:pics?|photos?|vids?|videos?|nudes?) of (?:your|ur|my|little|young|a|any) (?:little |lil |young |kid |own )?(?:sister|daughter|niece|cousin|son|brother|girl|boy|kid|child)(?:s|ren)?(?!')`,
  '(?:girls|boys|kids|ones|teens) (?:under \\p{N}{1,2} )?(?:are )?welcome , (?:grown|older|real) (?:men|man)',
);
