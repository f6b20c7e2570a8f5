import type { Garment } from '@toile/look';
import { callGarment } from '#atelier/styling/title.ts';
import { borderOf, printOf, trimsOf } from './cloth-told.ts';
import { closureOf, lengthOf, neckOf, shapeOf, sleevesOf } from './cut-told.ts';
import { detailsOf } from './details-told.ts';
import { agree, isPlural, listed, withArticle } from './words.ts';

/** 'an emerald satin slip dress', 'black wool trousers'. */
export const aGarment = (garment: Garment): string =>
  isPlural(garment) ? callGarment(garment) : withArticle(callGarment(garment));

/** What can be counted off about a garment: neck, sleeves, fastening, border, trims, details. */
export function featureList(garment: Garment, most: number): string[] {
  const { family } = garment;
  const details = detailsOf(garment, 4);
  // what is worked into it was asked for; a neck and sleeves every one has
  const shown = details.filter((detail) => detail.includes('-embroidered'));
  const all = [
    ...shown,
    neckOf(garment),
    sleevesOf(garment),
    borderOf(garment),
    ...trimsOf(garment),
    ...details.filter((detail) => !shown.includes(detail)),
    family === 'jacket' || family === 'top' ? closureOf(garment) : '',
  ].filter((item) => item !== '');
  nameThread(all, garment.trims.embroidery?.name);
  nameCollar(all, garment.trims.collar?.name);
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

/** 'A Peter Pan collar' and 'a white collar' are one: 'a white Peter Pan collar'. */
function nameCollar(items: string[], colour: string | undefined): void {
  const plain = items.indexOf(withArticle(`${colour} collar`));
  const named = items.findIndex((item, i) => i !== plain && item.endsWith(' collar'));
  if (plain < 0 || named < 0) return;
  items[named] = withArticle(`${colour} ${(items[named] ?? '').replace(/^an? /, '')}`);
  items.splice(plain, 1);
}

/** Whether a list of features takes a plural verb: more than one, or one that is many ('long sleeves'). */
const many = (features: readonly string[]): boolean => features.length > 1 || !/^(a|an|no) /.test(features[0] ?? 'a ');

/** What a sentence on a garment is made of. */
interface Told {
  /** 'the silk dress' */
  the: string;
  it: string;
  its: string;
  has: string;
  is: string;
  s: (verb: string) => string;
  /** 'a V neck and long sleeves', and whether these are many. */
  list: string;
  lists: boolean;
  /** 'reaches the knee', or nothing. */
  length: string;
  /** 'falls in tiers' */
  shape: string;
}

function toldOf(garment: Garment, features: readonly string[], way: number): Told {
  const plural = isPlural(garment);
  return {
    the: `the ${garment.name}`,
    it: plural ? 'they' : 'it',
    its: plural ? 'their' : 'its',
    has: plural ? 'have' : 'has',
    is: plural ? 'are' : 'is',
    s: (verb) => (plural ? verb : /(sh|ch|o)$/.test(verb) ? `${verb}es` : verb === 'carry' ? 'carries' : `${verb}s`),
    list: listed(features),
    lists: many(features),
    length: agree(garment, lengthOf(garment)),
    shape: agree(garment, shapeOf(garment, Math.floor(way / 7))),
  };
}

const then = ({ it, length }: Told): string => (length ? `; ${it} ${length}` : '');
const andThen = ({ it, length }: Told): string => (length ? `, and ${it} ${length}` : '');

/** Sentences on the features of the garment the outfit is about. */
const HERO: readonly ((t: Told) => string)[] = [
  (t) => `${t.the} ${t.has} ${t.list}${then(t)}`,
  (t) => `${t.list} ${t.lists ? 'shape' : 'shapes'} ${t.the}${andThen(t)}`,
  (t) => (t.length ? `${t.the} ${t.length}, with ${t.list}` : `${t.the} ${t.is} worked with ${t.list}`),
  (t) => `with ${t.list}, ${t.the} ${t.length || t.shape}`,
  (t) => `${t.the} ${t.is} marked by ${t.list}${then(t)}`,
  (t) => `${t.the} ${t.s('carry')} ${t.list}${andThen(t)}`,
  (t) => `look closer: ${t.the} ${t.has} ${t.list}${andThen(t)}`,
  (t) => `${t.list} ${t.lists ? 'belong' : 'belongs'} to ${t.the}, which ${t.length || t.shape}`,
  (t) => `${t.the} ${t.s('come')} with ${t.list}${t.length ? ` and ${t.length}` : ''}`,
  (t) => `${t.the} ${t.s('show')} ${t.list}${then(t)}`,
];

/** Sentences on the garment the outfit is about; its cut has been told by the caption. */
export function heroLine(garment: Garment, way: number): string {
  const told = toldOf(garment, featureList(garment, 5), way);
  const print = printOf(garment);
  const printed = print ? `${told.its} print is ${print}` : '';
  if (!told.list)
    return (
      [told.length && `${told.the} ${told.length}`, printed].filter(Boolean).join('; ') || `${told.the} ${told.shape}`
    );
  const line = HERO[way % HERO.length]?.(told) ?? '';
  return printed ? `${line}; ${printed}` : line;
}

/** Sentences on a garment that goes with it: `fall` is how it falls and where it ends. */
const COMPANION: readonly ((t: Told, fall: string, extra: string) => string)[] = [
  (t, fall, extra) => `${t.the} ${fall}${extra && `, ${extra}`}`,
  (t, fall, extra) => (extra ? `${t.the}, ${extra}, ${fall}` : `${t.the} ${fall}`),
  (t, fall, extra) => (extra ? `${extra}, ${t.the} ${fall}` : `as for ${t.the}, ${t.it} ${fall}`),
  (t, fall, extra) => `${t.the} ${t.s('go')} with it: ${t.it} ${fall}${extra && `, ${extra}`}`,
  (t, fall, extra) => `then there ${t.is} ${t.the}: ${t.it} ${fall}${extra && `, ${extra}`}`,
  (t, fall, extra) => `beside it, ${t.the} ${fall}${extra && `, ${extra}`}`,
  (t, fall, extra) =>
    extra ? `${t.the} ${t.s('come')} ${extra}; ${t.it} ${fall}` : `for ${t.its} part, ${t.the} ${fall}`,
  (t, fall, extra) => `${t.the} ${t.s('answer')} it${extra && `, ${extra}`}: ${t.it} ${fall}`,
];

/** A shorter sentence on a garment that goes with it: its features and how it falls. */
export function companionLine(garment: Garment, way: number): string {
  const told = toldOf(garment, featureList(garment, garment.details.length > 0 ? 4 : 3), way);
  const fall = told.length && told.length !== told.shape ? `${told.shape} and ${told.length}` : told.shape;
  const print = printOf(garment);
  const extra = [told.list && `with ${told.list}`, print && `patterned with ${print}`].filter(Boolean).join(', ');
  return COMPANION[way % COMPANION.length]?.(told, fall, extra) ?? '';
}
