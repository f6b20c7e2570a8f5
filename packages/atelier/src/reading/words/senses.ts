import type { Family } from '@toile/look';
import type { GarmentEntry } from '#atelier/lexicon/entry.ts';
import type { Sense } from '#atelier/lexicon/lexicon.ts';
import type { Opener } from '#atelier/reading/chunks/opener.ts';
import type { Mention } from './mentions.ts';

/** Senses that are things one puts on. */
export const isHead = (sense: Sense | undefined): boolean =>
  sense?.as === 'garment' || sense?.as === 'set' || sense?.as === 'footwear' || sense?.as === 'accessory';

const QUALITY = new Set<Sense['as']>(['attribute', 'detail', 'relative', 'colour', 'wash', 'shade', 'palette']);

/** A thing named, as far as senses depend on it. */
export interface Focus {
  /** Undefined of shoes and accessories. */
  garment: GarmentEntry | undefined;
  /** A colour is said of it. */
  coloured: boolean;
}

/** What the grammar around a mention knows. */
export interface Around {
  ahead: readonly Mention[];
  focus: Focus | undefined;
  opener: Opener;
  /** Last connective was 'with', 'has' and the like, so that a quality of the focus may follow. */
  describes: boolean;
  /** The garment named last. */
  garment?: GarmentEntry | undefined;
  /** A colour stands right before. */
  coloured: boolean;
  /** 'A' stands before, with nothing but a colour between. */
  indefinite: boolean;
}

/** 'Stone colour', 'rust coloured': whatever else the word means. */
const isCalledColour = ({ ahead: [next] }: Around): boolean =>
  next?.gap === 'none' && /^colour(ed)?$/.test(next.keys[0] ?? '');

const touches = (next: Mention | undefined): next is Mention => next?.gap === 'none';
const coloured = (mention: Mention): boolean => mention.senses.some((sense) => sense.as === 'colour');

/**
 * The meaning of a mention where it stands. 'Turtleneck' is a garment, but in 'turtleneck dress' or 'dress with a
 * turtleneck' a neckline; 'deep' shades only a colour that follows; 'soft' is a shade before pink and nothing before light.
 */
export function chooseSense(mention: Mention, around: Around): Sense | undefined {
  const { senses } = mention;
  const named = isCalledColour(around) ? senses.find(({ as }) => as === 'colour') : undefined;
  if (named) return named;
  if (senses.length <= 1) return senses[0]?.as === 'shade' && !shades(around) ? undefined : senses[0];
  const shade = senses.find((sense) => sense.as === 'shade');
  if (shade && shades(around)) return shade;
  const rest = senses.filter((sense) => sense !== shade);
  const head = rest.find(isHead);
  const quality = rest.find((sense) => QUALITY.has(sense.as));
  // 'stone gabardine' is a colour, 'a neck with stones' is work
  const colour = rest.find((sense) => sense.as === 'colour');
  if (colour && !head && !mention.plural && rest.some((sense) => sense.as === 'detail') && clothFollows(around))
    return colour;
  // 'a boyfriend blazer' is a cut, 'my boyfriend' a man
  const person = rest.find((sense) => sense.as === 'gender');
  if (!head && quality && person) return headFollows(around.ahead) || isFallOf(quality, around) ? quality : person;
  if (head?.as === 'garment' && head.entry.shy && quality) return alone(around) ? head : quality;
  if (head && quality) {
    // 'brown corduroys' are trousers: a cloth has no plural, and trousers are never one
    if (quality.as === 'attribute' && quality.entry.as === 'fabric') {
      if (mention.plural) return head;
      if (head.as === 'garment' && head.entry.family === 'trousers') return quality;
    }
    if (closes(quality, around)) return quality;
    if (headFollows(around.ahead) || qualifies(quality, head, around)) return quality;
    const bodiced = ['top', 'dress', 'jumpsuit'].includes(around.focus?.garment?.family ?? '');
    if (quality.as === 'attribute' && quality.entry.as !== 'fabric')
      return bodiced && around.describes && !around.coloured ? quality : head;
    return head;
  }
  return rest[0];
}

/** 'Anorak, half zip': after something with a neck a closure is its own, unless it has an article or a colour. */
const closes = (quality: Sense, { focus, indefinite, coloured, opener }: Around): boolean =>
  quality.as === 'attribute' &&
  quality.entry.as === 'closure' &&
  opener !== 'over' &&
  opener !== 'under' &&
  !indefinite &&
  !coloured &&
  focus?.garment !== undefined &&
  NECKED.has(focus.garment.family);

const NECKED: ReadonlySet<Family> = new Set<Family>(['top', 'dress', 'jumpsuit', 'jacket', 'choli']);
const isBodiced = (sense: Sense): boolean => sense.as === 'garment' && NECKED.has(sense.entry.family);

