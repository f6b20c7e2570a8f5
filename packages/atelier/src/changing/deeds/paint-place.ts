import type { Colour, Look } from '@toile/look';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { takeComparatives } from '../comparatives/comparatives.ts';
import { isColour } from '../is-colour.ts';
import { colourAt, garmentAt, type Place, paintAt } from '../places/place.ts';
import { isPronoun, targetOf } from '../places/target.ts';
import { step } from '../step.ts';
import { nounOf } from '../targets.ts';
import { toned, vivid } from '../toned.ts';
import { mark, type Subject, type Work } from '../work.ts';

const VERBS =
  /^(?:(?:please|make|turn|change|colou?r|dye|paint|do|have|give|let|get|take|want|put|keep|set|could|can|just|only) )+/;
const BE =
  /^(?:(?:to be|should be|must be|should|to|be|become|is|are|go|come|in|into|as|of|all|both|also|a|an|more|towards|(?:different |many |several )?colou?rs?(?: like| such as)?) )+/;
/** Nothing of a name, and no more than an article of a colour. */
const LITTLE = /^(?:the |her |his |its |their |my |that )+/;
const DEGREES =
  / ?\b(?:(?:a |one |two |couple of |few )*shades?|(?:a )?(?:bit|little|touch|lot)|as well|too|instead|please|colou?r)\b ?/g;
const LIKE =
  /^(?:(?:in |the |exactly |exact )*same(?: colou?r| shade)?(?: as| of| like)?|(?:to |should )?match(?:es|ing)?(?: with| to)?|like|as) (?:the |her |his |its )?(.+)$/;

/** The colours a phrase asks for: named, those of another thing, or 'the yellow' that is here already. */
function coloursIn(look: Look, words: string): readonly Colour[] {
  const other = LIKE.exec(words)?.[1];
  const place = other && !isColour(other) ? targetOf(look, other) : undefined;
  const taken = place && colourAt(look, place);
  if (taken) return [taken];
  const isOwn = /^(?:the|same|the same) /.test(words);
  const plain = words.replace(/^(?:the |same )+/, '').replace(BE, '');
  if (!isColour(plain)) return [];
  const own = isOwn
    ? targetOf(look, plain, { takes: { can: (one) => colourAt(look, one)?.name.endsWith(plain) === true } })
    : undefined;
  const held = own && colourAt(look, own);
  return held ? [held] : draftOf(plain).floating.flatMap(({ colour }) => colour ?? []);
}

/** What the reader's own names reach is read in the usual ways. */
const isOfReader = (name: string): boolean =>
  draftOf(name).things.length > 0 || ['shoes', 'heel', 'hair', 'skin', 'person', 'border'].includes(nounOf(name) ?? '');

interface Order {
  place: Place;
  colours: readonly [Colour, ...Colour[]];
}

const nonEmpty = (colours: readonly Colour[]): readonly [Colour, ...Colour[]] | undefined => {
  const [first, ...rest] = colours;
  return first && [first, ...rest];
};

/** Words of a name and its colours; whatever is longer is no such order, and would be read once for each of its words. */
const LONGEST_ORDER = 24;

/** 'The skull red', 'stripes to be navy', 'white dots', 'the gele the teal of the gown'. */
function orderIn({ look, subject }: Work, clause: string): Order | undefined {
  const said = clause.replace(VERBS, '').trim();
  const words = said.split(' ');
  if (words.length > LONGEST_ORDER) return undefined;
  for (let i = words.length - 1; i > 0; i--) {
    const [left, right] = [words.slice(0, i).join(' '), words.slice(i).join(' ').replace(BE, '')];
    const name = left.replace(LITTLE, '');
    const colours = nonEmpty(coloursIn(look, right));
    const other = LIKE.exec(right)?.[1];
    const isOwn = other === undefined ? /^(?:the|same) /.test(right) : !isOfReader(other);
    const isColourName = isColour(name);
    if (!colours || (isColourName && name === left)) continue;
    const place = !isPronoun(name) && (isOwn || !isOfReader(name)) ? targetOf(look, left, { subject }) : undefined;
    if (place) return { place, colours };
  }
  for (let i = 1; i < words.length; i++) {
    const [left, right] = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    if (/\b(?:it|with)\b/.test(left) || !isColour(left) || isOfReader(right) || isColour(right)) continue;
    const place = targetOf(look, right, { subject });
    const colours = nonEmpty(coloursIn(look, left));
    if (colours && place && (place.of === 'figure' || place.of === 'detail')) return { place, colours };
  }
  return undefined;
}

