import { draftOf } from '#atelier/reading/draft-of.ts';
import { isColour } from '../../is-colour.ts';

const ITS = '(?:the |her |his |its |their |that |this |those |these |all |any )?';
const END = '(?=$|[,.;!?]| and | but | please)';
/** Where a clause begins. */
const HEAD = '(^|[,.;!?] ?|\\b(?:and|but|then|please|also|just|maybe|so) )';

/** Verbs of getting rid of something, beside those of every day; each is of a thing and of nobody. */
const RID = new RegExp(
  `${HEAD}(?:kill|bin|scrap|chuck(?: out)?|nix|axe|dump|eliminate|erase|do away with|knock off|chop off|bin off|cut out|rip off) (?!at\\b|from\\b|him\\b|her$)(?=${ITS}[a-z])`,
  'g',
);
/** 'The tie has to go', 'the belt can go'. */
const TO_GO = new RegExp(
  `${HEAD}${ITS}([a-z]+(?: [a-z]+)?) (?:can|has to|have to|must|should|needs? to) go(?: away)?${END}`,
  'g',
);
const NO_NEED = new RegExp(`${HEAD}no need (?:of|for) (?:an? )?${ITS}([a-z]+(?: [a-z]+)?)${END}`, 'g');
/** 'Stripes out, checks in': one in the place of the other. */
const OUT_IN = new RegExp(
  `${HEAD}${ITS}([a-z-]+(?: [a-z-]+)?) out,? (?:and )?((?:an? |the )?[a-z-]+(?: [a-z-]+){0,2}) in${END}`,
  'g',
);
/** Cloth that is worn through. */
const HOLES = new RegExp(
  `${HEAD}(?:(?!and |but )[a-z]+ ){0,4}?(?:without|w/o|minus|no|not|remove|lose|take out) (?:the |any |those |all )?(?:rips?|holes?|tears|rippings?|distressing|distressed (?:bits?|parts?|look))\\b(?: (?:in|on|at|from) (?:the |her |his )?[a-z]+)?`,
  'g',
);

const GOES_OUT =
  '(?:hood|belt|prints?|stripes?|checks?|tassels?|lace|pleats?|pockets?|slits?|ruffles?|frills?|bows?|dupatta|veil|scarf|cape|tie|stole|waistcoat|hat|cap|gloves|socks|sequins|beads|fringes?|latkans?|logo|piping|sash|embroidery|motifs?|buttons|brooch|bag|watch)';
/** 'Hood out': it goes, as what is 'in' comes. */
const OUT = new RegExp(`${HEAD}${ITS}((?:[a-z]+ )?${GOES_OUT}) (?:is |are )?out(?=$|[,.;!?]| and )`, 'g');
/** 'Pockets on the back no': the no comes last. */
const NO_LAST = new RegExp(`${HEAD}(?!(?:no|yes|not|or|say|or)\\b)${ITS}([a-z]+(?: [a-z]+){0,3}) no(?=$|[,.;!?])`, 'g');
/** Shoes that are taken off for others: nobody goes barefoot in between. */
const SHOES_FOR = new RegExp(
  `${HEAD}(?:remove|lose|drop|take off|no|not) ${ITS}([a-z]+(?: [a-z]+)?),? (?:and |but )?(?:give|put|use|wear|add|make|do)(?: (?:her|him|it|on|in))? (?:an? |some )?([a-z]+(?: [a-z]+){0,2})(?: instead)?${END}`,
  'g',
);
const isShoe = (words: string): boolean => {
  const { things } = draftOf(words);
  return things.length === 1 && things.every(({ type }) => type === 'footwear');
};
/** 'No silver jewellery, gold instead': of the thing that was named just before. */
const OTHER_COLOUR = new RegExp(
  `${HEAD}(?:no|not|without) ${ITS}(?:[a-z]+ )?([a-z]+),? (?:but )?(?:an? )?([a-z]+)(?: ones?)? instead${END}`,
  'g',
);
/** 'Jhumkas to studs': one in the place of the other, where both are worn beside the clothes. */
const INTO = new RegExp(`${HEAD}(?:make |change )?${ITS}([a-z]+) (?:to|into) (?:an? )?([a-z]+)${END}`, 'g');
const isAdornment = (words: string): boolean => {
  const { things } = draftOf(words);
  return things.length === 1 && things.every(({ type }) => type === 'accessory');
};
/** 'Cummerbund add same': the verb comes last. */
const ADD_LAST = new RegExp(`${HEAD}${ITS}([a-z]+(?: [a-z]+)?) add(?: (?:same|also|too))*${END}`, 'g');
/** Verbs that stand before 'off' and 'out', and are no thing. */
const NO_VERB =
  '(?!(?:take|taking|cut|put|get|rip|chop|show|set|knock|leave|pull|come|turn|throw|strip|move|cross|let|bring|fill|flare|hang|is|are|it|them)\\b)';
/** 'Fur off the hood'. */
const OFF_THE = new RegExp(`${HEAD}${NO_VERB}${ITS}([a-z]+) off (?:the|her|his) [a-z]+${END}`, 'g');
/** 'Pockets off the chest': those there. */
const OFF_PLACE = new RegExp(`${HEAD}${NO_VERB}${ITS}([a-z]+) off (?:the |her |his )?(chest|legs?|sides?)${END}`, 'g');
/** 'Veil off flowers in the hair instead': the one goes and the other comes. */
const OFF_INSTEAD = new RegExp(
  `${HEAD}${NO_VERB}${ITS}([a-z]+) (?:off|out|gone),? (?:and )?([a-z][a-z ]{2,30}) instead${END}`,
  'g',
);

/** What is to go, by whatever verb that is said. Lower case in and out. Pure. */
export const riddance = (words: string): string =>
  words
    .replace(OFF_INSTEAD, '$1remove the $2, add $3')
    .replace(OUT_IN, '$1$3 instead of $2')
    .replace(RID, '$1remove ')
    .replace(HOLES, '$1remove distressed')
    .replace(NO_LAST, '$1no $2')
    .replace(OTHER_COLOUR, (all, head: string, what: string, colour: string) =>
      isColour(colour) && !isColour(what) ? `${head}${colour} ${what}` : all,
    )
    .replace(INTO, (all, head: string, old: string, fresh: string) =>
      isAdornment(old) && isAdornment(fresh) ? `${head}swap ${old} for ${fresh}` : all,
    )
    .replace(ADD_LAST, (all, head: string, what: string) =>
      /\b(?:to|and|please|then|also|just)\b/.test(what) ? all : `${head}add ${what}`,
    )
    .replace(OFF_PLACE, '$1remove the $3 $2')
    .replace(OFF_THE, '$1remove the $2')
    .replace(OUT, '$1remove the $2')
    .replace(SHOES_FOR, (all, head: string, old: string, fresh: string) =>
      isShoe(old) && isShoe(fresh) ? `${head}swap ${old} for ${fresh}` : all,
    )
    .replace(TO_GO, '$1remove $2')
    .replace(NO_NEED, '$1remove $2');
