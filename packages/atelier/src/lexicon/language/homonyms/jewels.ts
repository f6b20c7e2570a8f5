/** Chains, rings, pearls and stones: worn, sewn on, or said of a colour. */
import { type Homonym, right } from './homonym.ts';

export const JEWELS: readonly Homonym[] = [
  // chains
  {
    word: 'chain|cord|string',
    before: /(?:glass|glasses|spectacle|specs|monocle|sunglasses) (?:on|with) (?:a |an )?(?:\w+ )?$/,
    means: ['accessory', 'glasses chain'],
    example: 'a tweed coat, reading glasses on a chain',
    reads: 'accessory told-glasses-chain',
  },
  {
    word: 'chain',
    before: /(?:bag|handbag|clutch|purse|crossbody|backpack) (?:on|with) (?:a |an )?(?:\w+ )?$/,
    means: ['part', 'chain strap'],
    example: 'a black dress and a quilted bag with a gold chain',
    reads: 'part strap',
  },
  {
    word: 'chain',
    after: right('belt loop|trim|stitch|print|detail|detailing|hem|link print|strap|handle'),
    example: 'a black dress with chain detail',
    reads: 'ignored',
  },
  // rings that nobody wears
  {
    word: 'ring',
    before: /(?:\bd|\bo|key|curtain|split)$/,
    means: ['part', 'hardware'],
    example: 'a trench coat with D-rings',
    reads: 'part detail',
  },
  {
    word: 'ring',
    after: right('pull|zip|buckle|detail|hardware|neck|neckline'),
    example: 'a catsuit, front zip with a ring pull',
    reads: 'ignored',
  },
  // a bird on a jewel is no blue
  {
    word: 'peacock',
    after:
      /^(?:\w+ )?(?:brooch|pin|pendant|earring|jhumka|stud|necklace|choker|haram|ring|bracelet|tikka|clip|comb|nath|anklet|kada|belt|waist chain)\b/,
    means: ['detail', 'peacock'],
    example: 'a black bandhgala with a gold peacock brooch',
    reads: 'detail peacock-motif',
  },
  // pearls and stones, sewn on or said of a colour
  {
    word: 'pearl',
    after: right(
      'button|buttons|snap|stud|press stud|popper|latkan|drop|trim|tassel|edging|piping|strap|hem|border|bead|detail|fastening|comb|clip|hair|headband|hairband|tiara|brooch|bracelet|anklet|string|embellished|white|grey|collar|shank',
    ),
    means: ['colour', 'pearl'],
    example: 'a western shirt, pearl snaps',
    reads: 'colour pearl',
  },
  {
    word: 'pearl',
    before:
      /\b(?:sleeve|cuff|collar|hem|neckline|bodice|yoke|lapel|pocket|strap|shoulder|edge|border|hemline)s? (?:with|in|of|has|have|and) (?:\w+ ){0,2}$/,
    means: ['detail', 'pearl work'],
    example: 'a maroon gown, sleeves with pearls',
    reads: 'detail beads',
  },
  {
    word: 'pearl',
    before:
      /(?:tikka|tika|earring|nath|ring|pendant|choker|brooch|pin|comb|clip|headband|tiara|bracelet|jhumka) with (?:a |an )?(?:single |one |big |small |tiny |drop )?$/,
    means: ['colour', 'pearl'],
    example: 'a pink sharara, maang tikka with a single pearl',
    reads: 'colour pearl',
  },
  // sewn on what is carried or walked in, and on a part that is named after them
  {
    word: 'pearl',
    before:
      /\b(?:bag|clutch|potli|purse|minaudiere|batua|tote|heel|mule|sandal|pump|stiletto|jutti|juti|mojari|shoe|flat|loafer|boot|veil|hat|beret|cap|glove)(?:e?s)? (?:(?:covered|studded|embroidered|decorated|sewn|trimmed) )?(?:with|in|has|have) (?:\w+ ){0,2}$/,
    means: ['detail', 'pearl work'],
    example: 'a black saree, a clutch with pearls',
    reads: 'detail beads',
  },
  {
    word: 'pearl',
    after:
      /^(?:(?:sewn|scattered|embroidered|dotted|stitched|placed) )?(?:all )?(?:on|at|along|around|round|over|down|across|onto) (?:(?:the|its|her|his|both) )?(?:collar|cuff|sleeve|hem|hemline|neckline|bodice|yoke|shoulder|strap|border|pallu|lapel|pocket|edge|straps)/,
    means: ['detail', 'pearl work'],
    example: 'a pink dress with pearls on the collar',
    reads: 'detail beads-collar',
  },
  // how a jewel is set is no second jewel
  {
    word: 'kundan|polki|jadau',
    after: right(
      'maang tikka|tikka|matha patti|nath|bangle|kada|bracelet|ring|jhumka|passa|brooch|pendant|anklet|payal',
    ),
    means: ['detail', 'stones'],
    example: 'a kundan maang tikka with a pearl string',
    reads: 'detail stones',
  },
  // the hook of an earring swims nowhere
  {
    word: 'fish',
    after: right('hook|hooks'),
    isSilent: true,
    example: 'silver earrings, fish hook',
    reads: 'ignored',
  },
  // a buckle is set with pearls, and a shoe is not
  {
    word: 'pearl',
    after: right('buckle|buckles'),
    means: ['colour', 'pearl'],
    example: 'white sandals, a pearl buckle',
    reads: 'colour pearl',
  },
  {
    word: 'stone',
    plural: false,
    before:
      /(?:coat|jacket|trouser|chinos|pant|shirt|dress|skirt|jean|suit|knit|jumper|cardigan|mac|parka|blazer|short|shorts|in|light|dark|pale)$/,
    after: /^(?!work|set|studded|detail|wash|washed|embellish|choker)/,
    means: ['colour', 'stone'],
    example: 'a trench coat stone',
    reads: 'colour stone',
  },
  {
    word: 'stone',
    plural: false,
    after:
      /^(?:(?:double|single) breasted |belted |cotton |linen |wool |gabardine |suede |canvas |cropped |oversized |long |short |wide leg )*(?:trench|trench coat|mac|raincoat|overcoat|coat|chino|chinos|trouser|blazer|jacket|parka)\b/,
    means: ['colour', 'stone'],
    example: 'a stone double-breasted trench',
    reads: 'colour stone',
  },
  // a colour that stands by itself on a shop's card
  {
    word: 'stone',
    plural: false,
    before: /^$/,
    after: /^$/,
    means: ['colour', 'stone'],
    example: 'Trench Coat – Stone – 10 Buttons',
    reads: 'colour stone',
  },
  {
    word: 'stone',
    before: /\b(?:is|are) $/,
    after: /^$/,
    means: ['colour', 'stone'],
    example: 'a tote bag, it is stone',
    reads: 'colour stone',
  },
];
