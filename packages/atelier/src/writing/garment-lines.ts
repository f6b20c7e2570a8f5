import type { Garment } from '#atelier/look/look.ts';
import { callGarment } from '#atelier/look/title.ts';
import { borderOf, closureOf, detailsOf, lengthOf, neckOf, printOf, shapeOf, sleevesOf, trimsOf } from './features.ts';
import { agree, isPlural, listed, withArticle } from './words.ts';

/** 'an emerald satin slip dress', 'black wool trousers'. */
export const aGarment = (garment: Garment): string =>
  isPlural(garment) || garment.kind === 'tails' ? callGarment(garment) : withArticle(callGarment(garment));

const cloth = ({ cloth: { fabric, name } }: Garment): string =>
  name ?? (fabric === 'net' ? 'tulle' : fabric.replaceAll('-', ' '));

/** What can be counted off about a garment: neck, sleeves, fastening, border, trims, details. */
export function featureList(garment: Garment, most: number): string[] {
  const neck = neckOf(garment);
  const sleeves = sleevesOf(garment);
  const all = [neck, sleeves, borderOf(garment), ...trimsOf(garment), ...detailsOf(garment, 4), closureOf(garment)];
  return [...new Set(all.filter((item) => item !== ''))].slice(0, most);
}

/** One sentence on a garment; `way` picks among the ways of saying it. */
export function garmentLine(garment: Garment, way: number): string {
  const name = `the ${garment.name}`;
  const shape = agree(garment, shapeOf(garment));
  const length = agree(garment, lengthOf(garment));
  const features = listed(featureList(garment, 4));
  const print = printOf(garment);
  const fall = length && !shape.includes('waist, with') ? `${shape} and ${length}` : shape;
  const having = features ? `, with ${features}` : '';
  const printed = print ? `, ${isPlural(garment) ? 'they carry' : 'it carries'} ${print}` : '';
  switch (way % 4) {
    case 0:
      return `${name} ${fall}${having}${print ? `; ${isPlural(garment) ? 'they carry' : 'it carries'} ${print}` : ''}`;
    case 1:
      return `${garment.cloth.colour.name} ${cloth(garment)} makes ${name}: ${[features, print].filter(Boolean).join(', and ') || shape}${features || print ? `; ${isPlural(garment) ? 'they' : 'it'} ${fall}` : ''}`;
    case 2:
      return `${features ? `${features} give ${name} ${isPlural(garment) ? 'their' : 'its'} character, and ` : ''}${features ? (isPlural(garment) ? 'they' : 'it') : name} ${fall}${printed}`;
    default:
      return `${name}, in ${garment.cloth.colour.name} ${cloth(garment)}, ${fall}${having}${print ? `, over ${print}` : ''}`;
  }
}
