import { type Accessory, asksFor, type Colour, type Garment, type Look, namedOrTold, type Source } from '@toile/look';
import { factsOf, isIndian, recordOf, type ShoeCustom } from '@toile/look/records';
import type { BriefOptions } from '#atelier/draft/brief.ts';
import type { Draft, Thing } from '#atelier/draft/draft.ts';
import { lightness } from '#atelier/kit/colour.ts';
import { colourNamed } from '#atelier/lexicon/colours/named-colour.ts';
import type { AccessoryEntry, FootwearEntry } from '#atelier/lexicon/entry.ts';
import { ACCESSORY_BY_ID, FOOTWEAR_BY_ID } from '#atelier/lexicon/lexicon.ts';
import { TREATED } from '#atelier/lexicon/treatments.ts';
import { isShoeRuledOut } from './ruled-out.ts';
import type { Taste } from './taste.ts';
import { isYoung } from './young/is-young.ts';

/** 'Long white gloves' go up over the elbow. */
const isLongGlove = (thing: Thing, value: string): boolean =>
  thing.type === 'accessory' && thing.entry.kind === 'gloves' && value === 'long';

/** The straps of a bag and the zip of a boot, by their own names. */
const fastening = (as: string, value: string): string[] | undefined => {
  if (as === 'detail' && value === 'belt') return ['buckle'];
  return as === 'closure' || as === 'neckline' ? [value] : undefined;
};

/** Lexicon ids of what is told of a shoe or an accessory, further colours among them. */
const details = (thing: Thing): string[] => {
  const own = thing.type === 'garment' ? [] : (thing.entry.details ?? []);
  const told = thing.said.flatMap(
    ({ slots, as, value }) =>
      fastening(as, value) ??
      slots?.details ??
      (as === 'fabric' || as === 'print' || isLongGlove(thing, value) ? [value] : []),
  );
  const ground = saidColour(thing);
  const accents = thing.said.filter(({ colour }) => colour && colour !== ground).map(({ value }) => `${value}-accents`);
  return [...new Set([...own, ...told, ...accents])];
};
const saidColour = (thing: Thing): Colour | undefined =>
  thing.said.find((said) => said.colour && !said.part)?.colour ??
  thing.said.find((said) => said.colour && said.part !== 'bow')?.colour ??
  (thing.said.find((said) => said.palette)?.palette ?? []).map(colourNamed)[0];
/** 'a matching cap' is of the colour of the garment the outfit is about. */
const matched = (thing: Thing, garments: readonly Garment[]): Colour | undefined =>
  thing.matches ? (garments.find(({ layer }) => layer === 'one-piece') ?? garments.at(-1))?.cloth.colour : undefined;
/** 'cable-knit' before 'hat', where the words gave it a cloth or a look. */
const named = (thing: Thing, name: string): string => {
  const before = thing.said
    .filter(
      ({ as, start, end }) =>
        (/^(fabric|print|detail)$/.test(as) && end <= thing.start + 1) ||
        (as === 'detail' && start === thing.start && end < thing.end),
    )
    .map(({ value }) => TREATED[value] ?? value.replaceAll('-', ' '));
  return [...before.slice(0, 2), name].join(' ');
};

/** What has no drawing is told by its colour too, where the words give it one. */
function calledBy(thing: Thing, { kind, name, id }: AccessoryEntry): string {
  const called = name ?? id.replaceAll('-', ' ');
  const colour = kind === 'other' || kind === 'held' ? saidColour(thing)?.name : undefined;
  return colour && !called.includes(colour) ? `${colour} ${called}` : called;
}

/** The most formal garment sets the tone of the shoes. */
const formality = (garments: readonly Garment[], taste: Taste): number =>
  Math.max(taste.formality, ...garments.map(({ kind }) => recordOf(kind).formality ?? 1));

/** Whether something worn asks for shoes of a custom. */
const asks = (garments: readonly Garment[], ...customs: ShoeCustom[]): boolean =>
  garments.some((garment) => customs.some((custom) => factsOf(garment).shoes === custom));

