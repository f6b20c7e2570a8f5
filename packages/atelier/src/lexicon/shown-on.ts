/** What the drawings of shoes and accessories take notice of; the rest of what is said of them is told as not drawn. */
import {
  type Accessory,
  type AccessoryKind,
  detailWord,
  type Look,
  PRODUCT_KINDS,
  type ProductKind,
} from '@toile/look';
import { ACCESSORY_WORDS } from './accessories.ts';
import { isHandNamed } from './adornments/in-hand.ts';
import { FABRIC_WORDS } from './fabrics.ts';
import { FOOTWEAR_WORDS } from './footwear.ts';
import { CLOTHS_ALIKE } from './likenesses/cloths-alike.ts';
import { isPartDrawn } from './things/drawn-parts.ts';
import { isPartOfSatchel } from './things/parts-of-satchels.ts';
import { isManner } from './things/qualities-of-things.ts';
import { sortOf } from './things/sorts-of-things.ts';

type Thing = Accessory | Look['footwear'];
type ThingKind = AccessoryKind | 'footwear';

/** By kind: the details its drawing shows besides cloth and colour. Kinds that are not named are drawn as they are said. */
export const SHOWN: Partial<Record<ThingKind, readonly string[]>> = {
  footwear: [
    'tassel',
    'brogue',
    'monk',
    'chelsea',
    'laced-boot',
    'platform',
    'wedge',
    'fur-trim',
    'boat-shoe',
    'chukka',
    'toe-post',
    'gladiator',
    'high-top',
    'kitten',
  ],
  scarf: ['stripe', 'plaid', 'houndstooth', 'gingham', 'polka', 'printed', 'floral', 'paisley'],
  tie: ['stripe', 'plaid', 'houndstooth', 'gingham', 'polka', 'printed', 'floral', 'paisley'],
  cap: [],
  hat: ['feather', 'floral', 'bow', 'eyelet'],
  beret: [],
  bag: [
    'woven',
    'tote',
    'briefcase',
    'quilting',
    'tassel',
    'fringe',
    'stripe',
    'polka',
    'floral',
    'embroidery',
    'zardosi',
  ],
  crossbody: ['quilting', 'tassel'],
  backpack: [],
  gloves: [],
  belt: [],
  headband: ['floral'],
  earrings: ['stones'],
  studs: [],
  hoops: [],
  jhumkas: [],
  necklace: ['long'],
  pendant: [],
  bracelet: [],
  umbrella: [],
  'bow-tie': [],
  beanie: ['pompom', 'cable-knit'],
  veil: ['long', 'lace-trim', 'scallop', 'piping', 'beads', 'embroidery'],
  potli: ['beads', 'zardosi', 'zari', 'embroidery', 'peacock-motif', 'sequins', 'stones', 'gota'],
  clutch: [
    'stones',
    'sequins',
    'beads',
    'embellished',
    'quilting',
    'tassel',
    'fringe',
    'stripe',
    'floral',
    'embroidery',
    'zardosi',
  ],
};

const LENS_WORDS =
  'cat eye|cateye|retro|wire|rimmed|thin|round|circle|circular|cat|eye|aviator|pilot|square|wayfarer|oversized|oversize|big|large';
const SIZES =
  'big|large|huge|giant|massive|oversized|oversize|chunky|heavy|bold|statement|small|tiny|dainty|delicate|little|mini|fine';
/** Of bags: how their leather is grained, and parts that are said by their names alone. */
const BAG_WORDS =
  /^(?:structured|grained leather|croc leather|snake leather|flap|drawstring|gold clasp|clasp|turn lock|turnlock|lock|fringe|tassel|box|buckle|studs)$/;
