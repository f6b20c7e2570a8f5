import { draftOf } from '#atelier/reading/draft-of.ts';
import { isColour } from '../is-colour.ts';

/** Kinds of collar by the names people say behind 'collar'. */
const COLLARS = '(mandarin|chinese|nehru|peter pan|shawl|shirt|polo|band|ban|notch|bow)';
const COLLAR_OF = new RegExp(
  `\\bcollar (?:with|of|in|as|like|should be|to be|be|is) (?:a |an |the )?${COLLARS}(?: (?:type|style|one|collar))?\\b`,
  'g',
);
/** A ribbon that lies round the waist is tied there as a sash. */
const WAIST_RIBBON =
  /\b(?:an? )?((?:[a-z]+ )??(?:thin |narrow |broad |wide )?)((?:satin|silk|velvet|grosgrain) )?(?:ribbons?|sash) (?:tied )?(?:on|at|round|around|in|for) (?:the |her )?waist(?:line)?(?: only| alone)?(?=$|[,.;!?]| and | please)/g;
/** 'Deep neck at back', 'deep at the back but not backless'. */
const DEEP_BEHIND =
  /\b(?:an? )?deep(?:er)?(?: (?:neck|neckline|cut|u|v))? (?:at|on|in|from) (?:the )?back(?: side)?\b/g;
const NOT_BARE =
  /,? (?:but |and )?(?:not|no|without being) (?:fully |completely |totally |too )?(?:backless|open|bare)(?=$|[,.;!?])/g;
/** What is left of a contrast whose other half said nothing. */
const LOOSE_JOINT = / (?:but|and)(?=$|[,.;!?])/g;
/** 'A veil not as long', 'train smaller': sizes of parts that are drawn in one. */
const SMALLER_TRAIN =
  /\b(train|trail) (?:to be |should be |be |a bit |a little )*(smaller|bigger|small|big)\b|\b(smaller|bigger) (train|trail)\b/g;
/** 'Same only', 'same to same': as it is. */
const SAME_ONLY = /\b(same) (?:only|itself|to same|hi)(?=$|[,.;!?]| and )/g;

/** Gota or zari along an edge is a border of it. */
const EDGED =
  /\b(gota|gotta|kiran|zari|sequins?)(?: patti| work| lace)? (?:on|at|along|round|around|to) (?:the |its |her |all |both )*(?:edges?|borders?|ends|sides|kinar[aei]) (?:of|on) (?:the |her |his )?([a-z]+)/g;
const EDGED_IT =
  /\b(gota|gotta|kiran|zari)(?: patti| work| lace)? (?:on|at|along|round|around|to) (?:the |its |her )(?:edges?|borders?|ends|sides)(?=$|[,.;!?]| and )/g;

/** 'Can the lapel be in satin': of which cloth a part is. */
const CLOTH_OF_PART =
  /(^|[,.;!?] ?)(?:(?:can|could|make|have) )?(?:the |his |her )?(lapels?|collar|cuffs?|yoke) (?:to be |should be |be |is |are )?(?:in|of) (satin|velvet|leather|denim|corduroy|silk)(?=$|[,.;!?]| and )/g;
/** 'Two inches above the floor' is so much shorter than to the floor. */
const OFF_A_PLACE =
  /\b((?:an?|one|two|three|four|five|six|\d{1,2}) ?(?:inch(?:es)?|cms?|fingers?)) (above|below|over|under|off) (?:the |her |his )?(floor|ground|knee|ankle)s?\b/g;
/** '1 inch short' is so much shorter. */
const MEASURED_SHORT =
  /\b((?:an?|one|two|three|four|five|six|half an|\d{1,2}) ?(?:inch(?:es)?|cms?|fingers?)) (short|long|chh?ota|lamba)\b/g;
