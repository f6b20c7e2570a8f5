import type { Look } from '@toile/look';
import type { Body, Who } from '../measures/body.ts';
import { bodyOf, SIZE_TABLES, type Size } from '../measures/size-tables.ts';
import { girthsSaid, type SaidGirth } from '../spec/made/read-size.ts';
import { yearsSaid } from '../spec/wearer.ts';

/** As near as this a size of the table is the one that is ordered, cm. */
const NEAR = 1;

const inWords = (list: readonly string[]): string => list.join(', ');

const nameOf = (girth: SaidGirth['girth'], who: Who): string => (girth === 'bust' && who === 'men' ? 'chest' : girth);

const bodyText = (body: Body, who: Who): string =>
  `${nameOf('bust', who)} ${body.bust}, waist ${body.waist}, hip ${body.hip} cm`;

/** What the order says of size and what is drawn: a girth is the wearer's unless it is said to be the garment's. */
export function sizeNote(look: Look, who: Who, size: Size | 'made to measure'): string | undefined {
  if (size === 'made to measure') return undefined;
  const years = who === 'children' ? yearsSaid(look) : undefined;
  const girths = girthsSaid(look, who);
  const body = bodyOf(who, size);
  if (years !== undefined) {
    const asked = girths.map(({ text, girth, cm }) => `“${text.trim()}” = ${nameOf(girth, who)} ${cm} cm`);
    const beside =
      asked.length > 0 ? ` Ordered as well: ${inWords(asked)}; the size is drawn for ${bodyText(body, who)}.` : '';
    return `Ordered for ${years}: drawn and cut in size ${size}, of the sizes ${inWords(SIZE_TABLES.children.sizes)} years.${beside}`;
  }
  if (girths.length === 0) return undefined;
  const said = girths.map(({ text, girth, cm }) => `“${text.trim()}” = ${nameOf(girth, who)} ${cm} cm`);
  const isExact = girths.every(({ girth, cm }) => Math.abs(body[girth] - cm) <= NEAR);
  const how = isExact ? 'as ordered' : 'the nearest of the table: cut to the ordered measures where they differ';
  return `Size: ordered ${inWords(said)}, read as the body’s and not the garment’s; drawn in ${size} (${bodyText(body, who)}), ${how}.`;
}
