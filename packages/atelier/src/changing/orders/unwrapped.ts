import type { Look } from '@toile/look';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { intentOf } from '../words/intents.ts';
import { hasFiniteVerb } from '../words/statements.ts';
import { besides } from './at-counter/besides.ts';
import { negated } from './at-counter/negated.ts';
import { hereCalled, ownNames } from './at-counter/own-names.ts';
import { phrased } from './at-counter/phrased.ts';
import { redyed, regrounded, unset } from './at-counter/redyed.ts';
import { unshown } from './at-counter/unshown.ts';
import { withoutIt } from './at-counter/without-it.ts';
import { colourAlone } from './colour-alone.ts';
import { orderIn } from './frames.ts';
import type { Segment } from './message.ts';
import { bareName, namedOn } from './named-on.ts';
import { othersGone } from './of-all/jewels.ts';
import { kept } from './of-all/kept.ts';
import { wishIn } from './spoken.ts';
import { isIdle, isTalk } from './talk.ts';
import { isWholeWish } from './whole-wish.ts';

/** All is good but for what is said beside it. */
const ALL_ELSE =
  /^(?:(?:i )?(?:love|like|likes) (?:everything|all of it|the rest|all)|(?:everything|all|the rest|rest|the whole (?:thing|look))\b.*\b(?:good|fine|great|perfect|lovely|nice|ok|okay|beautiful|right)|(?:everything|all|nothing) (?:but|except|apart from|other than) (?:this|that|it)\b.*)$/;