const subjectAt = (place: Place): Subject =>
  place.of === 'footwear'
    ? { of: 'footwear' }
    : place.of === 'accessory'
      ? { of: 'accessory', kind: place.kind }
      : { of: 'garment', id: place.id, ...(place.of === 'part' && { part: place.part }) };

const slotAt = (place: Place): string => {
  if (place.of === 'footwear') return 'footwear.colour';
  if (place.of === 'accessory') return `accessory.${place.kind}.colour`;
  return `${place.id}.${place.of === 'garment' ? 'colour' : place.of === 'figure' ? 'print' : 'trims'}`;
};

function paint(work: Work, place: Place, colours: readonly [Colour, ...Colour[]]): boolean {
  const next = paintAt(work.look, place, colours);
  const garment = garmentAt(work.look, place);
  if (next) {
    work.look = next;
    mark(work, slotAt(place));
  } else if (place.of === 'detail' && garment)
    work.notDone.push(
      `The ${place.detail.replaceAll('-', ' ')} of the ${garment.name} cannot be drawn in a colour of its own.`,
    );
  work.subject = subjectAt(place);
  return true;
}

const OF_SIZE = /\b(?:big|larg|small|tin|chunk|wid|broad)/;

/** 'The plum a shade lighter', 'bigger diamonds': what is on the cloth is moved, and the cloth stays. */
function moveFigure(work: Work, clause: string): boolean {
  const { compared, rest } = takeComparatives(clause);
  const [by, ...others] = compared;
  const left = rest.replace(VERBS, '').replace(DEGREES, ' ').trim();
  const name = left.replace(LITTLE, '');
  if (!by || others.length > 0 || name === '' || isOfReader(name)) return false;
  const place = targetOf(work.look, left, { subject: work.subject });
  const garment = place && garmentAt(work.look, place);
  if (!place || !garment || (isColour(name) && name === left)) return false;
  const [scale, sign = 1] = by.by.print ?? by.by.garment ?? [];
  const steps = by.steps * (/\b(?:couple|two|few)\b/.test(rest) ? 2 : 1);
  if (place.of === 'figure' && scale === 'print.scale') {
    if (step(work, 'print.scale', steps * sign, subjectAt(place)).length === 0)
      work.notDone.push(`The print of the ${garment.name} can go no further.`);
    mark(work, slotAt(place));
    work.subject = subjectAt(place);
    return true;
  }
  // 'bigger buttons' are no brighter ones
  if (OF_SIZE.test(by.said)) return false;
  const [axis, way = 1] = by.by.colour ?? [];
  const colour = colourAt(work.look, place);
  if (!colour || (axis !== 'tone' && axis !== 'vividness') || place.of === 'garment') return false;
  const moved = axis === 'tone' ? toned(colour, steps * way) : vivid(colour, steps * way);
  if (!moved) work.notDone.push(`The ${colour.name} can go no further.`);
  return moved ? paint(work, place, [moved]) : true;
}

/** A colour of what the reader binds to no garment: the figure of a print, a detail, what goes by the person's own name or by its colour. */
export function paintPlace(work: Work, clause: string): boolean {
  if (/\b(?:no|not|without|instead|remove|add|swap)\b/.test(clause)) return false;
  const order = orderIn(work, clause);
  return order ? paint(work, order.place, order.colours) : moveFigure(work, clause);
}
