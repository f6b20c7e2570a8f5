import type { Garment, Look } from '#atelier/look/look.ts';
import { shapeOf } from './features.ts';
import { aGarment } from './garment-lines.ts';
import { agree, capital, isPlural, listed, participle } from './words.ts';

const MOMENTS: Readonly<Record<string, string>> = {
  wedding: 'a wedding',
  'beach-wedding': 'a wedding by the sea',
  bridal: 'the bride',
  haldi: 'a haldi',
  mehendi: 'a mehendi',
  sangeet: 'a sangeet',
  festival: 'a day of celebration',
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
  return hero.layer === 'one-piece' && others.every(({ layer }) => layer === 'outer') ? 'under' : 'with';
}

/** The opening line: what one sees first, cut and movement with it. `way` picks the turn of phrase. */
export function caption(look: Look, hero: Garment, way: number): string {
  const others = look.garments.filter((garment) => garment !== hero);
  const rest = listed(others.map(aGarment));
  const join = preposition(hero, others);
  const shape = shapeOf(hero);
  const moves = agree(hero, shape);
  const moving = participle(shape);
  const moment = MOMENTS[look.occasion] ?? (look.season === 'any' ? undefined : `${look.season} days`);
  const it = isPlural(hero) ? 'they' : 'it';
  const are = isPlural(hero) ? 'are' : 'is';
  if (!rest) {
    const ways = [
      `${aGarment(hero)} that ${moves}`,
      `${aGarment(hero)}, ${moving}${moment ? `, for ${moment}` : ''}`,
      `${moment ? `for ${moment}, ` : ''}${aGarment(hero)}, ${moving}`,
      `${moving}, ${aGarment(hero)} ${isPlural(hero) ? 'make' : 'makes'} the whole outfit`,
      `${aGarment(hero)} ${moves}`,
    ];
    return ways[way % ways.length] ?? '';
  }
  switch (way % 8) {
    case 0:
      return `${aGarment(hero)}, ${moving}, ${join} ${rest}`;
    case 1:
      return `${aGarment(hero)} ${join} ${rest}${moment ? `, for ${moment}` : ''}: ${it} ${moves}`;
    case 2:
      return `${moment ? `for ${moment}, ` : ''}${aGarment(hero)} that ${moves}, worn ${join} ${rest}`;
    case 3:
      return `${join} ${rest}, ${aGarment(hero)} that ${moves}`;
    case 4:
      return `${moving}, ${aGarment(hero)} ${are} worn ${join} ${rest}`;
    case 5:
      return `${rest}; ${join === 'over' ? 'over' : 'with'} ${others.length > 1 || isPlural(others[0] ?? hero) ? 'them' : 'it'}, ${aGarment(hero)} that ${moves}`;
    case 6:
      return `${hero.cloth.colour.name} leads, in ${aGarment(hero)} ${join} ${rest}`;
    default:
      return `${aGarment(hero)} worn ${join} ${rest}. ${capital(it)} ${moves}`;
  }
}
