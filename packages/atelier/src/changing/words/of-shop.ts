import { HAS_LEGS } from '#atelier/lexicon/language/counter.ts';
import { WORN_BELOW } from '#atelier/lexicon/layers.ts';
import { isColour } from '../is-colour.ts';

/** Where what is said ends. */
const END = '(?=$|[,.;!?]| and | but | please)';
const ITS = '(?:the |her |his |its |this |that )?';

/** Who wishes it, said behind the wish. */
const SAID_LAST =
  / (?:she|he|they|mum|mummy|mom|madam|aunty|granny|grandma|the (?:bride|groom|customer|client|mother)) (?:says?|said|insists?|insisted|told me|tells me|asked)(?=$|[,.;!?])/g;
/** Cords of a blouse are tied, and are no necktie. */
const DORI = /\btie[- ]?(?:up )?dori(?:s|yan)?\b|\bdori(?:s|yan)? ties?\b|\bdoriyan\b/g;
const TIE_BEHIND = /\b(?:an? )?ties? (?:up )?(?:at|on|in) (?:the |her )?back\b/g;
/** 'Crop them just above the ankle' is how long they are. */
const CROP_IT =
  /\bcrop(?:ped)? (them|it|the [a-z]+) (?:just |right |a bit )?(?:at|to|above|just above) (?=the |her |his )/g;
/** 'The collar embroidered with zardozi' has the work, and nothing else has. */
const WORKED_PART =
  /\b(?:the |her |his )?((?:[a-z]+ )?(?:collars?|cuffs?|sleeves?|neck(?:line)?|hem|yoke|border|pallu|lapels?)) (?:to be |should be |be )?(?:embroid[a-z]*d|worked) (?:with|in) ((?:[a-z]+ )?[a-z]+)/g;
/** 'Not the silver blouse, a pink one in velvet'. */
const NOT_ONE = new RegExp(
  `(^|[,.;!?] ?)not ${ITS}([a-z]+) ([a-z]+),? (?:but )?(?:an? )?([a-z]+(?: [a-z]+)?) one\\b(?: (?=(?:in|with) ))?`,
  'g',
);
/** 'Blouse yellow and dupatta too': both in one colour. */
const COLOUR_TOO = new RegExp(
  `(^|[,.;!?] ?)${ITS}([a-z]+) (?:in |to )?([a-z]+(?: [a-z]+)?),? (?:and |n |with )${ITS}([a-z]+) (?:too|also|as well)${END}`,
  'g',
);
/** What lies over what is worn already. */
const OVER_IT =
  /(\bjacket|\bcoat|\bwaistcoat|\bvest|\bshrug|\bcape|\bcardigan|\bblazer)\b([a-z ]*?) (?:over|on top of) (?:it|this|that|everything)(?=$|[,.;!?])/g;
/** A collar by its kind, behind its height. */
const COLLAR_TYPE =
  /\b(collar)\b((?: [a-z]+){0,4}),? (chinese|mandarin|nehru|shirt|peter pan|shawl|band|ban|notch|polo) (?:type|style|kind|wala|one)\b/g;
/** A thin one, after what it is of. */
const SASH_RIBBON = /\b(sash|ribbon) (?:ribbon|sash)\b/g;
/** What keeps its colour when it is exchanged. */
const SWAP_SAME =
  /\b((?:swap|replace|change|exchange|switch) [a-z -]+? (?:for|with|to|by) [a-z -]+?),? (?:in|of) (?:the )?same colou?r\b/g;
/** 'In velvet instead', 'do it in velvet'. */
const DO_IT_IN = /\b(?:do|have|get|try) (?:it|this) in (?=[a-z])/g;
/** Leg wear that is worn below a dress or a kurta. */
const BELOW = new RegExp(
  `\\b(${WORN_BELOW.join('|')}) (?:under(?:neath)?|below|beneath)(?: (?:it|that|this))?(?=$|[,.;!?]| and | instead)`,
  'g',
);
/** What is typed in a shop, said as this room reads it: whose wish it is, cords, crops, what is worn over and under. Plain lower case in and out. */
export const ofShop = (words: string): string =>
  words
    .replace(SAID_LAST, '')
    .replace(DORI, 'dori')
    .replace(TIE_BEHIND, 'dori')
    .replace(/\bdori (?:at|on|in) (?:the |her )?back\b/g, 'dori')
    .replace(CROP_IT, (_, what: string) => `${/^(?:them|it)$/.test(what) ? '' : what} length to `)
    .replace(/\blength to (?:the |her |his )?ankles?\b/g, () =>
      HAS_LEGS.test(words) ? 'cropped length' : 'ankle length',
    )
    .replace(/\blength to (?:the |her |his )?(knee|hip|waist|thigh)s?\b/g, '$1 length')
    .replace(WORKED_PART, '$2 embroidery on the $1')
    .replace(/\b(zardozi|zari|gota|sequins?|mirror|thread) (?:work )?embroidery on\b/g, '$1 on')
    .replace(NOT_ONE, (...[all = '', head = '', old = '', thing = '', fresh = '']: string[]) =>
      isColour(old) && isColour(fresh) ? `${head}${thing} in ${fresh} ` : all,
    )
    .replace(COLOUR_TOO, (...[all = '', head = '', one = '', colour = '', other = '']: string[]) =>
      isColour(colour) && !isColour(one) ? `${head}${one} in ${colour}, ${other} in ${colour}` : all,
    )
    .replace(OVER_IT, '$1$2')
    .replace(COLLAR_TYPE, '$3 collar')
    .replace(SASH_RIBBON, 'sash')
    .replace(SWAP_SAME, '$1')
    .replace(DO_IT_IN, 'in ')
    .replace(BELOW, '$1')
    .replace(/ {2,}/g, ' ');
