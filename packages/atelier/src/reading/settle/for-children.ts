/** Whom clothes are bought for: a frock for a girl and a suit for my son are children's, though nobody says how old they are. */
import type { Draft } from '#atelier/draft/draft.ts';

const GIRL = "(?:girls?|daughters?)(?!['’])\\b";
const CHILDS = '(?:frocks?|pinafores?|rompers?|dungarees)\\b';
/** 'Dress for my daughter', and not 'for my daughter's wedding'. */
const FOR_MINE =
  /\bfor (?:my|our|her|his) (?:little |young |small |sweet )?(?:daughters?|sons?|nieces?|nephews?)(?!['’])\b/i;
/** Whom a romper is for; a shower, a bump and a colour are somebody else's. */
const FOR_BABY =
  /\bfor (?:an? |my |our |the |her |his )?(?:newborn )?bab(?:y|ies)(?!['’\w])(?![\s-]?(?:shower|bump|blue|pink|doll|moon|hem|alpaca|cord)\b)/i;
const CHILDS_FOR_GIRL = new RegExp(
  `\\b${CHILDS}.{0,40}\\bfor (?:an? |the )?${GIRL}|\\b${GIRL}.{0,24}\\bin an? .{0,24}${CHILDS}`,
  'i',
);
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
  [/^high[\s-]school$/i, /^ (?:reunion|teacher|musical)\b/i],
];

const isYoung = (age: string | undefined): boolean => age === 'child' || age === 'teen';

/** Nobody is young for a word in the name of a cloth, a cut or a day. */
export function takeNobodyForChild(draft: Draft, text: string): void {
  if (!isYoung(draft.ageGroup)) return;
  const said = draft.spans.filter(({ as, value }) => as === 'person' && isYoung(value));
  const isName = ({ text: word, end }: (typeof said)[number]): boolean =>
    NAMED_AFTER.some(([is, before]) => is.test(word) && before.test(text.slice(end, end + 16)));
  if (said.length > 0 && said.every(isName)) delete draft.ageGroup;
}

/** Whether the words are of clothes or days of the grown. */
export const speaksOfGrown = (text: string): boolean => GROWN_WORDS.test(text);

/** Takes the person for a child where the words buy children's clothes and say no age. */
export function takeForChildren(draft: Draft, text: string): void {
  if (draft.ageGroup || GROWN_WORDS.test(text)) return;
  const isCommunion = COMMUNION.test(text) && !GUEST.test(text);
  if (isCommunion || FOR_MINE.test(text) || FOR_BABY.test(text) || CHILDS_FOR_GIRL.test(text)) draft.ageGroup = 'child';
}