const isEveningDress = (garments: readonly Garment[]): boolean => garments.some((garment) => factsOf(garment).evening);
/** A suit of the day: its jacket, not that of the evening. */
const isSuit = (garments: readonly Garment[]): boolean =>
  garments.some((garment) => {
    const { suit, shoes } = factsOf(garment);
    return suit === true && shoes === 'tailored';
  });

/** Ids of the shoes that suit, the best first. */
function suitable(garments: readonly Garment[], taste: Taste): readonly string[] {
  const man = taste.presentation === 'male';
  if (asks(garments, 'india')) {
    if (man) return formality(garments, taste) >= 2 ? ['mojaris'] : ['kolhapuris', 'mojaris'];
    if (garments.some(({ family }) => family === 'saree')) return ['heeled-sandals', 'mojaris'];
    return formality(garments, taste) >= 3
      ? ['heeled-sandals', 'mojaris']
      : taste.occasion === 'casual' || taste.occasion === 'travel'
        ? ['kolhapuris', 'mojaris', 'flats']
        : ['mojaris', 'heeled-sandals'];
  }
  if (asks(garments, 'geta')) return ['geta'];
  if (asks(garments, 'flat')) return ['flats'];
  if (asks(garments, 'open')) return ['sandals', 'slides'];
  if (asks(garments, 'evening')) return man ? ['oxfords'] : ['stilettos'];
  if (asks(garments, 'sport') || taste.style === 'athleisure') return ['sneakers'];
  if (taste.style === 'streetwear') return taste.season === 'winter' ? ['ankle-boots', 'sneakers'] : ['sneakers'];
  if (formality(garments, taste) >= 3) return man ? ['oxfords'] : ['stilettos', 'heeled-sandals', 'heels'];
  if (taste.occasion === 'avant-garde' || taste.style === 'avant-garde')
    return ['platform-heels', 'ankle-boots'].slice(man ? 1 : 0);
  return everyday(garments, taste, man);
}

function everyday(garments: readonly Garment[], taste: Taste, man: boolean): readonly string[] {
  const suited = asks(garments, 'tailored') || taste.style === 'formal' || formality(garments, taste) >= 2;
  const low = taste.ageGroup === 'senior' || isYoung(taste.ageGroup);
  if (asks(garments, 'summer'))
    return taste.style === 'casual' && !suited ? ['sneakers', 'loafers', 'sandals'] : ['loafers', 'sandals'];
  return man ? mensEveryday(garments, taste, suited) : womensEveryday(garments, taste, suited, low);
}

function mensEveryday(garments: readonly Garment[], taste: Taste, suited: boolean): readonly string[] {
  const { season, style } = taste;
  const cold = season === 'winter' || season === 'autumn';
  if (suited) {
    if (season === 'summer') return ['loafers', 'tassel-loafers', 'derbies'];
    if (isSuit(garments)) return ['oxfords', 'derbies', 'brogues', 'monk-straps'];
    return cold
      ? ['chelsea-boots', 'brogues', 'oxfords']
      : ['loafers', 'brogues', 'derbies', 'tassel-loafers', 'chelsea-boots'];
  }
  if (asks(garments, 'rugged')) return ['chelsea-boots', 'combat-boots', 'ankle-boots'];
  if (cold) return ['chelsea-boots', 'desert-boots', 'ankle-boots', 'combat-boots'];
  if (season === 'summer') return style === 'bohemian' ? ['sandals'] : ['loafers', 'sneakers', 'espadrilles'];
  if (style === 'vintage') return ['brogues', 'oxfords', 'derbies'];
  if (style === 'minimalist') return ['loafers', 'sneakers', 'derbies'];
  return ['sneakers', 'desert-boots', 'loafers', 'derbies', 'chelsea-boots'];
}

/** A dress or a skirt of a cloth that shines is not worn with loafers. */
const isEvening = ({ family, cloth }: Garment): boolean =>
  ['dress', 'skirt', 'jumpsuit'].includes(family) && /^(silk|satin|velvet|sequin|lace|brocade)$/.test(cloth.fabric);

