import { type Accessory, type Detail, detailOf, isPart, type Look, type ReadSpan } from '@toile/look';
import { DETAIL_BY_ID, GARMENT_BY_ID } from '#atelier/lexicon/lexicon.ts';
import { PRINT_WORDS } from '#atelier/lexicon/prints.ts';
import type { Place } from './place.ts';
import { stems } from './stems.ts';

/** A name something of the Look goes by. The lower rank is meant first. */
export interface Called {
  name: readonly string[];
  place: Place;
  rank: number;
}

/** Whole things come before what they are made of, and that before the colours on them. */
const RANK = { thing: 0, part: 1, cloth: 2, colour: 3 } as const;

const FIGURES = 'print, pattern, motif, figure, design';

const spelled = (words: string): string[][] => words.split(',').map((one) => stems(one));

/** What the words called so, by what they were bound to. */
function placeOfSpan(look: Look, { as, of, value }: ReadSpan): { place: Place; rank: number } | undefined {
  const worn = look.accessories.find(({ kind }) => kind === of);
  if (as === 'accessory' && worn) return { place: { of: 'accessory', kind: worn.kind }, rank: RANK.thing };
  if (as === 'footwear') return { place: { of: 'footwear' }, rank: RANK.thing };
  const garment = look.garments.find(({ id }) => id === of);
  if (!garment) return undefined;
  const { id, details, cloth } = garment;
  if (as === 'garment') return { place: { of: 'garment', id }, rank: RANK.thing };
  if (as === 'fabric') return { place: { of: 'garment', id }, rank: RANK.cloth };
  if (as === 'print' && cloth.print.kind !== 'solid') return { place: { of: 'figure', id }, rank: RANK.part };
  const detail = as === 'detail' ? detailOf(value) : undefined;
  return detail && details.some((one) => one.id === detail.id)
    ? { place: { of: 'detail', id, detail: detail.id }, rank: RANK.part }
    : undefined;
}

function ofGarment(garment: Look['garments'][number]): Called[] {
  const { id, cloth, trims, border, details } = garment;
  const call = (words: string, place: Place, rank: number): Called[] =>
    spelled(words).map((name) => ({ name, place, rank }));
  const prints = PRINT_WORDS.filter(
    ({ is }) => is.print === cloth.print.kind && (is.printName === undefined || is.printName === cloth.print.name),
  ).map(({ words }) => words);
  const printed =
    cloth.print.kind === 'solid' ? [] : [FIGURES, cloth.print.name ?? cloth.print.kind.replaceAll('-', ' '), ...prints];
  const ofDetail = (one: Detail): Called[] =>
    call(
      DETAIL_BY_ID.get(one.id)?.words ?? one.id.replaceAll('-', ' '),
      { of: 'detail', id, detail: one.id },
      RANK.part,
    );
  return [
    ...call(garment.name, { of: 'garment', id }, RANK.thing),
    ...call(GARMENT_BY_ID.get(garment.kind)?.words ?? '', { of: 'garment', id }, RANK.thing),
    ...call(cloth.name ?? cloth.fabric.replaceAll('-', ' '), { of: 'garment', id }, RANK.cloth),
    ...call(cloth.colour.name, { of: 'garment', id }, RANK.colour),
    ...printed.flatMap((words) => call(words, { of: 'figure', id }, RANK.part)),
    ...cloth.print.colours.flatMap(({ name }, at) => call(name, { of: 'figure', id, at }, RANK.colour)),
    ...details.flatMap(ofDetail),
    ...Object.entries(trims).flatMap(([part, { name }]) =>
      isPart(part)
        ? [...call(part, { of: 'part', id, part }, RANK.part), ...call(name, { of: 'part', id, part }, RANK.colour)]
        : [],
    ),
    ...(border ? call('border', { of: 'part', id, part: 'border' }, RANK.part) : []),
  ];
}

function ofWorn({ kind, name, colour }: Accessory): Called[] {
  const place: Place = { of: 'accessory', kind };
  return [
    { name: stems(name), place, rank: RANK.thing },
    { name: stems(kind.replaceAll('-', ' ')), place, rank: RANK.thing },
    { name: stems(colour.name), place, rank: RANK.colour },
  ];
}

/** Every name that something of the Look goes by: its own, the lexicon's, and what the person has called it. */
export function thingsOf(look: Look): Called[] {
  const said = look.reading.understood.flatMap((span) => {
    const found = placeOfSpan(look, span);
    return found ? [{ name: stems(span.text), ...found }] : [];
  });
  const shoes: Called[] = ['shoe', 'footwear', look.footwear.name].map((words) => ({
    name: stems(words),
    place: { of: 'footwear' },
    rank: RANK.thing,
  }));
  const { name } = look.footwear.colour;
  shoes.push({ name: stems(name), place: { of: 'footwear' }, rank: RANK.colour });
  return [...said, ...look.garments.flatMap(ofGarment), ...look.accessories.flatMap(ofWorn), ...shoes];
}
