/**
 * Ways to speak of the grown with a word for somebody young beside them: parents by their children, trades by whom they serve, what was
 * lived through. Over text of any form; every repetition is bounded.
 */
const NUMBER =
  '(?:[1-9][0-9]?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)';
const PARENT = '(?:mother|mum|mom|mama|mummy|father|dad|daddy|papa|parent)s?';
const YOUNG =
  "(?:children|child|kids?|flower[ -]?girls?|ring[ -]?bearers?|page[ -]?boys?|bab(?:y|ies)|toddlers?|new[ -]?borns?|infants?|teens?|teenagers?|tweens?|twins|boys?|girls?|sons?|daughters?)(?![\\p{L}'’])";
const OLD = `${NUMBER}[ -](?:year|yr|month|week|day)s?[ -]old`;

const TRADE =
  '(?:teachers?|doctors?|nurses?|coach(?:es)?|presenters?|illustrators?|authors?|writers?|librarians?|entertainers?|instructors?|assistants?|dentists?|surgeons?|psychologists?|therapists?|designers?|editors?|photographers?|tutors?|workers?|headmistress(?:es)?|principals?)';
const SERVED =
  "(?:child(?:ren)?|kid|toddler|infant|bab(?:y|ies)|teen(?:ager)?|girl|boy|newborn)(?:s['’]?|['’]s?)?|kindergarten|nursery(?: school)?|pre-?school|primary[ -]school|elementary(?: school)?|middle[ -]school|high[ -]school|day ?care";

/** Parents by their children, whatever follows. */
export const PARENT_OF = `${PARENT} (?:of|to) (?:(?:a|an|the|my|our|her|his|${NUMBER}|young|little|small|grown|teenage) ){0,3}(?:${OLD}(?: ${YOUNG})?|${YOUNG})|${PARENT} of (?:[1-9]|one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?! (?:years?|yrs?|summers))(?!-)`;

/** What is called after the young and is nobody: a game of cards, a band, a look of the sixties, what is small. */
export const NOBODY_YOUNG =
  "teen patti|teen (?:movie|film|flick|drama|series)s?(?: inspired)?|destiny['’]?s child|(?:flower|wild|love) child(?: style)?|indie kids?|(?:kids?|child)[ -]free|sweet (?:16|sixteen) ?mm|minor (?:pleats?|details?|gathers?|changes?|adjustments?|embroidery|tweaks?|alterations?)|class (?:1|one|i) (?:gazetted )?officers?|grade [0-9]{1,3} microns?";

/** Trades by whom they serve. */
export const TRADE_FOR = `(?:${SERVED}) (?:(?:football|soccer|tv|television|book|books|swim|swimming|ballet|dance|sports?|team|basketball|tennis|hockey|ward|fashion|show|choir) ){0,3}${TRADE}`;

const SMALL_ONES = "(?:kids|children|toddlers?|bab(?:y|ies)|little ones|new[ -]?borns?|infants?)(?![\\p{L}'’])";
const WHOSE = `(?:(?:her|his|their|my|our|the|${NUMBER}|young|little|small|both|own) ){1,3}`;
/** Who stands there too, and what they do: of their clothes nothing is said. */
const ACCOMPANIED = `(?:with|watching|minding|chasing|holding|carrying|playing with|looking after|who has|has|having) ${WHOSE}${SMALL_ONES}(?: (?:in tow|beside (?:her|him|me)|(?:play|swim|sleep|nap|splash|paddl)(?:s|ing|e)?))?(?: (?:nearby|in the (?:sand|water|sea|pool)|on the (?:beach|sand)))?`;
/** Parents of several, in one garment: it is theirs. */
export const PARENT_OF_MANY = `${PARENT} (?:of|to) (?:[2-9]|two|three|four|five|six) (?:(?:young|little|small|grown) )?(?:children|kids|babies|toddlers|teenagers|boys|sons)(?= (?:in|wearing) (?:an?|her|his) )`;

/** What the grown do and lived through with the young. */
export const WITH_YOUNG = `${ACCOMPANIED}|(?:breast ?feeding|breast-feeding|nursing|bottle feeding) (?:(?:a|an|the|my|our|her|his) )?(?:${OLD}(?: ${YOUNG})?|${YOUNG})|after (?:my |having )?(?:${NUMBER} )?(?:kids|babies|children)|(?:vacation|holidays?|trip|beach|weekend) with (?:the|my|our) (?:kids|children)`;
