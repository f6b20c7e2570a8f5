import { type Accessory, asksFor, type Colour, type Garment, namedOrTold, type Source } from '@toile/look';
import { ACCESSORIES, factsOf, isIndian, recordOf } from '@toile/look/records';
import type { BriefOptions } from '#atelier/draft/brief.ts';
import type { Draft, Thing } from '#atelier/draft/draft.ts';
import { lightness } from '#atelier/kit/colour.ts';
import { colourNamed } from '#atelier/lexicon/colours/named-colour.ts';
import { ACCESSORY_BY_ID } from '#atelier/lexicon/lexicon.ts';
import { formality, isEveningDress, isSuit } from './formality.ts';
import { isSpecific, namesJewel } from './said/is-specific.ts';
import type { Taste } from './taste.ts';
import { calledBy, detailsOf, matchedColour, namedWith, saidColour } from './told-of-thing.ts';

/** Says by itself how its wearer is adorned: trousers and stoles of India are worn with anything. */
const isDressOfIndia = (garment: Garment): boolean =>
  isIndian(garment) && (garment.family === 'lehenga' || !['bottom', 'drape'].includes(garment.layer));

/** A coat of Indian ceremony, closed to the throat. */
const isGroomsCoat = (garment: Garment): boolean =>
  isIndian(garment) && factsOf(garment).worked === 'coat' && garment.sleeve.length === 'long';
/** A shirt with a collar and buttons to the throat. */
const takesTie = ({ family, collar, closure, sleeve }: Garment): boolean =>
  family === 'top' && collar === 'shirt' && closure === 'buttons' && sleeve.length === 'long';

const HATS: Readonly<Record<Taste['season'], string>> = {
  any: 'hat',
  summer: 'straw-hat',
  winter: 'beanie',
  spring: 'beret',
  autumn: 'hat',
};

/** What the form's choice of accessories puts on: ids of the lexicon. */
function optionAccessories(option: string | undefined, indian: boolean, taste: Taste): string[] {
  switch (option) {
    case 'parure':
      return indian ? ['necklace', 'jhumkas', 'bangles', 'maang-tikka'] : ['necklace', 'earrings', 'bracelet'];
    case 'necklace':
      return ['necklace'];
    case 'bracelet':
      return [indian ? 'bangles' : 'bracelet'];
    case 'hats':
      return [taste.style === 'streetwear' || taste.style === 'athleisure' ? 'cap' : HATS[taste.season]];
    case 'scarves':
      return ['scarf'];
    case 'glasses':
      return ['glasses'];
    case 'watches':
      return ['watch'];
    default:
      return [];
  }
}

/** In the reds of a bride, at a wedding the words name. */
const isBride = (garments: readonly Garment[], taste: Taste): boolean =>
  taste.occasion === 'wedding' &&
  taste.sources.occasion === 'words' &&
  garments.some(
    ({ family, cloth }) =>
      (family === 'lehenga' || family === 'saree') &&
      /red|maroon|crimson|scarlet|burgundy|wine/.test(cloth.colour.name),
  );

/** He who marries: of a wedding's guests nobody else winds a turban. */
const isGroom = ({ spans }: Draft, taste: Taste): boolean =>
  taste.occasion === 'wedding' &&
  taste.ageGroup !== 'child' &&
  taste.ageGroup !== 'teen' &&
  spans.every(({ text }) => !/engage|roka|ring|sangeet|reception|guest|mehendi/i.test(text));

/** Jewellery and the like that a ceremony asks for by itself. */
function ceremonial(garments: readonly Garment[], indian: boolean, taste: Taste, isGroom: boolean): string[] {
  const man = taste.presentation === 'male';
  if (man) {
    if (garments.some(isGroomsCoat) && isGroom) return ['turban', 'brooch'];
    if (isEveningDress(garments)) return ['bow-tie'];
    if (garments.some(({ kind }) => recordOf(kind).region === 'scotland')) return ['socks'];
    if (isSuit(garments) && taste.formality >= 2 && garments.some(takesTie)) return ['tie'];
    return [];
  }
  if (isBride(garments, taste)) return ['choker', 'necklace', 'jhumkas', 'bangles', 'maang-tikka', 'bindi', 'nath'];
  if (indian && formality(garments, taste) >= 3 && taste.occasion !== 'casual')
    return ['necklace', 'jhumkas', 'bangles', 'maang-tikka', 'bindi'];
  if (indian && formality(garments, taste) >= 2) return ['jhumkas', 'bangles', 'bindi'];
  if (indian) return taste.quiet ? [] : ['jhumkas'];
  if (taste.occasion === 'gala') return ['earrings', 'clutch'];
  if (taste.occasion === 'wedding') return ['earrings', 'bracelet', 'clutch'];
  if (taste.occasion === 'party') return ['earrings', 'clutch'];
  if (taste.occasion === 'romantic-date') return ['pendant'];
  if (taste.occasion === 'travel')
    return [taste.pick('bag', taste.season === 'summer' ? ['straw-bag', 'tote', 'bag'] : ['bag', 'tote']) ?? 'bag'];
  if (taste.occasion === 'avant-garde') return ['earrings'];
  return [];
}

/** 'A kundan choker and matching jhumkas': jewels of a set are of one metal. */
const metalBefore = ({ matches, entry }: Thing, worn: readonly Accessory[]): Colour | undefined =>
  matches && JEWELS.has(entry.id) ? worn.findLast(({ kind }) => AT_THE_NECK.has(kind))?.colour : undefined;
/** What the words give it, by name or by what it matches. */
const colourOfThing = (thing: Thing, worn: readonly Accessory[], garments: readonly Garment[]): Colour | undefined =>
  saidColour(thing) ?? metalBefore(thing, worn) ?? matchedColour(thing, garments);
