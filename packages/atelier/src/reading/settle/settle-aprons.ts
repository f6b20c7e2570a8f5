/** 'A dirndl with a pink apron': the apron of a dress that is worn with one is a part of it. */
import type { Draft, GarmentThing, Thing } from '#atelier/draft/draft.ts';

/** Whether a thing is an apron, which is worn over what it keeps clean. */
export const isApron = (thing: Thing): thing is GarmentThing =>
  thing.type === 'garment' && thing.entry.drawnLike !== undefined && /\baprons?$/.test(thing.entry.name ?? '');
/** Worn whole, so that an apron on it is one of its parts. */
export const WEARS_APRONS: ReadonlySet<string> = new Set(['dress', 'jumpsuit', 'skirt', 'lehenga', 'saree']);

/** Gives an apron to the dress it belongs to, in its own colour. */
export function settleAprons(draft: Draft): void {
  const apron = draft.things.find(isApron);
  if (!apron) return;
  const owner = draft.things.find(
    (thing): thing is GarmentThing =>
      thing.type === 'garment' && thing !== apron && WEARS_APRONS.has(thing.entry.family),
  );
  if (!owner) return;
  const { start, end } = apron;
  draft.things = draft.things.filter((thing) => thing !== apron);
  owner.said.push({ as: 'detail', value: 'apron', start, end, slots: { details: ['apron'] } });
  for (const said of apron.said) if (said.colour) owner.said.push({ ...said, part: 'contrast' });
}
