/** Ways to deny, in folded words. Every pattern stands against the words from one place on, joined by blanks. */

const OFTEN = '(?: (?:ever|really|any|any more|anymore|at all))*';
const REFUSES =
  "(?:can't|cant|cannot|can not|won't|wont|never|refuse to|don't|dont|do not|doesn't|doesnt|does not|didn't|wouldn't|would not|not)";
const ILL = '(?:terrible|awful|bad|horrible|dreadful|ill|sick|pale|washed out|fat|old|huge|silly|ridiculous|ugly|dead)';

/** What is said before what is denied: 'not with', 'never in', 'zero', 'I look terrible in', "can't wear". */
export const DENIES_NEXT = new RegExp(
  `^(?:(?:isn't|isnt|aren't|arent|wasn't|is not|are not) (?:wearing|carrying|having)(?: any)?|(?:should not|shouldn't|shouldnt|must not|mustn't|mustnt|needn't|need not) (?:be|have|show|include)(?: any)?|(?:not|never)${OFTEN} (?:with|in|of|from|from any|made of|made from|wearing)|(?:neither|none|nobody|no one)(?: of (?:them|the two|these two|the men|the women))? (?:has|have|had|wear|wears|wearing|is wearing|are wearing|with)(?: (?:a|an|any))?|none of(?: (?:those|these|the|that|your))?|(?:i |she |he |they )?look ${ILL} in|(?:i |she |he |they )?${REFUSES}${OFTEN} (?:wear|stand|like|love|do with|want to wear|want to see|care for)|not (?:a )?(?:big )?fan of|(?:sick|tired|bored|fed up|scared|afraid) (?:of|with)|(?:stay|keep) away from|(?:say )?no to|absolutely no|strictly no|under no circumstance)$`,
);
/** A count that denies, and before which words it denies nothing: 'zero size'. */
export const ZERO = /^(?:zero|nil) (?!size|waste|figure|gravity|collar|neck|degree)[a-z]/;
/** Longest of them, in words. */
export const LONGEST_DENIAL = 6;

/** What follows such words, and is no thing that is denied: 'not in the mood', 'never of age'. */
export const NO_THING =
  /^(?:too|so|very|more|less|over|required|needed|wanted|included|worn|the mood|mood|question|way|doubt|course|that|which|whom|who|it|my|your|general|particular)\b/;

/** What is said after what is denied, of how it suits whoever wears it. */
export const DENIES_LAST =
  "(?:(?:do not|don't|dont|doesn't|doesnt|does not|never|didn't|cannot|can't) (?:really |ever )?(?:suit|flatter|work|look good|look nice|look right|go)(?: (?:on|for|with))?(?: (?:me|her|him|us|my skin|my complexion|my body))?|wash(?:es)? (?:me|her|him) out|make (?:me|her|him) (?:itch|itchy|look (?:fat|fatter|ill|old|older|pale|wide|wider|short|shorter|huge|sick|bulky))|look (?:bad|terrible|awful|horrible) on (?:me|her|him)|(?:is|are) (?:a )?(?:big |hard |definite )?no(?: no| go)?|(?:bilkul |bhi |to |toh )*(?:mat|nahi|nahin|nai|nhi|na) (?:bilkul )?(?:dena|do|lagana|daalna|dalna|karna|rakhna|banana|pehnana|chahiye|chaiye|chahie|use karna|ho|hona|pasand|hona chahiye))";

/** Denies what was named right before it, where nothing follows: 'kaleere nahi, bangles only'. */
export const DENIES_BARE = /^(?:nahi|nahin|nhi)$/;
/** The same in a list of what a thing has: 'Pockets: No'. */
export const DENIES_LISTED = /^(?:no|none|nil)$/;
/** What is taken in the place of something, and what it is then: 'instead of earrings one ear cuff'. */
export const INSTEAD = /^(?:instead of|rather than|in place of)$/;
export const TAKEN_INSTEAD: ReadonlySet<string> = new Set('a an one two the her his some'.split(' '));

/** What is kept of all that is denied: 'no necklace, just hoops', 'no jewellery apart from one ring'. */
export const KEEPS =
  /^(?:just|only|sirf|bas|but|apart from|except|except for|excepting|besides|other than|save for|save|bar|aside from|beyond|instead|rather|unless)$/;
/** What stands before a word of keeping that keeps nothing: 'anything but', 'not only'. */
export const KEEPS_NOTHING: ReadonlySet<string> = new Set('anything everything nothing something not'.split(' '));
/** Where something is kept that is denied elsewhere: 'no embroidery except at the hem'. */
export const KEPT_AT: ReadonlySet<string> = new Set('at on along around near round'.split(' '));
/** Longest of what keeps, in words. */
export const LONGEST_KEEP = 2;

/** What denies as a whole word. */
export const DENIALS: ReadonlySet<string> = new Set(
  "no not without never nothing none neither nor zero minus sans don't dont avoid skip bina nahi".split(' '),
);
/** 'I look pale in black, so never that': what was named last is denied. */
export const DENIES_THAT =
  /^(?:never|not|none of|no|nothing|nothing like|please no|please not|no more of|anything but) (?:that|those|it|this|them|these|of that|of those|of it)$/;

/** Words that deny by themselves at the head of a sentence: verbs of dislike with them. */
export const DENIES_ALONE: ReadonlySet<string> = new Set([...DENIALS, 'hate', 'dislike']);
