import type { Look } from '@toile/look';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { isColour } from '../../is-colour.ts';
import { colourAlone } from '../colour-alone.ts';
import type { Segment } from '../message.ts';
import { bareName, calledOn } from '../named-on.ts';
import { isWholeWish } from '../whole-wish.ts';

/** Takes a colour back, or finds it wrong. */
const AGAINST =
  /\b(?:not|nahin?|no|don't|dont|do not|doesn't|doesnt|does not|didn't|too|was|were|hates?|dislikes?|instead|tired|bored|sick|enough|wrong|over|off)\b/;
/** The words by which it is against it, which would be read with what they stand before. */
const BUT_NAMES =
  /\b(?:not(?: so)?(?: sure)?(?: about)?|nahin?|no|don't|dont|do not|doesn't|doesnt|does not|didn't|too|was|were|hates?|dislikes?|like|love|want|instead(?: of)?|rather than|tired of|bored (?:of|with)|sick of|enough|wrong|over|off|hm+|um+|maybe|i|we|she|he|for|is|are|looks?|feels?|really|so|me|my|taste)\b/g;
const LEAD =
  /^(?:(?:now|try|maybe|perhaps|please|pls|yes|how about|what about|rather|instead|go for|go with|say|something|make|do|want|wants|i want|let's|lets|in|it|could it be|can it be|more like|i mean|i meant|use) )+|(?: (?:maybe|perhaps|yes|please|pls|instead|karo|kar do|chahiye|wala|wali|better|would be better|would be nicer|is better|though))+$/g;

/** A colour that somebody finds wrong, without its name. */
const FOUND_WRONG =
  /\b(?:colou?r|shade)\b|\btoo (?:bright|dark|loud|dull|pale|light|flashy|gaudy|bold|strong|plain|heavy)\b|\b(?:dull|boring|loud|gaudy|washed out)\b/;
/** Says how the other colour should be, before it is named. */
const BETWEEN =
  /^(?:maybe |perhaps |can we have |i want |give |show |in )?(?:something|anything|some|a)(?: a bit| a little| more| less)*(?: [a-z]+){1,3}$/;
const BLANKS = /\s+/g;

interface Against {
  /** The colour that is there; empty where it is only found wrong. */
  colour: string;
  name: string | undefined;
}

/** The colour that a segment is against, and of what, where it says no more. */
function against(look: Look, text: string): Against | undefined {
  if (!AGAINST.test(text)) return undefined;
  const names = text.replace(BUT_NAMES, ' ').replace(BLANKS, ' ').trim();
  const { floating, things } = draftOf(names);
  const said = [...floating, ...things.flatMap((thing) => thing.said)];
  const colours = said.filter(({ colour }) => colour);
  const [only] = colours;
  if (colours.length > 1 || things.length > 1) return undefined;
  const [thing] = things;
  if (!only && (!thing || !FOUND_WRONG.test(text))) return undefined;
  const words = thing && bareName(names.slice(thing.start, thing.end));
  const name =
    words === undefined ? undefined : (calledOn(look, words) ?? calledOn(look, words.split(' ').at(-1) ?? ''));
  return thing && name === undefined ? undefined : { colour: only?.colour?.name ?? '', name };
}

/** The garments, shoes and things beside that are of a colour. */
function ofColour({ garments, accessories, footwear }: Look, colour: string): string[] {
  const isSo = (other: string): boolean => other === colour || other.endsWith(` ${colour}`);
  const worn = garments.filter(({ cloth }) => isSo(cloth.colour.name)).map(({ name }) => name);
  if (worn.length > 0) return worn;
  return [
    ...accessories.filter((one) => isSo(one.colour.name)).map(({ name }) => name),
    ...(isSo(footwear.colour.name) ? [footwear.name] : []),
  ];
}

const KEEPING = / (?:but|and) (?:keep|leave) .+$/;
const freshIn = (text: string): string | undefined => colourAlone(text.replace(LEAD, '').replace(KEEPING, '').trim());
const isAnswered = (look: Look, before: string | undefined, after: string): boolean =>
  before !== undefined && against(look, before) !== undefined && freshIn(after) !== undefined;

/** 'Hmm maybe not teal… gold?', 'the red tee is not for me, mint': what has the one colour is wished in the other. */
export function redyed(look: Look, segments: readonly Segment[]): Segment[] {
  const found: Segment[] = [];
  for (const segment of segments) {
    if (BETWEEN.test(found.at(-1)?.text ?? '') && isAnswered(look, found.at(-2)?.text, segment.text)) found.pop();
    const last = found.at(-1);
    const old = last && against(look, last.text);
    const fresh = old && freshIn(segment.text);
    const [owner, ...others] = old ? (old.name === undefined ? ofColour(look, old.colour) : [old.name]) : [];
    if (last && old && fresh && owner !== undefined && others.length === 0)
      found.splice(-1, 1, { ...last, text: `make the ${owner} ${fresh}` });
    // 'not red, wine for the sash' says all of it in the second
    else if (
      last &&
      old &&
      old.name === undefined &&
      /^(?:(?:hm+|um+|maybe|so|no|ok) )*not (?:in |so )?[a-z ]+$/.test(last.text) &&
      isWholeWish(segment.text)
    )
      found.splice(-1, 1, { ...segment, joint: last.joint });
    else found.push(segment);
  }
  return found;
}

const INSTEAD =
  /^(?:instead of|rather than|not) (?:the |that )?([a-z]+(?: [a-z]+)?),? ((?:make|do|have|turn|dye|want|i want|put|the) .+)$/;
const OF_IT =
  /^(?:swap|change|replace|switch|exchange) (?:the )?[a-z]+(?: [a-z]+)? (?:of|on|in) (?:the |her |his )?(.+?) (?:for|to|with|by|into) ([a-z]+(?: [a-z]+)?)$/;

/** What is set against another colour in one clause, without that. Pure. */
export function unset(text: string): string {
  const [, old, behind] = INSTEAD.exec(text) ?? [];
  if (old !== undefined && behind !== undefined && isColour(old)) return behind;
  const [, what, colour] = OF_IT.exec(text) ?? [];
  return what !== undefined && colour !== undefined && colourAlone(colour) !== undefined
    ? `make the ${what} ${colour}`
    : text;
}

const FIGURED =
  /^(?:(?:make it|in|a|the) )*([a-z]+(?: [a-z]+)?) (?:plaid|checks?|tartan|stripes?|dots|floral|flowers|print|ground|base) (?:rather than|instead of|in place of|not) (?:the )?([a-z]+(?: [a-z]+)?)$/;

/** 'Green plaid rather than red', where red is the ground: the ground is wished in the other. Pure. */
export function regrounded(look: Look, text: string): string {
  const [, fresh, old] = FIGURED.exec(text) ?? [];
  if (fresh === undefined || old === undefined || colourAlone(fresh) === undefined) return text;
  const [owner, ...others] = look.garments.filter(
    ({ cloth }) => cloth.colour.name === old && cloth.print.kind !== 'solid',
  );
  return owner && others.length === 0 ? `make the ${owner.name} ${fresh}` : text;
}