/** By kind: the words that its drawing reads, though they are no details of ours. */
const WORDED: Partial<Record<ThingKind, RegExp>> = {
  // a measure's unit
  footwear: /^(?:inch|inches|cm)$/,
  glasses: new RegExp(`^(?:${LENS_WORDS})$`),
  sunglasses: new RegExp(`^(?:${LENS_WORDS})$`),
  // the lowest chain ends in a stone
  necklace: /^(?:pendant|chain|long|thick|thin|chunky|heavy|fine|dainty)$/,
  // a border in a colour of its own runs along its edges
  scarf: / border$/,
  bag: BAG_WORDS,
  clutch: BAG_WORDS,
  luggage: BAG_WORDS,
  umbrella: /^(?:bubble|dome|open|large|big)$/,
  choker: /^(?:diamond|crystal|ruby|emerald|sapphire|rhinestone|stone)$/,
  hat: /^(?:wide|broad|floppy|big|large|oversized|brimmed)$/,
  socks: /^(?:ankle|knee|(?:up )?to the knees?|over the knee|long|thigh|crew|short|high)$/,
  veil: /^(?:cathedral|chapel|fingertip|elbow|shoulder|waist|ankle|floor|long|short|(?:\w+ )?(?:edges?|edging|trim|border))$/,
  belt: /^(?:wide|thick|broad|chunky|thin|skinny|narrow|slim)$/,
  ...Object.fromEntries(
    [
      'studs',
      'hoops',
      'earrings',
      'jhumkas',
      'bindi',
      'pendant',
      'brooch',
      'bangles',
      'bracelet',
      'anklet',
      'maang-tikka',
      'tiara',
    ].map((kind) => [kind, new RegExp(`^(?:${SIZES}|thin|thick|wide|slim)$`)]),
  ),
  brooch: new RegExp(`^(?:${SIZES}|left|right)$`),
};

/** Told of a cloth by how it takes the light, and of what has no print at all. */
const CLOTHS: ReadonlySet<string> = new Set([
  ...FABRIC_WORDS.map(({ id }) => id),
  ...CLOTHS_ALIKE.map(({ id }) => id),
  'solid',
]);

/** Open by their cut: straps and toes are drawn without being named. */
const OPEN_SHOES: ReadonlySet<string> = new Set(['sandal', 'heeled-sandal', 'slide', 'kolhapuri']);
const OF_OPEN_SHOES = ['open-toe', 'straps', 'ankle-strap', 'backstrap'];
/** Low shoes that a strap round the ankle is sewn to where it is said, with a buckle of its own. */
const STRAPPED_SHOES: ReadonlySet<string> = new Set([...OPEN_SHOES, 'pump', 'stiletto', 'block-heel', 'flat']);
/** On a heel as low as it can be said to be. */
const FLAT_SHOES: ReadonlySet<string> = new Set([
  'flat',
  'sandal',
  'slide',
  'kolhapuri',
  'mojari',
  'loafer',
  'oxford',
  'sneaker',
]);
/** Round at the toe by their kind. */
const ROUND_SHOES: ReadonlySet<string> = new Set(['flat', 'block-heel', 'loafer', 'oxford', 'sneaker', 'ankle-boot']);
const METAL_ACCENT = /^(?:antique gold|rose gold|gold|golden|silver|brass|copper|gunmetal|pearl|steel|black) accents$/;

/** What a shoe's own cut shows of what is said of it. */
function isShownOfShoe({ kind, details = [] }: Thing, word: string): boolean {
  const has = (id: string): boolean => details.some((detail) => detail.id === id);
  const isStrapped = has('ankle-strap') || has('instep-strap') || has('monk') || OPEN_SHOES.has(kind);
  if (OPEN_SHOES.has(kind) && (OF_OPEN_SHOES.includes(word) || word === 'two straps')) return true;
  // a bow is sewn to any vamp
  if ((word === 'bow' && !OPEN_SHOES.has(kind)) || (word === 'open-toe' && kind === 'block-heel')) return true;
  if (word === 'ankle-strap') return STRAPPED_SHOES.has(kind);
  if (word === 'strap-buckles' || /\bbuckles?$/.test(word)) return isStrapped;
  if (METAL_ACCENT.test(word)) return isStrapped && has('strap-buckles');
  if (has('rope-sole') ? word === 'rope' || word === 'jute' : has('over-knee') && /^(?:thigh|knee)$/.test(word))
    return true;
  if (word === 'round toe') return ROUND_SHOES.has(kind);
  if (word === 'low' || word === 'flats') return FLAT_SHOES.has(kind);
  if (kind === 'mojari' && OF_MOJARIS.test(word)) return true;
  if (has('chelsea') && OF_CHELSEAS.test(word)) return true;
  return POINTED_SHOES.has(kind) && word === 'pointed-toe';
}

