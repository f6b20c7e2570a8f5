import { garmentAt } from '../../places/place.ts';
import { calledOn, namedOn } from '../named-on.ts';
import type { Frame } from '../order.ts';

const DEGREE =
  '(?:(?:a|an|one|two|bit|little|slightly|touch|tad|much|in|of|to|be|should|needs|go|for|thoda|thodi|is) )*';
const TONE = '(?:colou?r|shade|tone|hue|rang)';
const WAYS: Readonly<Record<string, string>> = {
  softer: 'paler',
  paler: 'paler',
  muted: 'paler',
  lighter: 'lighter',
  darker: 'darker',
  deeper: 'darker',
  richer: 'darker',
};
const HOW = `(${Object.keys(WAYS).join('|')})`;
const NAMED = [
  new RegExp(`^(?:make |have |can |could |give )?(?:the )?(.+?) ${DEGREE}${HOW} ${TONE}s?(?: please)?$`),
  new RegExp(`^(?:the )?same (.+?),? (?:but|only|just) ${DEGREE}${HOW}(?: ${TONE}s?)?(?: please)?$`),
];
const FOR_IT = new RegExp(
  `^(?:make it |give it |have |with )?(?:a |an )?${HOW} ${TONE} (?:for|on|of) (?:the )?(.+?)(?: please)?$`,
);
const WARMTH = new RegExp(
  `^(?:make |have |can |could )?(?:the )?(.+?) ${DEGREE}(warmer|cooler|colder)(?: in)? ${TONE}s?(?: please)?$`,
);

/** A colour by how it compares with the one that is there: 'in a softer shade', 'same but darker'. */
export const relative: Frame = (clause, { look, topic }) => {
  const warm = WARMTH.exec(clause);
  if (warm?.[1] && namedOn(look, warm[1], topic))
    return {
      clauses: [],
      told: [
        `A ${warm[2]} colour may be any of several: say which one the ${calledOn(look, warm[1], topic)} should have.`,
      ],
    };
  const found = NAMED.map((way) => way.exec(clause)).find(Boolean);
  const turned = FOR_IT.exec(clause);
  const [what, how] = found ? [found[1], found[2]] : [turned?.[2], turned?.[1]];
  const place = what === undefined ? undefined : namedOn(look, what, topic);
  const garment = place?.of === 'garment' ? garmentAt(look, place) : undefined;
  const way = how === undefined ? undefined : WAYS[how];
  return garment && way ? { clauses: [`the ${garment.name} ${way}`], of: garment.name } : undefined;
};
