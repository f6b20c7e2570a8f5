/** Which thing already named a word for a thing speaks of again, rather than of another. */
import type { Said, Thing } from '#atelier/draft/draft.ts';
import type { GarmentEntry } from '#atelier/lexicon/entry.ts';
import { isUniform } from '#atelier/lexicon/likenesses/is-uniform.ts';
import type { Opener } from '#atelier/reading/chunks/opener.ts';
import type { Rule } from '#atelier/reading/rule.ts';
import { isKnitOver, isLayered } from './worn-over.ts';

/** How the thing is named now. */
export interface Naming {
  /** With 'the', 'this', 'its'. */
  definite: boolean;
  opener: Opener;
  /** With 'a'. */
  isOne: boolean;
  /** 'Over' or 'under' stands before it: it is another layer. */
  isLayer: boolean;
  /** The thing it stands right after, with nothing between. */
  after: Thing | undefined;
}

export interface ReferentRule extends Rule {
  find(things: readonly Thing[], named: Thing, naming: Naming): Thing | undefined;
}

type Garment = Extract<Thing, { type: 'garment' }>;

const SKIRTED: ReadonlySet<string> = new Set(['dress', 'lehenga', 'saree']);

/** The last garment that is so; nothing for what is no garment. */
function garmentThat(
  things: readonly Thing[],
  named: Thing,
  isSo: (known: Garment, entry: GarmentEntry) => boolean,
): Thing | undefined {
  // an apron is worn over a dress and is no name of it
  if (named.type !== 'garment' || /\baprons?$/.test(named.entry.name ?? '')) return undefined;
  return things.findLast((thing) => thing.type === 'garment' && isSo(thing, named.entry));
}

/** 'A patiala suit: parrot green short kurti': the tunic or the legs of an Indian set, by a name of their own. */
export const refines = (known: Thing, { family, region }: GarmentEntry): boolean =>
  known.type === 'garment' &&
  known.ofSet === true &&
  known.entry.family === family &&
  known.entry.region === 'india' &&
  region === 'india' &&
  (family === 'top' || family === 'trousers');

/** Kinds that gather what has no kind of its own. */
const ANYTHING: ReadonlySet<string> = new Set(['held', 'other']);

/** Worn by themselves above the same place; a waistcoat goes under the jacket it is named beside. */
function isCalledAgain(known: Thing, named: Thing): boolean {
  if (known.type === 'accessory' && named.type === 'accessory')
    return known.entry.kind === named.entry.kind && !ANYTHING.has(known.entry.kind);
  if (known.type !== 'garment' || named.type !== 'garment' || known.ofSet || named.ofSet) return false;
  const [one, other] = [known.entry, named.entry];
  const isSuit = one.facts?.ofSuit !== other.facts?.ofSuit && [one, other].some(({ facts }) => facts?.asSuitJacket);
  return one.family === other.family && !isSuit && !isLayered(one, other);
}

/** Families of which nobody wears two. */
const ONE_OF: ReadonlySet<string> = new Set(['trousers', 'skirt', 'dress', 'saree', 'lehenga', 'jumpsuit']);

/** Worn below the waist, one at a time. */
const LEGS: ReadonlySet<string> = new Set(['trousers', 'skirt']);

/** Of which one is worn or carried, by the general word, and the kinds that the right word may be of. */
const ONE_AT_A_TIME: ReadonlyMap<string, readonly string[]> = new Map([
  ['hat', ['hat', 'cap', 'beanie', 'beret']],
  ['cap', ['cap']],
  ['bag', ['bag', 'crossbody', 'clutch', 'backpack', 'potli', 'belt-bag']],
  ['watch', ['watch']],
  ['tie', ['tie']],
]);

/** What jewellery is. */
const JEWELS: ReadonlySet<string> = new Set(
  'necklace choker pendant earrings studs hoops jhumkas bangles bracelet ring maang-tikka nose-ring anklet brooch'.split(
    ' ',
  ),
);

