import type { Family, Garment, Look } from '@toile/look';
import { GARMENTS, isCraft } from '@toile/look/records';
import type { GarmentEntry } from '#atelier/lexicon/entry.ts';
import { ALSO_CALLED } from '#atelier/lexicon/language/said-in-changes.ts';
import type { Axis, Target } from './comparatives/comparative-axes.ts';
import { mainGarment, type Subject } from './work.ts';

const LONG: ReadonlySet<Garment['length']> = new Set(['full', 'ankle', 'midi', 'cropped']);
/** Nobody calls trousers shorts. */
const isShort = ({ family, is }: GarmentEntry): boolean => family === 'trousers' && is?.length === 'thigh';

/** What goes by a longer name that ends in this one: skinny jeans are jeans, and a T-shirt is no shirt. */
const isKindOf = (longer: string, name: string): boolean =>
  longer.endsWith(` ${name}`) && longer.length - name.length > SHORTEST_OF_TWO;
const SHORTEST_OF_TWO = 2;

/** The garment of a Look that a name is of; undefined where nobody wears it. */
export function wornAs({ garments }: Look, entry: GarmentEntry): Garment | undefined {
  const name = entry.id.replaceAll('-', ' ');
  const same =
    garments.find(({ kind }) => kind === entry.id) ??
    garments.findLast(
      (garment) =>
        garment.family === entry.family &&
        [garment.kind.replaceAll('-', ' '), garment.name.toLowerCase()].some((longer) => isKindOf(longer, name)),
    );
  if (same) return same;
  const alias = ALSO_CALLED[entry.id];
  const called = alias && garments.find(({ kind }) => kind === alias);
  if (called) return called;
  const families = entry.mayMean ?? (entry.generic ? [entry.family] : []);
  for (const family of families) {
    const found = garments.findLast(
      (garment) => garment.family === family && !(isShort(entry) && LONG.has(garment.length)),
    );
    if (found) return found;
  }
  return undefined;
}

const BODICED: ReadonlySet<Family> = new Set(['top', 'dress', 'jacket', 'choli', 'jumpsuit', 'saree']);

/** What is named by its neck: 'the V-neck kurta' is a kurta. */
const NECKED = GARMENTS.filter(({ family }) => BODICED.has(family)).map(({ id }) => id.replaceAll('-', ' '));
const NECK = new RegExp(
  `\\b(?:necks?|necklines?|neck line|cleavage|cowl|v$)(?! (?:dress|top|${NECKED.join('|')})\\b)\\b`,
);

/** Words that name what a comparative, a removal or a likeness is of, besides garments and accessories. */
const NOUNS: readonly (readonly [RegExp, Target])[] = [
  [
    /\b(?:embroider(?:y|ies)|(?:thread|mirror|hand|zari|stone|bead)? ?work|embellishments?|zardozi|beading|needlework)\b/,
    'work',
  ],
  [/\b(?:sleeves?|arms?|armholes?)\b/, 'sleeve'],
  [NECK, 'neck'],
  [/\b(?:waist|waistline|waistband|rise)\b/, 'waist'],
  [/\b(?:hems?|hemlines?|length)\b/, 'hem'],
  [/\bslits?\b/, 'slit'],
  [/\b(?:borders?|zari)\b/, 'border'],
  [/\bstraps?\b/, 'straps'],
  [
    /\b(?:prints?|pattern|patterns|motifs?|dots?|polka|stripes?|checks?|flowers?|florals?|daisies|roses|blossoms?|leaves|buttis?|plaid)\b/,
    'print',
  ],
  [/\b(?:heels?)\b/, 'heel'],
  [/\b(?:shoes?|footwear|sandals?|pumps?|boots?|sneakers?|loafers?|juttis?|mojaris?|oxfords?|flats)\b/, 'shoes'],
  [/\b(?:hair|hairs|hairstyle)\b/, 'hair'],
  [/\b(?:skin|complexion)\b/, 'skin'],
  [/\b(?:fabric|cloth|material|textile|knit|weave)\b/, 'cloth'],
  [/\b(?:colou?rs?|shades?|tones?|hues?)\b/, 'colour'],
  [
    /\b(?:make her|turn her|she|he|him|model|woman|man|lady|guy|girl|boy|person|figure|body|wearer|they|them)\b/,
    'person',
  ],
];

/** What a clause names, by its nouns. */
export const nounOf = (clause: string): Target | undefined => NOUNS.find(([noun]) => noun.test(clause))?.[1];

/** What can have it, by what is spoken of. */
const CAN: Partial<Readonly<Record<Target, (garment: Garment) => boolean>>> = {
  sleeve: ({ family }) => BODICED.has(family),
  neck: ({ family }) => BODICED.has(family),
  waist: ({ family, layer }) =>
    layer === 'bottom' || family === 'dress' || family === 'jumpsuit' || family === 'lehenga',
  slit: ({ family }) => !['choli', 'dupatta'].includes(family),
  border: ({ border }) => border !== undefined,
  straps: ({ neckline }) => neckline === 'straps',
  print: ({ cloth }) => cloth.print.kind !== 'solid',
};

/** Whether it has today what is spoken of, where others could have it too. */
const HAS: Partial<Readonly<Record<Target, (garment: Garment) => boolean>>> = {
  work: ({ details }) => details.some((detail) => isCraft(detail.id)),
  sleeve: ({ sleeve }) => sleeve.length !== 'sleeveless',
  slit: ({ details }) => details.some(({ id }) => /(?:^|-)slit$/.test(id)),
};

/** What of a garment can be moved along an axis at all. */
const MOVES: Partial<Readonly<Record<Axis, (garment: Garment) => boolean>>> = {
  length: ({ family }) => family !== 'saree' && family !== 'dupatta',
  volume: ({ family }) => !['saree', 'dupatta', 'choli'].includes(family),
  fit: ({ family }) => !['saree', 'dupatta'].includes(family),
  waist: ({ layer, family }) => layer === 'bottom' || family === 'dress' || family === 'jumpsuit',
};

const isSubject = (garment: Garment, look: Look): boolean => look.garments.includes(garment);

/** The garment that has what is spoken of: the one said, else the one the design is about, else the first that has it. */
export function garmentWith(look: Look, target: Target, axis: Axis | undefined, said?: Garment): Garment | undefined {
  const isBloused = look.garments.some(({ family }) => family === 'choli');
  const can = (garment: Garment): boolean =>
    !(isBloused && garment.family === 'saree' && (target === 'sleeve' || target === 'neck')) &&
    (CAN[target]?.(garment) ?? true) &&
    (axis === undefined || (MOVES[axis]?.(garment) ?? true));
  if (said && isSubject(said, look)) return can(said) ? said : undefined;
  const main = mainGarment(look);
  // the volume of a top over a skirt is that of the skirt
  const skirted = axis === 'volume' && target === 'garment' && main.family === 'top';
  const skirt = skirted ? look.garments.find(({ family }) => family === 'skirt' || family === 'lehenga') : undefined;
  if (skirt) return skirt;
  const has = HAS[target];
  const having = has && look.garments.filter((garment) => can(garment) && has(garment));
  if (having && having.length > 0 && !having.includes(main)) return having[0];
  return can(main) ? main : look.garments.find(can);
}

export const subjectOf = (garment: Garment, part?: string): Subject => ({
  of: 'garment',
  id: garment.id,
  ...(part !== undefined && { part }),
});
