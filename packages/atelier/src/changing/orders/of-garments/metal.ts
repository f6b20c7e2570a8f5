import type { Garment, Look } from '@toile/look';
import { isColour } from '../../is-colour.ts';
import type { Frame } from '../order.ts';

const WHAT = '(?:hardware|metal ?work|metal|metal (?:bits|parts)|fittings|findings)';
const FIRST = new RegExp(
  `^(?:(?:make|with|all|the|in|have|give|it) )*([a-z]+(?: [a-z]+)?) ${WHAT}(?: (?:please|instead|everywhere|all over))*$`,
);
const LAST = new RegExp(
  `^(?:(?:make|have|all|the|her|his) )*${WHAT} (?:(?:should|to|be|in|all) )*([a-z]+(?: [a-z]+)?)$`,
);

/** What of a garment is of metal, by the name under which its colour is said. */
const METAL: readonly (readonly [string, (garment: Garment) => boolean])[] = [
  ['zip', ({ trims, closure }) => trims.zip !== undefined || closure === 'zip'],
  ['studs', ({ details }) => details.some(({ id }) => id === 'studs')],
  ['buttons', ({ trims, closure }) => trims.buttons !== undefined && closure !== 'none'],
];

const metalOf = ({ garments }: Look): string[] =>
  garments.flatMap((garment) => METAL.flatMap(([name, has]) => (has(garment) ? [name] : [])));

/** The metal of an outfit in one colour: each of it by its own name. */
export const metal: Frame = (clause, { look }) => {
  const colour = (FIRST.exec(clause) ?? LAST.exec(clause))?.[1];
  if (colour === undefined || !isColour(colour)) return undefined;
  const names = [...new Set(metalOf(look))];
  return names.length === 0 ? undefined : { clauses: names.map((name) => `${colour} ${name}`), of: names.at(-1) };
};
