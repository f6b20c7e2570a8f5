import type { Look } from '@toile/look';
import { loneIn } from '../lone/lone-thing.ts';
import { exchanged } from '../words/exchange/exchanged.ts';
import { isStatement } from '../words/reasons.ts';
import { additions } from './additions.ts';
import { backs } from './backs.ts';
import { body } from './body.ts';
import { colourAlone } from './colour-alone.ts';
import { counts } from './counts.ts';
import { fronts } from './fronts.ts';
import { inAll } from './in-all.ts';
import { legs } from './legs.ts';
import { lengths } from './lengths.ts';
import { halvesOf, rejoined, type Segment, segmentsOf } from './message.ts';
import { necks } from './necks.ts';
import { goesThen, objectedTo } from './objections.ts';
import type { Frame, Order, Said } from './order.ts';
import { placing } from './placing.ts';
import { isQuestion } from './questions.ts';
import { goesOnAbout, isLikened, isTaste, remarkedOn } from './remarks.ts';
import { removal } from './removal.ts';
import { shades } from './shades.ts';
import { sizes } from './sizes.ts';
import { sleeves } from './sleeves.ts';
import { slits } from './slits.ts';
import { isOnlyWho, wishIn } from './spoken.ts';
import { standing } from './standing.ts';
import { stripes } from './stripes.ts';
import { tones } from './tones.ts';
import { unseen } from './unseen.ts';
import { usual } from './usual.ts';
import { view } from './view.ts';
import { waist } from './waist.ts';
import { work } from './work.ts';

const FRAMES: readonly Frame[] = [
  view,
  standing,
  unseen,
  backs,
  fronts,
  removal,
  waist,
  slits,
  legs,
  sleeves,
  usual,
  lengths,
  necks,
  stripes,
  tones,
  work,
  shades,
  placing,
  counts,
  body,
  sizes,
  inAll,
  additions,
];

/** A message in the order in which it was said: clauses that are orders, and words between them that are read in the usual ways. */
export type Part = { order: Order } | { words: string };

/** A verb of its own begins a wish that is read in the usual ways, behind an order. */
const BEGINS = /^(?:give|make|add|put|change|turn|do|have|keep|let|with|use|want|show|the|her|his)\b/;

interface Read {
  order: Order;
  /** What stands behind the order, and is none itself. */
  rest?: string;
}

const framed = (clause: string, said: Said): Order | undefined =>
  FRAMES.map((frame) => frame(clause, said)).find(Boolean);

const both = (first: Order, second: Order): Order => ({
  clauses: [...first.clauses, ...second.clauses],
  told: [...(first.told ?? []), ...(second.told ?? [])],
  of: second.of ?? first.of,
  ...(first.isGoing && { isGoing: true }),
});

/** The order that a clause is, or begins with; undefined where it is none. */
function orderIn(clause: string, said: Said): Read | undefined {
  const wish = wishIn(clause);
  const whole = framed(wish, said);
  if (whole) return { order: whole };
  for (const [left, right] of halvesOf(wish)) {
    const first = framed(left, said);
    if (!first) continue;
    if (first.isGoing && exchanged(said.look, wish) !== wish) return undefined;
    const second = orderIn(right, { ...said, topic: first.of ?? said.topic });
    if (second) return { ...second, order: both(first, second.order) };
    if (BEGINS.test(right)) return { order: first, rest: right };
  }
  return undefined;
}

/** Whether two clauses are one exchange, which is read as that. */
function isExchange(look: Look, segment: string, next: string | undefined): boolean {
  const two = `${segment}, ${next ?? ''}`;
  return next !== undefined && exchanged(look, two) !== two;
}

