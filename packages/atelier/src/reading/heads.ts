import type { Slots } from '@toile/look/records';
import type { Said, Thing } from '#atelier/draft/draft.ts';
import type { GarmentEntry, SetEntry } from '#atelier/lexicon/entry.ts';
import { GARMENT_BY_ID, type Sense } from '#atelier/lexicon/lexicon.ts';
import type { Opener } from './chain.ts';
import type { Mention } from './mentions.ts';

const bare = ({ start, end, plural }: Mention) => ({
  said: [],
  without: new Set<string>(),
  start,
  end,
  ...(plural && { many: true }),
});

function setPieces(entry: SetEntry, mention: Mention): Thing[] {
  return entry.pieces.flatMap((id, i) => {
    const garment = GARMENT_BY_ID.get(id);
    if (!garment) return [];
    const said: Said[] =
      entry.is && i === 0
        ? [{ as: 'detail', value: entry.id, start: mention.start, end: mention.end, slots: entry.is }]
        : [];
    return [
      {
        ...bare(mention),
        said,
        type: 'garment' as const,
        entry: garment,
        cut: entry.cut,
        ofSet: true,
        matches: entry.matched && i > 0,
      },
    ];
  });
}

/** The things a head word puts on the person; a set gives several. */
export function makeThings(sense: Sense, mention: Mention): Thing[] {
  switch (sense.as) {
    case 'garment':
      return [{ ...bare(mention), type: 'garment', entry: sense.entry }];
    case 'footwear':
      return [{ ...bare(mention), type: 'footwear', entry: sense.entry }];
    case 'accessory':
      return [{ ...bare(mention), type: 'accessory', entry: sense.entry }];
    case 'set':
      return setPieces(sense.entry, mention);
    default:
      return [];
  }
}

const SHAPED = new Set(['dress', 'jacket', 'top', 'coat', 'jumpsuit', 'gown', 'playsuit']);

/** Whether the next word is a plain garment that the one before only shapes: 'corset dress', 'kimono top'. */
export function shapes(next: Mention | undefined): boolean {
  const sense = next?.gap === 'none' ? next.senses[0] : undefined;
  return sense?.as === 'garment' && SHAPED.has(sense.entry.id);
}

/** What of a garment's cut another can borrow: not its length. */
export function pieceOf({ length: _, ...slots }: Slots): Slots {
  return slots;
}

const SKIRTED = ['dress', 'lehenga', 'saree'];

/**
 * The thing already named that a head word speaks of again: the same word, 'the dress' after a slip dress, or the skirt
 * of a dress.
 */
export function refersTo(
  things: readonly Thing[],
  head: Thing,
  said: { definite: boolean; opener: Opener },
): Thing | undefined {
  const same = things.find((thing) => thing.type === head.type && thing.entry.id === head.entry.id);
  if (same) return same;
  // One pair of shoes is worn: a second word for them tells more of the first.
  if (head.type === 'footwear') return things.find((thing) => thing.type === 'footwear');
  if (head.type !== 'garment') return undefined;
  const garments = things.filter((thing) => thing.type === 'garment').toReversed();
  const { family, generic } = head.entry;
  // 'A power suit with flared trousers': the suit's own trousers, said more exactly.
  const piece = garments.find(
    (thing) =>
      thing.ofSet && thing.entry.family === family && (thing.entry.generic || generic || refines(thing, head.entry)),
  );
  if (piece) return piece;
  // 'The bottoms are black jeans': a general word that is then said more exactly.
  const label =
    said.opener === 'has' ? garments.find((thing) => thing.entry.generic && thing.entry.family === family) : undefined;
  if (label) return label;
  if (generic && (said.definite || said.opener === 'has')) {
    const named = garments.find((thing) => thing.entry.family === family);
    if (named) return named;
  }
  if (family === 'trousers' && said.opener === 'with') {
    const jumpsuit = garments.find((thing) => thing.entry.family === 'jumpsuit');
    if (jumpsuit) return jumpsuit;
  }
  // Nobody wears a skirt with a dress, but for what belongs to a region's dress: it is the dress's own.
  if (family === 'skirt' && !head.entry.region) {
    return garments.find((thing) => SKIRTED.includes(thing.entry.family));
  }
  return undefined;
}

/** 'A patiala suit: parrot green short kurti': the tunic or the legs of an Indian set, by a name of their own. */
export const refines = (known: Thing, { family, region }: GarmentEntry): boolean =>
  known.type === 'garment' &&
  known.ofSet === true &&
  known.entry.family === family &&
  known.entry.region === 'india' &&
  region === 'india' &&
  (family === 'top' || family === 'trousers');

/** 'The dress … its skirt': another family, so a part of it rather than a better name for it. */
export const mentionedAsPart = (known: Thing, mentioned: Thing): boolean =>
  known.type === 'garment' &&
  mentioned.type === 'garment' &&
  (known.entry.family !== mentioned.entry.family || (mentioned.entry.generic === true && !known.ofSet));

/** 'a dress with a tiered skirt': the skirt of a dress says how the dress falls. */
export function partSlots(known: Thing, mentioned: Thing): Partial<Said> {
  if (known.type !== 'garment' || mentioned.type !== 'garment' || known.entry.family === mentioned.entry.family)
    return {};
  const silhouette = mentioned.entry.is?.silhouette;
  return silhouette ? { as: 'silhouette', slots: { silhouette } } : {};
}

/** Worn in the colour of what is worn over them: 'white dhoti and kurta'. */
const LOINS = new Set(['dhoti', 'mundu', 'pyjama', 'lungi']);

/** 'A pink lehenga and dupatta', 'a grey jacket and trousers', 'a red hat and gloves': the first's colour is the second's too. */
export function sharedColour(first: Thing | undefined, second: Thing): Said | undefined {
  if (!first) return undefined;
  const drapes =
    first.type === 'garment' &&
    (['dupatta', 'choli', 'stole'].includes(second.entry.id) ||
      (second.entry.id === 'blouse' && first.entry.family === 'lehenga'));
  const loins =
    first.type === 'garment' &&
    LOINS.has(first.entry.id) &&
    second.type === 'garment' &&
    second.entry.region === 'india';
  const suit = second.entry.id === 'trousers' && first.entry.id === 'jacket';
  const small = second.type === 'accessory' && first.type === 'accessory';
  if (!drapes && !suit && !small && !loins) return undefined;
  return first.said.findLast((said) => said.colour && !said.part && said.end <= first.start);
}
