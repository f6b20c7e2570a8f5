import type { Sense } from '#atelier/lexicon/lexicon.ts';

/**
 * One sense of a word that has several: what stands beside it tells which. The first row that fits is the sense; where none fits the
 * grammar chooses among the lexicon's own.
 */
export interface Homonym {
  /** The words in question, folded; `|` between them. */
  word: string;
  /** What stands right before it in the same breath, folded words. */
  before?: RegExp;
  /** What stands right after it. */
  after?: RegExp;
  /** Written in the plural: 'orchids' are flowers, 'orchid' a colour. */
  plural?: boolean;
  /** A phrase of the lexicon that has this sense, and what it is there; none where the word then says nothing by itself. */
  means?: readonly [as: Sense['as'], phrase: string];
  /** Words that need the row, and what the word is read as in them. */
  example: string;
  reads: string;
}

const THE = '(?:the |a |an |her |his |its |their |one |both |each )*';
const PLACED = `^(?:behind|on|at|in|to|down|along|around|round|near|by) ${THE}(?:left|right|upper|lower)? ?`;
const placed = (where: string): RegExp => new RegExp(`${PLACED}(?:${where})\\b`);
const right = (words: string): RegExp => new RegExp(`^(?:${words})\\b`);
/** Flowers whose colours are called after them. */
const FLOWERS =
  'orchid|violet|lilac|lavender|fuchsia|heather|wisteria|periwinkle|marigold|primrose|sunflower|cornflower|peony';
const FRUIT =
  'cherry|lemon|orange|plum|peach|apricot|olive|watermelon|strawberry|cranberry|raspberry|mango|banana|papaya';
/** What a flower in the hair is called. */
const BLOOMS =
  'rose|flower|hibiscus|orchid|carnation|lily|gardenia|camellia|frangipani|marigold|daisy|peony|dahlia|lotus|blossom';
const CUT_CLOTHS =
  'trouser|pant|jacket|skirt|dress|shirt|blazer|pinafore|dungaree|dungarees|overall|short|shorts|shacket|coat|suit|jean|cap|waistcoat|bag|overshirt|mini|midi|cap|hat|co';

