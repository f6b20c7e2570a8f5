import { draftOf } from '#atelier/reading/draft-of.ts';
import { takeComparatives } from '../comparatives/comparatives.ts';
import { nounOf } from '../targets.ts';
import { isHindiStatement, withoutHindiWhy } from './hindi/hindi-chat.ts';
import { intentOf } from './intents.ts';
import { isJudged, isStatement, PAUSE, REPORTED } from './reasons.ts';
import { isOfSubject } from './statements.ts';

/** What somebody thinks of the whole before the matter: 'love it but', 'looks great, just'. */
const LIKED =
  /^(?:(?:so|ok|okay|oh|hi|hello|yes|yeah|well|hmm|honestly|overall|otherwise|also|and) )*(?:(?:i|we|she|he|they) )?(?:(?:really|just|absolutely|do|totally|quite) )*(?:love|loves|like|likes|adore|looks?|its|it's|it is|this is|that is|all|everything(?:'s| is)?|very|so|really|quite|nearly|almost) ?(?:it|this|that|them|the (?:whole )?(?:look|design|idea|rest)|everything|all of it|perfect|lovely|nice|good|great|beautiful|pretty|fine|cute|gorgeous|there|stunning|is|are)?(?: (?:perfect|lovely|nice|good|great|beautiful|pretty|fine|cute|gorgeous|so much|a lot|on her|on him|already|but for|overall))*,? (?:but|only|just|except)(?: (?:that|please|maybe|can|could|just|only))* (?=\S)/;
/** What stays as it is, run on behind a wish. */
const REST_SAME =
  /(?<=\S),? (?:and |but )?(?:(?:the |all the )?rest|everything else|all else|all other things?|other things?|baa?ki(?: sab| sara| ka)?) (?:(?:is|are|stays?|remains?|of it|all|exactly|just|the|can|should|be|to|hi|sab) )*(?:same(?: to same| only| hi)?|fine|ok|okay|perfect|good|great|lovely|as (?:it )?is|as it was|unchanged|theek|thik|sahi|waisa|waise|vaisa|vaise|wahi)(?: (?:hi|hai|rahe|rahega|rakho|rakhna|rehne do|please|only))*(?=$|[,.;!?])/g;
/** Faces and hearts that are typed. */
const PICTURED = /\p{Extended_Pictographic}\uFE0F?/gu;
/** What is told aside. */
const IN_BRACKETS = / ?\([^()]{0,200}\)/g;
/** How it is done where they come from. */
const OF_US =
  /,? in (?:our|my|her|his|their) (?:family|community|culture|religion|village|town|church|school|house|side)\b[^,.;!?]*/g;
