import { type Accessory, detailWord, type Garment, isMotif, type Look, type ReadSpan } from '@toile/look';
import { recordOf } from '@toile/look/records';
import type { Draft, Thing } from '#atelier/draft/draft.ts';
import { isThingDrawn } from '#atelier/lexicon/adornments/held-shapes.ts';
import { isUnseenFastening } from '#atelier/lexicon/language/fastenings.ts';
import { ACCESSORY_BY_ID, DETAIL_BY_ID } from '#atelier/lexicon/lexicon.ts';
import { asShown, unshownOf } from '#atelier/lexicon/shown-on.ts';
import { tellWornUnder } from './worn-under.ts';

/** Jackets cut of leather by nature close aslant. */
const isSlanted = ({ entry }: Thing): boolean => 'is' in entry && entry.is?.fabric === 'leather';

/** Whether a fastening lies where the drawing does not show it, or as the drawing does not show it. */
const isUnseen = (value: string, thing: Thing | undefined): boolean =>
  isUnseenFastening(value) || (value === 'asymmetric-zip' && thing !== undefined && !isSlanted(thing));

/** Whether the drawing shows what a stretch of words was read as. @param product what its sheet is of, if it is of one thing */
export function isDrawn(as: string, value: string, thing?: Thing, product?: string): boolean {
  if (as === 'closure') return !isUnseen(value, thing);
  if (as === 'detail') return DETAIL_BY_ID.get(value)?.drawn !== false;
  if (as !== 'accessory') return true;
  const entry = ACCESSORY_BY_ID.get(value);
  return entry === undefined || isThingDrawn({ kind: entry.kind, name: entry.name ?? value }, product);
}

/** 'Plus fours are drawn as harem trousers, cut to their length.' */
const drawnAs = (name: string, other: string): string =>
  `${sentence(name)} ${/(?:[^s](?<!canva)s|feet)$/.test(name) ? 'are' : 'is'} drawn as ${other}, the nearest that is known here.`;

/** What a garment or an accessory with a name of its own and no cut is drawn as. */
function tellThing(thing: Thing): string[] {
  const { entry } = thing;
  if (thing.type === 'garment' && thing.entry.drawnLike) {
    const { name, id, plural } = recordOf(thing.entry.drawnLike);
    const other = name ?? id.replaceAll('-', ' ');
    const article = /^[aeiou]/i.test(other) ? 'an' : 'a';
    return [drawnAs(thing.entry.name ?? id, plural || /[^s]s$/.test(other) ? other : `${article} ${other}`)];
  }
  if (thing.type === 'garment' || !thing.entry.drawnAs) return [];
  return [drawnAs(entry.name ?? entry.id, thing.entry.drawnAs)];
}

/** 'The bertha collar is drawn as a Peter Pan collar…' */
const tellNear = ({ said, type }: Thing): string[] =>
  said.flatMap(({ nearTo, value, as }) =>
    // of what is no garment the cloth is told in its own words
    // and what shuts them is shown or told with their parts
    nearTo && (type === 'garment' || (as !== 'fabric' && as !== 'closure'))
      ? [drawnAs(`the ${value.replaceAll('-', ' ')}`, nearTo)]
      : [],
  );

/** What has a name of its own and no drawing: each is told with what it is drawn as. */
export const tellLikenesses = (things: readonly Thing[]): string[] => [
  ...new Set(things.flatMap((thing) => [...tellThing(thing), ...tellNear(thing)])),
];

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Not drawn of the kurta: topstitch.' */
export const notDrawnOf = (name: string, words: readonly string[]): string =>
  `Not drawn of the ${name}: ${words.map((word) => word.replaceAll('-', ' ')).join(', ')}.`;

/** 'Not drawn of the scarf: stripe, tassel.' */
export function tellUnshown({ footwear, accessories }: Pick<Look, 'footwear' | 'accessories'>): string[] {
  const things = [
    ...accessories.map((thing) => ({ name: asShown(thing, thing.kind).name, lost: unshownOf(thing, thing.kind) })),
    { name: asShown(footwear, 'footwear').name, lost: unshownOf(footwear, 'footwear') },
  ];
  return things.filter(({ lost }) => lost.length > 0).map(({ name, lost }) => notDrawnOf(name, lost));
}

/** How the thing is called in a sentence. */
const nameOf = ({ entry }: Thing): string => entry.name ?? entry.id.replaceAll('-', ' ');

/** 'How the dress is fastened is not seen: back zip.' */
function tellFastenings(things: readonly Thing[]): string[] {
  return things.flatMap((thing) => {
    if (thing.type !== 'garment') return [];
    const unseen = thing.said.filter(({ as, value }) => as === 'closure' && isUnseen(value, thing));
    const names = [...new Set(unseen.map(({ value }) => value.replaceAll('-', ' ')))];
    return names.length > 0 ? [notDrawnOf(nameOf(thing), names)] : [];
  });
}

/** 'The belt is asked for by itself and is drawn worn.' */
const tellOnlyWorn = (thing: Thing | undefined): string[] =>
  thing ? [`Asked for by itself, and drawn worn with clothes of our choice: the ${nameOf(thing)}.`] : [];

