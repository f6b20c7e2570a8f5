import type { Look } from '@toile/look';
import type { Frame } from '../order.ts';

const SHAPE =
  '(a[ -]?line|flared?|flowy|full|circle|circular|straight|pencil|mermaid|fishtail|trumpet|gathered|pleated|tiered|column|bubble|tulip)';
const SKIRT = new RegExp(
  `^(?:(?:make|give|have|want|with|do|it|her|me|the|a|an|more|of) )*${SHAPE}(?:[ -]shaped?)? (?:skirt|bottom|lower half|bottom half|skirt part)(?: (?:instead|please|only))*$|^(?:make )?(?:the |her )?(?:skirt|bottom half|lower half|skirt part) (?:(?:of|in) (?:it|the dress|the gown) )?(?:(?:should|to|be|in|an?|more) )*${SHAPE}(?:[ -]shaped?)?(?: (?:instead|please|only))*$`,
);
const SPELLED: Readonly<Record<string, string>> = {
  aline: 'a-line',
  'a line': 'a-line',
  flare: 'flared',
  flowy: 'flared',
  full: 'flared',
  circular: 'circle',
  fishtail: 'mermaid',
  trumpet: 'mermaid',
  column: 'straight',
};

/** The one dress of a Look that has no skirt beside it: the skirt that is spoken of is its own. */
function dressAlone({ garments }: Look): string | undefined {
  const dresses = garments.filter(({ family }) => family === 'dress');
  const isSkirted = garments.some(({ family }) => family === 'skirt' || family === 'lehenga');
  return dresses.length === 1 && !isSkirted ? dresses[0]?.name : undefined;
}

/** How the skirt of a dress is cut: no skirt is put on for it. */
export const skirts: Frame = (clause, { look }) => {
  const shape = SKIRT.exec(clause)?.slice(1).find(Boolean);
  const dress = shape === undefined ? undefined : dressAlone(look);
  if (shape === undefined || dress === undefined) return undefined;
  return { clauses: [`make the ${dress} ${SPELLED[shape] ?? shape}`], of: dress };
};
