import type { Category } from '@toile/look';
import { isYoung } from './is-young.ts';
import { isRuledOut } from './ruled-out.ts';
import type { OccasionId, StyleId, Taste } from './taste.ts';

type Table = Partial<Record<OccasionId | StyleId | 'any', readonly string[]>>;

/** What to wear when no garment is named: by category, then by occasion or style. An entry may be several garments. */
const WOMEN: Readonly<Record<Category, Table>> = {
  outfit: {
    any: ['blouse+wide-leg-trousers', 'shirt+skirt', 'wrap-dress'],
    travel: ['shirt+wide-leg-trousers', 't-shirt+chinos+shacket', 'jumpsuit'],
    formal: ['suit-jacket+shirt+trousers', 'sheath-dress', 'blouse+pencil-skirt'],
    party: ['cocktail-dress', 'camisole+slip-skirt', 'slip-dress'],
    wedding: ['gown', 'wrap-dress', 'tiered-dress'],
    festival: ['tiered-dress', 'peasant-top+tiered-skirt', 'kurta+palazzos'],
    'romantic-date': ['slip-dress', 'wrap-dress', 'blouse+slip-skirt'],
    'casual-date': ['tea-dress', 'wrap-top+jeans', 't-shirt+slip-skirt'],
    gala: ['gown', 'mermaid-gown'],
    'avant-garde': ['cape+turtleneck+wide-leg-trousers', 'cocoon-coat+turtleneck+culottes'],
    streetwear: ['hoodie+cargo-pants', 'bomber-jacket+crop-top+baggy-jeans'],
    athleisure: ['track-jacket+tank-top+leggings', 'sweatshirt+joggers'],
    bohemian: ['peasant-top+tiered-skirt', 'tiered-dress', 'caftan'],
    vintage: ['tea-dress', 'pussy-bow-blouse+circle-skirt'],
    minimalist: ['shirt+wide-leg-trousers', 'turtleneck+slip-skirt'],
  },
  top: {
    any: ['blouse', 'shirt', 'wrap-top'],
    party: ['camisole', 'corset', 'halter-top'],
    formal: ['pussy-bow-blouse', 'shirt'],
    gala: ['corset', 'halter-top'],
    wedding: ['peplum-top', 'blouse'],
    festival: ['kurti', 'peasant-top'],
    travel: ['shirt', 'henley'],
    streetwear: ['hoodie', 'crop-top'],
    athleisure: ['tank-top', 'sweatshirt'],
    bohemian: ['peasant-top'],
    vintage: ['pussy-bow-blouse', 'poet-shirt'],
    minimalist: ['turtleneck', 'shirt'],
    'avant-garde': ['poet-shirt', 'corset'],
  },
  bottom: {
    any: ['wide-leg-trousers', 'skirt', 'jeans'],
    party: ['slip-skirt', 'leather-pants'],
    formal: ['pencil-skirt', 'trousers'],
    gala: ['tulle-skirt', 'slip-skirt'],
    wedding: ['pleated-skirt', 'lehenga'],
    festival: ['tiered-skirt', 'sharara'],
    travel: ['chinos', 'culottes'],
    streetwear: ['cargo-pants', 'baggy-jeans'],
    athleisure: ['joggers', 'leggings'],
    bohemian: ['tiered-skirt'],
    vintage: ['circle-skirt', 'flared-jeans'],
    minimalist: ['slip-skirt', 'trousers'],
    'avant-garde': ['harem-pants', 'bubble-skirt'],
  },
  dress: {
    any: ['a-line-dress', 'wrap-dress', 'shirt-dress'],
    party: ['slip-dress', 'cocktail-dress'],
    formal: ['sheath-dress', 'shirt-dress'],
    gala: ['gown', 'mermaid-gown'],
    wedding: ['gown', 'wrap-dress'],
    festival: ['tiered-dress', 'anarkali'],
    travel: ['shirt-dress', 'sundress'],
    'romantic-date': ['slip-dress', 'wrap-dress'],
    'casual-date': ['tea-dress', 'sundress'],
    streetwear: ['t-shirt-dress'],
    athleisure: ['t-shirt-dress'],
    bohemian: ['tiered-dress', 'caftan'],
    vintage: ['tea-dress'],
    minimalist: ['slip-dress', 'shift-dress'],
    'avant-garde': ['blazer-dress', 'caftan'],
  },
  coat: {
    any: ['overcoat', 'trench-coat', 'wrap-coat'],
    party: ['cape', 'cropped-jacket'],
    formal: ['overcoat', 'blazer'],
    gala: ['cape'],
    wedding: ['cape', 'long-shrug'],
    festival: ['long-shrug', 'denim-jacket'],
    travel: ['trench-coat', 'windbreaker'],
    streetwear: ['bomber-jacket', 'puffer-jacket'],
    athleisure: ['puffer-jacket'],
    bohemian: ['kimono-jacket', 'duster'],
    vintage: ['cropped-jacket', 'trench-coat'],
    minimalist: ['wrap-coat', 'overcoat'],
    'avant-garde': ['cocoon-coat', 'cape'],
  },
};
const MEN: Readonly<Record<Category, Table>> = {
  outfit: {
    any: ['shirt+chinos', 'polo+trousers', 'sweater+trousers'],
    travel: ['utility-jacket+t-shirt+chinos', 'shirt+cargo-pants'],
    formal: ['suit-jacket+dress-shirt+trousers'],
    party: ['blazer+turtleneck+trousers', 'hawaiian-shirt+trousers'],
    wedding: ['suit-jacket+waistcoat+dress-shirt+trousers', 'bandhgala+trousers'],
    festival: ['kurta+churidar', 'nehru-jacket+kurta+pyjama'],
    'romantic-date': ['blazer+shirt+trousers', 'turtleneck+trousers'],
    'casual-date': ['shacket+t-shirt+jeans', 'polo+chinos'],
    gala: ['tuxedo-jacket+dress-shirt+trousers'],
    'avant-garde': ['cape+turtleneck+harem-pants', 'kimono-jacket+turtleneck+wide-leg-trousers'],
    streetwear: ['hoodie+cargo-pants', 'bomber-jacket+t-shirt+baggy-jeans'],
    athleisure: ['track-jacket+t-shirt+joggers', 'sweatshirt+joggers'],
    bohemian: ['poet-shirt+wide-leg-trousers', 'tunic+harem-pants'],
    vintage: ['waistcoat+shirt+trousers', 'cable-sweater+cords'],
    minimalist: ['turtleneck+trousers', 'shirt+wide-leg-trousers'],
  },
  top: {
    any: ['shirt', 'polo', 't-shirt'],
    formal: ['dress-shirt'],
    gala: ['dress-shirt'],
    party: ['hawaiian-shirt', 'shirt'],
    wedding: ['kurta', 'dress-shirt'],
    festival: ['kurta', 'tunic'],
    travel: ['henley', 'shirt'],
    streetwear: ['hoodie', 'sweatshirt'],
    athleisure: ['jersey-top', 'sweatshirt'],
    bohemian: ['poet-shirt', 'tunic'],
    vintage: ['cable-sweater', 'henley'],
    minimalist: ['turtleneck', 't-shirt'],
    'avant-garde': ['poet-shirt', 'tunic'],
  },
  bottom: {
    any: ['chinos', 'jeans', 'trousers'],
    formal: ['trousers'],
    gala: ['trousers'],
    wedding: ['churidar', 'trousers'],
    festival: ['dhoti', 'pyjama'],
    party: ['leather-pants', 'trousers'],
    travel: ['cargo-pants', 'chinos'],
    streetwear: ['cargo-pants', 'baggy-jeans'],
    athleisure: ['joggers'],
    bohemian: ['harem-pants'],
    vintage: ['cords'],
    minimalist: ['trousers', 'wide-leg-trousers'],
    'avant-garde': ['harem-pants', 'kilt'],
  },
  dress: {
    any: ['tunic+trousers', 'kurta+churidar'],
    gala: ['sherwani+churidar'],
    wedding: ['sherwani+churidar'],
    streetwear: ['boiler-suit'],
    'avant-garde': ['robe'],
  },
  coat: {
    any: ['overcoat', 'pea-coat', 'trench-coat'],
    formal: ['overcoat', 'blazer'],
    gala: ['tailcoat'],
    wedding: ['bandhgala', 'overcoat'],
    festival: ['nehru-jacket', 'denim-jacket'],
    party: ['leather-jacket', 'blazer'],
    travel: ['parka', 'windbreaker'],
    streetwear: ['bomber-jacket', 'puffer-jacket'],
    athleisure: ['puffer-jacket'],
    bohemian: ['kimono-jacket'],
    vintage: ['duffle-coat', 'tailcoat'],
    minimalist: ['overcoat'],
    'avant-garde': ['cape'],
  },
};
/** What people of India wear to their weddings and feasts. */
const INDIAN: Readonly<Record<'female' | 'male', Table>> = {
  female: {
    wedding: ['lehenga+choli+dupatta', 'saree'],
    festival: ['anarkali', 'kurta+sharara+dupatta', 'saree'],
    formal: ['kurta+kurta-trousers', 'saree'],
    any: ['kurta+palazzos', 'kurti+jeans'],
  },
  male: {
    wedding: ['sherwani+churidar'],
    festival: ['kurta+churidar', 'nehru-jacket+kurta+pyjama'],
    formal: ['bandhgala+trousers'],
    any: ['kurta+jeans', 'kurta+pyjama'],
  },
};