/** 'The mojari is fine, don't touch'. */
const LEFT_ALONE =
  /(^|[,.;!?] ?|\b(?:and|but) )(?:the |her |his )?([a-z]+(?: [a-z]+)?) (?:(?:is|are) (?:fine|ok|okay|good|perfect|nice|lovely|great)(?: as (?:it|they) (?:is|are))?,? ?(?:please )?)(?:so )?(?:(?:do not|don't|dont|no need to) (?:touch|change|alter)(?: (?:it|them|that|those))?)?(?=$|[,.;!?])/g;
/** A wish besides, with no pause before it. */
const ALSO = /,? (?:and )?also (?=(?:the|her|his|no|make|add|can|could|please|an?|put|remove|change)\b)/g;
/** What it looks like now, with no subject. */
const LOOKS_LIKE =
  / (?<!\b(?:it|her|him|them|she|he|they|to|should|must|could|can|that|which|make|makes|you|i) )(?:looks?|looking|feels?|seems?) (?:like|so|too|very|really) [^,.;!?]*$/;
/** What stands before a subject that begins no sentence of its own: 'longer than it is', 'what she wears'. */
const LINKED =
  /^(?:than|where|as|like|how|what|that|which|who|whom|when|if|unless|until|till|one|ones|way|so|because|since|once|thing|things|bit|for|of|with|to|on|in|at|from|by|the|a|an|his|her|it|is|are|let|make|give|put|see|show|have|do|does|can|could|should|would|will|not|and|but|or|say|says|think|want|wants|needs?|ask|if|both|all|whatever|did)$/;
const SUBJECT =
  /^(?:she|he|they|it|i|we|you|its|it's|shes|she's|hes|he's|theyre|they're|thats|that's|im|i'm|people|everyone|everybody|nobody|her|his|my|our|aunty|granny|mummy|mum|mom|dad|papa|madam|nani|dadi)$/;
/** Who wears or holds a thing is told of it in a clause of its own: 'the bag she carries'. */
const RELATIVE =
  /^(?:she|he|they|i|we|you|it) (?:has|have|had|wears?|wore|carr(?:y|ies)|holds?|likes?|wanted|needs?|asked|chose|picked|got|said|already)\b/;

/** A dash parts what somebody says as a comma does. */
const HALT = new RegExp(`${PAUSE.source.slice(0, -1)}| (?:-{1,2}|—|–) (?=[a-z]))`);
/** Words a run-on statement is looked for at: what people type in a breath has no more. */
const MOST_PLACES = 6;
/** A wish has so many words before why it is wished. */
const SHORTEST_WISH = 2;

/** A wish without what is told behind it in the same breath: 'lose the waistcoat its june'. */
function withoutBehind(segment: string): string {
  const words = segment.replace(LOOKS_LIKE, '').split(' ');
  const places = words
    .flatMap((word, at) => {
      const isLinked = at > 0 && LINKED.test(words[at - 1] ?? '') && !/'|^its$/.test(word);
      return at >= SHORTEST_WISH && at < words.length - 1 && SUBJECT.test(word) && !isLinked ? [at] : [];
    })
    .slice(0, MOST_PLACES);
  for (const at of places) {
    const told = words.slice(at).join(' ');
    if (!RELATIVE.test(told) && isStatement(told)) return words.slice(0, at).join(' ');
  }
  return words.join(' ');
}

/** Judged, with nothing named that is judged: 'too hot', 'so boring', 'very eighties'. */
const JUDGED_ALONE =
  /^(?:and |but |its |it's |is |looks? |feels? )?(?:way |far |just |a bit |bit )?(?:too|so|very|such) [a-z]+(?: (?:for (?:her|him|me|us|this|the [a-z]+)|now|here|there|already|honestly|today))*$/;
/** 'Nothing else', 'that is all': the end of a list. */
const THE_END =
  /^(?:and )?(?:that'?s|thats|that is|this is) (?:it|all)(?: (?:please|thanks|for now|only))*$|^(?:bas|bas itna hi|itna hi|and done|done|(?:aur |or )?(?:kuch|kuchh) (?:aur |bhi )?(?:nahin?|mat)(?: (?:karo|karna|chahiye|badlo|badalna))?)$/;

const isIdle = (words: string): boolean => {
  const { things, floating, without, ageGroup, presentation, hair, medium } = draftOf(words);
  const isNamed = things.length + floating.length + without.size > 0 || nounOf(words) !== undefined;
  return (
    !isNamed &&
    (ageGroup ?? presentation ?? hair ?? medium) === undefined &&
    takeComparatives(words).compared.length === 0
  );
};

/** Asks something of what was named before. */
const OF_THAT = /\b(?:it|them|that)\b/;
/** What it is, or who somebody is: 'its may', 'im short'. */
const BY_BEING = /^(?:and |but |cos |as )?(?:its|it's|it is|im|i'm|i am|shes|she's|hes|he's|theyre|they're) /;

/** Whoever does not like a thing asks that it go. */
const DISLIKED =
  /\b(?:don't|dont|doesn't|doesnt|do not|does not) (?:really )?(?:like|want|love|need|fancy) |\b(?:hates?|dislikes?) /;

/** Kin of whoever speaks, and they themselves, are nobody in the picture. */
const OF_OURS = /^(?:and |but |cos |as )?(?:my|our|mummy|mum|mom|dad|papa|granny|aunty|nani|dadi) /;

/** No order, wherever it stands. */
const isChat = (segment: string, before: string | undefined): boolean => {
  const said = segment.trim();
  if (said === '') return false;
  if (THE_END.test(said) || isHindiStatement(said)) return true;
  if (before !== undefined && JUDGED_ALONE.test(said) && (isIdle(said) || intentOf(before).do === 'take off'))
    return true;
  if (DISLIKED.test(said) && !isIdle(said)) return false;
  return (isOfSubject(said) || BY_BEING.test(said) || OF_OURS.test(said)) && isStatement(said);
};

/** Words without what is told beside the wishes: what somebody thinks of it, why it is wished, what stays. Lower case in and out. Pure. */
export function withoutChat(words: string): string {
  const parts = withoutHindiWhy(words.replace(PICTURED, '').replace(IN_BRACKETS, ','))
    .replace(LIKED, '')
    .replace(OF_US, '')
    .replace(REST_SAME, '')
    .replace(LEFT_ALONE, '$1keep the $2')
    .replace(ALSO, ', also ')
    .split(HALT);
  let kept = '';
  let before: string | undefined;
  for (let i = 0; i < parts.length; i += 2) {
    const segment = withoutBehind((parts[i] ?? '').trim());
    const complaint = REPORTED.exec(segment)?.[1];
    // what somebody finds wrong is what 'make it higher' is of
    if (complaint !== undefined && isJudged(complaint) && OF_THAT.test(parts[i + 2] ?? '')) {
      kept += kept === '' ? complaint : `, ${complaint}`;
      continue;
    }
    if (segment === '' || isChat(segment, before)) continue;
    const joint = parts[i - 1] ?? '';
    kept += kept === '' ? segment : `${/^ /.test(joint) ? joint : `${joint} `}${segment}`;
    before = segment;
  }
  return kept === '' ? words : kept;
}