/** What is to be left alone by any name it has. */
const ALONE =
  /^(?:(?:but|and|please|so|i love (?:the |her |his )?[a-z ]+,) )*(?:(?:do not|don't|dont|no need to|never) (?:touch|change|alter|do anything to|mess with)|nothing (?:to|on|with|for|about)|hands off) (?:the |her |his )([a-z -]+?)(?: (?:please|though|at all))*$/;

function leavesAlone(look: Look, text: string): boolean {
  const name = ALONE.exec(text)?.[1];
  return name !== undefined && namedOn(look, bareName(name)) !== undefined;
}

/** A verb by which a wish begins. */
const VERB =
  /^(?:make|change|turn|add|put|give|remove|delete|take|lose|drop|ditch|swap|replace|exchange|switch|use|shorten|lengthen|raise|lower|deepen|tighten|loosen|roll|close|open|undo|unbutton|tuck|untuck|bring|let)$/;
/** Takes back what is said behind it. */
const NEGATES =
  /\b(?:not|don't|dont|never|no|without|instead|rather|stop|avoid|nahin?|mat|refused?|refuses|hates?|neither|nor|isn't|wouldn't|won't|can't|cannot|shouldn't|didn't|doesn't|than|unless|if she|if he|already|keep|leave)\b/;
/** Says no to nothing that is wished. */
const POLITE =
  /\b(?:(?:do you|would you|don't|dont|do not|if you don't|if you do not) mind(?: me)?|not (?:too much|a lot of|any|much) (?:trouble|bother|work|hassle)|not (?:too |very |so |really )?(?:sure|certain|fussy|picky)|why (?:not|don't|dont)|no (?:problem|worries|rush|hurry|pressure)|if not)\b/g;
/** So many words stand before a wish in one breath with it. */
const MOST_BEFORE = 14;

/** 'I'd be happier if you could make …': a wish without what comes before its verb, where that names nothing. */
function behindTalk(text: string): string {
  const words = text.split(' ');
  for (let at = 1; at < Math.min(words.length - 1, MOST_BEFORE); at++) {
    if (!VERB.test(words[at] ?? '')) continue;
    const [before, wish] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (NEGATES.test(before.replace(POLITE, ' '))) return text;
    if (isIdle(before.replace(/[:,–—-]+$/, '')) && isWish(wish)) return wish;
  }
  return text;
}

/** What begins why, when or for whom, behind a wish. */
const LINK =
  /^(?:if|then|when|while|because|since|as|so|before|after|unless|though|although|otherwise|or|for|and|but|that|which|it's|its|she|he|she's|he's|i|i'm|i'll|we|we're|we'll|they|my|our|you|what|please|pls|plz|na|thanks|only|maybe|perhaps|will|would)$/;

/** A wish without what is told behind it in one breath, where that names nothing. */
function beforeTalk(text: string): string {
  const words = text.split(' ');
  for (let at = 2; at < words.length; at++) {
    if (!LINK.test(words[at] ?? '')) continue;
    const [wish, behind] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    const told = behind.replace(/^(?:and|but|so|or|then) /, '');
    if (isWish(wish) && (SOFT.test(behind) || SUITS.test(behind) || isTalk(told))) return wish;
  }
  return text;
}
const SOFT =
  /^(?:i guess|i think|i suppose|maybe|perhaps|na|please|pls|plz|ok|okay|or something|or so|thanks|thank you|only|and nothing else|nothing else|please only)(?: (?:please|pls|na|ok|thanks))*$/;

/** How it will do, of whatever is named there. */
const SUITS =
  /^(?:(?:as|because|since|that|which|it|it'll|and|it's) )*(?:will|would|should|might|may) (?:(?:really|also|surely|definitely) )*(?:suit|look|go|work|be (?:nice|better|best|good|great|perfect|lovely)|sit|match|flatter|complement|photograph|brighten|balance|show up|pop|help)\b/;

const KIN = '(?:(?:the|my|our|her|his|their|your) )?[a-z]+(?:[ -]in[ -]law)?(?: ji)?';
/** Somebody wants, thinks or says it. */
const WANTED = new RegExp(
  `^(?:(?:and|so|but|ok|also|actually|now)[, ]+)*${KIN} (?:(?:is|are|was|has|have|also|now|just|really|still|keeps?|only) )*(?:wants?|wanted|wanting|asks?|asked|asking|likes?|would like|would love|would prefer|'d like|prefers?|thinks?|thought|feels?|says?|said|saying|insists?|insisting|suggests?|suggested|requests?|requested|told|(?:keh|bol) (?:raha|rahi|rahe) (?:hai|hain|tha|thi|the)|chahti hai|chahta hai)(?: (?:me|us|you|them|that|if|ki|ke))*(?: (?:we|you|i) (?:should|could|can|must|might|need to|have to))?(?: to)? (?=\\S+ \\S)`,
);
/** Asks leave. */
const LEAVE =
  /^(?:(?:can|could|may|might|shall|should|will|would) (?:u|you|we|i|they|the tailor)|(?:we|you|i|one) (?:should|could|can|might|must|want to|need to|have to|ought to)|lets|let's|let us|how about|what about|what if|maybe|perhaps|probably|hm+|um+) (?:(?:please|kindly|maybe|perhaps|also|just|possibly|see|have) )*(?=\S+ \S)/;
const LIMIT = /^(?:(?:please|so|and|but|ok)[, ]+)*(?:only|just|simply|bas|sirf) (?=\S+ \S)/;
/** What is left of 'wants us to make'. */
const TO =
  /^(?:(?:us|me|you|it|we|they) )?(?:to|for) (?=(?:make|change|turn|add|put|give|remove|take|have|see|try|swap|replace|use|get|do) )/;
/** 'Last thing: …' */
const HEADING = /^([^:]{1,50}): (?=\S)/;
/** Marks and faces that end it. */
const MARKS = /\s*(?:[:;][-']?[()dp]|[!~♥]+)+$/;

const SHELLS: readonly ((text: string) => string)[] = [
  (text) => text.replace(MARKS, ''),
  (text) => text.replace(HEADING, (said, head: string) => (isIdle(head) || ALL_ELSE.test(head) ? '' : said)),
  (text) => text.replace(WANTED, ''),
  wishIn,
  (text) => text.replace(TO, ''),
  (text) => text.replace(LEAVE, ''),
  (text) => text.replace(LIMIT, ''),
  beforeTalk,
  behindTalk,
];

/** Says by itself what should be how, or what should be in whose place. */
const isWish = (text: string): boolean =>
  isWholeWish(text) ||
  phrased(text) !== text ||
  (intentOf(wishIn(text)).do === 'swap' && draftOf(text).things.length > 0);

/** Nobody says one wish in more letters than these, with all that stands round it. */
const LONGEST = 240;
/** Of a message of more clauses than these nothing is told beside the wishes. */
const MOST_SEGMENTS = 60;

/** What stands round a wish, peeled off as long as a whole wish is left. */
function peeled(text: string): string {
  if (text.length > LONGEST) return text;
  let left = text;
  for (const shell of [...SHELLS, ...SHELLS]) {
    const core = shell(left).trim();
    if (core !== left && isWish(core)) left = core;
  }
  return left;
}

const JOINT = /,? (?:and|n|&|\+|plus|then|aur) (?:also |then |please )?/g;

/** 'No collar no belt'. */
const NOT_AND_NOT = /^((?:no|without|minus) [a-z]+(?: [a-z]+)?) ((?:no|without|minus) .+)$/;

/** A segment parted before a verb that begins a whole wish, whatever stands before it: 'it is too broad make it thin n take out the bow'. */
function byVerbs(segment: Segment): Segment[] {
  if (segment.text.length > LONGEST) return [segment];
  for (const { 0: joint, index } of [...segment.text.matchAll(JOINT)].slice(0, MOST_JOINTS)) {
    const [left, right] = [segment.text.slice(0, index), segment.text.slice(index + joint.length)];
    const isOther = /\b(?:instead of|in place of|rather than)\b/.test(right) && isWish(left);
    const isVerb = VERB.test(right.split(' ')[0] ?? '') && left.split(' ').some((word) => VERB.test(word));
    if (isOther || (isVerb && isWish(right)))
      return [{ ...segment, text: left }, ...byVerbs({ joint: ', ', text: right })];
  }
  const [, first, second] = NOT_AND_NOT.exec(segment.text) ?? [];
  return first && second ? [{ ...segment, text: first }, ...byVerbs({ joint: ', ', text: second })] : [segment];
}
/** More joints than these are of a list nobody parts. */
const MOST_JOINTS = 6;

/** Why, of what is worn as well, before what is wished for it: 'the tailor says cloth is short, so …'. */
const isWhy = (text: string, next: Segment | undefined): boolean =>
  next !== undefined &&
  /^(?:so|hence|therefore|that's why|isliye)\b/.test(next.text) &&
  hasFiniteVerb(text) &&
  !isWish(text);

/** 'Number 10 on the front, white': what is not drawn has no colour, and nothing else takes it. */
const withItsColour = (look: Look, segments: readonly Segment[]): Segment[] =>
  segments.filter(({ text }, i) => {
    const before = segments[i - 1]?.text;
    const isNone = before !== undefined && unshown(wishIn(before), { look, topic: undefined }) !== undefined;
    return !(isNone && colourAlone(text) !== undefined);
  });

/** Segments without what is told round the wishes and between them; as they are where nobody knows what is wished. Pure. */
export function unwrapped(look: Look, segments: readonly Segment[]): Segment[] {
  if (segments.length > MOST_SEGMENTS || segments.some(({ text }) => text.length > LONGEST)) return [...segments];
  const said = redyed(
    look,
    withItsColour(look, othersGone(look, withoutIt(look, segments))).map((segment) => ({
      ...segment,
      text: hereCalled(look, ownNames(look, phrased(negated(regrounded(look, unset(segment.text)))))),
    })),
  );
  const parts = said.flatMap(byVerbs);
  const found = parts.map((segment, i) => {
    const text = i > 0 ? besides(look, segment.text) : segment.text;
    return { ...segment, text: phrased(peeled(text)) };
  });
  const wished = found.map(({ text }) => isWish(text) || orderIn(text, { look, topic: undefined }) !== undefined);
  if (!wished.includes(true)) return said.length > 1 ? said.filter(({ text }) => !ALL_ELSE.test(text)) : said;
  return found.filter(
    ({ text }, i) =>
      (wished[i] && kept(parts[i]?.text ?? '', { look, topic: undefined }) === undefined) ||
      !(
        isTalk(text) ||
        ALL_ELSE.test(text) ||
        leavesAlone(look, text) ||
        kept(parts[i]?.text ?? '', { look, topic: undefined }) !== undefined ||
        isWhy(text, parts[i + 1])
      ),
  );
}
