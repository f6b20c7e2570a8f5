/** What becomes of clothes in which somebody would be seen of whom the words leave open whether they are grown. */
import { type Look, peopleOf } from '@toile/look';
import { grownOnlyIn, showsThrough } from '@toile/look/records';
import { isInDoubt, tellsYears } from '#atelier/reading/refusal/in-doubt.ts';
import { mayNameYoung } from '#atelier/reading/refusal/may-name-young.ts';
import { asksForGrownWear } from '#atelier/reading/refusal/refuse.ts';
import { line } from '#atelier/styling/young/dress-the-young.ts';

const seenThrough = (look: Look): number =>
  peopleOf(look).flatMap(({ garments }) => garments.filter(showsThrough)).length;

/** What nobody young would wear of a Look, were all in it young. */
const grownOnlyOfAll = (look: Look): number =>
  peopleOf(look).flatMap(({ companion: _, ...one }) =>
    grownOnlyIn({ ...one, person: { ...one.person, ageGroup: 'teen' } }),
  ).length;

/**
 * Lines, in place, what the body would show through where words may name somebody young: a flower girl's tulle is no wish to see through it, unless
 * the words say that it is.
 * @param before what it was made of, whose clothes stay as they are
 */
export function lineInDoubt(look: Look, words: string, before?: Look): void {
  if (seenThrough(look) <= (before ? seenThrough(before) : 0) || asksForGrownWear(words) || !mayNameYoung(words))
    return;
  for (const { garments } of peopleOf(look)) line(garments);
}

/**
 * Whether somebody would wear more of what the grown alone wear than before and no word says that they are grown, or they wear it and what is
 * said now tells years.
 * @param said the words of the edit, and all before it
 */
export function baresInDoubt(look: Look, before: Look, [now = '', ...earlier]: readonly string[]): boolean {
  const worn = grownOnlyOfAll(look);
  const all = [now, ...earlier].join('. ');
  return (worn > grownOnlyOfAll(before) && isInDoubt(all)) || (worn > 0 && asksForGrownWear(all) && tellsYears(now));
}
