const END = '(?=$|[,.;!?]| and | but | please)';
const HEAD = '(^|[,.;!?] ?|\\b(?:and|but|then) )';
/** People of one sex, as shops and sellers call them. */
const MEN = "(?:men'?s?|man|gents?|males?|boys?|guys?|ladk[ae]|aadmi|mard|purush)";
const WOMEN = "(?:women'?s?|woman|lad(?:y|ies)|females?|girls?|ladki(?:yo?n?)?|aurat|mahila)";
const SHOWN = '(?:dikha|pehna|bana|kar|daal)[a-z]*(?: (?:do|dena|dijiye))?|chahiye';

/** 'Gents nahi, ladies pe dikhao', 'ladki ko pehnao': on whom it is shown. */
const HINDI_ON = new RegExp(
  `${HEAD}(?:(?:${MEN}|${WOMEN}) (?:nahin?|mat|not)(?: chahiye)?,? )?(?:kisi |ek )?(?:(${MEN})|(${WOMEN})) (?:pe|par|ko|ke upar) (?:${SHOWN})${END}`,
  'g',
);
const SOMEBODY = `(?:an? |the )?(?:(${MEN})|(${WOMEN}))`;
const OTHER = `(?:an? |the )?(?:${MEN}|${WOMEN})`;
/** 'Not for gents, for ladies'. */
const NOT_BUT = new RegExp(
  `${HEAD}(?:it is |this is )?not (?:for |on )?${OTHER},? (?:but )?(?:for |on )?${SOMEBODY}${END}`,
  'g',
);
/** 'For ladies, not gents'. */
const BUT_NOT = new RegExp(`${HEAD}(?:for |on )${SOMEBODY},? (?:and )?not (?:for |on )?${OTHER}${END}`, 'g');
const shownOn = (head: string, man: string | undefined): string =>
  `${head}show it on a ${man === undefined ? 'woman' : 'man'}`;

/** '50ish', 'around 50 or so': how old. */
const ROUNDLY =
  /\b(?:(?:about|around|roughly|say|maybe|age|aged) )*([1-9]\d) ?-?(?:ish|odd)\b(?: (?:years?|yrs?)(?: old)?)?/g;

const KIN_MEN = 'son|father|brother|husband|dad|papa|nephew|uncle|sasur|beta';
const KIN_WOMEN = 'daughter|mother|sister|wife|mom|mum|mummy|bhabhi|niece|aunt|aunty|dadi|nani|saas|beti';
/** 'She is asking the same for her daughter': the picture is of a daughter then. */
const SAME_FOR = new RegExp(
  `${HEAD}(?:(?:the )?[a-z]+ (?:is |are )?(?:asking|asks|asked|wants?|wanting|needs?)(?: for)? )?(?:the |exact )*same(?: to same)?(?: (?:thing|design|dress|outfit|look|one|piece|suit))? (?:but )?for (?:her|his|my|the|their) (?:(${KIN_MEN})|(${KIN_WOMEN}))${END}`,
  'g',
);

/** 'On a taller, thinner man': how tall and how thin are two wishes. */
const TALLER =
  /\b(?:on )?an? (taller|shorter),? (?:and )?(thinner|slimmer|heavier|fatter|older|younger|curvier|plumper) (man|woman|lady|guy|girl|boy|person|model)\b/g;
const HANDS =
  / (?=(?:with )?(?:his |her |the )?hands? (?:in|on|behind) (?:the |his |her )?(?:pockets?|hips?|waist|back)\b)/g;

/** 'Fair guy', 'a dusky model': of what skin. */
const OF_SKIN = new RegExp(
  `${HEAD}(?:(?:on|make it|show|an?|the) )*(fair|dusky|dark|wheatish|pale)(?:[- ]skinned)? (guy|man|girl|woman|lady|boy|model|person)${END}`,
  'g',
);

const WHOM = '(?:her|him|the (?:girl|woman|lady|man|guy|boy|model|person))';
/** 'Make her slim' is of her, and of no hem. */
const SLIM = new RegExp(
  `\\b(?:make|show|draw) ${WHOM} (?:look )?(?:more |very |a bit |a little |slightly )?(?:slim|thin|skinny|lean|slender)${END}`,
  'g',
);
const HEAVY = new RegExp(
  `\\b(?:make|show|draw) ${WHOM} (?:look )?(?:more |very |a bit |a little |slightly )?(?:heavy|big|large|broad)${END}`,
  'g',
);
/** In a list of what somebody is: 'around 19 years, slim', 'a mother, 50 years, heavy'. */
const SLIM_TOO =
  /\b((?:years?|yrs?)(?: old)?,? (?:and )?)(?:very |quite )?(?:slim|thin|skinny|lean|slender)(?: (?:body|build|figure|type))?(?=$|[,.;!?])/g;
const HEAVY_TOO =
  /\b((?:years?|yrs?)(?: old)?,? (?:and )?)(?:very |quite )?(?:heavy|fat|plump|healthy|big)(?: (?:body|build|figure|type))?(?=$|[,.;!?])/g;
/** A heavy build has one: by itself it asks for such a build. */
const STOMACH = /\b(?:big|large|fat|round|heavy) (?:stomach|tummy|belly|paunch|pet)\b/g;
const AND_STOMACH = /,? (?:and |with (?:an? )?)?\b(?:big|large|fat|round|heavy) (?:stomach|tummy|belly|paunch|pet)\b/g;
const OF_BUILD = /\b(?:fat|heavy|plump|big|stout|healthy|plus size) (?:man|woman|lady|guy|girl|boy|person|model)\b/;
/** 'The bump should show more': whoever expects a child is drawn of a full figure. */
const BUMP =
  /\b(?:the |her |baby |more |bigger )*bump(?: (?:should|must|to|can|has to|needs to))?(?: (?:be|show|look|stick out))*(?: (?:more|bigger|visible|clearly|out|larger|properly|a bit|little))*(?=$|[,.;!?]| and )/g;

const stomach = (words: string): string =>
  OF_BUILD.test(words) ? words.replace(AND_STOMACH, '') : words.replace(STOMACH, 'big tummy');

/** Who wears it, how old and how built: said of somebody and of no cloth. Lower case in and out. Pure. */
export const ofSomebody = (words: string): string =>
  stomach(
    words
      .replace(HINDI_ON, (_, head: string, man?: string) => shownOn(head, man))
      .replace(NOT_BUT, (_, head: string, man?: string) => shownOn(head, man))
      .replace(BUT_NOT, (_, head: string, man?: string) => shownOn(head, man))
      .replace(SAME_FOR, (_, head: string, man?: string) => shownOn(head, man))
      .replace(TALLER, 'on a $2 $3, make him $1')
      .replace(HANDS, (_, at: number, all: string) =>
        /\b(?:keep|show|with|put|both|and|make|draw|has|have|her|his|,)$/.test(all.slice(0, at)) ? ' ' : ', ',
      )
      .replace(OF_SKIN, '$1the $3 with $2 skin')
      .replace(ROUNDLY, '$1 years old')
      .replace(SLIM, 'slim figure')
      .replace(HEAVY, 'make her heavier')
      .replace(SLIM_TOO, '$1slim figure')
      .replace(HEAVY_TOO, '$1plump'),
  ).replace(BUMP, 'growing belly');
