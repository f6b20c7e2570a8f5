import type { Garment, Look } from '#atelier/look/look.ts';
import { printOf, shapeOf } from './features.ts';
import { aGarment } from './garment-lines.ts';
import { agree, isPlural, listed } from './words.ts';

const SEASONS: Readonly<Record<string, string>> = {
  summer: 'summer',
  winter: 'winter',
  spring: 'spring',
  autumn: 'autumn',
};
const MOMENTS: Readonly<Record<string, string>> = {
  wedding: 'a wedding',
  haldi: 'a haldi',
  mehendi: 'a mehendi',
  sangeet: 'a sangeet',
  festive: 'a day of festivity',
  festival: 'a day of festivity',
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
  bridal: 'the bride',
  'music-festival': 'a field and a stage',
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

/** The opening line: what one sees first. `way` picks the turn of phrase; the particulars come later. */
export function caption(look: Look, hero: Garment, way: number): string {
  const others = look.garments.filter((garment) => garment !== hero && garment.family !== 'choli');
  const rest = listed(others.map(aGarment));
  const shape = agree(hero, shapeOf(hero));
  const moment = MOMENTS[look.occasion];
  const season = SEASONS[look.season];
  const when = moment ?? (season ? `${season} days` : undefined);
  const { name } = hero.cloth.colour;
  const it = isPlural(hero) ? 'they' : 'it';
  switch (way % 8) {
    case 0:
      return rest ? `${aGarment(hero)} with ${rest}` : `${aGarment(hero)} that ${shape}`;
    case 1:
      return when
        ? `for ${when}: ${aGarment(hero)}${rest ? `, and ${rest} with ${it === 'it' ? 'it' : 'them'}` : ''}`
        : `the eye goes first to ${aGarment(hero)}${rest ? `; ${rest} keep${others.length === 1 && !isPlural(others[0] ?? hero) ? 's' : ''} it company` : ''}`;
    case 2:
      return `${name} leads${rest ? `, and the rest follows: ${aGarment(hero)}, ${rest}` : `: ${aGarment(hero)}, and little else`}`;
    case 3:
      return `everything begins with ${aGarment(hero)}; ${it} ${shape}${rest ? `, and ${rest} finish${others.length === 1 && !isPlural(others[0] ?? hero) ? 'es' : ''} the outfit` : ''}`;
    case 4:
      return rest
        ? `${rest}, and over the whole impression ${aGarment(hero)}`
        : `one garment does the work here, ${aGarment(hero)}`;
    case 5:
      return printOf(hero)
        ? `${printOf(hero)} on ${name}: ${aGarment(hero)}${rest ? ` worn with ${rest}` : ''}`
        : `${aGarment(hero)}, plain and sure of ${isPlural(hero) ? 'themselves' : 'itself'}${rest ? `, worn with ${rest}` : ''}`;
    case 6:
      return rest
        ? `${rest} set${others.length === 1 && !isPlural(others[0] ?? hero) ? 's' : ''} off ${aGarment(hero)}${when ? `, ready for ${when}` : ''}`
        : `${aGarment(hero)}${when ? `, ready for ${when}` : ''}, cut so that ${it} ${shape}`;
    default:
      return `here ${isPlural(hero) ? 'are' : 'is'} ${aGarment(hero)}${when ? ` for ${when}` : ''}${rest ? `, put together with ${rest}` : ''}`;
  }
}
