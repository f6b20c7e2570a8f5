import { type Colour, type Garment, type Look, namedOrTold, type Source } from '@toile/look';
import { factsOf, type ShoeCustom } from '@toile/look/records';
import type { Draft } from '#atelier/draft/draft.ts';
import { lightness } from '#atelier/kit/colour.ts';
import { colourNamed } from '#atelier/lexicon/colours/named-colour.ts';
import type { FootwearEntry } from '#atelier/lexicon/entry.ts';
import { FOOTWEAR_BY_ID } from '#atelier/lexicon/lexicon.ts';
import { formality, isEveningDress, isSuit } from './formality.ts';
import { isShoeRuledOut } from './ruled-out.ts';
import type { Taste } from './taste.ts';
import { detailsOf, namedWith, saidColour } from './told-of-thing.ts';
import { isYoung } from './young/is-young.ts';

/** Whether something worn asks for shoes of a custom. */
const asks = (garments: readonly Garment[], ...customs: ShoeCustom[]): boolean =>
  garments.some((garment) => customs.some((custom) => factsOf(garment).shoes === custom));

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
  if (asks(garments, 'sport') || taste.occasionName === 'sport' || taste.style === 'athleisure') return ['sneakers'];
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
    const told = detailsOf(said);
    return {
      kind,
      name: namedWith(said, entry.name ?? entry.id.replaceAll('-', ' ')),
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
