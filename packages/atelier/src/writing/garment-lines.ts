import type { Garment } from '#atelier/look/look.ts';
import { callGarment } from '#atelier/look/title.ts';
import { borderOf, closureOf, detailsOf, lengthOf, neckOf, printOf, shapeOf, sleevesOf, trimsOf } from './features.ts';
import { agree, capital, isPlural, listed, withArticle } from './words.ts';

/** 'an emerald satin slip dress', 'black wool trousers'. */
export const aGarment = (garment: Garment): string =>
  isPlural(garment) ? callGarment(garment) : withArticle(callGarment(garment));

/** What can be counted off about a garment: neck, sleeves, fastening, border, trims, details. */
export function featureList(garment: Garment, most: number): string[] {
  const { family } = garment;
  const all = [
    neckOf(garment),
    sleevesOf(garment),
    borderOf(garment),
    ...trimsOf(garment),
    ...detailsOf(garment, 4),
    family === 'jacket' || family === 'top' ? closureOf(garment) : '',
  ];
  return [...new Set(all.filter((item) => item !== ''))].slice(0, most);
}

/** Whether a list of features takes a plural verb: more than one, or one that is many ('long sleeves'). */
const many = (features: readonly string[]): boolean => features.length > 1 || !/^(a|an|no) /.test(features[0] ?? 'a ');

interface Said {
  name: string;
  fall: string;
  features: readonly string[];
  print: string;
  it: string;
  carries: string;
}

function sayings(garment: Garment): Said {
  const shape = agree(garment, shapeOf(garment));
  const length = agree(garment, lengthOf(garment));
  const plural = isPlural(garment);
  return {
    name: `the ${garment.name}`,
    fall: length ? `${shape} and ${length}` : shape,
    features: featureList(garment, 5),
    print: printOf(garment),
    it: plural ? 'they' : 'it',
    carries: plural ? 'they carry' : 'it carries',
  };
}

/** Sentences on the garment the outfit is about; `way` picks among the ways of saying it. */
export function heroLine(garment: Garment, way: number): string {
  const { name, fall, features, print, it, carries } = sayings(garment);
  const list = listed(features);
  const printed = print ? `; ${carries} ${print}` : '';
  if (!list) return `${name} ${fall}${printed}`;
  const verb = many(features) ? '' : 's';
  const them = it === 'they' ? 'them' : 'it';
  switch (way % 8) {
    case 0:
      return `${name} ${fall}, with ${list}${printed}`;
    case 1:
      return `${list} mark${verb} ${name}, which ${fall}${printed}`;
    case 2:
      return `${it} ${fall}; look for ${list}${print ? `, and for ${print}` : ''}`;
    case 3:
      return `${name} ${fall}. ${capital(list)} ${many(features) ? 'finish' : 'finishes'} ${them}${printed}`;
    case 4:
      return `${it} ${fall}, and ${it} ${it === 'they' ? 'have' : 'has'} ${list}${printed}`;
    case 5:
      return `the cut is plain to read: ${list}; ${it} ${fall}${printed}`;
    case 6:
      return `${print ? `over ${print}, ` : ''}${name} ${fall}; ${list} keep${verb} ${them} from being plain`;
    default:
      return `${name} ${it === 'they' ? 'have' : 'has'} ${list}; ${it} ${fall}${printed}`;
  }
}

/** A shorter sentence on a garment that goes with it. */
export function companionLine(garment: Garment, way: number): string {
  const { name, fall, features, print, it } = sayings(garment);
  const list = listed(features.slice(0, 3));
  const printed = print ? `, in ${print}` : '';
  switch (way % 4) {
    case 0:
      return `${name} ${fall}${list ? `, with ${list}` : ''}${printed}`;
    case 1:
      return list ? `${name}, with ${list}, ${fall}${printed}` : `beside it, ${name} ${fall}${printed}`;
    case 2:
      return list ? `${name}: ${list}; ${it} ${fall}${printed}` : `${name} simply ${fall}${printed}`;
    default:
      return `as for ${name}, ${it} ${fall}${list ? `, with ${list}` : ''}${printed}`;
  }
}
