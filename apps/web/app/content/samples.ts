import type { GenerationRequest } from '@toile/contract';

type Brief = Pick<GenerationRequest, 'style_idea'> & Partial<Omit<GenerationRequest, 'keep' | 'edit'>>;

export interface Sample {
  id: string;
  brief: Brief;
  /** What hangs beneath the picture. */
  description: string;
  collection: string;
  /** Seeds of the sheet and of the figure that stands without it; the second must draw no wash behind the person. */
  seeds: { sheet: number; figure: number };
}

/** The product's own designs, in the order they hang. `scripts/draw-plates.ts` draws each from its brief. */
export const SAMPLES = [
  {
    id: 'saree',
    brief: { style_idea: 'Magenta silk saree, teal blouse, gold border', gender: 'female', ethnicity: 'indian' },
    description: 'Magenta silk saree with a woven gold border, over a teal blouse',
    collection: 'Sangeet',
    seeds: { sheet: 7, figure: 6 },
  },
  {
    id: 'overcoat',
    brief: {
      style_idea: 'Camel wool coat to the calf over a cream knit roll-neck and dark indigo jeans',
      gender: 'male',
      ethnicity: 'african',
    },
    description: 'Camel wool coat to the calf, cream roll-neck and dark indigo denim',
    collection: 'First Frost',
    seeds: { sheet: 4, figure: 3 },
  },
  {
    id: 'gown',
    brief: {
      style_idea: 'Emerald silk satin slip gown, cowl neckline, ankle length',
      gender: 'female',
      ethnicity: 'european',
    },
    description: 'Emerald satin slip gown with a cowl neckline, cut to the ankle',
    collection: 'After Eight',
    seeds: { sheet: 8, figure: 6 },
  },
  {
    id: 'ikat',
    brief: {
      style_idea: 'Ikat print cotton shirt dress in blue, belted, to the knee',
      gender: 'female',
      ethnicity: 'african',
    },
    description: 'Belted shirt dress in blue ikat cotton, to the knee',
    collection: 'Monsoon Garden',
    seeds: { sheet: 9, figure: 3 },
  },
  {
    id: 'lehenga',
    brief: {
      style_idea: 'Indigo bandhani lehenga with a gold zari border, pink choli and a sheer rose dupatta',
      gender: 'female',
      ethnicity: 'south-asian',
    },
    description: 'Indigo bandhani lehenga with a zari border, pink choli and rose dupatta',
    collection: 'Sangeet',
    seeds: { sheet: 5, figure: 6 },
  },
  {
    id: 'sherwani',
    brief: {
      style_idea: 'Maroon velvet sherwani with gold embroidery and cream churidar',
      gender: 'male',
      ethnicity: 'indian',
    },
    description: 'Maroon velvet sherwani with gold embroidery, over a cream churidar',
    collection: 'Sangeet',
    seeds: { sheet: 4, figure: 3 },
  },
  {
    id: 'suit',
    brief: {
      style_idea: 'Powder-blue linen suit with wide-leg trousers and a white shirt',
      gender: 'female',
      ethnicity: 'asian',
    },
    description: 'Powder-blue linen suit, wide-leg trousers, white shirt',
    collection: 'Office Hours',
    seeds: { sheet: 11, figure: 6 },
  },
  {
    id: 'sundress',
    brief: {
      style_idea: 'Yellow floral cotton sundress with puff sleeves, midi length',
      gender: 'female',
      ethnicity: 'latino',
    },
    description: 'Yellow floral cotton sundress with puff sleeves, to mid-calf',
    collection: 'Monsoon Garden',
    seeds: { sheet: 8, figure: 3 },
  },
] as const satisfies readonly Sample[];

export interface Detail {
  id: string;
  words: string;
  seed: number;
  /** What is shown of the figure, in fractions of its height; `across` is the middle, in fractions of its width. */
  part: { across: number; top: number; width: number; height: number };
}

/** Close views of designs: what a claim is proved with. */
export const DETAILS = [
  {
    id: 'lehenga',
    words: 'Indigo bandhani lehenga with a gold zari border, pink choli and a sheer rose dupatta',
    seed: 7,
    part: { across: 0.5, top: 0.26, width: 0.52, height: 0.65 },
  },
  {
    id: 'blazer',
    words: 'Camel checked wool blazer over an open ivory shirt, slate trousers',
    seed: 5,
    part: { across: 0.5, top: 0.13, width: 0.28, height: 0.172 },
  },
] as const satisfies readonly Detail[];