/** Their toes curl up, and gold is worked on their vamp. */
const OF_MOJARIS =
  /^(?:(?:curled|curling|curled up|upturned|pointed)[ -]toes?|(?:curled|curling|upturned) tips?|(?:tan|beige|cream|natural) (?:leather )?(?:inner soles?|insoles?|footbeds?)|zardosi|zari|embroidery|(?!.*\b(?:mirror|sequin|pearl)\b).*\b(?:gold|golden|zari|zardozi)\b.*\b(?:motifs?|embroidery|work))$/;
/** Elastic is let into their sides, under a loop. */
const OF_CHELSEAS = /^(?:elastic(?:ated)? (?:side )?(?:panels?|gussets?|gores?)|elastic-panel|elastic|pull tabs?)$/;
/** Cut to a point by their kind. */
const POINTED_SHOES: ReadonlySet<string> = new Set(['pump', 'stiletto']);
/** What every scarf, and the drawstring of every potli, ends in. */
const ENDS_IN: Partial<Record<ThingKind, readonly string[]>> = { scarf: ['fringe', 'tassel'], potli: ['tassel'] };
/** Painted in a second colour where one is told of them. */
const TWO_COLOURED: ReadonlySet<ThingKind> = new Set<ThingKind>([
  ...(['hat', 'bangles', 'choker', 'scarf', 'held', 'other', 'necklace', 'tie', 'socks'] as const),
  ...(['pocket-square', 'umbrella', 'anklet', 'nose-ring'] as const),
]);
/** Gold is beaded over a clutch. */
const isAccentShown = (word: string, kind: ThingKind): boolean =>
  TWO_COLOURED.has(kind) ||
  // pearls hang from the rim of every jhumka, and stones of another colour are set round it
  kind === 'jhumkas' ||
  kind === 'earrings' ||
  (kind === 'clutch' && /\bgold/.test(word));

/** Names of a shoe within its kind, not details of it. */
const OWN: ReadonlyMap<ThingKind, ReadonlySet<string>> = (() => {
  const own = new Map<ThingKind, Set<string>>([
    ['footwear', new Set(FOOTWEAR_WORDS.flatMap(({ id, details = [] }) => [id, ...details]))],
  ]);
  for (const { kind, id, details = [] } of ACCESSORY_WORDS)
    own.set(kind, new Set([...(own.get(kind) ?? []), id, ...details]));
  return own;
})();
const isOwn = (word: string, kind: ThingKind): boolean => OWN.get(kind)?.has(word) === true;

/** What the drawing of a bag shows by its shape: a satchel its two buckled straps and its handle, a tote two handles. */
function isShownOfBag({ details = [] }: Thing, word: string): boolean {
  const has = (id: string): boolean => details.some((detail) => detail.id === id);
  if (has('briefcase'))
    return /^(?:strap-buckles|buckle|top handle|handle|flap|(?:brass|gold|antique gold|golden|silver|gunmetal|black) accents)$/.test(
      word,
    );
  return has('tote') && /^(?:straps|shoulder-straps|handles)$/.test(word);
}

function isShown(thing: Thing, kind: ThingKind, word: string): boolean {
  if (isHandNamed(word)) return true;
  if (kind === 'footwear' && isShownOfShoe(thing, word)) return true;
  if (kind === 'bag' && isShownOfBag(thing, word)) return true;
  if (ENDS_IN[kind]?.includes(word)) return true;
  return SHOWN[kind]?.includes(word) !== false || CLOTHS.has(word) || isOwn(word, kind);
}

