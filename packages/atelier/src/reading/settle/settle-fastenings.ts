/** A fastening out of sight takes none away that is seen: 'five buttons down the front, concealed side zip'. */
import type { Draft, Said, Thing } from '#atelier/draft/draft.ts';
import { isUnseenFastening } from '#atelier/lexicon/language/fastenings.ts';

const isSeen = ({ as, value, slots }: Said): boolean =>
  as === 'closure' && !isUnseenFastening(value) && slots?.closure !== undefined && slots.closure !== 'none';

/** What only shuts a front: on trousers it is sewn elsewhere, as toggles are at a hem. */
const OF_FRONTS: ReadonlySet<string> = new Set(['frog', 'toggles', 'double-breasted']);
/** Parts that something shuts by itself: 'a toggle at the hood', 'zips at the ankles'. */
const AT_PART =
  /^ (?:at|on|in|along|round|around) (?:the |its |each |both |his |her )*(?:hood|hem|cuff|ankle|pocket|sleeve|wrist|elbow|leg|collar)s?\b/i;

/** 'Trousers with a drawstring waist and toggles at the hem': the waist is shut by the string. */
function leaveFronts(thing: Thing, text: string): void {
  if (thing.type !== 'garment') return;
  const isOfLegs = thing.entry.family === 'trousers';
  // the cords of a hood shut no front
  const isHooded = thing.entry.is?.collar === 'hood' || thing.said.some(({ slots }) => slots?.collar === 'hood');
  thing.said = thing.said.map((said) => {
    const { closure, ...slots } = said.slots ?? {};
    if (said.as !== 'closure' || !closure) return said;
    const isElsewhere =
      (isOfLegs ? OF_FRONTS.has(closure) : closure === 'drawstring' && isHooded) || AT_PART.test(text.slice(said.end));
    return isElsewhere ? { ...said, as: 'detail', slots } : said;
  });
}

/** Leaves the front of each garment to what shuts it there. */
export function settleFastenings({ things }: Draft, text: string): void {
  for (const thing of things) {
    leaveFronts(thing, text);
    if (!thing.said.some(isSeen)) continue;
    thing.said = thing.said.map((said) => {
      if (said.as !== 'closure' || !isUnseenFastening(said.value)) return said;
      const { closure: _, ...slots } = said.slots ?? {};
      return { ...said, slots };
    });
  }
}
