import type { Garment } from '@toile/look';
import type { Draft, GarmentThing, Thing } from '#atelier/draft/draft.ts';
import * as layers from '#atelier/lexicon/layers.ts';
import { GARMENT_BY_ID } from '#atelier/lexicon/lexicon.ts';

/** How many garments of a kind one person wears at once. */
const ROOM = { onePiece: 1, bottom: 1, top: 2, choli: 1, jacket: 3, drape: 2 } as const;
type Place = keyof typeof ROOM;
const PLACES: Readonly<Record<GarmentThing['entry']['family'], Place>> = {
  dress: 'onePiece',
  saree: 'onePiece',
  jumpsuit: 'onePiece',
  skirt: 'bottom',
  lehenga: 'bottom',
  trousers: 'bottom',
  top: 'top',
  choli: 'choli',
  jacket: 'jacket',
  dupatta: 'drape',
};
export const MOST_ACCESSORIES = 10;

/** Garments beyond which nobody is dressed, whatever is asked: the room of a whole body. */
export const MOST_GARMENTS = Object.values(ROOM).reduce((sum, room) => sum + room, 0);

type Entry = GarmentThing['entry'];
const placeOf = ({ id, facts, family }: Entry): string =>
  facts?.underSkirts ? 'under' : layers.ROBES.has(id) ? 'over-all' : PLACES[family];
const roomOf = ({ facts, family }: Entry): number => (facts?.underSkirts ? 1 : ROOM[PLACES[family]]);

/** Whether who wears `worn` can put on one more such garment, and take nothing off. */
export function hasRoom(worn: readonly Garment[], entry: Entry): boolean {
  const alike = worn.filter(({ kind }) => {
    const other = GARMENT_BY_ID.get(kind);
    return other !== undefined && placeOf(other) === placeOf(entry);
  });
  return alike.length < roomOf(entry);
}

/**
 * Takes out of the draft what one body cannot wear at once: the first named of a place stays. Returns what was left
 * out.
 */
export function fitToBody(draft: Draft): Thing[] {
  const taken = new Map<string, number>();
  const left: Thing[] = [];
  const room = (place: string, most: number): boolean => {
    const count = taken.get(place) ?? 0;
    if (count < most) taken.set(place, count + 1);
    return count < most;
  };
  draft.things = draft.things.filter((thing) => {
    const stays =
      thing.type === 'garment'
        ? room(placeOf(thing.entry), roomOf(thing.entry))
        : room(thing.type, thing.type === 'footwear' ? 1 : MOST_ACCESSORIES);
    if (!stays) left.push(thing);
    return stays;
  });
  return left;
}
