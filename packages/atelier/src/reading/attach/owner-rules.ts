/** To which of the things spoken of a quality falls back, where not simply to the last that can have it. */
import type { Said, Thing } from '#atelier/draft/draft.ts';
import { fastens } from '#atelier/reading/chunks/accepts.ts';
import type { Opener } from '#atelier/reading/chunks/opener.ts';
import type { Rule } from '#atelier/reading/rule.ts';

export interface OwnerRule extends Rule {
  /** Whether the row speaks of it. */
  when(said: Said, opener: Opener, spoken: Spoken): boolean;
  /** Who may own it before all others. */
  owns(thing: Thing, spoken: Spoken): boolean;
}

/** What has been spoken of. */
interface Spoken {
  focus: readonly Thing[];
  /** What the tag before it told, in a run of them. */
  told: Thing | undefined;
}

/** What a tag may say of a garment once. */
const TAGS: ReadonlySet<string> = new Set(['fabric', 'print', 'length', 'fit', 'silhouette']);

const OF_CLOTHES: ReadonlySet<string> = new Set(['print', 'fabric', 'detail']);
const DRAPED: ReadonlySet<string> = new Set(['saree', 'lehenga', 'dupatta']);
const isGarment = (thing: Thing): boolean => thing.type === 'garment';
const isOfFamily = (thing: Thing | undefined, family: string): boolean =>
  thing?.type === 'garment' && thing.entry.family === family;
const isBlouse = (thing: Thing | undefined): boolean =>
  thing?.type === 'garment' && (thing.entry.family === 'choli' || thing.entry.facts?.blouse === true);
const hasColour = (thing: Thing): boolean => thing.said.some(({ colour }) => colour);

/** In order of who is asked first. */
export const OWNER_RULES: readonly OwnerRule[] = [
  {
    id: 'border that stands alone',
    why: "A border named by itself is the drape's, not the blouse's.",
    example: 'teal sari, purple blouse, silver border',
    attaches: 'saree: colour teal, border colour silver, border plain; choli: colour purple',
    when: ({ as, part }, opener) => opener === 'pause' && (as === 'border' || part === 'border'),
    owns: (thing) => thing.type === 'garment' && DRAPED.has(thing.entry.family),
  },
  {
    id: 'run of tags',
    why: 'Of tags in a row the next speaks of what the one before did.',
    example: 'ivory kurta with white churidar, mandarin collar, georgette',
    attaches: 'kurta: colour ivory, collar mandarin, fabric georgette; churidar: colour white',
    when: ({ as, part }, opener, { told }) =>
      opener === 'pause' && TAGS.has(as) && !part && told?.said.some((own) => own.as === as && !own.part) === false,
    owns: (thing, { told }) => thing === told && isGarment(thing),
  },
  {
    id: 'motifs of a drape',
    why: "Motifs after a blouse are the drape's: a blouse piece is sold with it.",
    example: 'teal saree with magenta blouse piece, paisley motifs all over',
    attaches: 'saree: colour teal, print paisley; choli: colour magenta',
    when: ({ as, part }, opener, { focus }) => opener === 'pause' && as === 'print' && !part && isBlouse(focus.at(-1)),
    owns: (thing) => isOfFamily(thing, 'saree') || isOfFamily(thing, 'lehenga'),
  },
  {
    id: 'pleats of a saree',
    why: "Pleats after a blouse are the saree's, as it is pleated to be worn.",
    example: 'grey saree, maroon blouse, pleats',
    attaches: 'saree: colour grey, silhouette pleated; choli: colour maroon',
    when: ({ value, part }, opener, { focus }) =>
      opener === 'pause' && /^pleat/.test(value) && !part && isBlouse(focus.at(-1)),
    owns: (thing) => isOfFamily(thing, 'saree'),
  },
  {
    id: 'tag of cloth',
    why: 'A tag by itself ("floral pattern") speaks of clothes before it speaks of shoes.',
    example: 'a midi dress with white sneakers, floral pattern',
    attaches: 'dress: length midi, print floral; sneakers: colour white',
    when: ({ as }, opener) => opener === 'pause' && OF_CLOTHES.has(as),
    owns: isGarment,
  },
  {
    id: 'colour that stands alone',
    why: "A colour by itself is the clothes', where none of them has one yet.",
    example: 'jumpsuit with a belt bag, cobalt',
    attaches: 'jumpsuit: colour cobalt; belt-bag:',
    when: ({ as, part }, opener, { focus }) =>
      opener === 'pause' && as === 'colour' && !part && !focus.some((thing) => isGarment(thing) && hasColour(thing)),
    owns: (thing, { focus }) =>
      isGarment(thing) && !focus.some((other) => isGarment(other) && other.start < thing.start),
  },
  {
    id: 'closure that stands alone',
    why: "A zip or straps by themselves are the clothes' before they are a bag's.",
    example: 'a black dress with a red bag, zip closure',
    attaches: 'dress: colour black, closure zip; bag: colour red',
    when: (said, opener) => (opener === 'pause' || opener === 'start') && fastens(said),
    owns: isGarment,
  },
];
