/** Whom clothes are bought for: a frock for a girl and a suit for my son are children's, though nobody says how old they are. */
import type { Draft } from '#atelier/draft/draft.ts';
import { grownBesideYoung } from '#atelier/reading/refusal/beside-the-young.ts';
import { ageAbroadOf } from './ages/ages-abroad.ts';
import { namedAgeOf, schoolAgeOf } from './ages/ages-of-the-young.ts';
import { toldAgeOf } from './ages/ages-told.ts';

const GIRL = "(?:girls?|daughters?)(?!['’])\\b";
const CHILDS = '(?:frocks?|pinafores?|rompers?|dungarees)\\b';
/** 'Dress for my daughter', and not 'for my daughter's wedding'. */
const FOR_MINE =
  /\bfor (?:my|our|her|his) (?:little |young |small |sweet )?(?:(?:grand|god|step)?(?:daughters?|sons?)|(?:grand|god)?child(?:ren)?|nieces?|nephews?)(?!['’])\b/i;
/** Whom a romper is for; a shower, a bump and a colour are somebody else's. */
const FOR_BABY =
  /\bfor (?:an? |my |our |the |her |his )?(?:newborn )?bab(?:y|ies)(?!['’\w])(?![\s-]?(?:shower|bump|blue|pink|doll|moon|hem|alpaca|cord)\b)/i;
const CHILDS_FOR_GIRL = new RegExp(
  `\\b${CHILDS}.{0,40}\\bfor (?:an? |the )?${GIRL}|\\bfor ${GIRL}.{0,40}\\b${CHILDS}|\\b${GIRL}.{0,24}\\bin an? .{0,24}${CHILDS}`,
  'i',
);
/** What is worn by whose lesson or feast it is: 'for my son's swimming class', 'my little brother's Diwali'. */
const THEIR_OWN =
  /\bfor (?:my|our|her|his) (?:(?:little|young|small|baby|kid|lil) )?(?:sons?|daughters?|brothers?|sisters?|bro|sis|nephews?|nieces?|grandsons?|granddaughters?|kids?|child)['’]?s['’]? (?:first )?(?:diwali|eid|holi|christmas|navratri|janmashtami|pongal|onam|lohri|(?:swim(?:ming)?|dance|ballet|karate|judo|gym|gymnastics|football|cricket|tennis|skating|riding|skate|ski|pe|p\.e\.|art|school|nursery|kindergarten) (?:class|classes|lessons?|practice|training|camp|club|team|match|uniform|play|run))\b/i;
/** Brothers and sisters of the grown are as old as they; a little one is small, but for their wedding. */
const LITTLE_KIN =
  /\b(?:little|baby|kid|lil) (?:brothers?|sisters?|bro|sis)(?!['’\w])|\bfor (?:my|our|her|his) (?:little|baby|kid|lil) (?:brother|sister|bro|sis)['’]s (?:diwali|eid|holi|christmas|navratri|birthday|school)\b/i;
/** What is cut for a child who has an office at a wedding. */
const OF_OFFICE =
  /\b(?:flower[- ]?girls?|ring[- ]?bearers?|page[- ]?boys?|junior bridesmaids?)['’]?s?['’]? (?:\w{1,12} ){0,2}(?:dress(?:es)?|frocks?|gowns?|suits?|outfits?|sets?|lehengas?|kurtas?|sherwanis?|tux(?:edo)?s?)\b/i;

/** What is a child's on the day is for who has it: 'frock for my daughter's first birthday'. */
const CHILDS_FOR_BIRTHDAY = new RegExp(
  `\\b${CHILDS}.{0,40}\\b(?:daughter|son|girl|boy|baby|niece|nephew)['’]s (?:first|second|third|fourth|fifth|[1-9](?:st|nd|rd|th)) birthday\\b`,
  'i',
);
/** She is fifteen on the day. */
const QUINCEANERA = /\bquincea(?:n|ñ|n\u0303)era\b/i;
/** Whoever is a guest at it is grown. */
const COMMUNION = /(?<!['’]s )\b(?:first|holy) (?:holy )?communion\b|\bcommunion (?:dress|suit)\b/i;
const GUEST = /\b(?:guest|mother|mum|mom|aunt|godmother|father|dad|godfather|teacher)\b/i;

/** Nobody small wears or does these. */
const GROWN_WORDS =
  /\b(?:saree|sari|bridal|bride|groom|wedding (?:dress|gowns?)|engagement|prom|graduation|college|university|office|interview|work|cocktail|date|grown|adult|pregnan\w*)\b/i;

/** Names of cloths, cuts and days with a word for somebody young in them, by what follows it: 'kid leather', 'boy shorts'. */
const NAMED_AFTER: readonly (readonly [RegExp, RegExp])[] = [
  [/^kid$/i, /^[\s-]?(?:leather|suede|gloves?|mohair|skin)\b/i],
  [/^boy$/i, /^[\s-]?(?:shorts?|cut|legs?|briefs?|fit)\b/i],
  [/^bab(?:y|ies)$/i, /^[\s-]?(?:shower|bump|blue|pink|doll|hem|alpaca|cord)\b/i],
  [/^school ?boy$/i, /^[\s-](?:blazer|jacket|cap|shoes|shirt|shorts|coat|fit)\b/i],
  [/^page[\s-]?boy$/i, /^[\s-](?:caps?|hats?|collar|haircut|hair|bob)\b/i],
  [/^tween$/i, /^[\s-]seasons?\b/i],
  [/^high[\s-]school$/i, /^ (?:reunion|teacher|musical)\b/i],
];

const AGED = /\baged\b/i;

const isYoung = (age: string | undefined): boolean => age === 'child' || age === 'teen';

/** Nobody is young for a word in the name of a cloth, a cut or a day, nor for the young in whose life they are. */
export function takeNobodyForChild(draft: Draft, text: string): void {
  if (!isYoung(draft.ageGroup)) return;
  const said = draft.spans.filter(({ as, value }) => as === 'person' && isYoung(value));
  const beside = grownBesideYoung(text);
  const isBeside = ({ start, end }: (typeof said)[number]): boolean =>
    beside.some((stretch) => start >= stretch.start && end <= stretch.end);
  const isName = ({ text: word, end }: (typeof said)[number]): boolean =>
    NAMED_AFTER.some(([is, before]) => is.test(word) && before.test(text.slice(end, end + 16)));
  const isTitle = said.length === 0 && beside.some(({ start }) => start === 0);
  if (isTitle || (said.length > 0 && said.every((span) => isName(span) || isBeside(span)))) delete draft.ageGroup;
}

/** Whether the words are of clothes or days of the grown. */
export const speaksOfGrown = (text: string): boolean => GROWN_WORDS.test(text);

/** Takes the person for a child where the words say a school year or an age after a name, or buy children's clothes and say no age. */
export function takeForChildren(draft: Draft, text: string): void {
  const told = toldAgeOf(text);
  // whoever is 'aged ix' is not aged
  const known = told && AGED.test(text) ? told : draft.ageGroup;
  const saidAge = known ?? schoolAgeOf(text) ?? namedAgeOf(text) ?? ageAbroadOf(text) ?? told;
  if (saidAge) draft.ageGroup = saidAge;
  if (draft.ageGroup || GROWN_WORDS.test(text)) return;
  const isCommunion = COMMUNION.test(text) && !GUEST.test(text);
  const isOfOffice = OF_OFFICE.test(text) && !GUEST.test(text);
  const isChilds = [THEIR_OWN, LITTLE_KIN, FOR_MINE, FOR_BABY, CHILDS_FOR_GIRL, CHILDS_FOR_BIRTHDAY].some((words) =>
    words.test(text),
  );
  if (isCommunion || isOfOffice || isChilds) draft.ageGroup = 'child';
  else if (QUINCEANERA.test(text) && !GUEST.test(text)) draft.ageGroup = 'teen';
}
