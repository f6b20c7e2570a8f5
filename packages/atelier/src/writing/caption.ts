import type { Garment, Look } from '@toile/look';
import { shapeOf } from './cut-told.ts';
import { aGarment } from './garment-lines.ts';
import { agree, isPlural, listed, participle, withArticle } from './words.ts';

const MOMENTS: Readonly<Record<string, string>> = {
  wedding: 'a wedding',
  'beach-wedding': 'a wedding by the sea',
  bridal: 'the bride',
  haldi: 'a haldi',
  mehendi: 'a mehendi',
  sangeet: 'a sangeet',
  festival: 'a day of celebration',
  'indian-festival': 'a feast day',
  'music-festival': 'a field and a stage',
  party: 'an evening out',
  gala: 'a gala',
  formal: 'a formal day',
  'romantic-date': 'dinner for two',
  'casual-date': 'an easy date',
  travel: 'the road',
  beach: 'the beach',
  sport: 'training',
  'avant-garde': 'an opening night',
  runway: 'the runway',
};

/** The garment the outfit is about. */
export function heroOf({ garments, reading }: Look): Garment | undefined {
  const asked = garments.filter(({ id }) => reading.sources[`${id}.kind`] === 'words');
  const list = asked.length > 0 ? asked : garments;
  return (
    list.find(({ layer }) => layer === 'one-piece') ??
    list.find(({ family }) => family === 'lehenga') ??
    list.find(({ layer }) => layer === 'outer') ??
    list.find(({ layer }) => layer === 'base' || layer === 'mid') ??
    list[0]
  );
}

/** What the rest of the outfit is to the hero: under a coat, over a dress, or simply with it. */
function preposition(hero: Garment, others: readonly Garment[]): 'over' | 'under' | 'with' {
  if (hero.layer === 'outer' || (hero.layer === 'mid' && others.some(({ layer }) => layer === 'base'))) return 'over';
  if (hero.family === 'saree' && others.every(({ family }) => family === 'choli')) return 'over';
  return hero.layer === 'one-piece' && others.every(({ layer }) => layer === 'outer') ? 'under' : 'with';
}

/** What an opening line is made of. */
interface Opening {
  /** 'a red silk dress' */
  a: string;
  /** 'silk dress': without the colour, where that has been named already. */
  uncoloured: string;
  /** 'falls in tiers' and 'falling in tiers'. */
  moves: string;
  moving: string;
  is: string;
  it: string;
  them: string;
  /** Third person or plural of a verb: `s('make')` → 'makes'. */
  s: (verb: string) => string;
  /** ' for a gala', or nothing. */
  forIt: string;
  colour: string;
}

const without = (text: string, part: string): string => {
  const at = text.indexOf(part);
  return at < 0 ? text : text.slice(0, at) + text.slice(at + part.length);
};
const withoutFirst = (text: string, part: string): string => (text.startsWith(part) ? text.slice(part.length) : text);

function openingOf(look: Look, hero: Garment, way: number): Opening {
  const shape = shapeOf(hero, way);
  const many = isPlural(hero);
  const moment = MOMENTS[look.occasion] ?? (look.season === 'any' ? undefined : `${look.season} days`);
  const a = aGarment(hero);
  const colour = hero.cloth.colour.name;
  return {
    a,
    uncoloured: many ? without(a, `${colour} `) : withArticle(withoutFirst(a.replace(/^an? /, ''), `${colour} `)),
    moves: agree(hero, shape),
    moving: participle(shape),
    is: many ? 'are' : 'is',
    it: many ? 'they' : 'it',
    them: many ? 'them' : 'it',
    s: (verb) => (many ? verb : verb.endsWith('o') ? `${verb}es` : `${verb}s`),
    forIt: moment ? ` for ${moment}` : '',
    colour,
  };
}

