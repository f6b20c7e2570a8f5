import type { Look } from '@toile/look';
import { isColour } from '../../is-colour.ts';
import { mainGarment } from '../../work.ts';
import type { Frame } from '../order.ts';

const ALL = '(?:poora|pura|poori|puri|pure|poore|saara|sara|sari|saari|whole|entire|complete)';
const SET = '(?: (?:the|three|pieces?|thing|set|suit|outfit|dress|look|ka|ko|hi|of it|it))*';
const DYED = new RegExp(
  `^(?:make |turn |do |have |want |change )?(?:the )?${ALL}${SET} (?:to |in |into |should be |be )?([a-z]+(?: [a-z]+)??)(?: (?:me|mein|rang|colou?r|kar|bana|karo|do|dena))*$`,
);

/** Whatever was dyed with the garment the design is about. */
function ofOneDye(look: Look): string[] {
  const { colour } = mainGarment(look).cloth;
  return look.garments.flatMap(({ cloth, name }) => (cloth.colour.hex === colour.hex ? [name] : []));
}

/** 'The whole set in pink': all that is of one colour today, each by its name, and no shoe. */
export const inAll: Frame = (clause, { look }) => {
  const colour = DYED.exec(clause)?.[1];
  if (colour === undefined || !isColour(colour)) return undefined;
  const names = ofOneDye(look);
  const inColour = (other: string): string[] => names.map((name) => `the ${name} in ${other}`);
  return names.length < 2 ? undefined : { clauses: inColour(colour), of: 'all', inColour };
};
