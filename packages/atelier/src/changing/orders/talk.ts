import { draftOf } from '#atelier/reading/draft-of.ts';
import { takeComparatives } from '../comparatives/comparatives.ts';
import { nounOf } from '../targets.ts';
import { hasFiniteVerb } from '../words/statements.ts';

/** What is read of a day, of a place and of whoever speaks, and changes nothing that is worn. */
const UNWORN: ReadonlySet<string> = new Set(['ignored', 'person', 'occasion', 'season', 'setting']);

/** Whether words name nothing that is drawn: of somebody they say no more than who it is. Pure. */
export function isIdle(said: string): boolean {
  const words = said.replace(KIN_OLD, 'she');
  const { things, floating, without, ageGroup, hair, medium, skin, build, spans } = draftOf(words);
  const noun = nounOf(words);
  // whoever is only spoken of by a pronoun is no part of what is drawn
  const isNamed =
    things.length + floating.length + without.size > 0 || (noun !== undefined && noun !== 'person') || /\d/.test(words);
  const isOfPerson = [ageGroup, hair, medium, skin, build].some((one) => one !== undefined);
  const isDrawn = spans.some(({ as, drawn }) => drawn !== false && !UNWORN.has(as));
  return !isNamed && !isOfPerson && !isDrawn && takeComparatives(words).compared.length === 0;
}

/** How far along it is, how sure somebody is of it, what they say of the asking itself, and courtesy. */
const MANNERS =
  /^(?:(?:we are|we're|it is|it's|its|i am|i'm|im|so|but|ok|okay|and|yes|oh|very|many|big|a) )*(?:(?:almost|nearly|not quite|just about|getting|very|so) (?:there|close|done|ready)|(?:not )?(?:(?:so|very|too|100%|quite|really) )*(?:sure|certain|decided)\b.*|(?:we are|we're|i am|i'm|that's|then) (?:done|good|set|finished|happy|it|all)|that's all|thats all|up to you|whatever|great|good|nice|perfect|lovely|super|wonderful|beautiful|pretty|thanks|thank you|thx|cheers|hello|hi|hey|sorry(?: (?:to|for|about) [a-z ]+)?|pardon|excuse me|please|pls|plz|pretty please|right|listen|look|quick(?:ly)?|fast|asap|urgent(?:ly)?|today only|jaldi|bhaiya|didi|madam|sir|ji|[:;][-']?[()dp]|(?:in |for |as )?(?:a )?(?:nice )?contrast)(?: (?:please|pls|plz|so much|in advance|a lot|again|ji|bhaiya|didi|madam|sir|dear|now|then|there))*$/;
/** Nouns of speaking and of planning, with what stands before them. */
const OF_SPEECH =
  /^(?:(?:and|so|ok|just|only|but) )*(?:(?:a|an|one|the|my|our|her|his|another|some|few|two|three|small|little|tiny|quick|minor|big|last|final|first|next|new|other|more|good|bad|slight) )*(?:change|changes|plan|plans|thing|things|request|requests|question|idea|ideas|thought|thoughts|update|news|correction|point|points|issue|problem|tweak|tweaks|favour|favor|note|order|orders|feedback|suggestion|opinion|doubt|try|day|shaadi|wedding|function)(?: (?:of|from|by|about|on|for|to) (?:the |my |her |his |our |it |this |that )?[a-z]*)?(?: (?:please|only|more|now|tomorrow|today))*$/;
