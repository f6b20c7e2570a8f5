/** Words of the tips for great designs. */
export const TIPS_WORDS = {
  beSpecific: 'Be Specific',
  moreDetailGivesBetter: 'More detail gives better results.',
  aDress: 'a dress',
  ankleLengthCowlNeck: ', ankle length, cowl neck, cut on the bias',
  mentionColorsAndMaterials: 'Mention Colors and Materials',
  sayFabricsTexturesAnd: 'Say fabrics, textures and color schemes.',
  aWinterCoat: 'a winter coat',
  inCamelWoolOver: ' in camel wool over a cream cable knit',
  includeStyleReferences: 'Include Style References',
  nameADesignInspiration: 'Name a design inspiration or a fashion era.',
  wideTrousers: 'wide trousers',
  wideTrousersDetails: ', 1970s, high waist, worn with a bow blouse',
};
