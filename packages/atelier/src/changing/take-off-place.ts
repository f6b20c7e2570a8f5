import { type Detail, detailOf, type Garment, type Part } from '@toile/look';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { cite } from './cite.ts';
import { mark, type Work } from './work.ts';

const AT_PLACE =
  /^(.+?) (?:from|on|at|of|near|round|around) (?:the |her |his )?(sleeve|neck|neckline|hem|bottom|cuff|collar|yoke|back|front|shoulder|border)s?$/;
const PARTS: Readonly<Record<string, Part>> = { neckline: 'neck', bottom: 'hem' };
/** Where there is work on most of what is worked. */
const WORKED: readonly Part[] = ['neck', 'hem'];
const BODICED: ReadonlySet<Garment['family']> = new Set(['top', 'dress', 'jacket', 'choli', 'jumpsuit']);

/** The details that words name, each by its id. */
function idsIn(words: string): Detail['id'][] {
  const { floating } = draftOf(words);
  return floating.flatMap(({ as, value, slots }) =>
    as === 'detail' ? (slots?.details ?? [value]).flatMap((word) => detailOf(word)?.id ?? []) : [],
  );
}

/** 'No mirror work on the sleeves': what there is of it elsewhere stays. @returns whether a place was named */
export function takeOffPlace(work: Work, what: string): boolean {
  const [, said = '', place = ''] = AT_PLACE.exec(what) ?? [];
  const ids = said && idsIn(said);
  if (!ids || ids.length === 0) return false;
  const at = PARTS[place] ?? (place as Part);
  const isIt = ({ id }: Detail): boolean => ids.includes(id);
  const garment =
    work.look.garments.find(({ details }) => details.some((one) => isIt(one) && one.part === at)) ??
    work.look.garments.find(
      ({ details, family }) => BODICED.has(family) && details.some((one) => isIt(one) && !one.part),
    );
  if (!garment) {
    work.notDone.push(`${cite(what)}: there is none to take off.`);
    return true;
  }
  const isThere = garment.details.some((one) => isIt(one) && one.part === at);
  const details = isThere
    ? garment.details.filter((one) => !(isIt(one) && one.part === at))
    : garment.details.flatMap((one) =>
        isIt(one) && !one.part ? WORKED.filter((part) => part !== at).map((part) => ({ ...one, part })) : [one],
      );
  const next = { ...garment, details };
  work.look.garments = work.look.garments.map((one) => (one === garment ? next : one));
  mark(work, `${garment.id}.details`);
  return true;
}