/** In order; the first that finds a thing is right. */
export const REFERENT_RULES: readonly ReferentRule[] = [
  {
    id: 'same word',
    why: 'The same word twice is one thing.',
    example: 'a dress, a red dress',
    attaches: 'dress: garment dress, colour red',
    find: (things, { type, entry }) => things.find((thing) => thing.type === type && thing.entry.id === entry.id),
  },
  {
    id: 'one pair of shoes',
    why: 'One pair is worn: a second word for shoes tells more of the first.',
    example: 'a dress with shoes, white sneakers',
    attaches: 'dress:; sneakers: garment shoes, colour white',
    // 'the chappals in her hand, so barefoot': whoever holds shoes wears none
    find: (things, { type, entry }) =>
      type === 'footwear' && entry.id !== 'barefoot' ? things.find((thing) => thing.type === 'footwear') : undefined,
  },
  {
    id: 'piece of a set',
    why: 'The trousers of a power suit are its own, said more exactly.',
    example: 'a grey power suit with flared trousers',
    attaches: 'suit-jacket: colour grey; flared-trousers: garment trousers, of the same cloth',
    find: (things, named) =>
      garmentThat(
        things,
        named,
        (known, entry) =>
          known.ofSet === true &&
          known.entry.family === entry.family &&
          !(entry.generic && known.entry.facts?.vest) &&
          (known.entry.generic === true || entry.generic === true || refines(known, entry)),
      ),
  },
  {
    id: 'names in a row',
    why: 'A shop puts every name that somebody may look for in a row: they are one thing.',
    example: 'wool poncho cape grey',
    attaches: 'poncho: fabric wool, garment poncho, colour grey',
    find: (things, named, { after }) =>
      after && isCalledAgain(after, named) && things.includes(after) ? after : undefined,
  },
  {
    id: 'general word, then the right one',
    why: 'After "the bottoms are" the jeans are the bottoms.',
    example: 'the bottoms are black jeans',
    attaches: 'jeans: garment trousers, colour black',
    find: (things, named, naming) =>
      garmentThat(
        things,
        named,
        (known, entry) =>
          naming.opener === 'has' &&
          !naming.isLayer &&
          known.entry.generic === true &&
          known.entry.family === entry.family &&
          !isKnitOver(known.entry, entry, naming.isOne),
      ),
  },
  {
    id: 'the thing, by its general word',
    why: '"The dress" after a slip dress is the slip dress.',
    example: 'a slip dress. The dress is emerald',
    attaches: 'slip-dress: garment slip-dress, colour emerald',
    find: (things, named, naming) =>
      garmentThat(
        things,
        named,
        (known, entry) =>
          entry.generic === true &&
          (naming.definite || naming.opener === 'has') &&
          known.entry.family === entry.family &&
          !isKnitOver(known.entry, entry, naming.isOne),
      ),
  },
  {
    id: 'the general word again',
    why: 'One top or skirt is worn at a time: after a stop or a comma the general word speaks of the one named.',
    example: 'a crop top with a long skirt, lavender top',
    attaches: 'crop-top: garment crop-top, colour lavender; skirt: length long',
    find: (things, named, { definite, opener, isOne }) =>
      isOne || definite || (opener !== 'start' && opener !== 'pause')
        ? undefined
        : garmentThat(
            things,
            named,
            (known, { id, family, generic }) =>
              generic === true &&
              family !== 'jacket' &&
              !known.said.some(({ as, part }) => as === 'colour' && !part) &&
              known.entry.family === family &&
              (ONE_OF.has(family) || known.entry.id.endsWith(`-${id}`)),
          ),
  },
  {
    id: 'general word, then a closer one',
    why: 'Nobody wears two pairs of trousers: after bare "pants" the straight pants are those.',
    example: 'a kurta with trousers, jeans',
    attaches: 'kurta:; jeans: garment trousers',
    find: (things, named, { opener, isOne }) =>
      isOne || (opener !== 'start' && opener !== 'pause')
        ? undefined
        : garmentThat(
            things,
            named,
            (known, { family }) =>
              known.entry.generic === true &&
              known.entry.family === family &&
              LEGS.has(family) &&
              known.said.every(({ as }) => as === 'garment'),
          ),
  },
  {
    id: 'the jacket again',
    why: 'One jacket is worn at a time: after a stop or a comma the general word speaks of the one named.',
    example: 'kurta with nehru jacket - printed jacket, solid kurta',
    attaches: 'kurta: garment kurta, print solid; nehru-jacket: garment nehru-jacket, print printed',
    find: (things, named, { opener }) =>
      named.type === 'garment' &&
      (named.entry.id === 'jacket' || named.entry.id === 'coat') &&
      (opener === 'start' || opener === 'pause')
        ? garmentThat(
            things,
            named,
            (known, { id }) =>
              known.entry.facts?.ofSuit !== true && known.entry.id.includes(id) && known.entry.family === 'jacket',
          )
        : undefined,
  },
  {
    id: 'the accessory, by its general word',
    why: '"The hat" after a fedora is the fedora.',
    example: 'a camel fedora, only the hat',
    attaches: 'fedora: colour camel, garment fedora',
    find: (things, { type, entry }, { definite }) =>
      type === 'accessory' && definite && entry.id === entry.kind
        ? things.findLast((thing) => thing.type === 'accessory' && thing.entry.kind === entry.kind)
        : undefined,
  },
  {
    id: 'general accessory, then the right one',
    why: 'One hat is worn: after a bare "hat" a straw hat is that hat.',
    example: 'a hat, a straw sun hat',
    attaches: 'straw-sun-hat: garment hat',
    find: (things, { type, entry }) =>
      type === 'accessory'
        ? things.findLast(
            (thing) =>
              thing.type === 'accessory' &&
              thing.entry.id === thing.entry.kind &&
              thing.entry.id !== entry.id &&
              ONE_AT_A_TIME.get(thing.entry.id)?.includes(entry.kind) === true &&
              !thing.said.some(({ colour }) => colour),
          )
        : undefined,
  },
  {
    id: 'jewellery, after a jewel',
    why: '"Traditional jewellery" after the earrings speaks of them.',
    example: 'gold jhumkas, jewellery for women',
    attaches: 'jhumkas: colour gold, garment jhumkas',
    find: (things, { type, entry }) =>
      type === 'accessory' && entry.id === 'jewellery'
        ? things.findLast((thing) => thing.type === 'accessory' && JEWELS.has(thing.entry.kind))
        : undefined,
  },
  {
    id: 'trousers of a jumpsuit',
    why: 'Nobody wears trousers with a jumpsuit: they are its legs.',
    example: 'a black jumpsuit with wide trousers',
    attaches: 'jumpsuit: colour black, garment jumpsuit, silhouette broad',
    find: (things, named, { opener }) =>
      garmentThat(
        things,
        named,
        (known, { family }) => opener === 'with' && family === 'trousers' && known.entry.family === 'jumpsuit',
      ),
  },
  {
    id: 'skirt of a dress',
    why: "Nobody wears a skirt with a dress, but for what belongs to a region's dress: it is the dress's own.",
    example: 'a dress with a tiered skirt',
    attaches: 'dress: silhouette dress',
    find: (things, named) =>
      garmentThat(
        things,
        named,
        (known, { family, region }) =>
          family === 'skirt' && !region && SKIRTED.has(known.entry.family) && !isUniform(known.entry),
      ),
  },
];

/** 'The dress … its skirt': another family, so a part of it rather than a better name for it. */
export const mentionedAsPart = (known: Thing, mentioned: Thing): boolean =>
  known.type === 'garment' &&
  mentioned.type === 'garment' &&
  (known.entry.family !== mentioned.entry.family || (mentioned.entry.generic === true && !known.ofSet));

/** 'a dress with a tiered skirt': the skirt of a dress says how the dress falls. */
export function partSlots(known: Thing, mentioned: Thing): Partial<Said> {
  if (known.type !== 'garment' || mentioned.type !== 'garment' || known.entry.family === mentioned.entry.family)
    return {};
  const { silhouette, fabric } = mentioned.entry.is ?? {};
  // the skirt of a lehenga is the lehenga: of net, where a net skirt is named
  const cloth = known.entry.family === 'lehenga' && fabric ? { fabric } : {};
  return silhouette ? { as: 'silhouette', slots: { silhouette, ...cloth } } : {};
}
