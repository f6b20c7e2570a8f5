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
  /(?<![a-z])(?:(?:can|could|make|have) )?(?:the |his |her )?(lapels?|collar|cuffs?|yoke) (?:to be |should be |be |is |are )?(?:in|of) (satin|velvet|leather|denim|corduroy|silk)(?=$|[,.;!?]| and )/g;
/** 'Two inches above the floor' is so much shorter than to the floor. */
const OFF_A_PLACE =
  /\b((?:an?|one|two|three|four|five|six|\d{1,2}) ?(?:inch(?:es)?|cms?|fingers?)) (above|below|over|under|off) (?:the |her |his )?(floor|ground|knee|ankle)s?\b/g;
/** 'Belt of the coat black'. */
const BELT_OF =
  /\bbelt (?:of|on) (?:the |her |his )?(?:coat|trench(?: coat)?|jacket|dress|gown|kurta|shirt dress) (?:should be |to be |in |is |be |to )*([a-z]+)(?=$|[,.;!?]| and )/g;

/** What is said of parts to whoever sews, as this room reads it. Plain lower case in and out. Pure. */
export const ofTailor = (words: string): string =>
  words
    .replace(COLLAR_OF, '$1 collar')
    .replace(WAIST_RIBBON, (_, how: string, cloth: string | undefined) => `${how}${cloth ?? ''}sash`)
    .replace(CLOTH_OF_PART, '$2 $1')
    .replace(
      OFF_A_PLACE,
      (_, amount: string, way: string, place: string) =>
        `${place === 'ground' ? 'floor' : place} length, ${amount} ${/^(?:above|over|off)$/.test(way) ? 'shorter' : 'longer'}`,
    )
    .replace(BELT_OF, (said: string, colour: string) => (isColour(colour) ? `belt in ${colour}` : said))
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
      (_, one?: string, size?: string, other?: string, two?: string) =>
        `${/^big/.test(size ?? other ?? '') ? 'longer' : 'shorter'} ${one ?? two}`,
    )
    .replace(SAME_ONLY, '$1')
    .replace(LOOSE_JOINT, '');
