/** A fastening out of sight takes none away that is seen: 'five buttons down the front, concealed side zip'. */
import type { Draft, Said, Thing } from '#atelier/draft/draft.ts';
import { isUnseenFastening } from '#atelier/lexicon/language/fastenings.ts';

const isSeen = ({ as, value, slots }: Said): boolean =>
  as === 'closure' && !isUnseenFastening(value) && slots?.closure !== undefined && slots.closure !== 'none';

/** What only shuts a front: on trousers it is sewn elsewhere, as toggles are at a hem. */
const OF_FRONTS: ReadonlySet<string> = new Set(['frog', 'toggles', 'double-breasted']);

/** 'Trousers with a drawstring waist and toggles at the hem': the waist is shut by the string. */
function leaveFronts(thing: Thing): void {
  if (thing.type !== 'garment' || thing.entry.family !== 'trousers') return;
  thing.said = thing.said.map((said) => {
    const { closure, ...slots } = said.slots ?? {};
    return said.as === 'closure' && closure && OF_FRONTS.has(closure) ? { ...said, as: 'detail', slots } : said;
  });
}

/** Leaves the front of each garment to what shuts it there. */
export function settleFastenings({ things }: Draft): void {
  for (const thing of things) {
    leaveFronts(thing);
    if (!thing.said.some(isSeen)) continue;
    thing.said = thing.said.map((said) => {
      if (said.as !== 'closure' || !isUnseenFastening(said.value)) return said;
      const { closure: _, ...slots } = said.slots ?? {};
      return { ...said, slots };
    });
  }
}
