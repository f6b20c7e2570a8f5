import type { Garment, Look } from '#atelier/look/look.ts';
import { aGarment } from './garment-lines.ts';
import { isPlural, listed } from './words.ts';

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
const SEASONS: Readonly<Record<string, string>> = {
  summer: 'summer',
  winter: 'winter',
  spring: 'spring',
  autumn: 'autumn',
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
function joined(hero: Garment, others: readonly Garment[]): string {
  if (others.length === 0) return '';
  const rest = listed(others.map(aGarment));
  if (hero.layer === 'outer') return ` over ${rest}`;
  if (hero.layer === 'one-piece' && others.every(({ layer }) => layer === 'outer')) return ` under ${rest}`;
  return ` with ${rest}`;
}

/** The opening line: what one sees first. `way` picks the turn of phrase; the particulars come later. */
export function caption(look: Look, hero: Garment, way: number): string {
  const others = look.garments.filter((garment) => garment !== hero && garment.family !== 'choli');
  const rest = listed(others.map(aGarment));
  const whole = `${aGarment(hero)}${joined(hero, others)}`;
  const moment = MOMENTS[look.occasion];
  const season = SEASONS[look.season];
  const when = moment ?? (season ? `${season} days` : undefined);
  const { name } = hero.cloth.colour;
  switch (way % 8) {
    case 0:
      return rest ? whole : `one garment and no more: ${aGarment(hero)}`;
    case 1:
      return when ? `for ${when}, ${whole}` : `start with ${aGarment(hero)}${rest ? `, then add ${rest}` : ''}`;
    case 2:
      return `${name} leads: ${whole}`;
    case 3:
      return `the outfit turns on ${aGarment(hero)}${rest ? `, answered by ${rest}` : ''}`;
    case 4:
      return `${whole}${when ? `, for ${when}` : ', to be worn often'}`;
    case 5:
      return `${rest ? 'put together' : 'all in one'}: ${whole}`;
    case 6:
      return `${others.length === 0 ? 'one idea, carried through' : 'a few ideas, kept clear'}: ${whole}${when ? `, for ${when}` : ''}`;
    default:
      return `here ${isPlural(hero) ? 'are' : 'is'} ${whole}`;
  }
}
