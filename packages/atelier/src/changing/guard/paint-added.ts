import { isSameDetail, type Look } from '@toile/look';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { partOfDetail } from '../places/place.ts';
import { stem } from '../places/stems.ts';
import { mark, type Work } from '../work.ts';
import { boundIn } from './said-of.ts';

/** Gives what a clause has sewn on the colour that it says of it, where that has none yet: 'a wide black sash at the waist'. */
export function paintAdded(work: Work, before: Look, clause: string): void {
  for (const garment of work.look.garments) {
    const was = before.garments.find(({ id, kind }) => id === garment.id && kind === garment.kind);
    const fresh = garment.details.filter((one) => !was?.details.some((old) => isSameDetail(old, one)));
    if (!was || fresh.length === 0) continue;
    for (const { quality, part } of boundIn(clause).bound) {
      const colour = draftOf(quality.text).floating.find((one) => one.colour)?.colour;
      const own = fresh.map(({ id }) => partOfDetail(id)).find((one) => one && part && stem(one) === stem(part.text));
      if (!colour || !own || garment.trims[own]) continue;
      garment.trims = { ...garment.trims, [own]: colour };
      mark(work, `${garment.id}.trims`);
    }
  }
}
