import type { AccessoryEntry } from '../entry.ts';

/** What is hung down to the waist, each under its own name. */
const long = (colour: string, names: string): AccessoryEntry[] =>
  names.split(', ').map((name) => ({
    id: name.replaceAll(' ', '-'),
    words: name,
    kind: 'necklace',
    name,
    details: ['long'],
    colour,
  }));

/** Jewellery. */
export const JEWELLERY: readonly AccessoryEntry[] = [
  {
    id: 'jewellery',
    words:
      'jewellery, jewelry, jewels, parure, jewellery set, jewelry set, ornaments, shell jewellery, temple jewellery, kundan set, kundan, polki, polki set, bridal jewellery, kundan jewellery, polki jewellery',
    kind: 'necklace',
    name: 'jewellery',
    colour: 'gold',
  },
  {
    id: 'floral-jewellery',
    words:
      'floral jewellery, flower jewellery, jewellery of flowers, jewellery made of flowers, jewellery made of real flowers, fresh flower jewellery, phool jewellery, haldi jewellery, flower jewellery set, floral jewellery set',
    kind: 'necklace',
    name: 'floral jewellery',
    details: ['floral'],
    colour: 'marigold',
  },
  {
    id: 'necklace',
    words:
      'necklace, necklaces, statement necklace, kundan necklace, haar, neckpiece, mala, shell necklace, collar necklace',
    kind: 'necklace',
    colour: 'gold',
  },
  ...long(
    'gold',
    'rani haar, raani haar, kundan rani haar, haram, long haram, gold haram, kasu haram, kaasu haram, lakshmi haar, lakshmi haram, temple haram, mango haram, mango mala, manga malai, satlada, long rani haar',
  ),
  ...long(
    'pearl',
    'moti mala, motimala, pearl mala, pearl haar, long pearls, knotted pearls, long knotted pearls, pearl rope, pearl ropes, long pearl rope, rope of pearls, long rope of pearls, ropes of pearls, pearl rope necklace, knotted pearl rope, long knotted pearl rope, sautoir, pearl sautoir, pearl strands, string of long pearls, long string of pearls',
  ),
  {
    id: 'polki-necklace',
    words:
      'polki necklace, polki haar, polki rani haar, polki necklace set, uncut diamond necklace, jadau necklace, jadau haar, jadau set',
    kind: 'necklace',
    name: 'polki necklace',
    colour: 'gold',
  },
  {
    id: 'choker',
    words: 'choker, choker necklace',
    kind: 'choker',
    colour: 'gold',
  },
  {
    id: 'kundan-choker',
    words:
      'kundan choker, polki choker, kundan choker necklace, polki choker necklace, jadau choker, bridal choker, temple choker, stone choker',
    kind: 'choker',
    name: 'kundan choker',
    colour: 'gold',
  },
  {
    id: 'pearl-choker',
    words: 'pearl choker, pearl choker necklace',
    kind: 'choker',
    name: 'pearl choker',
    colour: 'pearl',
  },
  {
    id: 'pearl-necklace',
    words: 'pearl necklace, pearls, string of pearls, pearl string, strand of pearls',
    kind: 'necklace',
    name: 'pearl necklace',
    colour: 'pearl',
  },
  {
    id: 'pendant',
    words: 'pendant, pendant necklace, locket, dainty necklace',
    kind: 'pendant',
    colour: 'gold',
  },
  {
    id: 'layered-chains',
    words:
      'layered chains, layered chain, layered necklaces, layered necklace, layered gold necklaces, layered gold necklace, layered silver necklaces, layered gold chains, multi layered necklace, multilayer necklace, layered jewellery, layered jewelry, stacked necklaces, several chains',
    kind: 'necklace',
    name: 'layered chains',
    colour: 'gold',
  },
  {
    id: 'chain',
    words: 'chain, chains, chain necklace, chains necklace',
    kind: 'necklace',
    name: 'chain',
    colour: 'gold',
  },
  {
    id: 'earrings',
    words: 'earrings, earring, drop earrings, dangly earrings, statement earrings, ear rings, dangling earrings',
    kind: 'earrings',
    colour: 'gold',
  },
  {
    id: 'stud-earrings',
    words:
      'stud earrings, ear studs, studs earrings, pearl studs, pearl stud earrings, diamond stud earrings, diamond studs, pearl earrings',
    kind: 'studs',
    name: 'stud earrings',
    colour: 'pearl',
  },
  {
    id: 'hoop-earrings',
    words: 'hoop earrings, hoops, hoop',
    kind: 'hoops',
    name: 'hoop earrings',
    colour: 'gold',
  },
  {
    id: 'chandelier-earrings',
    words: 'chandelier earrings, chandeliers',
    kind: 'earrings',
    name: 'chandelier earrings',
    colour: 'gold',
  },
  {
    id: 'jhumkas',
    words: 'jhumka, jhumkas, jhumki, jhumkis, jhumka earrings, dome earrings',
    kind: 'jhumkas',
    name: 'jhumkas',
    colour: 'gold',
  },
  {
    id: 'glass-bangles',
    words: 'glass bangles, glass bangle, glass bangle set',
    kind: 'bangles',
    name: 'glass bangles',
    colour: 'red',
  },
  {
    id: 'bangles',
    words: 'bangle, bangles, stacked bangles, kada, kadas, kangan, bangle set',
    kind: 'bangles',
    colour: 'gold',
  },
  {
    id: 'bracelet',
    words: 'bracelet, bracelets, cuff bracelet, wrist cuff, statement cuff, hand cuff, cuff bangle, charm bracelet',
    kind: 'bracelet',
    colour: 'gold',
  },
  { id: 'ring', words: 'ring, rings, finger ring', kind: 'ring', colour: 'gold' },
  ...['signet ring', 'thumb ring', 'engagement ring', 'cocktail ring', 'wedding ring', 'solitaire ring'].map(
    (name): AccessoryEntry => ({
      id: name.replace(' ', '-'),
      words: name,
      kind: 'ring',
      name,
      colour: 'gold',
    }),
  ),
  {
    id: 'maang-tikka',
    words: 'maang tikka, mang tikka, tikka, maangtika, borla',
    kind: 'maang-tikka',
    colour: 'gold',
  },
  {
    id: 'matha-patti',
    words: 'matha patti, mathapatti, matha-patti, sheeshphool, head chain',
    kind: 'maang-tikka',
    name: 'matha patti',
    colour: 'gold',
  },
  { id: 'nath', words: 'nath, nose ring, nose pin, nose stud, nathni', kind: 'nose-ring', colour: 'gold' },
  { id: 'anklet', words: 'anklet, anklets, payal, payals', kind: 'anklet', colour: 'silver' },
  { id: 'bindi', words: 'bindi, bindis, bottu, tilak', kind: 'bindi', colour: 'crimson' },
  // on a turban a brooch is drawn with its plume
  {
    id: 'kalgi',
    words: 'kalgi, kalghi, kalgi brooch, turban ornament, turban brooch, sarpech, turban pin, turban jewel',
    kind: 'brooch',
    name: 'kalgi',
    colour: 'gold',
  },
  { id: 'brooch', words: 'brooch, brooches, lapel pin, pin brooch', kind: 'brooch', colour: 'gold' },
  {
    id: 'kamarbandh',
    words:
      'kamarbandh, kamarband, waist chain, belly chain, waist chains, belly chains, stomach chain, kamar bandh, hip chain, oddiyanam, vaddanam, vaddanum, vadanam, hip belt, waist belt gold, kamarpatta, kamar patta',
    kind: 'waist-chain',
    colour: 'gold',
  },
];
