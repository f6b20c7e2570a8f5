import type { Look } from '@toile/look';
import { takeComparatives } from '../comparatives/comparatives.ts';
import { loneIn } from '../lone/lone-thing.ts';
import { isStatement } from '../words/reasons.ts';
import { carriedOn } from './carried.ts';
import { colourAlone } from './colour-alone.ts';
import { isExchange, orderIn } from './frames.ts';
import { rejoined, type Segment, segmentsOf } from './message.ts';
import { namedOn, namingOnes } from './named-on.ts';
import { goesThen, objectedTo } from './objections.ts';
import type { Order } from './order.ts';
import { isQuestion } from './questions.ts';
import { dislikedColour, goesOnAbout, isLikened, isTaste, remarkedOn } from './remarks.ts';
import { isOnlyWho, MEANT, wishIn } from './spoken.ts';
import { unwrapped } from './unwrapped.ts';
import { isWholeWish } from './whole-wish.ts';

/** A message in the order in which it was said: clauses that are orders, and words between them that are read in the usual ways. */
export type Part = { order: Order } | { words: string };

/** A message on its way, segment by segment. */
interface Reading {
  readonly look: Look;
  readonly segments: readonly Segment[];
  /** The stop that the last segment ends in. */
  readonly ending: string;
  readonly parts: Part[];
  left: Segment[];
  /** What was spoken of last. */
  topic: string | undefined;
  /** What stands before a colon, until the sentence ends. */
  heading: string | undefined;
  isRemarked: boolean;
  /** What was spoken of last has gone: no size is wished of it. */
  isGone: boolean;
}

/** A way of taking a segment. @returns whether it was taken */
type Take = (reading: Reading, segment: Segment, at: number) => boolean;

function close(reading: Reading): void {
  if (reading.left.length > 0) reading.parts.push({ words: rejoined(reading.left) });
  reading.left = [];
}

function give(reading: Reading, order: Order): void {
  close(reading);
  reading.parts.push({ order });
}

const IT = /\b(?:it|them)\b/;
const BE = /^(?:can|could|should|may) (?:it|they) (?:be|become) (?:made )?(?:in |of )?(.+?)(?: ones?)?$/;
const FOR_IT = /^(swap|change|replace|exchange|switch) (?:(?:it|them) )?(for|with|to|by) /;
const ofTopic = (text: string, about: string): string =>
  text.replace(FOR_IT, (_, verb: string, joint: string) => `${verb} the ${about} ${joint} `);
const OF_IT = /^(?:please )?(?:make|turn|do|have|cut|bring|take|put|change) (?:it|them) /;

/** What is told and not wished: who says it, how somebody finds it, what it is like. */
const takeRemark: Take = (reading, { text }, at) => {
  const { look, segments } = reading;
  const wasRemarked = reading.isRemarked;
  reading.isRemarked = true;
  if (isOnlyWho(text) || ((wasRemarked || reading.parts.length + reading.left.length > 0) && isLikened(text)))
    return true;
  const of = remarkedOn(look, wishIn(text)) ?? remarkedOn(look, text);
  const follower = segments.slice(at + 1).find((one) => !isLikened(one.text));
  const isFollowed =
    of !== undefined &&
    follower !== undefined &&
    (OF_IT.test(follower.text) ||
      BE.test(follower.text) ||
      FOR_IT.test(follower.text) ||
      orderIn(follower.text, { look, topic: of }));
  if (isFollowed && (goesOnAbout(follower.text) || BE.test(follower.text))) {
    reading.topic = PART_LAST.exec(of)?.[0] ?? of;
    return true;
  }
  if (follower && isTaste(text)) return true;
  reading.isRemarked = false;
  return false;
};

/** A colour that is disliked, and nothing said in its stead. */
const takeDislike: Take = (reading, { text }, at) => {
  const colour = reading.segments[at + 1] === undefined ? dislikedColour(text) : undefined;
  if (colour === undefined) return false;
  give(reading, { clauses: [], told: [`“${colour}”: say which colour should be there instead, and on what.`] });
  return true;
};

const takeQuestion: Take = (reading, { text }, at) => {
  if (!isQuestion(text, reading.segments[at + 1]?.joint ?? reading.ending)) return false;
  give(reading, {
    clauses: [],
    told: [`“${text}?” asks something, and changes nothing: say what should be otherwise.`],
  });
  return true;
};

const PRICED =
  /^(?:and |so |also )?(?:how much|what)(?: (?:more|extra|will|would|does|is|it|this|that|cost|be|come to|the price|price))* (?:if|for) (.+)$/;

