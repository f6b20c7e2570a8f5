import { draftOf } from '#atelier/reading/draft-of.ts';
import { takeComparatives } from '../comparatives/comparatives.ts';
import { nounOf } from '../targets.ts';
import { isOfSubject } from './statements.ts';

/** Where a sentence pauses, and a new one may begin. */
export const PAUSE =
  /([,.;!?\n]+(?=\s|$)| (?:but|and) (?=(?:can|could|would|will|please|maybe|make|i|we|she|he|they|it|her|his)\b))/;

/** What a reason begins with, wherever it stands. */
const BECAUSE =
  /(?:^| )(?:because|cause|coz|cos|cuz|bcoz|bcz|since|in case|due to|otherwise|or else|kyun ?ki|kyon ?ki|kyu ?ki|taaki|taki|warna|varna|so that|(?:as|so) (?=(?:that )?(?:she|he|it|they|i|we|you|people|nobody|everybody)\b)|so (?=(?:her|his|my|the) [a-z]+ (?:can|does|is|will|would|won't|doesn't|isn't|shows?)\b))(?=.)/;
/** As it is, as they are: no reason, but how it stays. */
const AS_IT_IS = /^(?:it|they|she|he) (?:is|are|was|were|has|have|did)(?: (?:now|already|today))?$/;

/** Who says or is spoken of, as the subject of a sentence. */
const SOMEBODY =
  "(?:she|he|they|i|we|you|it|this|that|these|those|there|people|everybody|everyone|nobody|(?:her|his|my|our|their) [a-z'-]+(?: [a-z'-]+)?|mummy|mum|mom|mother|father|papa|dad|aunty|auntie|uncle|granny|gran|grandma|grandmother|nani|dadi|amma|didi|hubby|madam|sir|(?:her|his|my|our|the|their) [a-z]+ in laws?|the (?:bride|groom|client|customer|girl|boy|baby|lady|wedding|weather|function|party|photographer|mother|family|office)(?:'s [a-z-]+)?|(?:her |his |the )?(?:arms?|legs?|feet|foot|ankles?|shoulders?|tummy|hips?|bust|knees?|back))";
/** Verbs of what is, as one finds them behind a subject. */
const FINDS =
  "(?:(?:really|always|never|just|only|also|already|still|usually|often|simply|otherwise|probably|actually|honestly|do|does|did) )*(?:(?:is|are|was|were|am|has|have|had|does|did|do|will|won't|would|wouldn't|can't|cannot|can not|couldn't|doesn't|don't|didn't|isn't|aren't|wasn't|haven't|hasn't|might|may|'s|like|likes|love|loves|hate|hates|think|thinks|feel|feels|know|knows|say|says|said|see|sees|saw|show|shows|look|looks|make|makes|get|gets|give|gives|go|goes|find|finds|come|comes|came|carry|carries|wear|wears|walk|walks|work|works|sit|sits|stand|stands|drown|drowns|dance|dances|suit|suits|cling|clings|live|lives|remember|remembers|prefer|prefers|complain|complains|itch|itches|pinch|pinches|scratch|scratches|rub|rubs|digs?|tripp?(?:ed|s)?|keeps|falls?|slips?|drags?|slides?|breaks?|needs|bunch|bunches|turns|remains|scolds?|laughs?)\\b)";
const SAID_OF_SOMEBODY = new RegExp(`^(?:(?:and|but|you know|you see|well|honestly|actually) )*${SOMEBODY} ${FINDS}`);
/** Contracted, a subject and its verb are one word. */
const CONTRACTED =
  /^(?:and |but )?(?:(?:she|he|it|that|there|i|we|they|you)(?:'s|'re|'m|'ll|'ve|'d)|shes|hes|thats|theres|theyre|im|its (?=(?:for|going|too|very|so|getting|been|an?|cold|hot|raining|winter|summer|navratri|diwali|eid|holi|christmas|sangeet|haldi|mehndi)\b)) ?/;
/** Of a thing it is judged: too much, no good, not for her. */
const JUDGED =
  /^(?:and |but )?(?:[a-z'-]+ ){1,4}?(?:(?:is|are|was|were|looks?|feels?|seems?) (?:(?:a bit|a little|just|way|far|much) )?(?:too|so|very|not|never|no|nothing|ugly|wrong|boring|odd|heavy enough|out of fashion)\b|is clashing\b|are clashing\b|(?:makes?|drowns?|shows?|hides?|cuts?|kills?|clash(?:es)?|suits?|does(?: not|n't)|do(?: not|n't)|won't|will not|can't|cannot) )/;

/** Asks for something, whoever is the subject of it. */
const ASKS =
  /\b(?:should|must|could|wants?|wanted|needs? (?:to|an?|some|more|less|the)|need|have to|has to|ought|to be|let|lets|let's|please|instead|would like|'d like|wish(?:es)?|ask(?:s|ed|ing)?|would love|'d love|'d prefer|'d rather|would rather|would prefer|prefers?|rather|insists?|would be|(?:would|might|will) look (?:nice|good|great|better|lovely|best|perfect)|add|put|make it|give her|give him|remove|change|chahiye|karo|kar do|lagao|laga do|hatao|hata do|pehnao|pehna do|rakho|banao|bana do)\b/;

/** Whoever is spoken of as kin in a reason is nobody in the picture. */
const OF_KIN = new RegExp(
  `^(?:(?:and|but|cos|as) )?(?:(?:my|our|her|his|the) )?(?:mummy|mum|mom|mother|nan|nana|nani|dadi|amma|gran|granny|grandma|grandmother|grandad|granddad|grandpa|grandfather|papa|dad|father|aunty|auntie|aunt|uncle|bro|brother|sister|cousin|mil|boss)(?: in law)? ${FINDS}`,
);
/** What it is, of no thing that is worn: 'its goa', 'im tall already'. */
const IT_IS =
  /^(?:and |but )?(?:its|it's|it is|im|i'm|i am|hes|he's|shes|she's|theyre|they're|were|we're|thats|that's) (.+)$/;

/** Says how old somebody is, or how somebody is to be more or less: that is drawn. */
const isOfPerson = (segment: string): boolean =>
  draftOf(segment).ageGroup !== undefined ||
  /\b\d{1,2}\b|\b(?:twenties|thirties|forties|fifties|sixties|seventies|eighties)\b/.test(segment) ||
  (/^(?:she|he|they)\b/.test(segment) && takeComparatives(segment).compared.length > 0 && !/\btoo\b/.test(segment)) ||
  /^(?:she|he)(?: is|'s) (?:an? (?:[a-z]+ )?(?:girl|boy|man|woman|lady|child|kid|teenager|toddler)\b|pregnant|plus|sitting|standing|walking|holding|wearing|carrying)/.test(
    segment,
  );

/** What somebody has on or holds is said as a wish as well: 'she wears a hat'. */
const DRESSED =
  /^(?:she|he|they)(?: is| are|'s)? (?:has|have|wears?|wearing|carr(?:y|ies|ying)|holds?|holding|sits?|stands?|walks?)\b/;

/** How tall somebody is or how small is a reason, and nothing that a picture of one person shows. */
const OF_HEIGHT =
  /^(?:and |but |cos |as )?(?:she|he|i)(?:'s|s|'m|m| is| am)? (?:so |very |quite |rather |too |only |a bit )*(?:tall|short|petite)\b(?! (?:ish )?(?:hair|sleeves?))/;
/** Whose day it is for, or where. */
const FOR_WHAT =
  /^(?:and |but |cos |as )?(?:its|it's|it is|this is|that is|thats) (?:only |just )?for (?:an? |the |my |her |his |our )?[a-z]/;

/** Nothing of it can be drawn. */
const isIdle = (words: string): boolean => {
  const { things, floating, without } = draftOf(words);
  return things.length === 0 && floating.length === 0 && without.size === 0 && nounOf(words) === undefined;
};

/** Of something beside the outfit: 'the priest is strict'. */
const IS_SO = /^(?:the|her|his|my|our) [a-z'-]+(?: [a-z'-]+)? (?:is|are|was|were) /;

/** What somebody means to do in it, and what is to go under it: 'she wants to wear a bra under it'. */
const TO_DO_IN_IT =
  /^(?:and |but |as |cos )?(?:she|he|they|i|we) (?:(?:wants?|needs?|ha(?:s|ve)|likes?|plans?|means|is going|are going) to (?:(?:wear|put|fit)\b.* (?:under|underneath|beneath|below|inside) (?:it|them|this|that|these)$|(?:sit|dance|walk|drive|run|pray|bend|climb|travel|work|cook|nurse|breastfeed)\b))/;

/** 'He says emerald cut'. */
export const REPORTED = /^(?:[a-z]+ ){1,3}?(?:says?|said|thinks?|prefers?|suggests?|suggested|told me) (.+)$/;

/** 'Navy is too dark for a morning': what is wrong, and no wish. */
export const isJudged = (said: string): boolean => JUDGED.test(said) && !ASKS.test(said);

/** How it is, or how somebody finds it: no order. */
export const isStatement = (segment: string): boolean => {
  const said = segment.trim();
  // what somebody else says should be is asked for as well
  const reported = REPORTED.exec(said)?.[1] ?? '';
  if (reported !== '' && !isJudged(reported) && !isStatement(reported)) return false;
  if (OF_KIN.test(said) && !ASKS.test(said)) return true;
  if (TO_DO_IN_IT.test(said)) return true;
  if (OF_HEIGHT.test(said) || (FOR_WHAT.test(said) && draftOf(said).things.length === 0)) return true;
  if (ASKS.test(said) || isOfPerson(said)) return false;
  const about = IT_IS.exec(said)?.[1];
  if (about !== undefined && isIdle(about) && takeComparatives(about).compared.length === 0) return true;
  if (DRESSED.test(said) && draftOf(said).things.length > 0 && !/\b(?:only|never|always|already|not)\b/.test(said))
    return false;
  return (
    SAID_OF_SOMEBODY.test(said) ||
    isOfSubject(said) ||
    CONTRACTED.test(said) ||
    JUDGED.test(said) ||
    (IS_SO.test(said) && isIdle(said))
  );
};

/** 'Honestly I love it but could you make …': what is before the question is no part of it. */
const ASKED =
  /^(.*?\b)??(?:(?:can|could|would|will|may|might) (?:you|u|we|i)|is it possible to|would it be possible to|i was (?:thinking|wondering) (?:if|whether|that|of|about)?|please)\s+(?:(?:please|kindly|maybe|perhaps|also|just|possibly|now|then|quickly|all|try to|be able to|you|we|can|could) )*(?=\S)/;
const I_THINK = /^i (?:think|feel|guess|suppose|believe|mean)(?: that| like)? (?=\S)/;
const question = (segment: string): string => {
  const [said = '', before = ''] = ASKED.exec(segment) ?? [];
  return said && isIdle(before) ? segment.slice(said.length) : segment;
};

/** Greetings, and what one says before one comes to the matter. */
const OPENING =
  /^(?:(?:hi|hello|hey|namaste|namaskar|good (?:morning|evening|afternoon)|ok|okay|ji|sir|madam|ma'am|bhaiya|didi|dear|there|so|well|sorry|excuse me|one (?:more|last|small) (?:thing|change|request)|another thing|last thing|first|listen|dekho|dekhiye|suno|suniye|accha|achha|lovely|nice|beautiful|pretty|great|perfect|super|wow|oh|ah|hm|cool|looks? good|love it|like it|honestly|to be honest|actually|please|thanks|thank you|by the way|and|then|also|hmm+|umm*|arre|are|oh|wait|no no|you know) ?)+$/;

/** Why, said in the same breath: 'lose the waistcoat its june', 'white sneakers she walks to work'. */
const IN_ONE_BREATH =
  / (?<=\S \S+ )(?:(?:its|it's|it is|thats|we're in) (?:already |nearly |almost |still )?(?:january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|monsoon|spring|autumn|so |too |very )?(?:hot|cold|warm|humid|freezing|boiling|raining|snowing)?(?: there| here| now| outside)?|(?:she|he|they|i) (?:walks?|works?|drives?|runs?|travels?|commutes?|cycles?|teach(?:es)?|trips?|hates? (?:it|them|those|that)|keeps? tripping) ?.*)$/;

/** A segment without the reason that it ends in. */
function withoutBecause(segment: string): string {
  const found = BECAUSE.exec(segment);
  if (!found) return segment.replace(IN_ONE_BREATH, '');
  const before = segment.slice(0, found.index);
  const after = segment.slice(found.index + found[0].length).trim();
  return AS_IT_IS.test(after) ? segment : before;
}

/** What is not to be, behind what is to be: of no thing, nothing is left to do of it. */
const CONTRAST =
  /^(.+?)[, ]+(?:and )?(?:not|instead of|rather than|in place of|unlike) (?:the |these |those |this |that |so |an? |such |like )*([a-z' -]+?)(?: ones?)?$/;

/** Qualities that are called by what they are of: buttons, a bow, a collar. */
const OF_PARTS: ReadonlySet<string> = new Set(['part', 'closure', 'detail', 'collar', 'border']);

/** A part or a thing is named, and something said of it. */
const isOrder = (words: string): boolean => {
  const { things, floating } = draftOf(words);
  const said = [...floating, ...things.flatMap((thing) => thing.said)].filter(({ as }) => as !== 'part');
  const isOfPart = floating.some(
    ({ as, part }) => part !== undefined || (OF_PARTS.has(as) && (as === 'part' || said.length > 1)),
  );
  return said.length > 0 && (things.length > 0 || nounOf(words) !== undefined || isOfPart);
};

/** 'Make the buttons silver instead of brass' is done once they are silver. */
function withoutContrast(words: string): string {
  const [, wish = '', other = ''] = CONTRAST.exec(words) ?? [];
  if (!wish || /^(?:change|swap|replace|use|put|no|not|remove)\b/.test(wish)) return words;
  const { things, floating } = draftOf(other);
  if (things.length > 0 || nounOf(other) !== undefined) return words;
  const isQuality = floating.length > 0 || other.split(' ').length === 1;
  return isQuality && isOrder(wish) ? wish : words;
}

/** Why something is wished stands behind it; before it stands what somebody says of oneself or of another, and what is wrong. */
const comesBefore = (segment: string): boolean =>
  (SAID_OF_SOMEBODY.test(segment) || CONTRACTED.test(segment)) && takeComparatives(segment).compared.length === 0;

/** 'Tie dye nahi' is how it is not to be. */
const HINDI_NOT = /^(?!.* (?:do|karo|lagao|rakho) )(\S+(?: \S+)?) nahin?$/;

/** 'She has thick arms so full sleeves please': what stands before 'so' is why, where it is of somebody. */
const WHY_SO = new RegExp(
  `^(?:(?:and|but) )?${SOMEBODY} ${FINDS}[^,.;]*?,? so (?:please |maybe |i think )?(?!(?:that|much|many|very|is|as|it is)\\b)(?=\\S+ ?\\S)`,
);
const withoutWhy = (segment: string): string => {
  const why = WHY_SO.exec(segment)?.[0];
  return why && !/\d/.test(why) && !ASKS.test(why) ? segment.slice(why.length) : segment;
};

/** Words without why they are said, what they are set against, and how one comes to them. Lower case in and out. Pure. */
export function withoutReasons(words: string): string {
  const parts = words.split(PAUSE);
  const segments = parts
    .filter((_, i) => i % 2 === 0)
    .map((part) =>
      withoutContrast(
        question(withoutWhy(withoutBecause(part.trim())))
          .replace(I_THINK, '')
          .replace(HINDI_NOT, 'not $1'),
      ),
    );
  const isWish = segments.map((one) => one !== '' && !OPENING.test(one) && !isStatement(one));
  if (!isWish.includes(true)) return words;
  const firstWish = isWish.indexOf(true);
  let kept = '';
  let last = '';
  segments.forEach((segment, i) => {
    const isLeft = isWish[i] || (i < firstWish && segment !== '' && !comesBefore(segment) && !OPENING.test(segment));
    if (!isLeft) return;
    const joint = parts[i * 2 - 1] ?? '';
    // 'plain, not striped' is done once it is plain
    if (/^not /.test(segment) && withoutContrast(`${last}, ${segment}`) === last) return;
    kept += kept === '' ? segment : `${/^ /.test(joint) ? joint : `${joint} `}${segment}`;
    last = segment;
  });
  return kept;
}
