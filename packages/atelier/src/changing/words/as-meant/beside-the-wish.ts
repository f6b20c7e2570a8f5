const WHO =
  '(?:she|he|they|it|(?:my |her |his |the )?(?:mam|madam|maam|sir|client|customer|bride|groom|lady|aunty|mummy|papa|mother|father|boss|tailor|husband|wife|people))';

/** Who says so stands before what is said: 'madam is saying …'. */
const SAYING = new RegExp(
  `(^|[,.;!?] ?|\\b(?:and|but) )${WHO} (?:is |are |was |keeps? )?(?:saying|telling|asking|insisting|suggesting)(?: me| us)?(?: that| to)? (?=\\S)`,
  'g',
);
/** Why, before 'so': of somebody's height and the like. */
const HEIGHT_SO =
  /(^|[,.;!?] ?)(?:she|he|i|her|his|my) (?:has|have|is|am|'s)? ?(?:a |of |very |quite )*(?:short|less|small|tall|good|more) height(?:ed)?,? (?:so|therefore|that's why|hence)[, ]+(?=\S)/g;
/** What would be the case else. */
const OTHERWISE = / (?:otherwise|or else|warna|nahi to|nahi toh) [^,.;!?]*(?=$|[,.;!?])/g;
/** What somebody thought before they thought better of it. */
const AT_FIRST =
  /(^|[,.;!?] ?)(?:(?:actually|well|hmm+|ok|so|honestly|sorry|and)(?: ?,)? ?)*(?:(?:at )?first(?:ly)?|earlier|initially|before|originally|yesterday)[, ]+i (?:thought|wanted|said|liked|felt|told|asked)\b[^,.;!?]*?(?:[,.]* but (?:now |no|then |not |actually |on second thought)[ .,!?]*|[.;!?]+ ?|, )(?=\S)/g;
/** 'I think it looks better than green': why the one and not the other. */
const BETTER_THAN =
  /,? ?(?:(?:i (?:think|feel|guess|believe)|which|that|it|because it) )*(?:looks?|is|would be|will be|would look|will look|goes|suits) (?:much |far |way |a bit )?(?:better|nicer|prettier|richer)(?: on (?:her|him|it))? than (?:the |this |that )?[a-z]+(?: (?:one|ones|colou?r))?(?=$|[,.;!?]| and )/g;
/** 'The collar is fighting the print', before what is to be done about it. */
const FIGHTING =
  /(^|[,.;!?] ?)(?:the |her |his )?[a-z]+(?: [a-z]+)? (?:(?:is|are|seems?|keeps?|looks?) )?(?:fighting|fights?|clash(?:es|ing)?|competing|competes?|arguing)(?: with)? (?:the |her |his )?[a-z]+(?: [a-z]+)?(?: (?:too much|a bit|now))?(?: ?[—–-]+ |[,.;] ?(?:so )?)(?=\S)/g;
/** 'It is looking like a tent on me': what somebody finds, of what it is not. */
const LOOKS_LIKE =
  /(^|[,.;!?] ?)(?:it|this|that|she|he|the [a-z]+)(?:'s| is| are)? (?:looking|looks?|feels?|feeling|seems?) (?:just |only |too much |a bit |so )?like (?:an? |my |the )?[a-z]+(?: [a-z]+)?(?: (?:on|in) (?:me|her|him|it))?(?: (?:only|na|yaar|now|honestly))*(?:[,.;!?] ?(?:so )?|$)/g;
/** How it was done in another time: 'like old films', 'as in our days'. */
const AS_BEFORE =
  /,? ?\b(?:just )?(?:like|as)(?: in| they did in| it was in)? (?:the |those |our |my )?(?:old(?:en)?|golden|vintage|seventies|sixties|eighties|nineties|school|college) (?:films?|movies?|days?|times?|cinema|heroines?|songs?)(?=$|[,.;!?]| and )/g;
const LIKED_MORE =
  /(^|[,.;!?] ?)i (?:liked?|preferred|prefer|loved?|miss(?:ed)?)(?: (?:it|more|better))* (?:how|what|when|the way) (?:it|we|they|things) (?:was|were|had|wore|used to)[^,.;!?]*(?:[,.;!?] ?(?:so )?)(?=\S)/g;
/** What somebody owns whom the picture is of: those are to be put on. */
const HAS_THOSE =
  /(^|[,.;!?] ?)(?:he|she|papa|dad|mummy|mum|mom|granny|nani|dadi|nana|dada|(?:my|her|his|the|our) [a-z]+) (?:has|wears|carries|uses|has got|keeps) ([^,.;!?]+?)[,.;] ?(?:so |and )?(?:please )?(?:add|put|give|include|draw|show|want) (?:those|them|that|these|it|both)(?: (?:too|also|as well|please|in|on))*(?=$|[,.;!?]| and )/g;
/** 'Not sure about the belt, try without?' */
const UNSURE =
  /(^|[,.;!?] ?)(?:(?:hmm+|well|ok)[,. ]+)*(?:(?:i am|i'm|im) )?(?:not (?:so |too |very |really )?sure|unsure|in two minds|not convinced|doubtful) (?:about|of|by|with|on) (?:the |her |his |those |these )?([a-z]+(?: [a-z]+)?)[,.;!?]* (?:so |can you |could we |please |maybe |let us |lets )*(?:try|do|see|show|have|make)(?: it| her| him)? without(?: (?:it|them|those|that))?(?=$|[,.;!?])/g;

/** Words without what is told beside the wish: who says so, what was thought first, what it looks like now. Lower case in and out. Pure. */
export const besideTheWish = (words: string): string =>
  words
    .replace(SAYING, '$1')
    .replace(AT_FIRST, '$1')
    .replace(LIKED_MORE, '$1')
    .replace(HEIGHT_SO, '$1')
    .replace(OTHERWISE, '')
    .replace(FIGHTING, '$1')
    .replace(LOOKS_LIKE, '$1')
    .replace(AS_BEFORE, '')
    .replace(BETTER_THAN, '')
    .replace(UNSURE, '$1remove $2')
    .replace(HAS_THOSE, '$1add $2')
    .trim() || words;
