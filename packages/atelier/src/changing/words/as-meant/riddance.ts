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

/** What is to go, by whatever verb that is said. Lower case in and out. Pure. */
export const riddance = (words: string): string =>
  words
    .replace(OUT_IN, '$1$3 instead of $2')
    .replace(RID, '$1remove ')
    .replace(HOLES, '$1remove distressed')
    .replace(TO_GO, '$1remove $2')
    .replace(NO_NEED, '$1remove $2');