/** Openings of an outfit that is one garment. */
const ALONE: readonly ((o: Opening) => string)[] = [
  ({ a, moves, forIt }) => `${a} ${moves}${forIt && `, made${forIt}`}`,
  ({ a, moving, s }) => `${moving}, ${a} ${s('take')} the eye`,
  ({ a, moving, is, forIt }) => `${a}, ${moving}, ${is} what is worn${forIt}`,
  ({ a, moving, forIt }) => `what is worn${forIt} is ${a}, ${moving}`,
  ({ a, is, it, moves }) => `${a} ${is} where it all begins; ${it} ${moves}`,
  ({ colour, uncoloured, moving, is }) => `${uncoloured} in ${colour} ${is} worn, ${moving}`,
  ({ a, moving, forIt }) => `the one piece${forIt} is ${a}, ${moving}`,
  ({ a, s, it, moves }) => `here ${a} ${s('lead')}: ${it} ${moves}`,
  ({ a, is, moves, it, forIt }) => `${a} ${is} worn${forIt}; ${it} ${moves}`,
  ({ a, is, moving }) => `${a} ${is} the heart of it, ${moving}`,
];

/** What goes with the hero: how it is joined, the words for it, and whether it is many. */
interface Rest {
  join: 'over' | 'under' | 'with';
  rest: string;
  many: boolean;
}

/** Openings of an outfit of several garments. */
const TOGETHER: readonly ((o: Opening, r: Rest) => string)[] = [
  ({ a, moves }, { join, rest }) => `${a} ${moves} ${join === 'with' ? 'beside' : join} ${rest}`,
  ({ a, is, it, moves, forIt }, { join, rest }) => `${a} ${is} worn ${join} ${rest}${forIt}; ${it} ${moves}`,
  ({ a, is, moving }, { join, rest }) => `${moving}, ${a} ${is} worn ${join} ${rest}`,
  ({ colour, uncoloured }, { join, rest }) => `${colour} leads, in ${uncoloured} ${join} ${rest}`,
  ({ a, moving, forIt }, { join, rest }) => `the outfit${forIt} is built on ${a}, ${moving}, ${join} ${rest}`,
  ({ a, s }, { join, rest }) => `${join} ${rest} ${s('go')} ${a}`,
  ({ a, them, forIt }, { join, rest }) => `take ${a}${forIt} and wear ${them} ${join} ${rest}`,
  ({ a, s, moving }, { join, rest }) => `${a} ${s('come')} first, ${moving}, ${join} ${rest}`,
  ({ a, moves }, { join, rest, many }) =>
    `${rest} ${many ? 'are' : 'is'} worn ${join === 'over' ? 'under' : join === 'under' ? 'over' : 'with'} ${a}, which ${moves}`,
  ({ a, forIt }, { join, rest }) => `everything${forIt} turns on ${a}, worn ${join} ${rest}`,
  ({ a, s, forIt }, { join, rest }) => `${a} ${s('set')} the tone${forIt} ${join} ${rest}`,
  ({ a, moving, is }, { join, rest }) =>
    `here ${a}, ${moving}, ${is} put ${join === 'with' ? 'together with' : join} ${rest}`,
];

/** The others in a list; a stole lies over what is worn over them: 'a silk churidar, with a red stole'. */
function told(join: Rest['join'], others: readonly Garment[]): string {
  const drapes = others.filter(({ layer }) => layer === 'drape');
  if (join !== 'over' || drapes.length === 0 || drapes.length === others.length) return listed(others.map(aGarment));
  const under = others.filter((garment) => !drapes.includes(garment));
  return `${listed(under.map(aGarment))}, with ${listed(drapes.map(aGarment))}`;
}

/** The opening line: what one sees first, cut and movement with it. `way` picks the turn of phrase. */
export function caption(look: Look, hero: Garment, way: number): string {
  const others = look.garments.filter((garment) => garment !== hero);
  const opening = openingOf(look, hero, Math.floor(way / 7));
  const [other] = others;
  if (!other) return ALONE[way % ALONE.length]?.(opening) ?? '';
  const join = preposition(hero, others);
  const rest: Rest = { join, rest: told(join, others), many: others.length > 1 || isPlural(other) };
  return TOGETHER[way % TOGETHER.length]?.(opening, rest) ?? '';
}
