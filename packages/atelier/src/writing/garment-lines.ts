import type { Garment } from '#atelier/look/look.ts';
import { callGarment } from '#atelier/look/title.ts';
import { borderOf, closureOf, detailsOf, lengthOf, neckOf, printOf, shapeOf, sleevesOf, trimsOf } from './features.ts';
import { agree, isPlural, listed, withArticle } from './words.ts';

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
  ].filter((item) => item !== '');
  nameThread(all, garment.trims.embroidery?.name);
  // 'gold embroidery' says 'embroidery'; 'a sash' twice says it once.
  const told = all.filter(
    (item, i) => !all.some((other, j) => j !== i && other !== item && other.endsWith(item.replace(/^(a|an) /, ''))),
  );
  return [...new Set(told)].slice(0, most);
}

/** 'white embroidery' and 'chikankari embroidery' are one: 'white chikankari embroidery'. */
function nameThread(items: string[], colour: string | undefined): void {
  const plain = items.indexOf(`${colour} embroidery`);
  const named = items.findIndex((item, i) => i !== plain && item.endsWith(' embroidery'));
  if (plain < 0 || named < 0) return;
  items[named] = `${colour} ${items[named]}`;
  items.splice(plain, 1);
}

/** Whether a list of features takes a plural verb: more than one, or one that is many ('long sleeves'). */
const many = (features: readonly string[]): boolean => features.length > 1 || !/^(a|an|no) /.test(features[0] ?? 'a ');

/** Sentences on the garment the outfit is about; its cut has been told by the caption. */
export function heroLine(garment: Garment, way: number): string {
  const features = featureList(garment, 5);
  const list = listed(features);
  const name = `the ${garment.name}`;
  const length = agree(garment, lengthOf(garment));
  const print = printOf(garment);
  const it = isPlural(garment) ? 'they' : 'it';
  const has = isPlural(garment) ? 'have' : 'has';
  const printed = print ? `${it === 'they' ? 'their' : 'its'} print is ${print}` : '';
  if (!list)
    return (
      [length && `${name} ${length}`, printed].filter(Boolean).join('; ') ||
      `${name} ${agree(garment, shapeOf(garment))}`
    );
  const tail = [length && `${it} ${length}`, printed].filter(Boolean).join(', and ');
  switch (way % 5) {
    case 0:
      return `${name} ${has} ${list}${tail ? `; ${tail}` : ''}`;
    case 1:
      return `${list} ${many(features) ? 'shape' : 'shapes'} ${name}${tail ? `; ${tail}` : ''}`;
    case 2:
      return length
        ? `${name} ${length}, with ${list}${printed ? `; ${printed}` : ''}`
        : `${name}, with ${list}${printed ? `; ${printed}` : ''}`;
    case 3:
      return `${printed ? `${printed.replace(/^(its|their) print is/, 'the print is')}; ` : ''}${name} ${has} ${list}${length ? `; ${it} ${length}` : ''}`;
    default:
      return `on ${name}, ${list}${tail ? `; ${tail}` : ''}`;
  }
}

/** A shorter sentence on a garment that goes with it: its features and how it falls. */
export function companionLine(garment: Garment, way: number): string {
  const name = `the ${garment.name}`;
  const list = listed(featureList(garment, 3));
  const shape = agree(garment, shapeOf(garment));
  const length = agree(garment, lengthOf(garment));
  const print = printOf(garment);
  const fall = length ? `${shape} and ${length}` : shape;
  const extra = [list && `with ${list}`, print && `patterned with ${print}`].filter(Boolean).join(', ');
  switch (way % 3) {
    case 0:
      return `${name} ${fall}${extra ? `, ${extra}` : ''}`;
    case 1:
      return extra ? `${name}, ${extra}, ${fall}` : `${name} ${fall}`;
    default:
      return extra ? `${name} ${shape}, ${extra}` : `${name} ${fall}`;
  }
}