/** What it would cost is told elsewhere; what would be otherwise is done. */
const takePrice: Take = (reading, segment, at) => {
  const wish = PRICED.exec(segment.text)?.[1]?.replace(/^(.+?) (?:is|are|was|were) (?=[a-z]+)/, '$1 in ');
  if (wish === undefined || !/\b(?:cost|price|how much)\b/.test(segment.text)) return false;
  give(reading, { clauses: [], told: ['What it would cost is not told here.'] });
  return TAKES.some((take) => take(reading, { ...segment, text: wish }, at));
};

/** What somebody cannot do with goes, unless what follows says what should become of it. */
const takeObjection: Take = (reading, { text }, at) => {
  const { look, segments } = reading;
  const objected = objectedTo(look, wishIn(text)) ?? objectedTo(look, text);
  if (objected === undefined) return false;
  const next = segments[at + 1]?.text ?? '';
  const isAnswered = orderIn(next, { look, topic: objected })?.order.isGoing;
  const isGone = goesThen(look, objected) && !isAnswered;
  reading.topic = isGone ? undefined : objected;
  if (isGone) give(reading, { clauses: [`remove the ${objected}`] });
  return true;
};

/** 'White one', right after an order that takes a colour. */
const takeColour: Take = (reading, { text }) => {
  const last = reading.left.length === 0 ? reading.parts.at(-1) : undefined;
  const inColour = last && 'order' in last ? last.order.inColour : undefined;
  const colour = inColour && colourAlone(wishIn(text));
  if (!last || !('order' in last) || !inColour || colour === undefined) return false;
  reading.parts.splice(-1, 1, { order: { ...last.order, clauses: inColour(colour) } });
  return true;
};

