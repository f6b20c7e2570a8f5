import { draftOf } from '#atelier/reading/draft-of.ts';
import { isGarment } from '../is-garment.ts';
import { subjectOf, wornAs } from '../targets.ts';
import { mark, type Work } from '../work.ts';

const OPENED = /^open the belt of the (?<what>[a-z -]+)$/;

/** What is belted opens with its belt, which stays on: how it hangs then is told. @returns whether that was asked */
export function openBelt(work: Work, clause: string): boolean {
  const [thing] = draftOf(OPENED.exec(clause)?.groups?.what ?? '').things.filter(isGarment);
  const garment = thing && wornAs(work.look, thing.entry);
  if (!garment) return false;
  if (garment.closure === 'open') work.notDone.push(`The ${garment.name} is open already.`);
  else {
    const next = { ...garment, closure: 'open' as const };
    work.look.garments = work.look.garments.map((one) => (one === garment ? next : one));
    mark(work, `${garment.id}.closure`);
    work.subject = subjectOf(next);
  }
  work.notDone.push(`The belt of the ${garment.name} is drawn fastened, and not hanging loose.`);
  return true;
}
