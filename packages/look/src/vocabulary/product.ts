/** What of a thing shown by itself the words measure. */
export const MEASURES = ['heel', 'height', 'width', 'length', 'depth', 'diameter'] as const;
export type Measured = (typeof MEASURES)[number];

/** What can stand by itself on a sheet: shoes, and what is worn or carried and drawn as a thing of its own. */
export const PRODUCT_KINDS = [
  'footwear',
  ...(['hat', 'cap', 'beanie', 'beret', 'headband', 'tiara', 'hair-clip'] as const),
  ...(['sunglasses', 'glasses', 'earrings', 'studs', 'hoops', 'jhumkas', 'maang-tikka'] as const),
  ...(['necklace', 'choker', 'pendant', 'scarf', 'tie', 'bow-tie'] as const),
  ...(['brooch', 'turban'] as const),
  ...(['bangles', 'bracelet', 'watch', 'gloves', 'bag', 'crossbody', 'clutch', 'potli', 'backpack'] as const),
  ...(['luggage', 'belt-bag', 'belt', 'ring', 'anklet', 'nose-ring', 'waist-chain'] as const),
  ...(['socks', 'tights', 'suspenders', 'pocket-square', 'umbrella', 'cane', 'fan', 'dupatta'] as const),
] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];
