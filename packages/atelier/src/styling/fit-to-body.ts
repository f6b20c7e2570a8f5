import type { Draft, GarmentThing, Thing } from '#atelier/draft/draft.ts';

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
const MOST_ACCESSORIES = 10;

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
        ? room(
            thing.entry.facts?.underSkirts ? 'under' : PLACES[thing.entry.family],
            thing.entry.facts?.underSkirts ? 1 : ROOM[PLACES[thing.entry.family]],
          )
        : room(thing.type, thing.type === 'footwear' ? 1 : MOST_ACCESSORIES);
    if (!stays) left.push(thing);
    return stays;
  });
  return left;
}