/** Whether a segment says nothing that is wished, and what it speaks of, where that is something of the Look. */
function remarkIn(look: Look, segments: readonly Segment[], i: number): { of?: string } | undefined {
  const [{ text } = { text: '' }, next] = segments.slice(i);
  if (isOnlyWho(text)) return {};
  if (next === undefined) return undefined;
  const of = remarkedOn(look, wishIn(text)) ?? remarkedOn(look, text);
  const follower = segments.slice(i + 1).find((one) => !isLikened(one.text));
  if (of !== undefined && follower && goesOnAbout(follower.text)) return { of };
  return isTaste(text) ? {} : undefined;
}

const withTopic = (text: string): { topic?: string; rest: string } => {
  const [, topic, rest = text] = /^([a-z][a-z -]{1,24}):\s+(.+)$/.exec(text) ?? [];
  return topic === undefined ? { rest } : { topic, rest };
};

/** 'Turn it over', after something was spoken of: it is that. */
const aboutTopic = (text: string, topic: string | undefined): string =>
  topic !== undefined && /^(?:please )?(?:make|turn|do|have|cut|bring|take|put|change) (?:it|them) /.test(text)
    ? text.replace(IT, () => `the ${topic}`)
    : text;
const IT = /\b(?:it|them)\b/;

/** What a message asks for, clause by clause. Lower case in and out. Pure. */
export function ordersIn(look: Look, words: string): Part[] {
  if (loneIn(look) || look.companion) return [{ words }];
  const segments = segmentsOf(words);
  const ending = /[?!. ]*$/.exec(words.slice(-4))?.[0] ?? '';
  const parts: Part[] = [];
  let left: Segment[] = [];
  let topic: string | undefined;
  let isRemarked = false;
  const close = (): void => {
    if (left.length > 0) parts.push({ words: rejoined(left) });
    left = [];
  };
  segments.forEach((segment, i) => {
    const remark = remarkIn(look, segments, i);
    if (remark || (isRemarked && isLikened(segment.text))) {
      topic = remark?.of ?? topic;
      isRemarked = true;
      return;
    }
    isRemarked = false;
    if (isQuestion(segment.text, segments[i + 1]?.joint ?? ending)) {
      close();
      parts.push({
        order: {
          clauses: [],
          told: [`“${segment.text}?” asks something, and changes nothing: say what should be otherwise.`],
        },
      });
      return;
    }
    const objected = objectedTo(look, wishIn(segment.text)) ?? objectedTo(look, segment.text);
    if (objected !== undefined) {
      const next = segments[i + 1]?.text ?? '';
      const isAnswered =
        orderIn(next, { look, topic: objected })?.order.isGoing || isExchange(look, `no ${objected}`, next);
      const isGone = goesThen(look, objected) && !isAnswered;
      topic = isGone ? undefined : objected;
      if (isGone) {
        close();
        parts.push({ order: { clauses: [`remove the ${objected}`] } });
      }
      return;
    }
    const { topic: named, rest } = withTopic(segment.text);
    const last = parts.at(-1);
    const inColour = left.length === 0 && last && 'order' in last ? last.order.inColour : undefined;
    const colour = inColour && colourAlone(wishIn(rest));
    if (last && 'order' in last && inColour && colour !== undefined) {
      parts.splice(-1, 1, { order: { ...last.order, clauses: inColour(colour) } });
      return;
    }
    const next = segments[i + 1]?.text;
    const found = orderIn(rest, { look, topic: named ?? topic });
    const isPair = found?.order.isGoing && (isExchange(look, rest, next) || colourAlone(next ?? '') !== undefined);
    if (found && !isPair) {
      close();
      parts.push({ order: found.order });
      topic = found.order.of ?? topic;
      if (found.rest !== undefined) left.push({ joint: ', ', text: found.rest });
      return;
    }
    left.push({ ...segment, text: aboutTopic(segment.text, named ?? topic) });
  });
  close();
  return parts.some((part) => 'order' in part) ? parts.filter((part) => 'order' in part || !isIdle(part.words)) : parts;
}

/** Only tells why, or of somebody. */
const isIdle = (words: string): boolean => segmentsOf(words).every(({ text }) => isStatement(text));
