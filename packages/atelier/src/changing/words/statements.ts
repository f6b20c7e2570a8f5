import { draftOf } from '#atelier/reading/draft-of.ts';
import { COMPARATIVE_WORDS } from '../comparatives/comparatives.ts';
import { nounOf } from '../targets.ts';

const COMPARED: ReadonlySet<string> = new Set(COMPARATIVE_WORDS);
/** What stands before a predicate. */
const ADVERB =
  '(?:(?:really|always|never|just|only|also|already|still|usually|often|simply|otherwise|probably|actually|honestly|both|all|even|r|now) )*';
/** Verbs of being and of modality, whoever is the subject. */
const BEING =
  /^(?:is|are|r|was|were|am|be|been|has|have|had|does|did|do|will|won't|wont|would|wouldn't|can't|cant|cannot|couldn't|doesn't|doesnt|don't|dont|didn't|isn't|isnt|aren't|arent|wasn't|haven't|hasn't|might|may|gets?|got|went|goes|said|says|saw|felt|came|wore|told|thought|knew|die|hurt|tend)$/;

/** No word for what is worn or how it is: what stands behind a subject and is that is its verb. */
const isUnworn = (word: string): boolean => {
  const { things, floating, without } = draftOf(word);
  return things.length === 0 && floating.length === 0 && without.size === 0 && nounOf(word) === undefined;
};

/** A verb in the third person or in the past: 'washes', 'looked'. */
const isVerb = (word: string): boolean =>
  BEING.test(word) || (/^[a-z]{2,}(?:s|ed)$/.test(word) && !COMPARED.has(word) && isUnworn(word));

/** Who is spoken of by a pronoun; 'it' and 'they' may be what is to be changed as well. */
const BY_PRONOUN = new RegExp(
  `^(?:(?:and|but|cos|as|so) )?(?<who>she|he|i|we|it|they|you|people|everyone|everybody|nobody) ${ADVERB}(?<verb>[a-z']+)(?= |$)`,
);
/** Any word of somebody that is none of these is a verb. */
const NO_VERB =
  /^(?:in|with|to|a|an|the|and|no|not|without|on|at|from|as|or|of|too|also|both|her|his|same|instead|please|should|must|could|can|need|needs|want|wants)$/;
/** Of a body, and of nothing that is cut. */
const OF_BODY = new RegExp(
  `^(?:(?:and|but|cos|as) )?(?:her|his|my|our|their) (?:feet|foot|wrists?|arms?|legs?|tummy|hips?|knees?|ankles?|skin|eyes?|hands?|ears?|face|shoulders?|back|height|fingers?|toes?|thighs?|calves|belly) ${ADVERB}(?<verb>[a-z']+)(?= |$)`,
);
/** 'White washes her out', 'velvet makes him sweat': what it does to somebody. */
const TO_SOMEBODY =
  /^(?:(?:and|but|cos|as) )?(?:[a-z'-]+ ){1,3}?(?<verb>[a-z]+s|make|suit) (?:her|him|me|us|them|you|people|everyone)\b(?<out> out\b)?/;

/** Says how it is with somebody, or what something does to somebody, by a subject and its verb. Lower case in. Pure. */
export function isOfSubject(segment: string): boolean {
  const { who = '', verb = '' } = BY_PRONOUN.exec(segment)?.groups ?? {};
  if (/^(?:she|he|i|we)$/.test(who) && !NO_VERB.test(verb) && !COMPARED.has(verb) && isUnworn(verb)) return true;
  const isToSomebody = /^they [a-z]+ (?:her|him|my|me|his|our|us|the|into|on|up|down)\b/.test(segment);
  if (who !== '' && (isVerb(verb) || (isToSomebody && !NO_VERB.test(verb) && isUnworn(verb)))) return true;
  const ofBody = OF_BODY.exec(segment)?.groups?.verb;
  if (ofBody !== undefined && !NO_VERB.test(ofBody) && !COMPARED.has(ofBody) && isUnworn(ofBody)) return true;
  const { verb: done = '', out } = TO_SOMEBODY.exec(segment)?.groups ?? {};
  return (out !== undefined || isVerb(done)) && !/^(?:gives?|puts?|does|lets?)$/.test(done);
}

/** What a verb in the past stands before, and an adjective does not. */
const AFTER_VERB =
  /^(?:me|us|him|her|them|it|that|this|to|at|in|on|out|off|up|down|back|away|from|for|by|again|today|yesterday|late|early|now|just)$/;
/** So far into a sentence its verb stands. */
const MOST_BEFORE = 4;

/** Whether a sentence that names nothing drawn has a subject and a finite verb: 'the client just called', 'the hall got moved'. Pure. */
export function hasFiniteVerb(sentence: string): boolean {
  const words = sentence.toLowerCase().match(/[a-z']+/g) ?? [];
  return words.some((word, at) => {
    if (at === 0 || at > MOST_BEFORE) return false;
    const next = words[at + 1];
    const isPast = /[a-z]{2,}ed$/.test(word) && (next === undefined || AFTER_VERB.test(next));
    const isThird = /[a-z]{2,}[^s]s$/.test(word) && next !== undefined && AFTER_VERB.test(next);
    return BEING.test(word) || ((isPast || isThird) && isUnworn(word));
  });
}