/** How a thing is worn anyway: drawn so, whether it is said or not. */
const WORN_SO: Partial<Record<ThingKind, string>> = { headband: 'head-cover', bracelet: 'over-arms' };

/** Parts of a potli: pearls or beads it hangs by, work on its face, tassels in gold. */
const OF_POTLI_PARTS =
  /^(?:pearl|pearl beaded|beaded|moti) handles?$|\b(?:work|embroidery)$|^(?:gold|golden) (?:tassels?|latkans?)$/;
/** Whether what is told of a part is seen on it. */
function isPartShown({ details = [] }: Thing, word: string, kind: ThingKind): boolean {
  if (kind === 'crossbody') return word === 'flap';
  if (kind === 'backpack') return false;
  if (kind === 'potli') return OF_POTLI_PARTS.test(word.replaceAll('-', ' '));
  if (kind === 'bag' && details.some(({ id }) => id === 'briefcase')) return isPartOfSatchel(word.replaceAll('-', ' '));
  const sort = PRODUCT_KINDS.some((known) => known === kind) ? sortOf(kind as ProductKind) : undefined;
  return sort !== undefined && isPartDrawn(sort, word.replaceAll('-', ' '));
}

/** Words of a thing's details that its drawing does not show. */
export function unshownOf(thing: Thing, kind: ThingKind): string[] {
  const lost = lostOf(thing, kind);
  // what is told in the words of its part is told once
  return lost.filter((word) => !isWithin(word, thing, kind));
}

/** Whether a detail is a word of what is told of a part: 'peacock motif' of a 'green enamel peacock stud'. */
const isWithin = (word: string, { told = [] }: Thing, kind: ThingKind): boolean =>
  sortOf(kind as ProductKind) !== undefined &&
  told.some(
    (phrase) =>
      phrase !== word && phrase.includes(' ') && phrase.includes(word.replace(/-motif$/, '').replaceAll('-', ' ')),
  );

/** What it has not is left out, as it is said: 'no logo', 'no back strap'. */
const DENIED = /^(?:no|without)[ -]/;
const lostOf = (thing: Thing, kind: ThingKind): string[] => [
  ...(thing.details ?? []).map(detailWord).filter((word) => !isShown(thing, kind, word) && word !== WORN_SO[kind]),
  ...(thing.told ?? []).filter(
    (word) =>
      !(DENIED.test(word) || isManner(word)) &&
      !(/ accents$/.test(word) && isAccentShown(word, kind)) &&
      !(kind === 'footwear' && isShownOfShoe(thing, word)) &&
      !(kind === 'bag' && isShownOfBag(thing, word)) &&
      !isOwn(word.replaceAll(' ', '-'), kind) &&
      !isPartShown(thing, word, kind) &&
      !WORDED[kind]?.test(word),
  ),
];

/** 'stripe scarf' and 'scarf'. */
function withoutWords(name: string, words: readonly string[]): string {
  let plain = name;
  for (const word of words) {
    const said = `${word.replaceAll('-', ' ')} `;
    if (plain.startsWith(said)) plain = plain.slice(said.length);
  }
  return plain;
}

/** A thing as it is drawn: without what its drawing does not show. */
export function asShown<T extends Thing>(thing: T, kind: ThingKind): T {
  const lost = [...unshownOf(thing, kind), ...(thing.told ?? []).filter((word) => DENIED.test(word))];
  if (lost.length === 0) return thing;
  const details = (thing.details ?? []).filter((detail) => !lost.includes(detailWord(detail)));
  const told = thing.told?.filter((word) => !lost.includes(word));
  const { told: _, ...rest } = thing;
  // what is left is of the same kind
  return { ...rest, name: withoutWords(thing.name, lost), details, ...(told?.length && { told }) } as T;
}
