import { draftOf } from '#atelier/reading/draft-of.ts';
import { isColour } from '../is-colour.ts';
import { isGarment } from '../is-garment.ts';
import { subjectOf, wornAs } from '../targets.ts';
import { mainGarment, mark, type Work } from '../work.ts';

const INTO =
  /^(?:(?:make|have|give|with|it|an?|the|her|his|do) )*(?:([a-z ]+?) )??(?:ombre|ombré|fading|fade|shaded?|shading|gradient|dip dyed?)(?: (?:dye|effect|shade))? (?:in ?to|to|towards|till) (?:an? |the )?([a-z -]+?)(?: (?:at|towards|near|on) the (?:hem|bottom|end|edge)s?)?$/;

/** 'Ombre to orange': the ground stays, and goes over into what is named. @returns whether that was asked */
export function shadeInto(work: Work, clause: string): boolean {
  const [, what = '', into = ''] = INTO.exec(clause) ?? [];
  if (!into || !isColour(into)) return false;
  const colour = draftOf(into).floating.find((one) => one.colour)?.colour;
  const [thing] = draftOf(what).things.filter(isGarment);
  const garment = (thing && wornAs(work.look, thing.entry)) ?? mainGarment(work.look);
  if (!colour || (thing && !wornAs(work.look, thing.entry))) return false;
  const next = {
    ...garment,
    cloth: { ...garment.cloth, print: { kind: 'ombre' as const, colours: [colour], scale: 'medium' as const } },
  };
  work.look.garments = work.look.garments.map((one) => (one === garment ? next : one));
  mark(work, `${garment.id}.print`);
  work.subject = subjectOf(next);
  return true;
}
