import { GenerationRequest } from '@toile/contract';

type Brief = Partial<GenerationRequest> & Pick<GenerationRequest, 'style_idea' | 'seed'>;

/**
 * What the house draws for a community that is still empty, in the order it is posted: the last one is the first to be
 * seen. The seeds make the pictures the same in every installation.
 */
const BRIEFS: readonly Brief[] = [
  {
    style_idea: 'A charcoal wool overcoat over a cream roll-neck sweater and straight grey trousers, leather boots',
    gender: 'male',
    ethnicity: 'european',
    season: 'winter',
    seed: 101,
  },
  {
    style_idea: 'A white cotton shirt dress with a tie belt, rolled sleeves and flat leather sandals',
    ethnicity: 'latino',
    season: 'summer',
    category: 'dress',
    seed: 102,
  },
  {
    style_idea: 'A mustard anarkali kurta with gold embroidery along the hem, churidar and a maroon dupatta',
    ethnicity: 'indian',
    occasion: 'festival',
    seed: 103,
  },
  {
    style_idea: 'A light blue denim jacket over a white striped tee with olive cargo trousers and white sneakers',
    gender: 'male',
    ethnicity: 'african',
    style: 'streetwear',
    seed: 104,
  },
  {
    style_idea: 'An emerald satin slip dress with a cowl neck and thin straps, strappy heels',
    ethnicity: 'african',
    occasion: 'party',
    category: 'dress',
    seed: 105,
  },
  {
    style_idea: 'A terracotta linen suit with wide trousers, worn with a plain white tee',
    ethnicity: 'european',
    style: 'minimalist',
    season: 'summer',
    seed: 106,
  },
  {
    style_idea: 'An ivory silk sherwani with fine gold embroidery, ivory churidar and a red stole',
    gender: 'male',
    ethnicity: 'indian',
    occasion: 'wedding',
    seed: 107,
  },
  {
    style_idea: 'A navy polka dot wrap dress with flutter sleeves and a midi skirt',
    ethnicity: 'asian',
    style: 'vintage',
    category: 'dress',
    seed: 108,
  },
  {
    style_idea: 'A camel trench coat over a black turtleneck and dark jeans, ankle boots',
    ethnicity: 'european',
    season: 'autumn',
    seed: 109,
  },
  {
    style_idea: 'A teal banarasi silk saree with a gold zari border and a matching short-sleeved blouse',
    ethnicity: 'south-asian',
    occasion: 'wedding',
    accessories: 'parure',
    seed: 110,
  },
  {
    style_idea: 'A sage green hooded sweatshirt with matching joggers and running shoes',
    gender: 'female',
    ethnicity: 'american',
    style: 'athleisure',
    seed: 111,
  },
  {
    style_idea: 'A rust corduroy blazer, a light blue oxford shirt and beige chinos with brown loafers',
    gender: 'male',
    ethnicity: 'middle-eastern',
    season: 'autumn',
    seed: 112,
  },
  {
    style_idea: 'A tiered bohemian maxi dress in cream cotton with small rust flowers and long sleeves',
    ethnicity: 'european',
    style: 'bohemian',
    category: 'dress',
    seed: 113,
  },
  {
    style_idea: 'A magenta lehenga choli with mirror work and a sheer gold dupatta',
    ethnicity: 'indian',
    occasion: 'festival',
    seed: 114,
  },
  {
    style_idea: 'A black tuxedo with satin lapels, a white dress shirt and a bow tie',
    gender: 'male',
    ethnicity: 'asian',
    occasion: 'gala',
    style: 'formal',
    seed: 115,
  },
  {
    style_idea: 'A pleated lavender midi skirt with a fitted white knit top and ballet flats',
    ethnicity: 'asian',
    season: 'spring',
    seed: 116,
  },
  {
    style_idea: 'A forest green tailored jumpsuit with a notched collar and a wide belt',
    ethnicity: 'african',
    style: 'formal',
    seed: 117,
  },
  {
    style_idea: 'A sky blue linen kurta with white pyjama and leather sandals',
    gender: 'male',
    ethnicity: 'south-asian',
    season: 'summer',
    seed: 118,
  },
  {
    style_idea: 'A red plaid pleated mini skirt, a black cropped cardigan and chunky boots',
    ethnicity: 'asian',
    style: 'streetwear',
    seed: 119,
  },
  {
    style_idea: 'A burgundy velvet evening gown with long sleeves and an off-shoulder neckline',
    ethnicity: 'middle-eastern',
    occasion: 'gala',
    accessories: 'necklace',
    category: 'dress',
    seed: 120,
  },
  {
    style_idea: 'A pale pink tweed jacket and matching skirt with pearl buttons',
    ethnicity: 'european',
    age: 'senior',
    style: 'formal',
    seed: 121,
  },
  {
    style_idea: 'A red and black checked cotton shirt tucked into high-waisted blue jeans, brown ankle boots',
    ethnicity: 'latino',
    season: 'autumn',
    seed: 122,
  },
  {
    style_idea: 'A cobalt blue pleated halter gown with a draped waist',
    ethnicity: 'indian',
    occasion: 'party',
    category: 'dress',
    seed: 123,
  },
  {
    style_idea: 'An ochre double-breasted wool coat over a cream knit dress with tall brown boots',
    ethnicity: 'african',
    season: 'winter',
    seed: 124,
  },
];

export const HOUSE_REQUESTS: readonly GenerationRequest[] = BRIEFS.map((brief) => GenerationRequest.parse(brief));
