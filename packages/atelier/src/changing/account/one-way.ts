import type { Look } from '@toile/look';
import { CARRIED } from '#atelier/lexicon/language/said-in-changes.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { thingsOf } from '../places/things-of.ts';

/** What is drawn in one way only, whatever is asked of it. */
const ONE_WAY: readonly (readonly [asks: RegExp, told: string])[] = [
  [
    /\b(?:box|knife|accordion|inverted|sunray|crystal|kick|cartridge|wide|narrow|big|small)[- ]?(?:pleat(?:s|ed)?)\b/,
    'pleats are drawn of one kind.',
  ],
  [
    /\b(?:covered|fabric|self|cloth|matching|wrapped) (?:buttons?|in fabric)\b|\bbuttons? (?:to be |should be |be )?(?:covered|fabric|cloth)\b/,
    'buttons are drawn in a colour, and not covered with cloth.',
  ],
  [CARRIED, 'clothes are drawn as they are worn, and carried by nobody.'],
  [
    /\bdupatta\b.*\b(?:v|u|cape|bengali|one side|ek side|ek taraf|both (?:arms|elbows|shoulders)|ends|nauvari|shawl style)\b/,
    'a dupatta is drawn over the shoulders, over one of them, or over the head.',
  ],
  [/\bstraps?\b.*\b(?:closed|fastened|done up|buckled|buttoned|open|undone)\b/, 'straps are drawn fastened.'],
  [/\b(?:matte?|glossy|gloss|sheen|shiny|shine)\b/, 'how a cloth shines follows from the cloth: say another cloth.'],
  [/\b(?:writing|text|slogan|logo|lettering|letters|name)\b/, 'no writing is drawn on clothes.'],
];

const ONE_ENOUGH =
  /^(?:only |just |keep )*(?:one|a single|single) ([a-z]+(?: [a-z]+)?)(?: (?:only|is enough|are enough|is fine|is ok|enough|will do|alone|needed))*$/;

/** One of a thing is asked for, and one is worn. */
function isOneAlready(look: Look, clause: string): boolean {
  const [thing] = draftOf(ONE_ENOUGH.exec(clause)?.[1] ?? '').things;
  if (!thing) return false;
  const stem = (ONE_ENOUGH.exec(clause)?.[1] ?? '').replace(/s$/, '');
  return thingsOf(look).some(({ name }) => name.some((word) => stem.split(' ').includes(word.replace(/s$/, ''))));
}

/** Why what is asked changes nothing, where it is drawn in one way only, or where one is asked for and there is one. Pure. */
export function oneWay(look: Look, clause: string): string | undefined {
  if (isOneAlready(look, clause)) return 'one is drawn already, and no more.';
  return ONE_WAY.find(([asks]) => asks.test(clause))?.[1];
}
