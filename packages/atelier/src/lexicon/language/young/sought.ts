/** How strangers look for the young, or speak of them as nobody should, under pictures and in names. Over `plainText`; every repetition is bounded. */
import { rule } from '../rule.ts';

const YEARS =
  '(?:[5-9]|1[0-7]|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)';
const YOUNG = '(?:girls?|boys?|teens?|teenagers?|minors|kids|children|school ?girls?|school ?boys?|lolitas?)';
const OF_THEM =
  '(?:(?:some|any|an?|the|young|cute|hot|sweet|pretty|little|small|nice|teen|teenage|under ?age|school|innocent|fresh) ){0,3}';
/** Nothing to wear follows: 'looking for girls dresses' asks for dresses. */
const THEMSELVES =
  '(?= ,|$| (?:under|below|aged?|younger|who|dm|near|nearby|now|tonight|only|for fun|in my|to (?:meet|play|chat|date)|[0-9]))';

/** Somebody young, where the letters of a stranger say so without a word of clothes. */
export const CALLED_YOUNG = rule(
  // metres of cloth and sizes are no men
  '(?<!sizes? )1[0-7] ?f',
  'f ?1[0-7]',
  `aged? (?:of )?${YEARS}`,
  `${YEARS} (?:and|but) (?:so )?(?:single|horny|hot|sexy|ready|willing|legal)`,
  `(?:is|am|im|i'm|she's|he's|only|just|barely|already) (?:only |just |barely |already )?${YEARS}(?= ,|$| and)`,
  `${YOUNG} (?:under|below|aged?|younger than) ${YEARS}`,
  `${YOUNG} under (?:18|eighteen)`,
  'lolitas?',
  'jail ?bait',
  'barely legal',
  'na ?balig\\p{L}{0,2}',
  'kamsin',
);

/** What is said of somebody, or asked of them, by who wants them. */
export const WANTED = rule(
  'horny',
  'dtf',
  'nsfw',
  'hook ?ups?',
  'kinky',
  'naughty (?:school ?girls?|teens?|teenagers?)',
  'sexy',
  'jail ?bait',
  `hot (?:${YEARS}|young|little|teens?|teenagers?|girls?|boys?|school ?(?:girls?|boys?)|body|and (?:ready|wet|horny|young))`,
  '(?:so|damn|super|smoking|really|too) hot(?= ,|$)',
  'and (?:still )?single(?! (?:breast|button|line|piece|colou?r|tone|layer|pleat|vent|strap|shoulder)\\p{L}{0,5})',
  `(?:looking|searching|hunting|hungry) for ${OF_THEM}${YOUNG}${THEMSELVES}`,
  `(?:i |we )?(?:want|seek(?:ing)?|wanted|craving) ${OF_THEM}${YOUNG}${THEMSELVES}`,
  'under ?age fun',
  '(?:young and|so) tight(?= ,|$)',
  'tight and young',
  'wet (?:for|and)',
);

/** The same of whoever is asked for by a word that only strangers use. */
export const ASKED_FOR = rule('dms?(?= ,|$| me| open)', 'hmu', '(?:text|snap|add) me', 'meet (?:me|up)', 'come over');

const CALLED =
  '(?:lolitas?|teen(?:age(?:r)?)?s?|school ?(?:girl|boy)s?|(?:(?:lil|little|young|baby|sweet|cute|sexy|hot) )?(?:girl|boy)s?|kids?|daughter|virgin|babe)';
const SO_OLD = '(?:[3-9]|1[0-7])(?: ?(?:y|yo|yrs?|years?))?(?: ?old)?';

/** What nobody is called who shows or sells anything: 'Lolita 13', '14 yr old girl'. */
export const YOUNG_NAME = rule(
  `${CALLED} ?(?:, )?(?:aged? )?${SO_OLD}`,
  `${SO_OLD} ${CALLED}`,
  '\\p{L}{2,16} ?1[0-7] ?f',
  'f ?1[0-7]',
  'barely (?:18|legal)',
  'under ?age(?:d)?',
  'jail ?bait',
  'loli(?:con)?s?',
  'kamsin',
  'na+ ?ba+li[gk]h?',
  'kach+i kali',
);
