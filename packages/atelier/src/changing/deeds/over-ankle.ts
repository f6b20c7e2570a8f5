import { draftOf } from '#atelier/reading/draft-of.ts';
import { isGarment } from '../is-garment.ts';
import { subjectOf, wornAs } from '../targets.ts';
import { mark, type Work } from '../work.ts';

const ASKED = /^(?:make |have )?(?:(?:the |her |his )?(?<name>[a-z]+(?: [a-z]+)?) |it |them )?cropped length$/;

/** 'Trousers just above the ankle': of what has legs, named or spoken of just before. @returns whether that was asked */
export function overAnkle(work: Work, clause: string): boolean {
  const found = ASKED.exec(clause);
  if (!found) return false;
  const { look, subject } = work;
  const [thing] = draftOf(found.groups?.name ?? '').things.filter(isGarment);
  const held = subject?.of === 'garment' ? look.garments.find(({ id }) => id === subject.id) : undefined;
  const garment = thing ? wornAs(look, thing.entry) : held;
  if (garment?.family !== 'trousers' && garment?.family !== 'jumpsuit') return false;
  const next = { ...garment, length: 'cropped' as const };
  look.garments = look.garments.map((one) => (one === garment ? next : one));
  mark(work, `${garment.id}.length`);
  work.subject = subjectOf(next);
  return garment.length !== 'cropped';
}
