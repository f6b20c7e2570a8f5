import type { ReadSpan } from '@toile/look';
import type { Closing, Specification } from '../spec/specification.ts';

/** Where words place a fastening, and what the closings call the place. */
const PLACES: readonly (readonly [said: RegExp, where: RegExp])[] = [
  [/\b(?:back|behind|nape)\b/i, /^(?:centre back|back|nape|keyhole, back)/],
  [/\b(?:sides?|left|right|underarm)\b/i, /^side/],
  [/\bfront\b/i, /^(?:centre )?front|^fly/],
  [/\bankles?\b/i, /^ankle/],
  [/\bcuffs?\b/i, /^cuff/],
  [/\bstraps?\b/i, /^strap/],
  [/\b(?:waist|band)\b/i, /^(?:waist|band|side)/],
];

/** What closes, by its word and by its name in the closings. */
const KINDS: readonly (readonly [said: RegExp, what: RegExp])[] = [
  [/\bhooks?\b|\bhook-/i, /hook/],
  [/\bzip(?:per|s)?\b|-zip$/i, /zip/],
  [/\blac(?:ed|ing|e-up)\b|\blace up\b/i, /lacing/],
  [/\bsnaps?\b|\bpress[ -]studs?\b/i, /snap|stud/],
];

/**
 * Whether something closes as words say, at the place that they say: by the closings themselves, which flats draw and steps set. Undefined
 * of what these words are not about.
 */
export function isClosedAsSaid({ closings }: Specification, { text, value }: ReadSpan): boolean | undefined {
  const said = `${text} ${value.replaceAll('-', ' ')}`;
  const kind = KINDS.find(([word]) => word.test(said));
  if (!kind) return undefined;
  const places = PLACES.filter(([word]) => word.test(said)).map(([, where]) => where);
  const isThere = ({ where, what }: Closing): boolean =>
    kind[1].test(what) && (places.length === 0 || places.some((place) => place.test(where)));
  return closings.some(isThere);
}
