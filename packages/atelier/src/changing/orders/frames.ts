import type { Look } from '@toile/look';
import { exchanged } from '../words/exchange/exchanged.ts';
import { lacking } from './at-counter/lacking.ts';
import { layered } from './at-counter/layered.ts';
import { matching } from './at-counter/matching.ts';
import { relative } from './at-counter/relative.ts';
import { unshown } from './at-counter/unshown.ts';
import { wornOtherwise } from './at-counter/worn-otherwise.ts';
import { halvesOf } from './message.ts';
import { additions } from './of-all/additions.ts';
import { ages } from './of-all/ages.ts';
import { body } from './of-all/body.ts';
import { contrast } from './of-all/contrast.ts';
import { inAll } from './of-all/in-all.ts';
import { jewels } from './of-all/jewels.ts';
import { kept } from './of-all/kept.ts';
import { listed } from './of-all/listed.ts';
import { removal } from './of-all/removal.ts';
import { shades } from './of-all/shades.ts';
import { sizes } from './of-all/sizes.ts';
import { standing } from './of-all/standing.ts';
import { swaps } from './of-all/swaps.ts';
import { tones } from './of-all/tones.ts';
import { unseen } from './of-all/unseen.ts';
import { veils } from './of-all/veils.ts';
import { view } from './of-all/view.ts';
import { whereabouts } from './of-all/whereabouts.ts';
import { backs } from './of-garments/backs.ts';
import { bared } from './of-garments/bared.ts';
import { borders } from './of-garments/borders.ts';
import { buttons } from './of-garments/buttons.ts';
import { cloths } from './of-garments/cloths.ts';
import { collars } from './of-garments/collars.ts';
import { counts } from './of-garments/counts.ts';
import { covers } from './of-garments/covers.ts';
import { fronts } from './of-garments/fronts.ts';
import { hems } from './of-garments/hems.ts';
import { legs } from './of-garments/legs.ts';
import { lengths } from './of-garments/lengths.ts';
import { metal } from './of-garments/metal.ts';
import { necks } from './of-garments/necks.ts';
import { placing } from './of-garments/placing.ts';
import { prints } from './of-garments/prints.ts';
import { rolled } from './of-garments/rolled.ts';
import { shoulders } from './of-garments/shoulders.ts';
import { skirts } from './of-garments/skirts.ts';
import { sleeves } from './of-garments/sleeves.ts';
import { slits } from './of-garments/slits.ts';
import { stripes } from './of-garments/stripes.ts';
import { suits } from './of-garments/suits.ts';
import { tucks } from './of-garments/tucks.ts';
import { turned } from './of-garments/turned.ts';
import { usual } from './of-garments/usual.ts';
import { waist } from './of-garments/waist.ts';
import { work } from './of-garments/work.ts';
import type { Frame, Order, Said } from './order.ts';
import { wishIn } from './spoken.ts';

/** Every kind of order, the particular before the general. */
const FRAMES: readonly Frame[] = [
  kept,
  lacking,
  wornOtherwise,
  contrast,
  matching,
  relative,
  layered,
  whereabouts,
  unshown,
  ages,
  jewels,
  listed,
  veils,
  bared,
  suits,
  swaps,
  tucks,
  buttons,
  collars,
  metal,
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
  skirts,
  rolled,
  sleeves,
  usual,
  hems,
  shoulders,
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

/** How the same thing is to be as well: 'the bag smaller and in black leather'. */
const IN_IT = /^in (?!the |her |his )[a-z]+(?: [a-z]+){0,2}$/;

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
    if (IN_IT.test(right) && first.of !== undefined) return { order: first, rest: `make the ${first.of} ${right}` };
    if (BEGINS.test(right) && !GROUND.test(right)) return { order: first, rest: right };
  }
  return undefined;
}

/** Whether two clauses are one exchange, which is read as that. */
export function isExchange(look: Look, segment: string, next: string | undefined): boolean {
  // what is good as it is comes in no other's place
  if (next !== undefined && kept(next, { look, topic: undefined })) return false;
  const two = `${segment}, ${next ?? ''}`;
  return next !== undefined && exchanged(look, two) !== two;
}