/** What the young wear where an adult would show more. */
const FOR_THE_YOUNG: Readonly<Record<string, string>> = {
  'slip-dress': 'skater-dress',
  'cocktail-dress': 'skater-dress',
  'mermaid-gown': 'gown',
  camisole: 'blouse',
  corset: 'blouse',
  'halter-top': 'blouse',
  'crop-top': 't-shirt',
  'leather-pants': 'jeans',
};

/** What those of seventy would rather wear to the same occasion. */
const FOR_SENIORS: Readonly<Record<string, string>> = {
  'slip-dress': 'wrap-dress',
  'cocktail-dress': 'sheath-dress',
  'mermaid-gown': 'gown',
  camisole: 'blouse',
  corset: 'blouse',
  'halter-top': 'blouse',
  'crop-top': 'shirt',
  'leather-pants': 'trousers',
};

/** One thing for another, by the age of who wears it and by what they will show. */
const suited = (id: string, { ageGroup, modest }: Taste): string =>
  (isYoung(ageGroup) ? FOR_THE_YOUNG[id] : ageGroup === 'senior' || modest ? FOR_SENIORS[id] : undefined) ?? id;

/** Feasts that say by their name what is worn to them. */
const INDIAN_FEASTS = new Set(['puja', 'haldi', 'mehendi', 'indian-festival']);
const isIndian = ({ heritage, occasionName }: Taste): boolean =>
  heritage === 'indian' || heritage === 'south-asian' || INDIAN_FEASTS.has(occasionName);

