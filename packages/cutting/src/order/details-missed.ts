import { type Detail, detailOf, type Garment, type Look, type ReadSpan } from '@toile/look';
import { isBeltOverCord } from '../spec/as-ordered.ts';
import { readMade } from '../spec/made/read-made.ts';
import { saidOf } from '../spec/provenance.ts';
import type { Specification } from '../spec/specification.ts';
import { shareOf } from './cutters-share.ts';
import { isDetailDrawn } from './is-drawn.ts';
import { linesMoved } from './lines-moved.ts';

/** Kinds of words that a detail of the Look may stand for. */
const SAYS_DETAIL: ReadonlySet<ReadSpan['as']> = new Set<ReadSpan['as']>([
  'detail',
  'closure',
  'sleeve',
  'collar',
  'part',
]);

/** 'side-pocket' and 'two pockets' are of a pocket. */
const stemOf = (said: string): string =>
  (
    said
      .toLowerCase()
      .split(/[\s-]+/)
      .at(-1) ?? ''
  ).replace(/s$/, '');

/** Whether words order a detail: then it is told in the words' own. */
const isOrdered = (look: Look, garment: string, { id, part }: Detail): boolean =>
  // 'inverted pleats' are pleats
  readMade(look, garment).some(({ text }) => text.toLowerCase().includes(stemOf(id))) ||
  look.reading.understood.some(({ as, of, value, text }) => {
    if (of !== garment) return false;
    if (SAYS_DETAIL.has(as) && stemOf(text).includes(stemOf(id))) return true;
    if (as !== 'detail') return value === id;
    const asked = detailOf(value);
    return asked?.id === id && (part === undefined || asked.part === part);
  });

/** Whether some detail of a garment is the nearest that is known to what the words say: then they are told, and not it. */
const isNearest = (look: Look, { id: garment, details }: Garment): boolean =>
  saidOf(look.reading.sources, garment, 'details') === 'words' &&
  look.reading.understood.some(({ as, of, value }) => {
    if (of !== garment || !SAYS_DETAIL.has(as)) return false;
    const asked = detailOf(value);
    return asked === undefined || !details.some(({ id }) => id === asked.id);
  });

/** What the cutter took off is not missed, as a belt that only the picture has; a strap that gives way to a cord is. */
const isKept = ({ garment }: Specification, detail: Detail): boolean =>
  isBeltOverCord(garment, detail) ||
  garment.details.some(({ id, part, count }) => id === detail.id && part === detail.part && count === detail.count);

/** Details of a garment of the Look that no word orders — the house's, or somebody's by hand — and that its flat does not show. */
export function detailsMissed(look: Look, spec: Specification): Detail[] {
  const worn: Garment = look.garments.find(({ id }) => id === spec.garment.id) ?? spec.garment;
  const asked = worn.details.filter(
    (detail) => isKept(spec, detail) && shareOf(detail) === 'cut' && !isOrdered(look, worn.id, detail),
  );
  if (asked.length === 0 || isNearest(look, worn)) return [];
  const order = { spec, moves: linesMoved(look, worn) };
  return asked.filter((detail) => !isDetailDrawn(order, detail));
}

/** 'lace trim at the sleeve', '3 pockets': a detail as it is written on a drawing. */
export function detailSaid({ id, part, count, side }: Detail): string {
  const what = id.replaceAll('-', ' ');
  const where =
    part === undefined || part === 'detail' ? '' : part === 'embroidery' ? ', embroidered' : ` at the ${part}`;
  return `${count === undefined ? '' : `${count} `}${what}${where}${side === undefined || side === 'both' ? '' : `, ${side}`}`;
}
