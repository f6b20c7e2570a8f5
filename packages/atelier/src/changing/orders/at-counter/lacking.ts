import type { Garment, Look } from '@toile/look';
import { isColour } from '../../is-colour.ts';
import { calledOn, garmentNamed } from '../named-on.ts';
import type { Frame } from '../order.ts';

type Family = Garment['family'];
const BELOW: ReadonlySet<Family> = new Set<Family>(['trousers', 'skirt', 'lehenga']);
const DRAPED: ReadonlySet<Family> = new Set<Family>(['dupatta', 'saree']);

/** Parts that some sorts of garments never have. */
const NEVER: readonly (readonly [RegExp, (garment: Garment) => boolean])[] = [
  [/^(?:collars?|lapels?|necks?|necklines?|hoods?)$/, ({ family }) => BELOW.has(family) || DRAPED.has(family)],
  [/^(?:sleeves?|cuffs?|shoulder pads|epaulettes?)$/, ({ family }) => BELOW.has(family) || family === 'dupatta'],
  [/^(?:yokes?|straps?|shoulder straps?)$/, ({ family }) => family === 'trousers' || DRAPED.has(family)],
  [/^pockets?$/, ({ family }) => DRAPED.has(family)],
];
const PART = '(collars?|lapels?|hoods?|sleeves?|cuffs?|epaulettes?|yokes?|straps?|shoulder straps?|pockets?)';
const HOW = '(?:an? |some |the )?(?:[a-z]+(?: [a-z]+)? )??';
const ON: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:add|put|give|have|with|sew|want|a|an) )*${HOW}${PART}(?: in [a-z]+(?: [a-z]+)?)? (?:to|on|onto|for) (?:the |her |his )?([a-z]+(?: [a-z]+)?)$`,
  ),
];
const OF: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:give|can|could|have) )?(?:the |her |his )?([a-z]+(?: [a-z]+)??)(?: (?:should|could|can|must))?(?: (?:with|have|has|to have|pe|par|mein|me))? ${HOW}${PART}(?: (?:in )?[a-z]+(?: [a-z]+)?(?: (?:ka|ki|ke))?)?(?: (?:lagao|laga do|chahiye|add karo))?$`,
  ),
];

const cannot = (look: Look, part: string, name: string): string | undefined => {
  const garment = isColour(name) ? undefined : garmentNamed(look, name);
  const isNever = garment && NEVER.some(([parts, never]) => parts.test(part) && never(garment));
  return isNever ? (calledOn(look, name) ?? name) : undefined;
};

/** 'Add a collar to the trousers': told in so many words, and poured over nothing. */
export const lacking: Frame = (clause, { look }) => {
  for (const way of ON) {
    const [, part = '', name = ''] = way.exec(clause) ?? [];
    const called = part && cannot(look, part, name);
    if (called) return { clauses: [], told: [`The ${called} is not drawn with ${withArticle(part)}.`] };
  }
  for (const way of OF) {
    const [, name = '', part = ''] = way.exec(clause) ?? [];
    const called = part && cannot(look, part, name);
    if (called) return { clauses: [], told: [`The ${called} is not drawn with ${withArticle(part)}.`] };
  }
  return undefined;
};

const withArticle = (part: string): string => (part.endsWith('s') ? part : `a ${part}`);