/** What keeps warm at home: knits over something plain. */
const WARM: Readonly<Record<'female' | 'male', readonly string[]>> = {
  female: ['sweater+pleated-skirt', 'turtleneck+wide-leg-trousers', 'jumper-dress', 'cable-sweater+jeans'],
  male: ['cable-sweater+cords', 'turtleneck+trousers', 'sweater+jeans'],
};
const warmMains = (
  { weight, formality, category, occasionName }: Taste,
  man: boolean,
): readonly string[] | undefined =>
  weight === 'warm' && formality < 3 && category === 'outfit' && !INDIAN_FEASTS.has(occasionName)
    ? WARM[man ? 'male' : 'female']
    : undefined;

/** What is left to wear when the words rule out all that would suit. */
const BARE_WOMEN = [['blouse+wide-leg-trousers', 'shirt+skirt', 'wrap-dress']];
const BARE_MEN = [['shirt+chinos', 'shirt+shorts']];

/** The first list with something nobody ruled out, without what was. */
function open(lists: readonly (readonly string[] | undefined)[], without: ReadonlySet<string>): readonly string[] {
  for (const list of lists) {
    const left = (list ?? []).filter((ids) => !ids.split('+').some((id) => isRuledOut(id, without)));
    if (left.length > 0) return left;
  }
  return ['shirt'];
}

/** Ids of the garments to wear when the words name none; the first is the one the outfit is about. */
export function chooseMainGarments(taste: Taste, without: ReadonlySet<string>): string[] {
  const man = taste.presentation === 'male' || (taste.presentation === 'androgynous' && taste.unit('cut') < 0.5);
  const table = (man ? MEN : WOMEN)[taste.category];
  const indian = isIndian(taste) && taste.category === 'outfit' && ['wedding', 'festival'].includes(taste.occasion);
  const lists = indian
    ? [INDIAN[man ? 'male' : 'female'][taste.occasion]]
    : [taste.style !== 'casual' ? table[taste.style] : undefined, table[taste.occasion]];
  // An occasion with ceremony outranks a style; else the style speaks.
  const ordered = taste.formality >= 2 || taste.style === 'formal' ? lists.toReversed() : lists;
  const list = open([warmMains(taste, man), ...ordered, table.any, ...(man ? BARE_MEN : BARE_WOMEN)], without);
  const chosen = taste.pick('mains', taste.quiet ? list.slice(0, 1) : list) ?? 'shirt';
  return chosen.split('+').map((id) => suited(id, taste));
}