const ABOUT =
  /^(?:(?:and|but|so|well) )*(?:it'?s |it is |its )?(?:only|just|mainly|mostly|my (?:only |main )?(?:issue|problem|concern|worry) is|the (?:only |main )?(?:issue|problem|thing) is|about|as for|regarding|coming to|now) (?:the|her|his) ([a-z]+(?: [a-z]+)?)$/;

/** 'Only the blouse': what follows in the sentence is of that. */
const takeHeading: Take = (reading, { text }, at) => {
  const name = ABOUT.exec(text.replace(/(?: (?:please|pls|though|really))+$/, ''))?.[1];
  const next = reading.segments[at + 1];
  if (name === undefined || next === undefined || /[.;!?\n]/.test(next.joint)) return false;
  if (namedOn(reading.look, name) === undefined) return false;
  reading.heading = name;
  return true;
};

const WHICH =
  /^(?:(?:and|just|only|but|keep|leave|i mean) )*(?:the |those )?(upper|lower|top|bottom|front|back|inner|outer|left|right|side|first|last|middle|lighter|darker|heavier|plainer|longer|shorter|smaller|bigger|head|other)(?: (?:one|ones|two|pair))(?: only)?$/;

/** 'The lower ones', behind what there are several of: which of them is meant, and nothing of any other thing. */
const takeWhich: Take = (reading, { text }, at) => {
  if (at === 0 || !WHICH.test(wishIn(text))) return false;
  give(reading, { clauses: [], told: [`“${text}”: which one of several is meant is not chosen here.`] });
  return true;
};

const HEADED = /^(?:the )?([a-z][a-z -]{1,24}):\s+(.+)$/;

const takeOrder: Take = (reading, segment, at) => {
  if (segment.isWish) {
    give(reading, { clauses: [segment.text] });
    return true;
  }
  const { look, segments, topic } = reading;
  const [, named, rest = segment.text] = HEADED.exec(segment.text) ?? [];
  if (named !== undefined) reading.heading = named;
  else if (/[.;!?\n]/.test(segment.joint)) reading.heading = undefined;
  const { heading } = reading;
  const headed =
    heading !== undefined && namedOn(look, heading)
      ? orderIn(`${heading} ${rest}`, { look, topic: heading })
      : undefined;
  const about = heading ?? topic;
  const said = about === undefined ? rest : ofTopic(rest, about).replace(BE, (_, how: string) => `the ${about} ${how}`);
  const found = headed ?? orderIn(said, { look, topic: about });
  const next = segments[at + 1]?.text;
  const isPair =
    found?.order.isGoing &&
    found.order.inColour === undefined &&
    (isExchange(look, rest, next) || colourAlone(next ?? '') !== undefined);
  if (!found || isPair) return false;
  give(reading, found.order);
  reading.topic = found.order.of ?? topic;
  reading.isGone = found.order.isGoing === true;
  if (found.rest !== undefined) reading.left.push({ joint: ', ', text: found.rest });
  return true;
};

/** Begins with what it is of, or with a verb: no heading is said before it. */
const OF_ITS_OWN =
  /^(?:keep|leave|no|not|add|remove|make|with|without|and|but|same|rest|everything|the|her|his|give|put|change|show|just|above|below|till|until|upto|around|about|at|to)\b/;
const HUMMED = /^(?:u+mm*|h+mm+|erm*|uh+),? /;

const PART_LAST =
  /\b(?:lining|piping|topstitching|topstitch|buttons?|belt|trim|sash|bow|collar|cuffs?|lapels?|pockets?|ruffles?|frills?|lace|tassels?|fringe|zip|straps?|border|edging|patch|patches)$/;

/** A colour by itself, right after a part or a thing that is wished: it is of that. */
const takeColourOfPart: Take = (reading, { text }) => {
  const before = reading.left.at(-1);
  const colour = before === undefined ? undefined : colourAlone(wishIn(text));
  if (before === undefined || colour === undefined || !PART_LAST.test(before.text)) return false;
  reading.left = reading.left.with(-1, { ...before, text: `${before.text} in ${colour}` });
  return true;
};

/** Words that are no order, as they are read in the usual ways: with the name of what they speak on about. */
const takeWords: Take = (reading, segment) => {
  const { heading, topic } = reading;
  const isUnderHeading = heading !== undefined && !HEADED.test(segment.text) && !OF_ITS_OWN.test(segment.text);
  const isOfGone = reading.isGone && takeComparatives(segment.text).compared.length > 0;
  const about = heading ?? (isOfGone ? undefined : topic);
  const text =
    about !== undefined && FOR_IT.test(segment.text)
      ? ofTopic(segment.text, about)
      : about !== undefined && OF_IT.test(segment.text)
        ? segment.text.replace(IT, () => `the ${about}`)
        : about !== undefined && BE.test(segment.text)
          ? segment.text.replace(BE, (_, how: string) => `the ${about} ${how}`)
          : isUnderHeading
            ? `${heading} ${segment.text}`
            : segment.text.replace(MEANT, 'should be').replace(HUMMED, '');
  // two wishes that say all of themselves are read apart, and neither as of the other
  const before = reading.left.at(-1);
  const isApart = before && isWholeWish(before.text) && isWholeWish(text);
  if (isApart && !isExchange(reading.look, before.text, text)) close(reading);
  reading.left.push({ ...segment, text });
  return true;
};

const TAKES: readonly Take[] = [
  takePrice,
  takeRemark,
  takeQuestion,
  takeDislike,
  takeObjection,
  takeColour,
  takeHeading,
  takeWhich,
  takeOrder,
  takeColourOfPart,
  takeWords,
];

/** Only tells why, or of somebody. */
const isIdle = (words: string): boolean =>
  segmentsOf(words).every(({ text }) => !isWholeWish(text) && isStatement(text));

/** What somebody leaves hanging ends there. */
const DOTS = /\s*(?:…|\.{2,})\s*/g;
const LINE = /([.,;:!?])?\s*\n\s*/g;

/** What a message asks for, clause by clause. Lower case in and out. Pure. */
export function ordersIn(look: Look, typed: string): Part[] {
  // a new line ends a sentence
  const words = typed.replace(DOTS, '. ').replace(LINE, (_, stop: string | undefined) => `${stop ?? '.'} `);
  if (loneIn(look) || look.companion) {
    const segments = segmentsOf(words);
    const wished = unwrapped(look, segments);
    const isBare = wished.every(({ text }, i) => text === segments[i]?.text) && wished.length === segments.length;
    return [{ words: isBare ? words : rejoined(wished) }];
  }
  const reading: Reading = {
    look,
    segments: carriedOn(look, words).map((segment) => ({ ...segment, text: namingOnes(look, segment.text) })),
    ending: /[?!. ]*$/.exec(words.slice(-4))?.[0] ?? '',
    parts: [],
    left: [],
    topic: undefined,
    heading: undefined,
    isRemarked: false,
    isGone: false,
  };
  for (const [at, segment] of reading.segments.entries()) TAKES.some((take) => take(reading, segment, at));
  close(reading);
  const { parts } = reading;
  return parts.length > 1 || parts.some((part) => 'order' in part)
    ? parts.filter((part) => 'order' in part || !isIdle(part.words))
    : parts;
}
