import type { Garment } from '@toile/look';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { isGarment } from '../is-garment.ts';
import { subjectOf, wornAs } from '../targets.ts';
import { mark, type Work } from '../work.ts';

const UNTUCKED =
  /^(?:leave |wear |keep |have |make )?(?:untuck )?(?:it|the |her |his )?(?<what>[a-z -]*?) ?(?:untucked|not tucked(?: in)?|hanging out)$|^untuck (?:it|(?:the |her |his )?(?<also>[a-z -]+))$/;
const TUCKED: ReadonlySet<string> = new Set(['tucked', 'half-tuck', 'french-tuck']);

const UNDER_BANDS: ReadonlySet<Garment['length']> = new Set(['hip', 'waist', 'full']);
/** Tops of such a length go under a waistband where nothing says otherwise. */
const maybeTucked = ({ family, layer, length, details }: Garment): boolean =>
  family === 'top' && layer === 'base' && UNDER_BANDS.has(length) && !details.some(({ id }) => id === 'untucked');

/** 'Leave the shirt untucked'. @returns whether that was asked */
export function untuck(work: Work, clause: string): boolean {
  const groups = UNTUCKED.exec(clause)?.groups;
  if (!groups) return false;
  const [thing] = draftOf(groups.what ?? groups.also ?? '').things.filter(isGarment);
  const isTucked = ({ details }: { details: readonly { id: string }[] }): boolean =>
    details.some(({ id }) => TUCKED.has(id));
  const garment = (thing && wornAs(work.look, thing.entry)) ?? work.look.garments.find(isTucked);
  if (!garment) return false;
  work.subject = subjectOf(garment);
  if (!isTucked(garment) && !maybeTucked(garment)) {
    work.notDone.push(`The ${garment.name} is not tucked in.`);
    return true;
  }
  const out = garment.details.filter(({ id }) => !TUCKED.has(id));
  const next: Garment = { ...garment, details: maybeTucked(garment) ? [...out, { id: 'untucked' }] : out };
  work.look.garments = work.look.garments.map((one) => (one === garment ? next : one));
  mark(work, `${garment.id}.details`);
  return true;
}