/** 'A choker with matching jhumkas': a sheet of one thing shows no other. */
function tellBesideProduct({ product, things }: { product: Draft['product']; things: readonly Thing[] }): string[] {
  if (!product) return [];
  const others = things.filter((thing) => thing.type === 'accessory' && thing.entry.kind !== product.of);
  const names = [...new Set(others.map(nameOf))];
  return names.length > 0 ? [`The sheet is of one thing, and leaves out what goes with it: ${names.join(', ')}.`] : [];
}

/** What of the things asked for no picture shows: how they are shut, and what cannot be drawn by itself. */
export const tellUnseen = ({ things, onlyWorn, product }: Pick<Draft, 'things' | 'onlyWorn' | 'product'>): string[] => [
  ...tellFastenings(things),
  ...tellOnlyWorn(onlyWorn),
  ...tellBesideProduct({ things, product }),
];

/** Most that one sentence names: more than any brief says of one sort. */
const MOST_NAMED = 40;
/** What was understood and belongs to no slot of a Look. */
const TOLD_ASIDE = [
  [['count', 'side'], 'Numbers and sides that the picture does not keep'],
  [['quality'], 'Understood, and not seen in the picture'],
  [['view'], 'The page shows the whole figure, and not as it is asked'],
  [['choice'], 'Of what the words leave open, this is not drawn'],
] as const;

/** What a sheet of one thing does by itself. */
const ALONE = /product|pack ?shot|flat|laid|lying|spread|no |without|face|mannequin|stand/i;

const namesOf = (spans: readonly ReadSpan[]): string =>
  [...new Set(spans.map(({ value }) => value))].slice(0, MOST_NAMED).join(', ');

const wordsOf = (spans: readonly ReadSpan[]): string =>
  [...new Set(spans.map(({ text }) => text))].slice(0, MOST_NAMED).join(', ');

/** 'Drawn where such things usually are, not where it is said: at the crotch.' */
export function tellElsewhere(spans: readonly ReadSpan[]): string[] {
  const elsewhere = spans.filter(({ as, drawn }) => drawn === false && as === 'part');
  if (elsewhere.length === 0) return [];
  return [`Drawn where such things usually are, not where it is said: ${namesOf(elsewhere)}.`];
}

/** What was understood but the drawing does not show, each said plainly in one sentence. */
export function tellNotDrawn(
  garments: readonly Garment[],
  accessories: readonly Accessory[],
  spans: readonly ReadSpan[],
  product?: string,
): string[] {
  const told = new Set<string>();
  for (const { details, cloth, name } of garments) {
    for (const detail of details) {
      if (DETAIL_BY_ID.get(detailWord(detail))?.drawn === false)
        told.add(`Figures of this kind are not in our pattern book; the ${name} is shown without them.`);
    }
    if (cloth.print.kind === 'graphic' && !details.some(isMotif))
      told.add(`Lettering and logos are not drawn; the ${name} carries an abstract graphic instead.`);
  }
  for (const { kind, name } of accessories.filter((thing) => !isThingDrawn(thing, product))) {
    if (kind === 'held')
      told.add(
        `${sentence(name)} ${/[^s]s held in the hand$/.test(name) ? 'are' : 'is'} not drawn; the picture shows the outfit alone.`,
      );
    else told.add(`The ${name} ${/(?:[^s]s|feet)$/.test(name) ? 'are' : 'is'} not drawn.`);
  }
  for (const line of tellWornUnder(garments, accessories)) told.add(line);
  const places = spans.filter(({ as, drawn }) => as === 'setting' && drawn === false);
  if (places.length > 0)
    told.add(
      spans.some(({ as, drawn }) => as === 'setting' && drawn !== false)
        ? `Not drawn of the surroundings: ${namesOf(places)}.`
        : `The surroundings are left out (${namesOf(places)}): the outfit stands on its sheet.`,
    );
  const hair = spans.filter(({ as, drawn }) => drawn === false && as === 'hair');
  if (hair.length > 0) told.add(`The hair is drawn plainer than it is said: ${namesOf(hair)}.`);
  const counted = spans.filter(({ as, drawn }) => drawn === false && as === 'detail');
  if (counted.length > 0) told.add(`One of each is drawn, where the words say more: ${namesOf(counted)}.`);
  for (const [values, line] of TOLD_ASIDE) {
    const aside = spans.filter(
      ({ as, drawn, value, text }) =>
        drawn === false &&
        as === 'ignored' &&
        values.some((one) => one === value) &&
        // a sheet of one thing shows it by itself
        !(product && value === 'view' && ALONE.test(text)),
    );
    if (aside.length > 0) told.add(`${line}: ${wordsOf(aside)}.`);
  }
  for (const line of tellElsewhere(spans)) told.add(line);
  const remarks = spans.filter(({ as, drawn }) => drawn === false && (as === 'person' || as === 'pose'));
  if (remarks.length > 0) told.add(`Not drawn of the person: ${namesOf(remarks)}.`);
  if (spans.some(({ value }) => value === 'celebrity'))
    told.add('Real people are not drawn; the clothes are worn by nobody in particular.');
  if (spans.some(({ value }) => value === 'brand')) told.add('Brand names and their marks are left out.');
  return [...told];
}
