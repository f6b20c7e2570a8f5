/** Whether words that others are to read speak of the young as of somebody to be had. Cheap; what is drawn of them is for `refusal`. */

import { MINOR } from '#atelier/lexicon/language/refused.ts';
import { holds } from '#atelier/lexicon/language/rule.ts';
import { YOUNG_TO_BE_HAD } from '#atelier/lexicon/language/young/had-as.ts';
import { SAID_TO_BE_HAD, SAID_TO_BE_YOUNG } from '#atelier/lexicon/language/young/had-as-english.ts';
import { INVITES_THE_YOUNG } from '#atelier/lexicon/language/young/invited.ts';
import {
  INVITES_THE_YOUNG_ABROAD,
  PLAINLY_INVITES_THE_YOUNG_ABROAD,
} from '#atelier/lexicon/language/young/invited-abroad.ts';
import { NAMES_THE_YOUNG } from '#atelier/lexicon/language/young/names-young.ts';
import { OFFERS_THE_YOUNG, OFFERS_THE_YOUNG_ABROAD } from '#atelier/lexicon/language/young/offered.ts';
import { ASKED_FOR, CALLED_YOUNG, WANTED, YOUNG_NAME } from '#atelier/lexicon/language/young/sought.ts';
import { OF_CLOTHES, WISHES_OR_CALLS } from '#atelier/lexicon/language/young/sought-bare.ts';
import {
  ASKED_UNNUMBERED,
  HAD_UNNUMBERED,
  OF_WHO_HARMS,
  YOUNG_OF_SHOPS,
  YOUNG_UNNUMBERED,
} from '#atelier/lexicon/language/young/unnumbered.ts';
import {
  SOUGHT_BY_THE_GROWN,
  SOUGHT_BY_THE_GROWN_IN_CHINESE,
  SOUGHT_BY_THE_GROWN_IN_GERMAN,
} from '#atelier/lexicon/language/young/unnumbered-abroad.ts';
import { CALLS_YOUNG, CALLS_YOUNG_IN_HINDI } from '#atelier/lexicon/language/young/young-names.ts';
import { keptText, plainText, undisguised } from './plain-text.ts';

/** Who is asked for, where a word for the young may be one of a shop: 'kids wear, dm to order'. */
const NOBODY_TO_SELL_TO = /(?<!\p{L})(?:school ?(?:girls?|boys?)|teens?|teenagers?|under ?aged?|lolitas?)(?!\p{L})/u;

/** Of words as `undisguised` leaves them, and as `sentencesOf` does. */
export function seeksTheYoung(plain: string, sentences: string): boolean {
  const says = (pattern: RegExp): boolean => plain.search(pattern) >= 0;
  if (holds(plain, INVITES_THE_YOUNG) || holds(plain, OFFERS_THE_YOUNG) || OFFERS_THE_YOUNG_ABROAD.test(sentences))
    return true;
  if (INVITES_THE_YOUNG_ABROAD.some((led) => holds(sentences, led))) return true;
  if (PLAINLY_INVITES_THE_YOUNG_ABROAD.some((pattern) => sentences.search(pattern) >= 0)) return true;
  if (says(NAMES_THE_YOUNG) && says(SAID_TO_BE_YOUNG) && says(SAID_TO_BE_HAD)) return true;
  const named = YOUNG_TO_BE_HAD.filter(([young]) => young.test(sentences));
  if (named.some(([, had]) => had.test(sentences))) return true;
  if (isSoughtUnnumbered(says, sentences)) return true;
  if ((named.length > 0 || says(SAID_TO_BE_YOUNG)) && isWishedBare(sentences)) return true;
  const isCalled = says(CALLED_YOUNG);
  if (isCalled || says(MINOR)) return says(WANTED) || (isCalled && says(ASKED_FOR));
  return says(NOBODY_TO_SELL_TO) && says(ASKED_FOR) && !says(WANTED);
}

/** Whether somebody is sought who is young by another word than their age, and nothing is of clothes. */
function isSoughtUnnumbered(says: (pattern: RegExp) => boolean, sentences: string): boolean {
  const isYoung = says(YOUNG_UNNUMBERED);
  const isNamed = isYoung || says(YOUNG_OF_SHOPS);
  const isWished = (): boolean => says(ASKED_UNNUMBERED) || WISHES_OR_CALLS.some((wish) => wish.test(sentences));
  const isSought =
    says(OF_WHO_HARMS) ||
    holds(sentences, SOUGHT_BY_THE_GROWN_IN_GERMAN) ||
    holds(sentences, SOUGHT_BY_THE_GROWN) ||
    SOUGHT_BY_THE_GROWN_IN_CHINESE.test(sentences) ||
    (says(HAD_UNNUMBERED) && (isNamed || says(SAID_TO_BE_YOUNG))) ||
    (isNamed && says(SAID_TO_BE_HAD)) ||
    (isYoung && isWished());
  return isSought && !isOfClothes(sentences);
}

/** Who looks for somebody speaks of no look, and of teens of no tee. */
const NO_LOOK = /(?<!\p{L})(?:looking (?:for|to)|teens?|teenagers?)(?!\p{L})/gu;
const isOfClothes = (sentences: string): boolean => {
  const said = sentences.replace(NO_LOOK, 'seeking');
  return OF_CLOTHES.some((clothes) => clothes.test(said));
};

/** Whether something is wished for, or somebody called, and nothing is of clothes. */
const isWishedBare = (sentences: string): boolean =>
  WISHES_OR_CALLS.some((wish) => wish.test(sentences)) && !OF_CLOTHES.some((clothes) => clothes.test(sentences));

/** Whether somebody calls themselves young by the letters of their name: 'Lolita 13'. */
export function isYoungName(name: string): boolean {
  const plain = undisguised(plainText(name));
  return (
    [YOUNG_NAME, ...CALLS_YOUNG].some((pattern) => plain.search(pattern) >= 0) ||
    CALLS_YOUNG_IN_HINDI.test(keptText(name))
  );
}