/** Somebody is, does or says something. */
const SUBJECT =
  /(?:^|\s)(?:i|we|you|u|she|he|they|it|that|this|there|what|who|people|everyone|everybody|nobody|one)(?:'s|'m|'re|'ll|'d|'ve)? (?!(?:in|on|at|to|with|from|for|of|and|or|a|an|the|too|also|way|one|as)\b)[a-z']+/;
const CONTRACTED =
  /(?:^|\s)(?:(?:i|we|you|she|he|they|it|that|there|what|who)'(?:s|m|re|ll|d|ve)|im|its|thats|ive|ill|id|shes|hes|theyre|theres|whats) [a-z]/;
/** For what, when and by whom it is; who of two is meant is no purpose. */
const PURPOSE =
  /^(?!(?:for|on) (?:both|each|all)\b|(?:for|on) (?:her|him|them)$)(?:as (?:we|you|i|she|he|they|discussed|said|agreed|told|per|promised|mentioned)|for|at|on|by|after|before|during|like|from|per|if|when|while|since|because|until|unless|otherwise|or else|that way|this way|in that case)\b/;
const IN_HINDI =
  /\b(?:bola|boli|bole|kaha|kahi|bataya|batayi|dekha|dekhi|pucha|chaha|kiya|gaya|gayi|dekhte|dekhenge|karenge|hai|hain|hoga|hogi|honge|tha|thi|the|rahi|raha|rahe|kyunki|wala din|ke liye)$/;
/** Where somebody has it from. */
const SEEN = /^(?:i |we |she |he |they )?(?:saw|seen|read|noticed|heard|dreamt|learnt|found out)\b/;
/** Asks something of whoever reads it, and of no cloth: 'let me know', 'send it again'. */
const OF_READER =
  /^(?:(?:and|then|so|please|just|do|ok|okay|kindly) )*(?:let (?:me|us|her|him|them) know|re-?send|send|share|call|ring|text|message|mail|forward|wait|hold on|remind|note|check|listen|tell (?:me|us)|(?:don't|dont|do not) (?:forget|worry|mind)|suno|suniye|dekho|dekhiye|dekhte|bolo|batao|bata(?:na|iye)|see you|talk (?:soon|later)|get back|reply)\b/;
/** No hurry, no worry, no blame. */
const EASY =
  /^(?:(?:and|but|so|it's|its) )*(?:(?:no|not) (?:rush|hurry|hurries|pressure|worries|worry|problem|issue|issues|doubt|stress|tension|urgent|urgently|in a hurry|a big deal|big deal|at all)|my bad|my mistake|my fault|noted|understood|got (?:it|that)|agreed|exactly|perfectly|finally|final|(?:fir|phir) final|done|deal|fingers crossed|god willing|inshallah)(?: (?:please|yet|now|at all|though|then))*$/;
/** Kin of whoever speaks, and no age of whoever wears it. */
const KIN_OLD =
  /\b(?:my |her |his |our |the )?(?:dadi|nani|granny|grandma|grandmother|nana|dada|grandpa|grandfather|mummy|mother|amma|aunty)\b(?! of the (?:bride|groom))/g;
/** What it is good for, whatever is named there. */
const SO_THAT =
  /^(?:and )?(?:(?:that|this) way|so that|in order to|so (?:she|he|they|i|we|you|it|people) (?:can|could|will|would|does|do|gets?|is|looks?|feels?))\b/;
/** Begins what is wished, whoever knows what it is. */
const WISHES =
  /^(?:(?:please|also|and|but|then|just|only|maybe|can you|could you|can we|could we|i want|we want|i need|she wants|he wants|they want|customer wants|client wants) )*(?:make|change(?! of\b)|turn|set|add|put|give|remove|delete|take|lose|drop|swap|replace|keep|leave|no|not|without|with|get|try|use|include|wear|in|show|draw|want|wants|need|needs|let|bring|have|do|dress|cut|open|close|tie|roll|tuck|tell|write|print|stitch|sew|a|an|some|more|less|another)\b/;
const ASKS =
  /\b(?:should|must|wants?|needs?|instead|rather|chahiye|karo|kar do|kardo|lagao|laga do|hatao|hata do|rakho|banao|dikhao|how much|cost|costs|price)\b/;

/** Wishes something of somebody or of it, in the manner of a question. */
const WISHED_OF =
  /^(?:(?:and|also|then|so|please|maybe) )*(?:can|could|should|may|might|shall|let) (?:she|he|they|it|them|her|him)\b/;

/** Whether words beside a wish only talk: nothing of them is drawn, and nothing is asked by them. Pure. */
export function isTalk(text: string): boolean {
  if (WISHED_OF.test(text)) return false;
  if ([MANNERS, OF_READER, EASY].some((talks) => talks.test(text)) || SO_THAT.test(text) || SEEN.test(text))
    return true;
  if (WISHES.test(text) || ASKS.test(text) || !isIdle(text)) return false;
  return [OF_SPEECH, SUBJECT, CONTRACTED, PURPOSE, IN_HINDI].some((talks) => talks.test(text)) || hasFiniteVerb(text);
}