/** 'Tan chinos, navy crew neck': a neck of a colour of its own, where nothing named has a neck of that colour. */
function alone({ ahead, focus, coloured, opener }: Around): boolean {
  if (!coloured || headFollows(ahead)) return false;
  if (!focus) return !ahead.some(({ senses }) => senses.some(isBodiced));
  if (!focus.garment) return false;
  return !NECKED.has(focus.garment.family) || (opener === 'pause' && focus.coloured);
}

/** 'Midi' after a skirt is how long it is, alone it is a dress; 'knit' is what the jacket is made of, 'over a knit' a sweater. */
function qualifies(quality: Sense, head: Sense, around: Around): boolean {
  const { focus, opener, indefinite, coloured, garment } = around;
  // 'a wrap dress with a belt, maxi': a length by itself speaks over what is worn with the dress
  if (quality.as === 'attribute' && quality.entry.as === 'length' && focus && !focus.garment)
    return opener === 'pause' && !coloured && !indefinite && garment !== undefined && WHOLE.has(garment.family);
  if (quality.as !== 'attribute' || !focus?.garment) return false;
  const { family, region } = focus.garment;
  // 'joggers and a fleece', 'jeans with a cream knit', 'white tee, red flannel', 'a skirt with black knit'
  if (quality.entry.as === 'fabric')
    return (
      opener !== 'over' &&
      opener !== 'under' &&
      !indefinite &&
      !(coloured && (opener === 'pause' || (opener === 'with' && (isAbove(head, family) || isBeneath(head, family)))))
    );
  // 'a knit dress, camel, bodycon': how the dress that is named fits
  if (quality.entry.as === 'fit') return head.as === 'garment' && head.entry.family === family;
  return quality.entry.as === 'length' && !((family === 'top' && !region) || family === 'trousers');
}

/** Worn above a skirt or trousers, so no part of them. */
const isAbove = (head: Sense, family: Family): boolean =>
  (family === 'skirt' || family === 'trousers') &&
  head.as === 'garment' &&
  (head.entry.family === 'top' || head.entry.family === 'jacket');

/** 'A camel coat with an ivory knit': worn under what is open over it. */
const isBeneath = (head: Sense, family: Family): boolean =>
  family === 'jacket' && head.as === 'garment' && head.entry.family === 'top';

/** Buttons and zips are of a colour as a garment is: 'pearl buttons' are no necklace. */
const fastens = (sense: Sense): boolean => sense.as === 'attribute' && sense.entry.as === 'closure';

/** 'A gown, tight to the knees, then mermaid': how what is spoken of falls. */
const isFallOf = (quality: Sense, { focus, coloured }: Around): boolean =>
  !coloured &&
  quality.as === 'attribute' &&
  quality.entry.as === 'silhouette' &&
  WHOLE.has(focus?.garment?.family ?? 'top');

const clothFollows = ({ ahead: [next] }: Around): boolean =>
  touches(next) &&
  next.senses.some((sense) => isHead(sense) || (sense.as === 'attribute' && sense.entry.as === 'fabric'));

const isBorder = (sense: Sense): boolean => sense.as === 'attribute' && sense.entry.as === 'border';

/** A thing is named a few words on, in the same breath. */
function headFollows(ahead: readonly Mention[]): boolean {
  for (const next of ahead) {
    if (!touches(next)) return false;
    if (next.senses.some((sense) => isHead(sense) || sense.as === 'part' || fastens(sense) || isBorder(sense)))
      return true;
    if (next.senses[0]?.as === 'place') return false;
    if (next.senses[0]?.as === 'connective' && next.senses[0].role !== 'skips') return false;
  }
  return false;
}

function shades({ ahead: [next] }: Around): boolean {
  return touches(next) && (coloured(next) || next.senses.some((sense) => sense.as === 'shade'));
}

/** Worn from the neck or the waist to the floor: one of them at a time. */
const WHOLE: ReadonlySet<Family> = new Set<Family>(['dress', 'saree', 'lehenga']);

/**
 * Whether the next word names a garment that the one before only shapes: a plain one ('corset dress', 'kimono top'), or
 * one worn in its place ('gown lehenga').
 */
export function shapes({ entry }: { entry: GarmentEntry }, next: Mention | undefined): boolean {
  const sense = next?.gap === 'none' ? next.senses[0] : undefined;
  if (sense?.as !== 'garment') return false;
  return sense.entry.facts?.shapedByWord === true || (WHOLE.has(entry.family) && WHOLE.has(sense.entry.family));
}

/** A thing is named right after, in the same breath. */
export const startsHead = (next: Mention | undefined): boolean => touches(next) && next.senses.some(isHead);
