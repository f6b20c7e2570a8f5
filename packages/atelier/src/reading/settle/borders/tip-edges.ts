/** 'Green and gold V-neck stripes', 'stripes on the collar': they run along an edge, and stripe no cloth. */
import type { Draft, GarmentThing, Said } from '#atelier/draft/draft.ts';

/** Stripes that are placed on an edge. */
const AT_EDGE = /^stripe-(?:neck|collar|cuff|hem|lapel|waist|pocket)$/;
const EDGES: ReadonlySet<string | undefined> = new Set(['neck', 'collar', 'cuff', 'hem', 'lapel', 'waist']);
/** What may stand between two colours of one row of stripes. */
const JOINT = /^(?:,? ?(?:and|&|or|\/) ?|, ?|-)$/i;

const isStripe = ({ as, value }: Said): boolean => as === 'print' && value === 'stripe';

/** How the edge is named right before the stripes: 'V-neck stripes', 'cuff stripes'. */
const edgeBefore = ({ said }: GarmentThing, { start }: Said): Said | undefined =>
  said.find((one) => one.end === start - 1 && (one.as === 'neckline' || one.as === 'collar' || EDGES.has(one.part)));

/** The colours that run up to `start`, the last one first. */
function huesBefore({ said }: GarmentThing, start: number, text: string): Said[] {
  const hues: Said[] = [];
  for (let at = start; ; ) {
    const hue = said.find(
      ({ colour, end }) => colour && end < at && (hues.length === 0 ? end === at - 1 : JOINT.test(text.slice(end, at))),
    );
    if (!hue) return hues;
    hues.push(hue);
    at = hue.start;
  }
}

function tipped(draft: Draft, garment: GarmentThing, text: string): void {
  for (const stripe of [...garment.said]) {
    const edge = isStripe(stripe) ? edgeBefore(garment, stripe) : undefined;
    if (!edge && !(stripe.as === 'detail' && AT_EDGE.test(stripe.value))) continue;
    const hues = huesBefore(garment, (edge ?? stripe).start, text);
    // what another edge of the row has taken already
    const first = hues.at(-1);
    if (!first && !garment.said.some(({ part, colour }) => colour && part === 'piping')) continue;
    garment.said = garment.said
      .filter((one) => one !== stripe && !(hues.includes(one) && one !== first))
      .map((one) => (one === first ? { ...one, part: 'piping', end: stripe.end } : one));
    for (const { start, end } of hues)
      if (start !== first?.start)
        draft.spans.push({ start, end, text: text.slice(start, end), as: 'ignored', value: 'quality', drawn: false });
  }
}

/** Draws stripes of an edge as its piping, in the first of their colours; the others are told. Changes the draft. */
export function tipEdges(draft: Draft, text: string): void {
  for (const thing of draft.things) if (thing.type === 'garment') tipped(draft, thing, text);
}
