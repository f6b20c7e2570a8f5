/** Cloths and what is printed or sewn on them. */
import { type Homonym, right } from './homonym.ts';

/** Flowers whose colours are called after them. */
const FLOWERS =
  'orchid|violet|lilac|lavender|fuchsia|heather|wisteria|periwinkle|marigold|primrose|sunflower|cornflower|peony';
const FRUIT =
  'cherry|lemon|orange|plum|peach|apricot|olive|watermelon|strawberry|cranberry|raspberry|mango|banana|papaya';
const CUT_CLOTHS =
  'trouser|pant|jacket|skirt|dress|shirt|blazer|pinafore|dungaree|dungarees|overall|short|shorts|shacket|coat|suit|jean|cap|waistcoat|bag|overshirt|mini|midi|cap|hat|co';

/** Edges of a garment that braid is sewn to. */
const SEWN_TO =
  '^(?:trim |trimming |edging |piping )?(?:on|at|along|round|around|down|of|edging|outlining) (?:the |its |each |both |all )*(?:collar|cuff|hem|edge|lapel|pocket|front|neck|neckline|sleeve|seam|placket|border|yoke|jacket)';

export const CLOTHS: readonly Homonym[] = [
  // braid that is sewn on is nobody's hair
  {
    word: 'braid|braids|braiding',
    after: new RegExp(SEWN_TO),
    means: ['part', 'piping'],
    example: 'a navy blazer with white braid on the collar',
    reads: 'part piping',
  },
  // what the bands above a hem are of is worked nowhere else
  {
    word: 'gota|gota patti|gota work',
    before: /\bbands? of (?:(?!of\b)\w+ ){0,2}$/,
    means: ['attribute', 'gota border'],
    example: 'a black anarkali with three bands of silver gota round the flare',
    reads: 'border gota',
  },
  // bands of something are sewn on above a hem
  {
    word: 'band',
    plural: true,
    after:
      /^(?:of (?:\w+ ){0,3}(?:gota|lace|zari|ribbon|velvet|satin|brocade|tilla|braid)\b|(?:at|on|along|around|round|near|above) (?:the |its |her )?(?:hem|flare|skirt|bottom|ghera|gher|border|lower)\b)/,
    means: ['detail', 'contrast bands'],
    example: 'a black anarkali with three bands of silver gota round the flare',
    reads: 'detail hem-bands',
  },
  // henna is a green as well as a feast
  {
    word: 'mehendi|mehndi|mehandi',
    before: /(?:ombre|from|shade|shaded|in|to|dyed) $/,
    after: /^(?:to|and|se|$)/,
    means: ['colour', 'mehendi green'],
    example: 'a dupatta, ombre from mehendi to cream',
    reads: 'colour mehendi green',
  },
  // a cloth that nobody has washed yet frays nowhere
  {
    word: 'raw',
    after: right('indigo|denim|selvedge|blue|wash'),
    isSilent: true,
    example: 'straight jeans in raw indigo',
    reads: 'ignored',
  },
  // a skirt in which somebody is drawn with no pencil
  {
    word: 'in pencil',
    after: right('skirt|dress|fit|cut|silhouette'),
    means: ['attribute', 'pencil'],
    example: 'a woman in pencil skirt and a white blouse',
    reads: 'silhouette pencil',
  },
  // what is flared, ripped or baggy and of denim is a pair of jeans
  {
    word: 'denim',
    before: /\b(?:flared|baggy|skinny|bootcut|ripped|straight leg|wide leg|slim) $/,
    after: /^(?:$|and\b|with\b)/,
    means: ['garment', 'jeans'],
    example: 'a white corset top with flared denim and heels',
    reads: 'garment jeans',
  },
  // from one colour to another cloth fades as an ombre does
  {
    word: 'fade|fading|fades|faded',
    before: /\bto (?:\w+ ){1,2}$/,
    after: /^(?:$|and\b|with\b|at\b|on\b)/,
    means: ['attribute', 'ombre'],
    example: 'a long gown with a white to pink fade',
    reads: 'print ombre',
  },
  {
    word: 'fade|fading|fades',
    after: /^(?:to|into|from)\b/,
    means: ['attribute', 'ombre'],
    example: 'a navy kurta fading to white',
    reads: 'print ombre',
  },
  // squares that are small or many are a check
  {
    word: 'square',
    plural: true,
    before: /(?:small|little|tiny|with|in|big|large|of) $/,
    means: ['attribute', 'gingham'],
    example: 'a shirt with small squares blue and white',
    reads: 'print gingham',
  },
  // dark jeans are of a dark wash
  {
    word: 'dark',
    after: right('(?:straight |slim |skinny |wide leg |baggy |high waisted |bootcut |flared )?(?:jean|denim)'),
    means: ['wash', 'dark wash'],
    example: 'a white tee and dark jeans',
    reads: 'wash dark-wash blue',
  },
  // the lace of a dupatta is its border
  {
    word: 'lace|lace work',
    before: /(?:dupatta|saree|sari|stole|chunni|shawl) (?:with|having|has|have) (?:a |an |some )?(?:\w+ )?$/,
    means: ['attribute', 'border'],
    example: 'a mustard kurta, red dupatta having gold lace on all sides',
    reads: 'border plain',
  },
  // lace that something has is sewn on, lace that it is of is its cloth
  {
    word: 'lace',
    before: /(?:with|has|having|have) (?:a |an |some )?(?:\w+ ){0,2}$/,
    after: /^(?:at|on|around|round|along|down|all along|and|over|in)\b|^$/,
    means: ['detail', 'lace trim'],
    example: 'an orange skirt with mirror lace and a black crop top',
    reads: 'detail lace-trim',
  },
  {
    word: 'lace',
    before: /and (?:a |an |some )?(?:\w+ )?$/,
    after: /^(?:at|on|around|round|along|down|all along)\b|^$/,
    means: ['detail', 'lace trim'],
    example: 'a peach kameez, V neck with white lace, half sleeves',
    reads: 'detail lace-trim',
  },
  {
    word: 'lace',
    after: /^(?:at|on|around|round|along) (?:the |her |its )?(?:neck|neckline|hem|cuff|sleeve|edge|collar|border)\b/,
    means: ['detail', 'lace trim'],
    example: 'a blue dress, white lace at the neck',
    reads: 'detail lace-trim',
  },
  // sleeves are rolled up, and so are trousers
  {
    word: 'rolled up|rolled|turned up|roll up',
    before:
      /(?:jean|jeans|trouser|trousers|chino|chinos|pant|pants|denim|dungaree|dungarees|overall|overalls|jogger|joggers)$/,
    means: ['detail', 'turn ups'],
    example: 'a white tee, blue mom jeans rolled up, red shoes',
    reads: 'detail turn-up',
  },
  // what runs round a jersey is a stripe, unless it is of metal
  {
    word: 'hoop',
    before:
      /\b(?:jersey|shirt|sweater|jumper|pullover|sock|tee|top|polo|cardigan|rugby)(?: \w+)? (?:in|with|of)(?: (?!gold|golden|silver|brass|metal|pearl|diamond|copper|bronze)\w+){1,4} $/,
    means: ['attribute', 'stripe'],
    example: 'a rugby jersey in green and white hoops',
    reads: 'print stripe',
  },
  {
    word: 'hoop',
    before:
      /\b(?:rugby|football|sailor|breton|polo)(?: (?:jersey|shirt|top|sweater|jumper|tee))?(?: (?!gold|golden|silver|brass|metal|pearl|diamond|copper|bronze)\w+){1,5} $/,
    means: ['attribute', 'stripe'],
    example: 'a rugby shirt green and white hoops',
    reads: 'print stripe',
  },
  // what keeps the rain off is said of the parka
  {
    word: 'waterproof|water proof',
    after: right(
      '(?:\\w+ )?(?:parka|jacket|coat|anorak|trouser|boot|poncho|bag|backpack|hat|shell|raincoat|mac|trench)',
    ),
    example: 'a khaki waterproof parka',
    reads: 'ignored',
  },
  // circles that are many lie on the cloth
  {
    word: 'circle',
    plural: true,
    means: ['attribute', 'polka dots'],
    example: 'an indigo shirt with white circles',
    reads: 'print polka',
  },
  {
    word: FLOWERS,
    plural: true,
    means: ['attribute', 'flowers'],
    example: 'a cheongsam with white orchids',
    reads: 'print floral',
  },
  {
    word: 'rose',
    plural: true,
    before: /^(?!.*\b(?:bouquets?|bunch|bunches|garlands?|baskets?|vase|wreath|crown|armful|string) of )/,
    means: ['attribute', 'rose print'],
    example: 'a navy dress with pink roses',
    reads: 'print roses',
  },
  {
    word: FRUIT,
    plural: true,
    means: ['attribute', 'fruit print'],
    example: 'a white sundress with lemons',
    reads: 'print fruit',
  },
  // cord is corduroy where something is cut of it
  {
    word: 'cord|needlecord|jumbo cord',
    after: right(CUT_CLOTHS),
    means: ['attribute', 'corduroy'],
    example: 'brown cord dungarees',
    reads: 'fabric corduroy',
  },
  {
    word: 'cord|needlecord|jumbo cord',
    before: /(?:\bin|\bof|wale|needle|jumbo|fine)(?: \w+)?$/,
    after: /^(?:$|with|and|over|,)/,
    means: ['attribute', 'corduroy'],
    example: 'dungarees in rust cord',
    reads: 'fabric corduroy',
  },
  {
    word: 'cord|needlecord|jumbo cord',
    before: /\b(?:is|are) (?:\w+ ){1,4}$/,
    after: /^$/,
    means: ['attribute', 'corduroy'],
    example: 'a skirt, it is mini bottle green cord',
    reads: 'fabric corduroy',
  },
  // shoes are nobody's cloth
  {
    word: 'oxford|oxfords',
    plural: false,
    before: /\b(?:shirt|blouse|dress|kurta|kurti|tunic|pyjamas?|shorts|top) in (?:\w+ ){0,4}$/,
    after: /^(?:$|with|and|sizes?|for)/,
    means: ['attribute', 'oxford cloth'],
    example: "women's shirt in sky blue oxford",
    reads: 'fabric poplin',
  },
];
