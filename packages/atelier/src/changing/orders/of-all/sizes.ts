import type { Look } from '@toile/look';
import { bareName, namedOn, nameFor } from '../named-on.ts';
import type { Frame } from '../order.ts';

const MORE =
  '(?:big|bigger|large|larger|wide|wider|broad|broader|thick|thicker|chunky|chunkier|heavy|heavier|bold|bolder|deep|deeper|long|longer|tall|taller|huge|oversized)';
const LESS =
  '(?:small|smaller|narrow|narrower|thin|thinner|slim|slimmer|fine|finer|dainty|daintier|delicate|short|shorter|tiny|tinier|light|lighter|little|shallow|shallower)';
const DEGREE =
  '(?:(?:a|bit|little|slightly|much|even|very|more|too|so|should|must|needs|to|be|is|are|in|make|made|please) )*';
const AFTER = new RegExp(
  `^(?:make |have |keep )?(.+?) ${DEGREE}(?:(${MORE})|(${LESS}))(?: (?:ones?|only|please|size|in size))*$`,
);
const BEFORE = new RegExp(
  `^(?:(?:make|have|give|want|with|a|an|some|the|much|bit|little|slightly|even|her|him|it) )*(?:(${MORE})|(${LESS})) (.+?)$`,
);
const CUFF = /^cuffs?$/;
const BUTTONS = /^buttons?$/;

const isSleeved = ({ garments }: Look): boolean => garments.some(({ sleeve }) => sleeve.length === 'long');

/** How big something worn beside the clothes is, and parts that come in two widths or in one. */
export const sizes: Frame = (clause, { look, topic }) => {
  const found = AFTER.exec(clause);
  const [what, isMore] = found
    ? [found[1] ?? '', found[2] !== undefined]
    : (([, more, , name = '']) => [name, more !== undefined] as const)(BEFORE.exec(clause) ?? []);
  const name = nameFor(what, topic);
  if (name === '' || /\b(?:and|but|than|as|with|not)\b/.test(name)) return undefined;
  if (CUFF.test(bareName(name)) && isSleeved(look) && isMore) return { clauses: ['wide cuffs'], of: 'cuffs' };
  if (BUTTONS.test(name)) return undefined;
  const place = namedOn(look, name);
  if (
    place?.of !== 'accessory' ||
    /\b(?:belt|obi|dupatta|veil)\b/.test(name) ||
    /\b(?:light|lighter|deep|deeper)\b/.test(clause)
  )
    return undefined;
  return { clauses: [], told: [`The ${name} ${/[^s]s$/.test(name) ? 'come' : 'comes'} in one size here.`], of: name };
};