function womensEveryday(garments: readonly Garment[], taste: Taste, suited: boolean, low: boolean): readonly string[] {
  const { season, style, occasion } = taste;
  if (style === 'bohemian')
    return season === 'winter' ? ['ankle-boots'] : ['sandals', 'flats', 'espadrilles', 'wedges'];
  if (season === 'winter') return ['knee-boots', 'ankle-boots', 'chelsea-boots'];
  if (garments.some(isEvening)) return low ? ['flats', 'mary-janes'] : ['heeled-sandals', 'heels', 'stilettos'];
  if (season === 'autumn') return ['ankle-boots', 'loafers', 'chelsea-boots', 'brogues'];
  if (suited && !low) return ['heels', 'block-heels', 'heeled-sandals', 'loafers'];
  if (season === 'summer') return low ? ['sandals', 'espadrilles'] : ['sandals', 'espadrilles', 'wedges'];
  if (season === 'spring') return low ? ['flats', 'mary-janes'] : ['flats', 'mary-janes', 'block-heels', 'espadrilles'];
  if (style === 'vintage') return ['mary-janes', 'block-heels', 'flats'];
  if (occasion === 'travel') return ['sneakers', 'loafers'];
  if (garments.some(({ family }) => family === 'dress' || family === 'jumpsuit'))
    return low
      ? ['flats', 'mary-janes']
      : ['flats', 'block-heels', 'heeled-sandals', 'sandals', 'heels', 'mary-janes', 'wedges'];
  return low ? ['flats', 'loafers'] : ['loafers', 'flats', 'sneakers', 'block-heels', 'chelsea-boots', 'heels'];
}

/** Shoes: the words', else what fits garments, season and moment. */
export function chooseFootwear(
  draft: Draft,
  garments: readonly Garment[],
  taste: Taste,
  sources: Record<string, Source>,
): Look['footwear'] {
  const said = draft.things.find((thing) => thing.type === 'footwear');
  sources['footwear.kind'] = said ? 'words' : 'chosen';
  sources['footwear.colour'] = said && saidColour(said) ? 'words' : 'chosen';
  if (said?.type === 'footwear') {
    const entry = said.entry;
    const kind =
      entry.id === 'shoes' ? (FOOTWEAR_BY_ID.get(suitable(garments, taste)[0] ?? '')?.kind ?? entry.kind) : entry.kind;
    const told = details(said);
    return {
      kind,
      name: named(said, entry.name ?? entry.id.replaceAll('-', ' ')),
      colour: saidColour(said) ?? shoeColour(entry, garments, taste),
      ...namedOrTold(told),
    };
  }
  const allowed = (id: string): boolean => !isShoeRuledOut(id, FOOTWEAR_BY_ID.get(id)?.kind ?? 'flat', draft.without);
  const suited = suitable(garments, taste).filter(allowed);
  const ids = suited.length > 0 ? suited : ['flats', 'loafers', 'mojaris'].filter(allowed).slice(0, 1);
  const id = taste.pick('footwear', taste.quiet ? ids.slice(0, 1) : ids) ?? 'flats';
  const entry = FOOTWEAR_BY_ID.get(id);
  if (!entry) throw new Error(`No shoe is called '${id}'`);
  const barefoot = draft.without.has('shoes');
  if (barefoot) return { kind: 'barefoot', name: 'bare feet', colour: colourNamed('nude') };
  return {
    kind: entry.kind,
    name: entry.name ?? id.replaceAll('-', ' '),
    colour: shoeColour(entry, garments, taste),
    ...namedOrTold(entry.details),
  };
}

/** Rubber boots are bright: of the coat's colour where that is one. */
function rubberColour(garments: readonly Garment[], taste: Taste): Colour {
  const coat = garments.findLast(({ layer }) => layer === 'outer')?.cloth.colour;
  const names = ['yellow', 'scarlet', 'bottle green'];
  return coat && lightness(coat.hex) > 30
    ? coat
    : colourNamed(taste.pick('shoe.colour', taste.quiet ? names.slice(0, 1) : names) ?? 'yellow');
}