export const HOMONYMS: readonly Homonym[] = [
  // a belt that hangs open opens no jacket
  {
    word: 'hanging open|hang open|left open|worn open|undone|unfastened',
    before: /(?:belt|strap|buckle|sash|cuff|collar)(?: is)? $/,
    example: 'a zipped jacket with a belt hanging open',
    reads: 'ignored',
  },
  // what is open in front is worn so
  {
    word: 'open',
    before:
      /(?:shirt|jacket|coat|cardigan|blazer|waistcoat|overshirt|kimono|robe|shacket|hoodie|parka|trench coat)(?: is| are| worn| left| hanging)? $/,
    after: /^(?:$|over|on|to show|showing|with|and|above|below|underneath)/,
    means: ['attribute', 'worn open'],
    example: 'the shirt is open over a vest',
    reads: 'closure open',
  },
  // the crown of a hat, the cap of a toe
  {
    word: 'crown',
    before:
      /(?:pinched|pinch|teardrop|flat|high|low|round|rounded|tall|deep|shallow|telescope|creased|open|structured|soft|domed|dented) $/,
    example: 'a charcoal fedora, pinched crown',
    reads: 'ignored',
  },
  {
    word: 'crown',
    after: right('of the hat|band|height|is pinched|is flat'),
    example: 'a felt hat, a ribbon on the crown of the hat',
    reads: 'ignored',
  },
  {
    word: 'cap',
    before: /(?:toe|heel|toe and heel|heel and toe|wing|lens|screw) $/,
    example: 'tan oxfords with a white heel cap',
    reads: 'ignored',
  },
  {
    word: 'crossbody|cross body',
    after: right('(?:and \\w+ )?strap|chain'),
    example: 'a brown leather satchel, crossbody strap',
    reads: 'ignored',
  },
  {
    word: 'sweatband|headband',
    after: right('inside|lining|within|in leather|in cotton'),
    example: 'a straw boater, cotton sweatband inside',
    reads: 'ignored',
  },
  // whoever checks a watch wears no checks
  {
    word: 'check|checking',
    after: right('(?:his|her|their|the|my) (?:watch|phone|time|bag|hair|reflection|pocket|mirror)'),
    example: 'a grey suit, he checks his watch',
    reads: 'ignored',
  },
  // the horn of buttons
  {
    word: 'horn',
    plural: false,
    before: /(?:button|of|in|from|piece|real|buffalo|natural|genuine) $|^$/,
    after: /^(?:$|button|toggle|and|effect|look)/,
    example: 'a camel coat, buttons of horn',
    reads: 'ignored',
  },
  // what a tee lies over is one too
  {
    word: 'long sleeve|full sleeve',
    before: /(?:over|under|underneath|beneath|with) (?:a |an )(?:\w+ ){0,2}$/,
    after: /^(?:$|and\b|with\b|top$)/,
    means: ['garment', 'long sleeve tee'],
    example: 'a black tee layered over a white long sleeve',
    reads: 'garment long-sleeve-tee',
  },
  // what is worn beneath, where it says how something else is made
  {
    word: 'lingerie|bra|underwear|panty',
    after: right('strap|cup|pad|line|friendly|inspired|style|detail|clasp|hook|access|drawer|section'),
    example: 'a dress with bra cups, in satin',
    reads: 'ignored',
  },
  {
    word: 'bra',
    before: /(?:built in|inbuilt|in built|builtin|removable|hidden|inner) $/,
    example: 'a dress with a built-in bra',
    reads: 'ignored',
  },
  // how the back of a bra is cut, and nothing over it
  {
    word: 'racerback',
    after: right('sports bra|sport bra|bra|top|dress|swimsuit|vest|tank|crop top|bodysuit'),
    means: ['attribute', 'racer neck'],
    example: 'a racerback sports bra',
    reads: 'neckline racer-neck',
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
    before: /(?:with|has|having|have|and) (?:a |an |some )?(?:\w+ )?$/,
    after: /^(?:$|at|on|around|round|along|down|all along)\b|^$/,
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
  // bare in their shoes are feet without socks
  {
    word: 'barefoot|sockless|bare foot|bare feet',
    after: right(
      'in (?:his |her |the )?(?:\\w+ )?(?:loafer|shoe|sneaker|moccasin|espadrille|boat|sandal|trainer|flat|mule|pump)',
    ),
    example: 'a linen suit, barefoot in loafers',
    reads: 'ignored',
  },
  // whoever ties a shoe wears no tie for it
  {
    word: 'tie',
    before: /\b(?:to|and|while) $/,
    after: right('(?:her|his|the|a|their|my|up) (?:shoe|lace|sandal|boot|sneaker|ribbon|hair)'),
    example: 'kneeling to tie her shoe',
    reads: 'ignored',
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
  // a jersey with a number is worn
  {
    word: 'jersey',
    before: /\b(?:a|an|his|her|the|team|sports|football|cricket|cycling|basketball|hockey|racing)(?: \w+){0,4}$/,
    after: /^(?:$|with|and|number|over|tucked|untucked)/,
    means: ['garment', 'football jersey'],
    example: 'a cyclist in a red jersey with a zip and black shorts',
    reads: 'garment jersey-top',
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
  // the lower part of a dress is no trousers
  {
    word: 'bottom|lower',
    after: right('part|half|portion'),
    example: 'a dress, top part velvet and bottom part brocade',
    reads: 'ignored',
  },
  // a vest under a shirt, of cotton or ribbed, is no waistcoat
  {
    word: 'vest|vests',
    before: /(?:\b(?:over|under) (?:a |an |his |her )?(?:\w+ ){0,2}|\b(?:ribbed|marl|cotton|string|jersey|gym) )$/,
    after: /^(?:$|and\b|with\b|underneath|under|inside|beneath)/,
    means: ['garment', 'vest top'],
    example: 'a red flannel shirt open over a white vest, jeans',
    reads: 'garment tank-top',
  },
  // salt flats are no shoes
  {
    word: 'flat|flats',
    before: /(?:salt|mud|studio|mod|council|rooftop)$/,
    means: ['scene', 'rainy evening'],
    example: 'a silver cape on the salt flats, bare feet',
    reads: 'setting salt flats',
  },
  // two of a thing are no twins
  {
    word: 'twin|twins',
    after: right('handle|strap|pocket|button|vent|breasted|needle|stripe|peak'),
    example: 'a tan tote with twin handles',
    reads: 'ignored',
  },
  // mouths of bags
  {
    word: 'zip top|zipped top',
    before: /(?:bag|tote|purse|pouch|handbag|clutch|backpack|holdall|handle|brass|silver|gold|metal)$/,
    means: ['attribute', 'zip closure'],
    example: 'a tan tote, twin handles, brass zip top',
    reads: 'closure zip',
  },
  {
    word: 'slip',
    after: right('pocket|pockets'),
    example: 'a tan tote with a front slip pocket',
    reads: 'ignored',
  },
  // a tie is worn at the neck, ties shut a garment
  {
    word: 'tie|ties|tying|tied',
    after: placed('side|hip|left|right'),
    means: ['detail', 'side tie'],
    example: 'a red angrakha with a tie on the left side',
    reads: 'detail side-tie',
  },
  {
    word: 'flannel',
    after: right('tied|knotted|worn|thrown|unbuttoned|open'),
    means: ['garment', 'flannel shirt'],
    example: 'a plaid flannel tied around the waist and ripped jeans',
    reads: 'garment flannel-shirt',
  },
  // a shirt that is tied around the waist is worn there
  {
    word: 'tied|knotted',
    before: /(?:flannel|shirt|jumper|sweater|sweatshirt|hoodie|jacket|cardigan|pullover|overshirt|shacket)$/,
    after: /^(?:on|at|around|round) (?:the |her |his )?(?:\w+ )?(?:waist|hip)\b/,
    example: 'a plaid flannel tied around the waist',
    reads: 'ignored',
  },
  {
    word: 'tie|ties|tying|tied',
    after: /^(?:on|at|in|around|round) (?:the |her |his |its )?(?:\w+ )?waist\b/,
    means: ['detail', 'sash'],
    example: 'a green dress with a tie at the back waist',
    reads: 'detail sash',
  },
  {
    word: 'tie|ties|tied|tying|knotted',
    after: placed('shoulder'),
    means: ['attribute', 'tie straps'],
    example: 'a blue sundress with ties at the shoulder',
    reads: 'neckline tie-straps',
  },
  {
    word: 'tie|ties|tying|tied|knotted',
    after: placed('front|bust|centre'),
    means: ['attribute', 'tie front'],
    example: 'a white top with a tie at the front',
    reads: 'closure tie',
  },
  {
    word: 'tie|ties',
    after: placed('back|nape|cuff|wrist|sleeve|elbow|ankle|hem|bottom|neck'),
    means: ['detail', 'tie up'],
    example: 'a backless blouse with a tie at the back',
    reads: 'part back',
  },
  // a bow tie is worn at the neck, a bow tied at the back is the dress's
  {
    word: 'bow tie',
    after: placed('back|waist|side|hip|shoulder|front'),
    means: ['detail', 'sash'],
    example: 'a yellow frock, bow tie at the back waist',
    reads: 'detail sash',
  },
  // what ties hair is worn in it
  {
    word: 'bow|ribbon|silk bow|satin bow|velvet bow|satin ribbon|silk ribbon|velvet ribbon|ribbon bow',
    before:
      /(?:hair|bun|braid|plait|ponytail|pony|pigtail|chignon|updo|half up|half down|beehive|bouffant|knot|topknot|bob|curl|wave|lock|twist) (?:tied |held |fastened |secured |finished |adorned |decorated )?(?:with|in|and) (?:a |an |the )?(?:\w+ ){0,2}$/,
    means: ['accessory', 'hair ribbon'],
    example: 'a blue pinafore, two plaits with red ribbons',
    reads: 'accessory hair-ribbon',
  },
  {
    word: 'rose|flower|white flower|fresh flower|orchid|lily|gardenia|marigold|daisy|peony|blossom|hibiscus|bougainvillea|mogra|tuberose|carnation|lotus|frangipani',
    before:
      /(?:hair|bun|braid|plait|ponytail|chignon|updo|juda|jooda|khopa) (?:\w+ )?(?:with|in|and) (?:a |an |the |fresh )?(?:\w+ ){0,2}$/,
    means: ['accessory', 'flowers in hair'],
    example: 'a red saree, low bun with white roses',
    reads: 'accessory hair-flowers',
  },
  // 'over all black' is all of it, no overall
  {
    word: 'over all',
    after: right('black|white|denim|navy|grey|beige|cream|red|nude'),
    example: 'a camel coat over all black',
    reads: 'ignored',
  },
  // who skates is no skirt
  {
    word: 'skater',
    after: right('boy|girl|guy|kid|style|dude|teen|chick|aesthetic|vibe|look'),
    example: 'a skater boy in baggy jeans',
    reads: 'ignored',
  },
  // where a bow sits is no crown
  {
    word: 'crown',
    before: /(?:at|on|from|near) (?:the|her|his) $/,
    example: 'a pink dress, a beehive with a bow at the crown',
    reads: 'ignored',
  },
  // a coat that falls is of no season
  {
    word: 'fall',
    after: right('away|into|to|from|straight|softly|over|just|below|above|past|off|down|open|loose|at|in|gently'),
    example: 'a grey coat that falls away at the front',
    reads: 'ignored',
  },
  {
    word: 'cigarette',
    after: right('leg|cut|fit|shape|silhouette'),
    means: ['attribute', 'slim'],
    example: 'a black jumpsuit with a cigarette leg',
    reads: 'fit slim',
  },
  // buttons up to a collar are no shirt
  {
    word: 'button up|button down|buttoned up',
    after: right('to|the|at|in|from'),
    means: ['attribute', 'buttons'],
    example: 'a green coat with buttons up to the neck',
    reads: 'closure buttons',
  },
  // a top is worn, the top button only buttons
  {
    word: 'top',
    after: right(
      'button|two button|three button|few button|one button|hook|buttonhole|edge|layer|tier|stitch|stitching|fastening|half',
    ),
    example: 'a fur coat with the top hook open',
    reads: 'ignored',
  },
  // a tank top is of jersey, one of knitting is a slipover
  {
    word: 'tank top|vest|tank',
    before: /(?:fair isle|knitted|knit|lambswool|wool|argyle|cable|cable knit)$/,
    means: ['garment', 'sweater vest'],
    example: 'a knitted tank top over a shirt',
    reads: 'garment sweater-vest',
  },
  // wraps
  {
    word: 'wrap',
    before: /\b(?:fur|cashmere|evening|pashmina|shoulder|mohair)$/,
    means: ['garment', 'shawl'],
    example: 'a black gown with a cashmere wrap',
    reads: 'garment stole',
  },
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
  // pearls and stones, sewn on or said of a colour
  {
    word: 'pearl',
    after: right(
      'button|buttons|snap|stud|press stud|popper|latkan|drop|trim|tassel|edging|piping|strap|hem|border|bead|detail|fastening|comb|clip|string|embellished|white|grey|collar|shank',
    ),
    means: ['colour', 'pearl'],
    example: 'a western shirt, pearl snaps',
    reads: 'colour pearl',
  },
  {
    word: 'pearl',
    before:
      /(?:tikka|tika|earring|nath|ring|pendant|choker|brooch|pin|comb|clip|headband|tiara|bracelet|jhumka) with (?:a |an )?(?:single |one |big |small |tiny |drop )?$/,
    means: ['colour', 'pearl'],
    example: 'a pink sharara, maang tikka with a single pearl',
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
  // a dress that falls like one
  {
    word: 'column',
    plural: false,
    before:
      /^(?!.*\b(?:against|beside|behind|by|near|marble|stone)\b).*(?:white|ivory|black|red|navy|green|blue|gold|silver|pink|crepe|satin|silk|velvet|jersey|sequin|strapless)$/,
    after: /^(?:$|in|with|of (?:crepe|satin|silk|velvet|jersey|sequin)|cut|falling|gown|dress)/,
    means: ['garment', 'evening column'],
    example: 'a bone-white column in heavy crepe',
    reads: 'garment gown',
  },
  // circles that are many lie on the cloth
  {
    word: 'circle',
    plural: true,
    means: ['attribute', 'polka dots'],
    example: 'an indigo shirt with white circles',
    reads: 'print polka',
  },
  // a set of three is a suit only where nothing else is named by it
  {
    word: 'three piece|3 piece',
    after: /^(?!in\b|with\b|and\b|worn\b|over\b)./,
    example: 'a three-piece kurta set',
    reads: 'ignored',
  },
  {
    word: 'three piece|3 piece',
    before: /^(?!.*\b(?:wool|tweed|flannel|polyester|worsted|suiting|serge|corduroy|pinstripe|houndstooth|tailored)\b)/,
    example: 'a bridal three-piece, red',
    reads: 'ignored',
  },
  // whoever is asked is not who wears it
  {
    word: 'bhaiya|bhai|bhaiyya|uncle|aunty|auntie|didi|madam|dude|bro',
    before: /^(?:hi|hello|hey|dear|namaste|namaskar|salaam|pls|please)$/,
    example: 'hello bhaiya, a red saree for the puja',
    reads: 'ignored',
  },
  // flowers and fruit in the plural are figures of a print
  {
    word: BLOOMS,
    after:
      /^(?:tucked |worn |pinned )?(?:on|in|at|behind|over|into|round|around) (?:the |her |his |their |one |a )*(?:\w+ )?(?:side of )?(?:the |her |his )?(?:head|hair|ear|bun|braid|plait|ponytail|chignon|khopa|juda|temple)\b/,
    means: ['accessory', 'flowers in hair'],
    example: 'a red flamenco dress with a rose on the right side of the head',
    reads: 'accessory hair-flowers',
  },
  {
    word: FLOWERS,
    plural: true,
    means: ['attribute', 'flowers'],
    example: 'a cheongsam with white orchids',
    reads: 'print floral',
  },
  {
    word: FRUIT,
    plural: true,
    means: ['attribute', 'fruit print'],
    example: 'a white sundress with lemons',
    reads: 'print fruit',
  },
  // studs shut, adorn or hang from ears
  {
    word: 'stud',
    plural: true,
    after: /^(?:on|along|down|all over|over|at|around|round|across)\b/,
    means: ['detail', 'studded'],
    example: 'a leather jacket with silver studs on the lapels',
    reads: 'detail studs-lapel',
  },
  {
    word: 'stud',
    plural: true,
    before: /(?:collar|placket|front|shirt) with (?:\w+ )?$/,
    means: ['attribute', 'buttons'],
    example: 'a silk tunic, band collar with five studs',
    reads: 'closure buttons',
  },
  {
    word: 'stud',
    before: /(?:nose|nostril|gold|silver|diamond|tiny|small|simple|ear|single)$/,
    means: ['accessory', 'stud earrings'],
    example: 'a black dress, tiny gold studs',
    reads: 'accessory stud-earrings',
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
  {
    word: 'stone',
    before: /\b(?:is|are) $/,
    after: /^$/,
    means: ['colour', 'stone'],
    example: 'a tote bag, it is stone',
    reads: 'colour stone',
  },
  // nets, fringes and temples of a head
  {
    word: 'net',
    before: /(?:bun|hair|chignon|updo) (?:with|in|under) (?:a |an )?(?:\w+ )?$/,
    means: ['accessory', 'hairnet'],
    example: 'a navy riding jacket, low bun with a net',
    reads: 'accessory told-hairnet',
  },
  {
    word: 'net',
    after: right('bun|chignon'),
    means: ['accessory', 'hairnet'],
    example: 'a navy riding jacket, hair in a net bun',
    reads: 'accessory told-hairnet',
  },
  {
    word: 'fringe|front fringe',
    before:
      /(?:bob|hair|bun|braid|plait|ponytail|curl|wave|pixie|haircut|crop|long|straight|black|brown|blonde|lob) (?:with |and |in )(?:a |an )?(?:\w+ )?$|(?:blunt|full|side swept|wispy|choppy|micro|curtain|baby|bleached|grown out|floppy|heavy|feathered)$/,
    means: ['remark', 'bangs'],
    example: 'a red cheongsam, black bob with a blunt fringe',
    reads: 'hair',
  },
  {
    word: 'fringe',
    after:
      /^(?:falling|hanging|swept|over|in|across|covering|brushing|parted|pushed) (?:\w+ ){0,3}(?:eye|eyebrow|forehead|brow|face|side)\b/,
    means: ['remark', 'bangs'],
    example: 'a boy in baggy jeans, fringe falling in his eyes',
    reads: 'hair',
  },
  {
    word: 'fringe',
    after: right('haircut|hair|and bob|and a bob|and bun'),
    means: ['remark', 'bangs'],
    example: 'a red cheongsam, straight fringe and bob',
    reads: 'hair',
  },
  {
    word: 'temple',
    plural: true,
    before: /(?:at|on|by|around|over) (?:the |her |his )?$/,
    example: 'a white muslin gown, ringlets at the temples',
    reads: 'ignored',
  },
  // bands of a hat
  {
    word: 'band|ribbon',
    before:
      /(?:hat|panama|fedora|boater|trilby|bowler|sombrero|bonnet|cap|cloche|tricorne) with (?:a |an )?(?:\w+ ){0,2}$/,
    means: ['part', 'hat band'],
    example: 'a linen suit, panama hat with a black band',
    reads: 'part detail',
  },
  // flaps of pockets
  {
    word: 'flap',
    before: /pocket (?:with|and) (?:\w+ )?$/,
    means: ['detail', 'flap pocket'],
    example: 'a flannel shirt, chest pockets with flaps',
    reads: 'detail flap-pocket',
  },
  // a crest on a button is a button's
  {
    word: 'crest',
    after: right('button|buttons'),
    example: 'a navy blazer with brass crest buttons',
    reads: 'ignored',
  },
  {
    word: 'staff',
    after: right('lanyard|badge|pass|card|id|uniform|party|room|member'),
    example: 'a black shirt, staff lanyard',
    reads: 'ignored',
  },
  // sneakers kick, pleats too
  {
    word: 'kick',
    after: right('pleat'),
    means: ['detail', 'back vent'],
    example: 'a pencil skirt with a kick pleat',
    reads: 'detail vent',
  },
  // rows of buttons are a double-breasted front, other rows only many
  {
    word: 'row',
    before: /(?:two|2|double|twin)$/,
    after: /^of (?:\w+ ){0,2}button/,
    means: ['attribute', 'double breasted'],
    example: 'a red tunic with two rows of gold buttons',
    reads: 'closure double-breasted',
  },
  {
    word: 'row',
    before: /button(?:s)? in (?:two|2|double|twin)$/,
    means: ['attribute', 'double breasted'],
    example: 'a green tailcoat, gold buttons in two rows',
    reads: 'closure double-breasted',
  },
  {
    word: 'row',
    after: /^of (?:\w+ ){0,3}(?:button|hook|stud)/,
    example: 'a tea dress with a row of covered buttons',
    reads: 'ignored',
  },
  {
    word: 'patch|badge',
    after: placed('chest|breast|pocket'),
    means: ['detail', 'emblem'],
    example: 'a navy boiler suit, name patch on the left chest',
    reads: 'detail chest-motif',
  },
  // what is worn to be worn is no worse for it
  {
    word: 'worn',
    after:
      /^(?:backward|backwards|across|open|low|high|back|to|on|at|under|as|sideways|tilted|loose|loosely|untucked|round|around|slung|crossbody|cross|inside|upside|forward|with|by|for)\b/,
    example: 'a baseball cap worn backwards and a white tee',
    reads: 'ignored',
  },
];
