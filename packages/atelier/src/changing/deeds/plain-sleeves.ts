import { detailWord, type Garment } from '@toile/look';
import { subjectOf } from '../targets.ts';
import { mark, type Work } from '../work.ts';

const ASKS = /^(?:make |have |with |want |give her )?(?:the |her |his )?plain sleeves$/;
const ON_SLEEVES = /(?:^|-)(?:sheer|lace|net|bell|flutter|ruffled?|embroidered|cold|slit|tied?)-sleeves?$|-sleeve$/;
const NO_LACE = /^(?:no|without|remove) (?:the |any )?(?:lace|net|sheer)(?: (?:on|in|from) (?:the )?sleeves)?$/;

/** Work, lace and net on the sleeves and nowhere else. */
const isOfSleeves = (detail: Garment['details'][number]): boolean =>
  detail.part === 'sleeve' || (detail.id !== 'rolled-sleeve' && ON_SLEEVES.test(detailWord(detail)));

/** 'Sleeves plain': what is worked on them or sheer of them goes, they keep their length. @returns whether that was asked */
export function plainSleeves(work: Work, clause: string): boolean {
  const { look, subject, notDone } = work;
  const held = subject?.of === 'garment' ? look.garments.find(({ id }) => id === subject.id) : undefined;
  if (NO_LACE.test(clause) && held && subject?.of === 'garment' && subject.part === 'sleeve') {
    if (held.cloth.fabric === 'lace') notDone.push(`The ${held.name} is of lace, and its sleeves are cut from it.`);
    return true;
  }
  if (!ASKS.test(clause)) return false;
  const garment = look.garments.find(({ details }) => details.some(isOfSleeves)) ?? sleeved(work);
  if (!garment) return false;
  const details = garment.details.filter((detail) => !isOfSleeves(detail));
  const { shape, length } = garment.sleeve;
  const isPlain = details.length === garment.details.length && PLAIN.has(shape);
  if (isPlain) notDone.push(`The sleeves of the ${garment.name} are plain already.`);
  const next: Garment = {
    ...garment,
    details,
    sleeve: { shape: PLAIN.has(shape) || length === 'sleeveless' ? shape : 'set-in', length },
  };
  look.garments = look.garments.map((one) => (one === garment ? next : one));
  mark(work, `${garment.id}.sleeve.shape`);
  work.subject = subjectOf(next, 'sleeve');
  return true;
}

const PLAIN: ReadonlySet<Garment['sleeve']['shape']> = new Set(['set-in', 'tailored', 'shirt', 'cap', 'none']);

const sleeved = ({ look, subject }: Work): Garment | undefined => {
  const has = look.garments.filter(({ sleeve }) => sleeve.length !== 'sleeveless');
  return has.find(({ id }) => subject?.of === 'garment' && subject.id === id) ?? has.at(-1);
};
