/** 'A party dress, black bodice white skirt': each half of a dress has the colour and the cloth that stand right before its name. */
import type { Draft, GarmentThing, Said, Thing } from '#atelier/draft/draft.ts';

const HALVED: ReadonlySet<string> = new Set(['dress', 'jumpsuit']);
const isHalved = (thing: Thing): thing is GarmentThing => thing.type === 'garment' && HALVED.has(thing.entry.family);

const isBodice = ({ as, part }: Said): boolean => as === 'part' && part === 'bodice';

/** The lower half, by the word it is named with. */
const isLower = ({ as, start, end }: Said, text: string): boolean =>
  as === 'garment' && /^skirts?$/i.test(text.slice(start, end));

const OF_HALF: ReadonlySet<string> = new Set(['colour', 'fabric']);

/** What stands in one breath right before the name of a half. */
function beforeHalf(said: readonly Said[], half: Said): Said[] {
  const own: Said[] = [];
  let at = half.start;
  for (;;) {
    const last = said.find((one) => OF_HALF.has(one.as) && one.end === at - 1);
    if (!last) return own;
    own.push(last);
    at = last.start;
  }
}

const onBodice = (said: Said): Said =>
  said.as === 'colour'
    ? { ...said, part: 'bodice' }
    : {
        ...said,
        as: 'detail',
        value: `${said.value}-bodice`,
        part: 'bodice',
        slots: { details: [`${said.value}-bodice`] },
      };

function halve(dress: GarmentThing, text: string): void {
  const bodice = dress.said.find(isBodice);
  const skirt = dress.said.find((said) => isLower(said, text));
  if (!bodice || !skirt) return;
  const [upper, lower] = [beforeHalf(dress.said, bodice), beforeHalf(dress.said, skirt)];
  if (upper.length === 0 || lower.length === 0) return;
  dress.said = dress.said.map((said) => {
    if (upper.includes(said)) return onBodice(said);
    if (!lower.includes(said)) return said;
    const { part: _, ...whole } = said;
    return whole;
  });
}

/** Gives bodice and skirt their own. Changes the draft. */
export function settleBodices({ things }: Draft, text: string): void {
  for (const thing of things) if (isHalved(thing)) halve(thing, text);
}