/** 'A bit longer, 3 inch': the measure comes to mind last. */
const MEASURE_LAST =
  /\b(longer|shorter)(?:,| by| about| maybe| like|, like|, maybe|, about)* ((?:an?|one|two|three|four|five|six|\d{1,2}) ?(?:inch(?:es)?|cms?|fingers?))(?: only| max| or so)?(?=$|[,.;!?]| and )/g;
/** 'Both dupatta and safa in pink' are two things, and not two people. */
const BOTH_THINGS =
  /\bboth (?:the )?([a-z]+) (?:and|n|&|aur) (?:the )?([a-z]+) (?:to be |should be |in |be )*([a-z]+(?: [a-z]+)?)(?=$|[,.;!?])/g;
const TWO_BOTH =
  /\b(?:the )?([a-z]+) (?:and|n|&|aur) (?:the )?([a-z]+) both (?:to be |should be |in |be |of them )*([a-z]+(?: [a-z]+)?)(?=$|[,.;!?])/g;
/** 'Add a collar to the blouse' is a blouse with a collar. */
const COLLAR_TO = /\b(?:add|put|give|stitch|attach) (?:an? |the )?collar (?:to|on|in) (?:the |her |his )?([a-z]+)/g;
/** 'Belt of the coat black'. */
const BELT_OF =
  /\bbelt (?:of|on) (?:the |her |his )?([a-z]+(?: [a-z]+)??) (?:should be |to be |in |is |be |to )*([a-z]+)(?=$|[,.;!?]| and )/g;

const ofBoth = (said: string, one: string, other: string, colour: string): string =>
  isColour(colour) && !isColour(one) && !isColour(other) ? `${one} in ${colour}, ${other} in ${colour}` : said;

/** What is said of parts to whoever sews, as this room reads it. Plain lower case in and out. Pure. */
export const ofTailor = (words: string): string =>
  words
    .replace(COLLAR_OF, '$1 collar')
    .replace(WAIST_RIBBON, (_, how: string, cloth: string | undefined) => `${how}${cloth ?? ''}sash`)
    .replace(
      MEASURED_SHORT,
      (_, amount: string, way: string) => `${amount} ${/^(?:sh|ch)/.test(way) ? 'shorter' : 'longer'}`,
    )
    .replace(MEASURE_LAST, '$2 $1')
    .replace(BOTH_THINGS, (said, one, other, colour) => ofBoth(said, one, other, colour))
    .replace(TWO_BOTH, (said, one, other, colour) => ofBoth(said, one, other, colour))
    .replace(COLLAR_TO, '$1 with a collar')
    .replace(CLOTH_OF_PART, '$1$3 $2')
    .replace(
      OFF_A_PLACE,
      (_, amount: string, way: string, place: string) =>
        `${place === 'ground' ? 'floor' : place} length, ${amount} ${/^(?:above|over|off)$/.test(way) ? 'shorter' : 'longer'}`,
    )
    .replace(BELT_OF, (said: string, owner: string, colour: string) =>
      isColour(colour) && draftOf(owner).things.length === 1 ? `belt in ${colour}` : said,
    )
    .replace(EDGED, '$1 border on the $2')
    .replace(EDGED_IT, (...[, work = '', at = 0, all = '']: [string?, string?, number?, string?]) => {
      const owner = draftOf(all.slice(0, at)).things.findLast(({ type }) => type === 'garment');
      return owner
        ? `${work} border on the ${owner.entry.name ?? owner.entry.id.replaceAll('-', ' ')}`
        : `${work} border`;
    })
    .replace(DEEP_BEHIND, 'deep back')
    .replace(NOT_BARE, (said: string, at: number, all: string) => (/\bdeep back\b/.test(all.slice(0, at)) ? '' : said))
    .replace(
      SMALLER_TRAIN,
      (...[, one, size, other, two]: (string | undefined)[]) =>
        `${/^big/.test(size ?? other ?? '') ? 'longer' : 'shorter'} ${one ?? two}`,
    )
    .replace(SAME_ONLY, '$1')
    .replace(LOOSE_JOINT, '');