function shoeColour(entry: FootwearEntry, garments: readonly Garment[], taste: Taste): Colour {
  if (taste.dares && taste.unit('shoe.dare') < 0.6)
    return colourNamed(taste.pick('shoe.colour', ['scarlet', 'cobalt', 'marigold', 'silver', 'fuchsia']) ?? 'scarlet');
  if (entry.id === 'rubber-boots') return rubberColour(garments, taste);
  const black = garments.some(({ cloth, layer }) => layer !== 'base' && lightness(cloth.colour.hex) < 16);
  const leather = ['oxford', 'loafer', 'ankle-boot'].includes(entry.kind);
  if (leather && (black || taste.formality >= 3 || isEveningDress(garments))) return colourNamed('black');
  if (entry.colour) return colourNamed(entry.colour);
  const hem = garments.find(({ layer }) => layer === 'bottom' || layer === 'one-piece')?.cloth.colour;
  const dark = hem ? lightness(hem.hex) < 45 : false;
  if (leather) {
    const names = dark ? ['dark brown', 'black', 'oxblood', 'chestnut'] : ['chestnut', 'tan', 'dark brown'];
    return colourNamed(taste.pick('shoe.colour', taste.quiet ? names.slice(0, 1) : names) ?? 'dark brown');
  }
  // Nude is a colour of courts and sandals, not of boots or men's shoes.
  const sturdy = taste.presentation === 'male' || entry.kind.includes('boot');
  const names =
    taste.formality >= 3 && !sturdy
      ? ['antique gold', 'black', 'silver']
      : dark
        ? ['black', 'dark brown', ...(sturdy ? [] : ['oxblood'])]
        : ['tan', sturdy ? 'chestnut' : 'nude', 'dark brown', 'black'];
  return colourNamed(taste.pick('shoe.colour', taste.quiet ? names.slice(0, 1) : names) ?? 'black');
}

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

const JEWELS = new Set([
  'jewellery',
  'necklace',
  'earrings',
  'jhumkas',
  'bangles',
  'bracelet',
  'maang-tikka',
  'pendant',
]);

/** Jewels, head covers and bags, that say something of their wearer. */
const ADORNMENTS = new Set([
  ...JEWELS,
  ...['choker', 'bindi', 'nath', 'brooch', 'turban', 'clutch', 'bag', 'tote', 'straw-bag'],
]);

/** Tied at the throat: one of them at a time. */
const THROAT: ReadonlySet<string> = new Set(['tie', 'bow-tie', 'jabot', 'scarf']);

/** So many qualities named leave no room for jewels that are not. */
const SPECIFIC = 6;
const OF_CUT = new Set(['part', 'garment', 'footwear', 'accessory']);

/** Whether the words say so much of the clothes that nothing is to be added to them, unless the brief dares. */
function isSpecific({ things }: Draft, taste: Taste): boolean {
  const qualities = things.flatMap(({ said }) => said).filter(({ as }) => !OF_CUT.has(as));
  return !taste.dares && qualities.length >= SPECIFIC;
}

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
    const told = details(thing);
    worn.push({
      kind: entry.kind,
      name: named(thing, calledBy(thing, entry)),
      colour: saidColour(thing) ?? matched(thing, garments) ?? colourNamed(entry.colour ?? 'tan'),
      ...namedOrTold(told),
    });
    sources[`accessory.${entry.kind}`] = 'words';
  }
  const jewelled = draft.things.some((thing) => thing.entry.id === 'jewellery');
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
        colour: accessoryColour(id, garments, taste),
        ...namedOrTold(entry.details),
      });
      sources[`accessory.${entry.kind}`] = source;
    }
  };
  add(asked, 'words');
  add(fromOption, 'option');
  const specific = isSpecific(draft, taste);
  if (draft.product) return worn;
  if (!taste.quiet || taste.formality >= 3)
    add(
      ceremonial(garments, indian, taste, isGroom(draft, taste)).filter(
        (id) => !(specific && ADORNMENTS.has(id)) && !(THROAT.has(id) && worn.some(({ kind }) => THROAT.has(kind))),
      ),
      'chosen',
    );
  if (taste.dares && worn.length === 0)
    add([taste.pick('daring.accessory', ['hat', 'scarf', 'sunglasses', 'gloves']) ?? 'scarf'], 'chosen');
  return worn;
}

const ruledOut = (draft: Draft, id: string): boolean =>
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
