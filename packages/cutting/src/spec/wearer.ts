import type { Look } from '@toile/look';
import type { Who } from '../measures/body.ts';
import { BASE_SIZE, SIZE_TABLES, type Size } from '../measures/size-tables.ts';
import { lineOf } from './made/line-of.ts';
import { sizeSaid } from './made/read-size.ts';

/** Words for the youngest, whom no picture shows. */
const BABY = /\b(?:bab(?:y|ies)(?:[’']s)?|infants?|newborns?|toddlers?)\b/i;
/** Names of garments that only begin so. */
const NO_BABY = /\bbaby ?-?(?:tees?|dolls?|pink|blue|fleece|hems?|rolls?|locks?|cord|corduroy)\b/gi;
/** The smallest size of the children's table. */
const SMALLEST: Size = '2';

export const isForBaby = ({ reading }: Pick<Look, 'reading'>): boolean =>
  monthsOf({ reading }) !== undefined || isCalledBaby(reading);

const isCalledBaby = (reading: Look['reading']): boolean => BABY.test(lineOf({ reading }).replaceAll(NO_BABY, ' '));

/** 'age 5', '5 years', 'five year old', '5-6 yrs': of a span the elder, whom it has to fit. */
const AGE = /\bage[sd]?[ ~]+(?:\d{1,2} ?[–-] ?)?(\d{1,2})\b|\b(?:\d{1,2}[ –-]+)?(\d{1,2})[ -]*(?:years?|yrs?|y\/o)\b/i;
/** '6-9 months'. */
const MONTHS = /\b(?:\d{1,2} ?[–-] ?)?\d{1,2} ?-?months?\b/i;

/** The months that the words give a baby, as they stand. */
export const monthsOf = ({ reading: { understood, unread } }: Pick<Look, 'reading'>): string | undefined =>
  [...understood, ...unread].map(({ text }) => MONTHS.exec(text)?.[0]).find((said) => said !== undefined);

/** The years that the words give a child, as they stand: '4-5 years'. */
export const yearsSaid = (look: Pick<Look, 'reading'>): string | undefined => AGE.exec(lineOf(look))?.[0];

/** The age that the words give a child; undefined where they give none. */
export function ageOf({ reading: { understood, unread } }: Pick<Look, 'reading'>): number | undefined {
  const line = [...understood, ...unread]
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .map(({ text }) => text)
    .join(' ');
  const found = AGE.exec(line);
  const said = Number(found?.[1] ?? found?.[2]);
  return Number.isInteger(said) && said > 0 ? said : undefined;
}

/** The size of the table that a child of the words' age wears: the next above. */
function ofAge(look: Pick<Look, 'reading'>): Size | undefined {
  const age = ageOf(look);
  return age === undefined ? undefined : SIZE_TABLES.children.sizes.find((size) => Number(size) >= age);
}

/** Whom a Look is cut for. */
export function whoOf(look: Pick<Look, 'person' | 'reading'>): Who {
  const { person } = look;
  if (person.ageGroup === 'child' || isForBaby(look)) return 'children';
  return person.presentation === 'male' ? 'men' : 'women';
}

/** The size that a Look is drawn and cut in where nobody wants another: the one that its words give, or the nearest of the table. */
export function sizeOf(look: Pick<Look, 'person' | 'reading'>): Size {
  if (isForBaby(look)) return SMALLEST;
  const who = whoOf(look);
  return (who === 'children' ? ofAge(look) : undefined) ?? sizeSaid(look, who) ?? BASE_SIZE[who];
}
