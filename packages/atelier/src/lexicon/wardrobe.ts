import type { Category, GarmentKind, Occasion, Style } from '@toile/look';

/** Garments worn together, the one it is about first. */
export type Outfit = readonly GarmentKind[];
/** Outfits by occasion or style, the most usual first. */
type Wardrobe = Partial<Record<Occasion | Style | 'any', readonly Outfit[]>>;

/** What to wear when no garment is named: by category, then by occasion or style. */
export const WOMEN: Readonly<Record<Category, Wardrobe>> = {
  outfit: {
    any: [['blouse', 'wide-leg-trousers'], ['shirt', 'skirt'], ['wrap-dress']],
    travel: [['shirt', 'wide-leg-trousers'], ['t-shirt', 'chinos', 'shacket'], ['jumpsuit']],
    formal: [['suit-jacket', 'shirt', 'trousers'], ['sheath-dress'], ['blouse', 'pencil-skirt']],
    party: [['cocktail-dress'], ['camisole', 'slip-skirt'], ['slip-dress']],
    wedding: [['gown'], ['wrap-dress'], ['tiered-dress']],
    festival: [['tiered-dress'], ['peasant-top', 'tiered-skirt'], ['kurta', 'palazzos']],
    'romantic-date': [['slip-dress'], ['wrap-dress'], ['blouse', 'slip-skirt']],
    'casual-date': [['tea-dress'], ['wrap-top', 'jeans'], ['t-shirt', 'slip-skirt']],
    gala: [['gown'], ['mermaid-gown']],
    'avant-garde': [
      ['cape', 'turtleneck', 'wide-leg-trousers'],
      ['cocoon-coat', 'turtleneck', 'culottes'],
    ],
    streetwear: [
      ['hoodie', 'cargo-pants'],
      ['bomber-jacket', 'crop-top', 'baggy-jeans'],
    ],
    athleisure: [
      ['track-jacket', 'tank-top', 'leggings'],
      ['sweatshirt', 'joggers'],
    ],
    bohemian: [['peasant-top', 'tiered-skirt'], ['tiered-dress'], ['caftan']],
    vintage: [['tea-dress'], ['pussy-bow-blouse', 'circle-skirt']],
    minimalist: [
      ['shirt', 'wide-leg-trousers'],
      ['turtleneck', 'slip-skirt'],
    ],
  },
  top: {
    any: [['blouse'], ['shirt'], ['wrap-top']],
    party: [['camisole'], ['corset'], ['halter-top']],
    formal: [['pussy-bow-blouse'], ['shirt']],
    gala: [['corset'], ['halter-top']],
    wedding: [['peplum-top'], ['blouse']],
    festival: [['kurti'], ['peasant-top']],
    travel: [['shirt'], ['henley']],
    streetwear: [['hoodie'], ['crop-top']],
    athleisure: [['tank-top'], ['sweatshirt']],
    bohemian: [['peasant-top']],
    vintage: [['pussy-bow-blouse'], ['poet-shirt']],
    minimalist: [['turtleneck'], ['shirt']],
    'avant-garde': [['poet-shirt'], ['corset']],
  },
  bottom: {
    any: [['wide-leg-trousers'], ['skirt'], ['jeans']],
    party: [['slip-skirt'], ['leather-pants']],
    formal: [['pencil-skirt'], ['trousers']],
    gala: [['tulle-skirt'], ['slip-skirt']],
    wedding: [['pleated-skirt'], ['lehenga']],
    festival: [['tiered-skirt'], ['sharara']],
    travel: [['chinos'], ['culottes']],
    streetwear: [['cargo-pants'], ['baggy-jeans']],
    athleisure: [['joggers'], ['leggings']],
    bohemian: [['tiered-skirt']],
    vintage: [['circle-skirt'], ['flared-jeans']],
    minimalist: [['slip-skirt'], ['trousers']],
    'avant-garde': [['harem-pants'], ['bubble-skirt']],
  },
  dress: {
    any: [['a-line-dress'], ['wrap-dress'], ['shirt-dress']],
    party: [['slip-dress'], ['cocktail-dress']],
    formal: [['sheath-dress'], ['shirt-dress']],
    gala: [['gown'], ['mermaid-gown']],
    wedding: [['gown'], ['wrap-dress']],
    festival: [['tiered-dress'], ['anarkali']],
    travel: [['shirt-dress'], ['sundress']],
    'romantic-date': [['slip-dress'], ['wrap-dress']],
    'casual-date': [['tea-dress'], ['sundress']],
    streetwear: [['t-shirt-dress']],
    athleisure: [['t-shirt-dress']],
    bohemian: [['tiered-dress'], ['caftan']],
    vintage: [['tea-dress']],
    minimalist: [['slip-dress'], ['shift-dress']],
    'avant-garde': [['blazer-dress'], ['caftan']],
  },
  coat: {
    any: [['overcoat'], ['trench-coat'], ['wrap-coat']],
    party: [['cape'], ['cropped-jacket']],
    formal: [['overcoat'], ['blazer']],
    gala: [['cape']],
    wedding: [['cape'], ['long-shrug']],
    festival: [['long-shrug'], ['denim-jacket']],
    travel: [['trench-coat'], ['windbreaker']],
    streetwear: [['bomber-jacket'], ['puffer-jacket']],
    athleisure: [['puffer-jacket']],
    bohemian: [['kimono-jacket'], ['duster']],
    vintage: [['cropped-jacket'], ['trench-coat']],
    minimalist: [['wrap-coat'], ['overcoat']],
    'avant-garde': [['cocoon-coat'], ['cape']],
  },
};
export const MEN: Readonly<Record<Category, Wardrobe>> = {
  outfit: {
    any: [
      ['shirt', 'chinos'],
      ['polo', 'trousers'],
      ['sweater', 'trousers'],
    ],
    travel: [
      ['utility-jacket', 't-shirt', 'chinos'],
      ['shirt', 'cargo-pants'],
    ],
    formal: [['suit-jacket', 'dress-shirt', 'trousers']],
    party: [
      ['blazer', 'turtleneck', 'trousers'],
      ['hawaiian-shirt', 'trousers'],
    ],
    wedding: [
      ['suit-jacket', 'waistcoat', 'dress-shirt', 'trousers'],
      ['bandhgala', 'trousers'],
    ],
    festival: [
      ['kurta', 'churidar'],
      ['nehru-jacket', 'kurta', 'pyjama'],
    ],
    'romantic-date': [
      ['blazer', 'shirt', 'trousers'],
      ['turtleneck', 'trousers'],
    ],
    'casual-date': [
      ['shacket', 't-shirt', 'jeans'],
      ['polo', 'chinos'],
    ],
    gala: [['tuxedo-jacket', 'dress-shirt', 'trousers']],
    'avant-garde': [
      ['cape', 'turtleneck', 'harem-pants'],
      ['kimono-jacket', 'turtleneck', 'wide-leg-trousers'],
    ],
    streetwear: [
      ['hoodie', 'cargo-pants'],
      ['bomber-jacket', 't-shirt', 'baggy-jeans'],
    ],
    athleisure: [
      ['track-jacket', 't-shirt', 'joggers'],
      ['sweatshirt', 'joggers'],
    ],
    bohemian: [
      ['poet-shirt', 'wide-leg-trousers'],
      ['tunic', 'harem-pants'],
    ],
    vintage: [
      ['waistcoat', 'shirt', 'trousers'],
      ['cable-sweater', 'cords'],
    ],
    minimalist: [
      ['turtleneck', 'trousers'],
      ['shirt', 'wide-leg-trousers'],
    ],
  },
  top: {
    any: [['shirt'], ['polo'], ['t-shirt']],
    formal: [['dress-shirt']],
    gala: [['dress-shirt']],
    party: [['hawaiian-shirt'], ['shirt']],
    wedding: [['kurta'], ['dress-shirt']],
    festival: [['kurta'], ['tunic']],
    travel: [['henley'], ['shirt']],
    streetwear: [['hoodie'], ['sweatshirt']],
    athleisure: [['jersey-top'], ['sweatshirt']],
    bohemian: [['poet-shirt'], ['tunic']],
    vintage: [['cable-sweater'], ['henley']],
    minimalist: [['turtleneck'], ['t-shirt']],
    'avant-garde': [['poet-shirt'], ['tunic']],
  },
  bottom: {
    any: [['chinos'], ['jeans'], ['trousers']],
    formal: [['trousers']],
    gala: [['trousers']],
    wedding: [['churidar'], ['trousers']],
    festival: [['dhoti'], ['pyjama']],
    party: [['leather-pants'], ['trousers']],
    travel: [['cargo-pants'], ['chinos']],
    streetwear: [['cargo-pants'], ['baggy-jeans']],
    athleisure: [['joggers']],
    bohemian: [['harem-pants']],
    vintage: [['cords']],
    minimalist: [['trousers'], ['wide-leg-trousers']],
    'avant-garde': [['harem-pants'], ['kilt']],
  },
  dress: {
    any: [
      ['tunic', 'trousers'],
      ['kurta', 'churidar'],
    ],
    gala: [['sherwani', 'churidar']],
    wedding: [['sherwani', 'churidar']],
    streetwear: [['boiler-suit']],
    'avant-garde': [['robe']],
  },
  coat: {
    any: [['overcoat'], ['pea-coat'], ['trench-coat']],
    formal: [['overcoat'], ['blazer']],
    gala: [['tailcoat']],
    wedding: [['bandhgala'], ['overcoat']],
    festival: [['nehru-jacket'], ['denim-jacket']],
    party: [['leather-jacket'], ['blazer']],
    travel: [['parka'], ['windbreaker']],
    streetwear: [['bomber-jacket'], ['puffer-jacket']],
    athleisure: [['puffer-jacket']],
    bohemian: [['kimono-jacket']],
    vintage: [['duffle-coat'], ['tailcoat']],
    minimalist: [['overcoat']],
    'avant-garde': [['cape']],
  },
};
/** What people of India wear to their weddings and feasts. */
export const INDIAN: Readonly<Record<'female' | 'male', Wardrobe>> = {
  female: {
    wedding: [['lehenga', 'choli', 'dupatta'], ['saree']],
    festival: [['anarkali'], ['kurta', 'sharara', 'dupatta'], ['saree']],
    formal: [['kurta', 'kurta-trousers'], ['saree']],
    any: [
      ['kurta', 'palazzos'],
      ['kurti', 'jeans'],
    ],
  },
  male: {
    wedding: [['sherwani', 'churidar']],
    festival: [
      ['kurta', 'churidar'],
      ['nehru-jacket', 'kurta', 'pyjama'],
    ],
    formal: [['bandhgala', 'trousers']],
    any: [
      ['kurta', 'jeans'],
      ['kurta', 'pyjama'],
    ],
  },
};

/** What keeps warm at home: knits over something plain. */
export const WARM: Readonly<Record<'female' | 'male', readonly Outfit[]>> = {
  female: [
    ['sweater', 'pleated-skirt'],
    ['turtleneck', 'wide-leg-trousers'],
    ['jumper-dress'],
    ['cable-sweater', 'jeans'],
  ],
  male: [
    ['cable-sweater', 'cords'],
    ['turtleneck', 'trousers'],
    ['sweater', 'jeans'],
  ],
};
/** What is left to wear when the words rule out all that would suit. */
export const BARE: Readonly<Record<'female' | 'male', readonly (readonly Outfit[])[]>> = {
  female: [[['blouse', 'wide-leg-trousers'], ['shirt', 'skirt'], ['wrap-dress']]],
  male: [
    [
      ['shirt', 'chinos'],
      ['shirt', 'shorts'],
    ],
  ],
};
