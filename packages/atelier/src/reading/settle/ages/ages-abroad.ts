/** Ages of the young as other languages say them: 'niña de 7 años', 'ein Junge von 9 Jahren', '7歳の女の子'. */
import type { Person } from '@toile/look';
import {
  GIRLS_ABROAD,
  NO_AGE_ABROAD,
  NUMBERS_ABROAD,
  TEENS_ABROAD,
  TEENS_FARTHER,
  WRITTEN_ABROAD,
  YEARS_ABROAD,
  YEARS_FARTHER,
} from '#atelier/lexicon/language/numbers-abroad.ts';
import { ageGroupOf } from '#atelier/lexicon/people.ts';
import { keptText } from '#atelier/reading/refusal/plain-text.ts';

const OLDEST_MINOR = 17;

/** Whose age it is stands before it, so that neither a marriage nor a warranty is young. */
const YOUNG_ONE =
  '(?:petite? fille|fille|fillette|gar[cç]on|enfant|ado|gamine?|ni[nñ][oa]|chic[oa]|hij[oa]|hijit[oa]|m[aä]dchen|junge|kind|tochter|sohn|schülerin|menin[oa]|garot[oa]|filh[oa]|rapariga|bambin[oa]|ragazz[oa]|figli[oa]|meisje|девоч\\p{L}{1,3}|мальчи\\p{L}{1,3}|बेटी|लड़की|लड़का|बच्ची|बेटा)';
const AGED: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})${YOUNG_ONE}(?: ?,)? (?:(?:de|von|di|of|mit|van|,) ){0,1}(?<n>[1-9]|1[0-7]|${WRITTEN_ABROAD})(?: ${YEARS_ABROAD})(?!\\p{L})${NO_AGE_ABROAD}`,
    'u',
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?<n>[1-9]|1[0-7]|${WRITTEN_ABROAD}) (?:saa?l|varsh|bara?s|साल|वर्ष|बरस) (?:k[aie]|का|की|के) (?:ladk|bach|bet|bit|लड़क|बच्च|बेट|बिट)`,
    'u',
  ),
  /(?<!\p{N})(?<n>[1-9]|1[0-7]) ?(?:歳|才|岁|歲|살)/u,
  new RegExp(`(?<![\\p{L}\\p{N}])(?<n>[1-9]|1[0-7]|${WRITTEN_ABROAD}) ?j[aä]hrige?[rnsm]?(?!\\p{L})`, 'u'),
];
const SO_MANY = `(?<n>[1-9]|1[0-7]|${WRITTEN_ABROAD}|${TEENS_ABROAD}|${TEENS_FARTHER})`;
const LITTLE = '(?: \\p{L}[\\p{L}\\p{M}]{0,8}){0,2}';
/** The same of more languages, in either order; those of eleven to seventeen have no number of ours. */
const AGED_FARTHER: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})(?:alter|edad|âge|age|età|eta|idade|возраст|yaş[ıi]?|leeftijd|usia|wiek|ålder|umri?|umar|आयु|उम्र) ?[:=]? ?${SO_MANY}(?![\\p{L}\\p{N}])`,
    'u',
  ),
  new RegExp(`(?<![\\p{L}\\p{N}])${SO_MANY} ?${YEARS_FARTHER}(?!\\p{L})${LITTLE} ${GIRLS_ABROAD}`, 'u'),
  new RegExp(`(?<!\\p{L})${GIRLS_ABROAD}(?!\\p{L})${LITTLE} ${SO_MANY} ${YEARS_FARTHER}(?!\\p{L})`, 'u'),
  new RegExp(`(?<!\\p{L})${GIRLS_ABROAD}(?!\\p{L})${LITTLE} ${YEARS_FARTHER} ${SO_MANY}(?!\\p{L})`, 'u'),
];
/** Who is small by the word alone. */
const SMALL =
  /(?<!\p{L})(?:petite fille|petit gar[cç]on|fillettes?|ni[nñ][oa]s?|menin[oa]s?|m[aä]dchen|bambin[aeio])(?!\p{L})|女の子|男の子|小女孩|小男孩/u;
/** Whoever has a child is grown. */
const PARENT = /(?<!\p{L})(?:m[eè]re|p[eè]re|maman|madre|padre|mam[aá]|mutter|vater|m[aã]e|pai|母|父|ママ)(?!\p{L})/u;

/** The age that words of another language say of somebody young, or undefined. */
export function ageAbroadOf(text: string): Person['ageGroup'] | undefined {
  const kept = keptText(text);
  if (PARENT.test(kept)) return undefined;
  for (const words of AGED) {
    const said = words.exec(kept)?.groups?.n;
    if (!said) continue;
    const years = NUMBERS_ABROAD.get(said) ?? Number(said);
    if (years <= OLDEST_MINOR) return ageGroupOf(years);
  }
  for (const words of AGED_FARTHER) {
    const said = words.exec(kept)?.groups?.n;
    if (!said) continue;
    const years = NUMBERS_ABROAD.get(said) ?? Number(said);
    if (Number.isNaN(years)) return 'teen';
    if (years <= OLDEST_MINOR) return ageGroupOf(years);
  }
  return SMALL.test(kept) ? 'child' : undefined;
}
