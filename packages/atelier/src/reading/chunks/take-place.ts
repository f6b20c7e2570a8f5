/** Where a quality or a thing is: held by what can be there, told of the rest. */
import type { AccessoryKind, DetailSide } from '@toile/look';
import { ACCESSORIES } from '@toile/look/records';
import type { Thing } from '#atelier/draft/draft.ts';
import type { Sense } from '#atelier/lexicon/lexicon.ts';
import type { Word } from '#atelier/reading/words/word.ts';
import type { OpenChunk } from './chunk.ts';
import type { Link } from './link.ts';

/** Details whose side is drawn. */
const SIDED: ReadonlySet<string> = new Set([
  'slit',
  'side-slit',
  'thigh-slit',
  'side-tie',
  'chest-pocket',
  'chest-motif',
]);
/** Where a detail is by itself. */
const AT_HOME: readonly (readonly [quality: RegExp, place: RegExp])[] = [
  [/^(?:chest-|patch|one-pocket)/, /chest|breast|heart/],
  [/slit|split/, /thigh|knee|side|leg|hip/],
  [
    /^(?:buttons|zip|frog|half-placket|press-stud|lace-up|tie|double-breasted|piping|embroidery|pleats|pintucks|ruffle)$/,
    /centre|middle/,
  ],
  [/pocket/, /hip|side/],
  [/elastic|rib|cuff|toggle|drawstring/, /ankle|wrist/],
  [/rolled|elbow|roll-up/, /elbow|forearm|arm/],
  [/side-tie|side-stripe|stripe/, /side|hip|arm|sleeve/],
  [/frog|wrap/, /side|right|shoulder|neck/],
  [
    /^(?:fitted|slim|tight|pencil|mermaid|drawstring|wrap|tie|peplum|one-button|two-button|fit-and-flare)$/,
    /waist|body|torso/,
  ],
  [/^(?:tight|fitted|slim)$/, /hip|bust|bodice|leg|thigh/],
  [
    /^(?:buttons|half-placket|tie|quarter-zip|lace-up|hook|zip|concealed|press-stud)$/,
    /^\w+ (?:the )?(?:neck|collar|throat|front)/,
  ],
  [/^(?:wide|straight-leg|bootcut|tapered|boxy|relaxed|oversized)$/, /leg|body|ankle/],
];
/** Where a thing is worn by itself. */
const WORN_AT: Readonly<Record<(typeof ACCESSORIES)[AccessoryKind]['worn'], RegExp>> = {
  head: /head|hair|forehead|brow|chin|ear/,
  ears: /ear/,
  face: /nose|nostril|brow|forehead|head/,
  neck: /neck|chest|throat|collarbone|bust|bodice/,
  chest: /chest|breast|lapel|shoulder|collar|bust|heart|bodice/,
  arm: /wrist|arm|both/,
  hand: /wrist|finger|arm/,
  waist: /waist|hip/,
  leg: /ankle|knee|shin|calf|thigh|leg|both/,
  carried: /arm|shoulder|elbow|wrist/,
};

/** Where a stripe runs that is sewn on: 'a white stripe down the side'. */
const AT_SIDE = /\bsides?\b|\bleg/;
/** Where one figure is put on a shirt. */
const AT_CHEST = /chest|breast|heart/;
/** 'Heart', 'a star', and not 'hearts', 'floral', 'stripe'. */
const isOneFigure = (said: string): boolean =>
  /^(?:heart|star|flower|rose|daisy|cherry|lemon|bee|butterfly|bird|anchor|crown|moon|sun|skull|dragon|tiger|lion|cat|dog|bear|elephant|peacock|swan|palm|leaf|graphic|figure|motif|dinosaur|unicorn|rabbit|bunny|fox|owl|duck)(?: (?:print|motif|design|graphic))?$/i.test(
    said,
  );

type Place = Extract<Sense, { as: 'place' }>;

/** A link that stands right before the place: nothing but a blank between them. */
function before({ links, text }: OpenChunk, start: number): Link | undefined {
  const link = links.at(-1);
  return link && !link.unknown && /^[\s-]*$/.test(text.slice(link.said.end, start)) ? link : undefined;
}

const isAtHome = (value: string, at: string): boolean =>
  AT_HOME.some(([quality, place]) => quality.test(value) && place.test(at));

/** Whether a detail is drawn on the side that is said, or on both by itself. */
const holds = (words: readonly string[], side: DetailSide | undefined): boolean =>
  side !== undefined && words.some((word) => (side === 'both' ? /pocket|side-slit/.test(word) : SIDED.has(word)));

function tell(open: OpenChunk, start: number, end: number): void {
  const text = open.text.slice(start, end);
  open.draft.spans.push({ start, end, text, as: 'part', value: text.toLowerCase(), drawn: false });
}

/** Takes a place into what stands before it. @param named the thing named right before, if one was */
export function takePlace(open: OpenChunk, word: Word, { at, side }: Place, named: Thing | undefined): void {
  const link = before(open, word.start);
  if (link) {
    const { said } = link;
    if (said.value === 'pocket' && /chest|breast/.test(at)) {
      const slots = { details: ['chest-pocket'], ...(side && { side }) };
      link.said = { ...said, value: 'chest-pocket', end: word.end, slots };
      return;
    }
    // 'a small red heart on the chest': one figure, and no cloth of hearts
    if (said.as === 'print' && isOneFigure(open.text.slice(said.start, said.end)) && AT_CHEST.test(at)) {
      const slots = { details: ['chest-motif'], ...(side && { side }) };
      link.said = { ...said, as: 'detail', value: 'chest-motif', end: word.end, slots };
      return;
    }
    if (said.as === 'print' && said.value === 'stripe' && AT_SIDE.test(at)) {
      link.said = { ...said, as: 'detail', value: 'side-stripe', end: word.end, slots: { details: ['side-stripe'] } };
      return;
    }
    const words = said.slots?.details ?? [said.value];
    const isHeld = holds(words, side);
    if (isHeld && side !== 'both')
      link.said = { ...said, end: word.end, slots: { ...said.slots, ...(side && { side }) } };
    else if (isHeld || isAtHome(said.value, at)) link.said = { ...said, end: word.end };
    else tell(open, said.start, word.end);
    return;
  }
  const isRight = named && /^[\s-]*$/.test(open.text.slice(named.end, word.start)) && open.links.length === 0;
  if (!isRight || named.type !== 'accessory') {
    tell(open, word.start, word.end);
    return;
  }
  const { kind } = named.entry;
  const { start, end } = word;
  // of a brooch the side is drawn, of what is in pairs both are
  const isDrawn =
    WORN_AT[ACCESSORIES[kind].worn].test(at) &&
    (!side || kind === 'brooch' || (side === 'both' && kind !== 'bracelet'));
  const value = kind === 'brooch' && side ? side : open.text.slice(start, end).toLowerCase();
  if (isDrawn && kind !== 'brooch')
    open.draft.spans.push({ start, end, text: open.text.slice(start, end), as: 'part', value });
  else named.said.push({ as: 'detail', value, start, end, slots: { details: [value] } });
}
