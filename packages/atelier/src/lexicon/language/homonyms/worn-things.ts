/** What is worn at the head, the feet and in the hair: hats, bands, blooms, nets, fringes. */
import { type Homonym, right } from './homonym.ts';

/** What a flower in the hair is called. */
const BLOOMS =
  'rose|flower|hibiscus|orchid|carnation|lily|gardenia|camellia|frangipani|marigold|daisy|peony|dahlia|lotus|blossom';

export const WORN: readonly Homonym[] = [
  // how far a glove reaches is the length of no sleeve
  {
    word: 'elbow length|opera length|full length|wrist length',
    after: /^(?:\w+ ){1,3}gloves?\b/,
    isSilent: true,
    example: 'a red gown with elbow-length black satin gloves',
    reads: 'ignored',
  },
  {
    word: 'glove',
    before: /\b(?:elbow|opera|full) length (?:\w+ ){1,3}$/,
    means: ['accessory', 'opera gloves'],
    example: 'a red gown with elbow-length black satin gloves',
    reads: 'accessory opera-gloves',
  },
  // the hide of a belt is worn on no foot
  {
    word: 'croc',
    after: right(
      'belt|bag|leather|embossed|effect|print|printed|texture|textured|strap|clutch|wallet|skin|boots|watch',
    ),
    example: 'blue jeans with a croc belt',
    reads: 'ignored',
  },
  // what stands up along a hood is worn on no foot
  {
    word: 'spikes|spike',
    after: right(
      '(?:on|along|down|over|all over|running) (?:the |its |his |her )?(?:hood|back|spine|collar|shoulders?|sleeves?)',
    ),
    example: 'a boy in a grey hoodie with green spikes along the hood',
    reads: 'ignored',
  },
  // how hides are tanned
  {
    word: 'tan',
    before: /\b(?:veg|vegetable|bark|oak bark|chrome)$/,
    isSilent: true,
    example: 'a satchel in cognac vegetable tan leather',
    reads: 'ignored',
  },
  // the ribbon round a crown is tied in no bow
  {
    word: 'ribbon',
    after: right('band|hat band|hatband'),
    isSilent: true,
    example: 'a straw hat, black ribbon band',
    reads: 'ignored',
  },
  // a balloon that somebody holds is no cut
  {
    word: 'balloon|balloons',
    before: /\b(?:hold|holds|holding|carry|carries|carrying|clutching|bunch of|with)(?: (?!sleeve)\w+){0,3} $/,
    after: /^(?!(?:sleeve|skirt|hem|pant|trouser|jean|leg|dress|top|silhouette|shape|fit|cuff|shorts)s?\b)/,
    example: 'a boy in blue dungarees, holding a red balloon',
    reads: 'ignored',
  },
  // padding of a strap
  {
    word: 'padded',
    after: right('strap|straps|shoulder strap|shoulder straps|back'),
    example: 'a navy backpack, padded straps',
    reads: 'ignored',
  },
  // the visor of a hood
  {
    word: 'visor|peak',
    before: /hood (?:with|and) (?:a |an )?(?:\w+ )?$/,
    example: 'a yellow raincoat, hood with visor',
    reads: 'ignored',
  },
  // how high a shoe is
  {
    word: 'top|tops',
    before: /(?:low|mid|high) $/,
    after: /^(?:\w+ ){0,3}(?:sneaker|trainer|shoe|runner|plimsoll|converse)\b/,
    example: 'black jeans and white low top leather sneakers',
    reads: 'ignored',
  },
  // the apron of a loafer
  {
    word: 'apron|aprons',
    before: /(?:stitched|moc|moccasin|sewn|toe|pebbled|raised|loafer) $/,
    example: 'oxblood loafers, stitched apron',
    reads: 'ignored',
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
  // bare in their shoes are feet without socks
  {
    word: 'barefoot|sockless|bare foot|bare feet',
    after: right(
      'in (?:his |her |the )?(?:\\w+ )?(?:loafer|shoe|sneaker|moccasin|espadrille|boat|sandal|trainer|flat|mule|pump)',
    ),
    isSilent: true,
    example: 'a linen suit, barefoot in loafers',
    reads: 'ignored',
  },
  // what ties hair is worn in it
  {
    word: 'ribbon',
    after: /^and (?:two |long |low |high )*(?:plait|braid|pigtail|ponytail)/,
    means: ['accessory', 'hair ribbon'],
    example: 'a girl in a navy tunic, red ribbons and two plaits',
    reads: 'accessory hair-ribbon',
  },
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
  // where a bow sits is no crown
  {
    word: 'crown',
    before: /(?:at|on|from|near) (?:the|her|his) $/,
    isSilent: true,
    example: 'a pink dress, a beehive with a bow at the crown',
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
    isSilent: true,
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
];
