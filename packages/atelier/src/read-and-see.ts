/** From words to a Look whose reading says as well what its picture hides. */
import { detailWord, type Garment, type Look, peopleOf } from '@toile/look';
import type { Brief } from '#atelier/draft/brief.ts';
import { coversFeet } from '#atelier/garments/hidden-limbs.ts';
import { drawnOf } from '#atelier/sheet/page/drawn-of.ts';
import { read } from './read.ts';

/** Shut to the throat: what is worn under it may be hidden altogether. */
const isShut = ({ layer, closure, neckline, sleeve }: Garment): boolean =>
  (layer === 'mid' || layer === 'outer') &&
  closure !== 'open' &&
  closure !== 'wrap' &&
  sleeve.length === 'long' &&
  !['lapel', 'v', 'scoop', 'wrap'].includes(neckline);

/** What was asked for and is hidden by what lies over it. */
function tellHidden(look: Look, seed: number): string[] {
  const isAsked = ({ id }: Garment): boolean => look.reading.sources[`${id}.kind`] === 'words';
  const { garments, footwear } = look;
  const barefoot = footwear.kind === 'barefoot' || look.reading.sources['footwear.kind'] !== 'words';
  const shoes = !barefoot && coversFeet(garments) ? [`The hem lies over the ${footwear.name}: they are not seen.`] : [];
  const over = garments.find(isShut);
  if (!over || !garments.some((garment) => garment !== over && garment.family === 'top' && isAsked(garment)))
    return shoes;
  const hidden = drawnOf(look, seed).hidden.filter(isAsked);
  return [...hidden.map(({ name }) => `The ${over.name} lies over the ${name}: it is not seen.`), ...shoes];
}

/** 'Not drawn of the kurta: topstitch.' */
function tellUndrawn(look: Look, seed: number): string[] {
  const { unshown } = drawnOf(look, seed);
  return look.garments.flatMap(({ id, name }) => {
    const asked = look.reading.understood.filter(({ of, as }) => of === id && as === 'detail');
    const lost = (unshown.get(id) ?? []).filter((detail) => asked.some(({ value }) => value.startsWith(detail.id)));
    const words = [...new Set(lost.map((detail) => detailWord(detail).replaceAll('-', ' ')))];
    return words.length > 0 ? [`Not drawn of the ${name}: ${words.join(', ')}.`] : [];
  });
}

/** Reads a brief as `read` does, and tells what was asked for and lies under something else. */
export function readAndSee(brief: Brief, seed: number): Look {
  const look = read(brief, seed);
  const { reading } = look;
  const seen = peopleOf(look).flatMap((one) => [...tellHidden(one, seed), ...tellUndrawn(one, seed)]);
  return { ...look, reading: { ...reading, notDrawn: [...new Set([...reading.notDrawn, ...seen])] } };
}
