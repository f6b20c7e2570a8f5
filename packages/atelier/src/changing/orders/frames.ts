import type { Look } from '@toile/look';
import { exchanged } from '../words/exchange/exchanged.ts';
import { additions } from './additions.ts';
import { backs } from './backs.ts';
import { body } from './body.ts';
import { borders } from './borders.ts';
import { cloths } from './cloths.ts';
import { counts } from './counts.ts';
import { covers } from './covers.ts';
import { fronts } from './fronts.ts';
import { inAll } from './in-all.ts';
import { legs } from './legs.ts';
import { lengths } from './lengths.ts';
import { halvesOf } from './message.ts';
import { necks } from './necks.ts';
import type { Frame, Order, Said } from './order.ts';
import { placing } from './placing.ts';
import { prints } from './prints.ts';
import { removal } from './removal.ts';
import { shades } from './shades.ts';
import { sizes } from './sizes.ts';
import { sleeves } from './sleeves.ts';
import { slits } from './slits.ts';
import { wishIn } from './spoken.ts';
import { standing } from './standing.ts';
import { stripes } from './stripes.ts';
import { tones } from './tones.ts';
import { turned } from './turned.ts';
import { unseen } from './unseen.ts';
import { usual } from './usual.ts';
import { view } from './view.ts';
import { waist } from './waist.ts';
import { work } from './work.ts';

/** Every kind of order, the particular before the general. */
const FRAMES: readonly Frame[] = [
  view,
  standing,
  unseen,
  backs,
  fronts,
  removal,
  cloths,
  turned,
  covers,
  borders,
  prints,
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

/** A verb of its own begins a wish that is read in the usual ways, behind an order. */
const BEGINS = /^(?:give|make|add|put|change|turn|do|have|keep|let|with|use|want|show|the|her|his)\b/;

/** The ground of a print is told from that of the page by what stands before it. */
const GROUND = /\b(?:background|ground|base)\b/;

/** An order, and what stands behind it and is none itself. */
export interface Read {
  order: Order;
  rest?: string;
}

const framed = (clause: string, said: Said): Order | undefined =>
  FRAMES.map((frame) => frame(clause, said)).find(Boolean);

const both = (first: Order, second: Order): Order => ({
  ...(second.inColour && { inColour: (colour) => [...first.clauses, ...(second.inColour?.(colour) ?? [])] }),
  clauses: [...first.clauses, ...second.clauses],
  told: [...(first.told ?? []), ...(second.told ?? [])],
  of: second.of ?? first.of,
  ...(first.isGoing && { isGoing: true }),
});

/** The order that a clause is, or begins with; undefined where it is none. */
export function orderIn(clause: string, said: Said): Read | undefined {
  const wish = wishIn(clause);
  const whole = framed(wish, said);
  if (whole) return { order: whole };
  for (const [left, right] of halvesOf(wish)) {
    const first = framed(left, said);
    if (!first) continue;
    if (first.isGoing && exchanged(said.look, wish) !== wish) return undefined;
    const second = orderIn(right, { ...said, topic: first.of ?? said.topic });
    if (second) return { ...second, order: both(first, second.order) };
    if (BEGINS.test(right) && !GROUND.test(right)) return { order: first, rest: right };
  }
  return undefined;
}

/** Whether two clauses are one exchange, which is read as that. */
export function isExchange(look: Look, segment: string, next: string | undefined): boolean {
  const two = `${segment}, ${next ?? ''}`;
  return next !== undefined && exchanged(look, two) !== two;
}
