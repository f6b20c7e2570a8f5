import { detailWord } from '@toile/look';
import { isThingDrawn } from '#atelier/lexicon/adornments/held-shapes.ts';
import { FABRIC_WORDS } from '#atelier/lexicon/fabrics.ts';
import { SHOWN, unshownOf } from '#atelier/lexicon/shown-on.ts';
import { kindAt, type LoneKind, type LonePlace, type LoneThing } from './lone-thing.ts';

const CLOTHS: ReadonlySet<string> = new Set(FABRIC_WORDS.map(({ id }) => id));
/** Things that are painted in a second colour where one is told of them. */
const TWO_COLOURED: ReadonlySet<LoneKind> = new Set(['hat', 'bangles', 'choker']);
/** Stones of a choker are drawn in their colour, and gloves over the elbow. */
const DRAWN_SO: readonly (readonly [LoneKind, RegExp])[] = [
  ['choker', / (?:stones?|drops?)$/],
  ['bangles', / stones?$/],
  ['gloves', /^long$/],
];

/** Words told of a thing that its drawing does not show. */
function unseenOf(thing: LoneThing, kind: LoneKind): string[] {
  const details = (thing.details ?? [])
    .map(detailWord)
    .filter((word) => SHOWN[kind] === undefined && !CLOTHS.has(word));
  const hangs = kind === 'necklace' && (thing.told ?? []).includes('pendant');
  const accents = TWO_COLOURED.has(kind) || hangs ? [] : (thing.told ?? []).filter((word) => / accents$/.test(word));
  const length = thing.details?.some(({ id }) => id === 'long') ? ['long'] : [];
  return [...new Set([...unshownOf(thing, kind), ...details, ...length, ...accents])].filter(
    (word) => !DRAWN_SO.some(([of, says]) => of === kind && says.test(word)),
  );
}

/** What of a change is told in the description and not seen in the picture, said plainly. Pure. */
export function untold(place: LonePlace, before: LoneThing, after: LoneThing): string[] {
  const kind = kindAt(place);
  const isDrawn = place.of === 'footwear' || isThingDrawn({ kind: place.kind, name: after.name });
  if (!isDrawn) return [`The ${after.name} is told in the description, not drawn.`];
  const was = unseenOf(before, kind);
  const fresh = unseenOf(after, kind).filter((word) => !was.includes(word));
  if (fresh.length === 0) return [];
  return [`Told of the ${after.name}, and not drawn: ${fresh.map((word) => word.replaceAll('-', ' ')).join(', ')}.`];
}
