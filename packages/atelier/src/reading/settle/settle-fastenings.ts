/** A fastening out of sight takes none away that is seen: 'five buttons down the front, concealed side zip'. */
import type { Draft, Said } from '#atelier/draft/draft.ts';
import { isUnseenFastening } from '#atelier/lexicon/language/fastenings.ts';

const isSeen = ({ as, value, slots }: Said): boolean =>
  as === 'closure' && !isUnseenFastening(value) && slots?.closure !== undefined && slots.closure !== 'none';

/** Leaves the front of each garment to what shuts it there. */
export function settleFastenings({ things }: Draft): void {
  for (const thing of things) {
    if (!thing.said.some(isSeen)) continue;
    thing.said = thing.said.map((said) => {
      if (said.as !== 'closure' || !isUnseenFastening(said.value)) return said;
      const { closure: _, ...slots } = said.slots ?? {};
      return { ...said, slots };
    });
  }
}