const AT_THE_NECK: ReadonlySet<string> = new Set(['choker', 'necklace', 'pendant']);

const JEWELS = new Set([
  'jewellery',
  'necklace',
  'earrings',
  'jhumkas',
  'bangles',
  'bracelet',
  'maang-tikka',
  'pendant',
  'studs',
  'hoops',
]);

/** Jewels, head covers and bags, that say something of their wearer. */
const ADORNMENTS = new Set([
  ...JEWELS,
  ...['choker', 'bindi', 'nath', 'brooch', 'turban', 'clutch', 'bag', 'tote', 'straw-bag'],
]);

/** Tied at the throat: one of them at a time. */
const THROAT: ReadonlySet<string> = new Set(['tie', 'bow-tie', 'jabot', 'scarf']);

/** One thing is carried at a time, unless the words say otherwise; of what is 'other' nobody knows where it is. */
const isInHand = (kind: Accessory['kind'] | undefined): boolean =>
  kind !== undefined && kind !== 'other' && ACCESSORIES[kind].worn === 'carried';

/** Everything worn or held besides clothes: the words', the option's, then the moment's. */
export function chooseAccessories(
  draft: Draft,
  options: BriefOptions,
  garments: readonly Garment[],
  taste: Taste,
  sources: Record<string, Source>,
): Accessory[] {
  const worn: Accessory[] = [];
  const indian = garments.some(isDressOfIndia);
  for (const thing of draft.things) {
    if (thing.type !== 'accessory') continue;
    const { entry } = thing;
    const told = detailsOf(thing);
    worn.push({
      kind: entry.kind,
      name: namedWith(thing, calledBy(thing, entry)),
      colour: colourOfThing(thing, worn, garments) ?? colourNamed(entry.colour ?? 'tan'),
      ...namedOrTold(told),
    });
    sources[`accessory.${entry.kind}`] = 'words';
  }
  const jewels = draft.things.find((thing) => thing.entry.id === 'jewellery');
  const jewelled = jewels !== undefined;
  // 'oxidised jewellery' is all of it
  const ofJewels = jewels && saidColour(jewels);
  const bridal = garments.some(({ family }) => family === 'lehenga' || family === 'saree') ? ['maang-tikka'] : [];
  const asked = jewelled ? (indian ? ['jhumkas', 'bangles', ...bridal] : ['earrings']) : [];
  const fromOption = optionAccessories(options.accessories, indian, taste);
  const add = (ids: readonly string[], source: Source): void => {
    for (const id of ids) {
      const entry = ACCESSORY_BY_ID.get(id);
      if (!entry || worn.some(({ kind }) => kind === entry.kind) || ruledOut(draft, id)) continue;
      worn.push({
        kind: entry.kind,
        name: entry.name ?? id.replaceAll('-', ' '),
        colour: (source === 'words' ? ofJewels : undefined) ?? accessoryColour(id, garments, taste),
        ...namedOrTold(entry.details),
      });
      sources[`accessory.${entry.kind}`] = source;
    }
  };
  add(asked, 'words');
  add(fromOption, 'option');
  const specific = isSpecific(draft, taste) || (namesJewel(draft) && !taste.dares);
  if (draft.product) return worn;
  if (!taste.quiet || taste.formality >= 3)
    add(
      ceremonial(garments, indian, taste, isGroom(draft, taste)).filter(
        (id) =>
          !(specific && ADORNMENTS.has(id)) &&
          !(THROAT.has(id) && worn.some(({ kind }) => THROAT.has(kind))) &&
          !(isInHand(ACCESSORY_BY_ID.get(id)?.kind) && worn.some(({ kind }) => isInHand(kind))),
      ),
      'chosen',
    );
  if (taste.dares && worn.length === 0)
    add([taste.pick('daring.accessory', ['hat', 'scarf', 'sunglasses', 'gloves']) ?? 'scarf'], 'chosen');
  return worn;
}

/** Worn in the ears: without earrings nothing is. */
const EARS: ReadonlySet<string> = new Set(['earrings', 'jhumkas', 'studs', 'hoops']);

const ruledOut = (draft: Draft, id: string): boolean =>
  (EARS.has(id) && draft.without.has('earrings')) ||
  draft.without.has(id) ||
  (JEWELS.has(id) && draft.without.has('jewellery')) ||
  (/hat|cap|beanie|beret/.test(id) && draft.without.has('hat'));

function metalWorked(garments: readonly Garment[]): 'silver' | 'rose gold' | 'gold' {
  const threads = garments.map(({ trims }) => trims.embroidery?.name ?? '');
  if (threads.includes('rose gold')) return 'rose gold';
  return threads.includes('silver') || garments.some(({ details }) => asksFor({ details }, 'silver-work'))
    ? 'silver'
    : 'gold';
}

function accessoryColour(id: string, garments: readonly Garment[], taste: Taste): Colour {
  const usual = ACCESSORY_BY_ID.get(id)?.colour ?? 'gold';
  // jewels are of the metal the clothes are worked in
  const own = colourNamed(usual === 'gold' ? metalWorked(garments) : usual);
  if (id !== 'scarf' && id !== 'tie' && id !== 'turban') return own;
  const near = garments.find(({ layer }) => layer === 'outer' || layer === 'one-piece' || layer === 'base')?.cloth
    .colour;
  const names = near && lightness(near.hex) > 55 ? ['burgundy', 'navy', 'teal'] : ['camel', 'cream', 'mustard'];
  return colourNamed(taste.pick(`accessory.${id}`, names) ?? 'camel');
}
