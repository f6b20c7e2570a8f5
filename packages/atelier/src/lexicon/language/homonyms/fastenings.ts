/** What shuts a garment, or hangs open on it: ties, buttons, studs, rows. */
import { type Homonym, placed, right } from './homonym.ts';

export const FASTENINGS: readonly Homonym[] = [
  // what shuts a pocket shuts no front
  {
    word: 'zip|zipper|zipped|zippered',
    after:
      /^(?:(?:chest|breast|side|front|back|hand|slant|slanted|vertical|thigh|sleeve|inner|cargo|flap|welt|patch) )*pockets?\b/,
    example: 'an olive jacket with a zip sleeve pocket',
    reads: 'ignored',
  },
  {
    word: 'slanted|slanting|diagonal|vertical|horizontal',
    after: /^(?:(?:chest|breast|side|front|welt|zip|zipped|flap) )*(?:zips?|pockets?)\b/,
    before: /(?:two|2|three|3|four|4|with|and) $/,
    example: 'an orange anorak with slanted chest zips',
    reads: 'ignored',
  },
  {
    word: 'zip|zipper',
    before: /(?:chest|breast) $/,
    means: ['detail', 'chest pocket'],
    example: 'an orange anorak with two chest zips',
    reads: 'detail chest-pocket',
  },
  // how big what is sewn on is says nothing of how its garment fits
  {
    word: 'oversized|oversize|exaggerated',
    after: /^(?:\w+ ){0,2}(?:bows?|rosettes?|buttons?|buckles?|flowers?|pockets?|pompoms?|tassels?|brooch)\b/,
    example: 'a black gown with an oversized pink bow',
    reads: 'ignored',
  },
  // strings at a neckline are no man's tie
  {
    word: 'tie',
    before:
      /\b(?:neck|neckline|yoke|keyhole|placket) with (?:a |an )?(?:tassel|tasselled|tasseled|string|cord|drawstring|dori|ribbon|self|pompom) $/,
    means: ['detail', 'tie up'],
    example: 'a boho top, v neck with tassel tie',
    reads: 'detail tie-up',
  },
  // a belt that is tied has its buckle hanging, and is one still
  {
    word: 'not|never|tied|knotted',
    after: /^(?:not |never )?buckled\b/,
    isSilent: true,
    example: 'a trench coat with its belt tied not buckled',
    reads: 'ignored',
  },
  {
    word: 'buckled',
    before: /\b(?:not|never|instead of|rather than) (?:being )?$/,
    isSilent: true,
    example: 'a trench coat with its belt tied, not buckled',
    reads: 'ignored',
  },
  // the zip is off the middle, and the hem is as it was
  {
    word: 'asymmetric|asymmetrical|diagonal|slanted|off centre',
    after: /^(?:\w+ ){1,2}(?:zip|zipper)\b/,
    means: ['attribute', 'asymmetric zip'],
    example: 'a black leather jacket with an asymmetric silver zip',
    reads: 'closure asymmetric-zip',
  },
  // a row of fastenings runs, and nobody with it
  {
    word: 'running|runs|run',
    after: right(
      'diagonally|diagonal|down|along|across|around|round|up|from|all|through|vertically|horizontally|the length|over|under|between|to|into',
    ),
    isSilent: true,
    example: 'a cheongsam with frog closures running diagonally from neck to hip',
    reads: 'ignored',
  },
  // an inner tie shuts a robe, and knots no collar
  {
    word: 'tie|ties',
    before: /\b(?:inside|inner|internal|side|waist|wrap|hip|hidden|fabric|self|front|back) $/,
    after: /^(?!.*\b(?:shirt|suit)\b)/,
    means: ['attribute', 'tie closure'],
    example: 'a kimono jacket with an inside tie',
    reads: 'closure tie',
  },
  {
    word: 'tied|tying|knotted',
    before: /\b(?:choli|blouse|top|bodice|kurti|camisole|back|backless) $/,
    after:
      /^(?:at|behind|on|in) (?:the )?(?:back|nape)? ?(?:with|by) (?:\w+ ){0,2}(?:dori|string|cord|tassel|latkan|tie|ribbon)/,
    isSilent: true,
    example: 'a red choli tied at the back with dori',
    reads: 'ignored',
  },
  // a halter is tied there by its cut
  {
    word: 'tied|ties|tying|knotted',
    before: /\bhalter(?: (?:neck|top|neckline|dress|gown|blouse|choli))*(?: that| which)? $/,
    after: placed('neck|nape|back of the neck'),
    isSilent: true,
    example: 'a halter top tied at the neck',
    reads: 'ignored',
  },
  // what hangs out is not tucked in
  {
    word: 'tucked',
    before: /(?:not|never|un) $/,
    isSilent: true,
    example: 'a white tee not tucked',
    reads: 'ignored',
  },
  {
    word: 'tucked',
    after: right('out'),
    isSilent: true,
    example: 'a white tee tucked out',
    reads: 'ignored',
  },
  {
    word: 'open',
    before: /(?:shirt|jacket|coat|cardigan|blazer|vest|gilet|hoodie|parka|bomber|puffer)(?: \w+){1,2} $/,
    after: /^$/,
    means: ['attribute', 'worn open'],
    example: 'a white tee, puffer jacket navy open',
    reads: 'closure open',
  },
  // what snaps between the legs of a romper drapes no saree
  {
    word: 'between leg|between the leg',
    before: /\b(?:snap|popper|stud|button|fastening|opening|zip|closure)s? (?:\w+ )?$/,
    example: 'a romper with snap buttons between legs',
    reads: 'ignored',
  },
  {
    word: 'buckle|buckles',
    before:
      /^(?:.*\b)?(?:dungaree|overall|salopette|pinafore|bib)s?(?: (?:dress|short|skirt))?s? (?:with|and|&) (?:\w+ ){0,2}$/,
    means: ['detail', 'strap buckles'],
    example: 'denim dungarees with brass buckles',
    reads: 'detail strap-buckles',
  },
  // the buckles of straps are no belt
  {
    word: 'buckle|buckles',
    before:
      /^(?!.*\b(?:shoe|sandal|boot|heel|flat|pump|mary|bag|belt)\b).*\b(?:strap|bib|brace|epaulette|cuff|dungaree)s? (?:with|and|&) (?:\w+ ){0,2}$/,
    example: 'mustard dungarees with adjustable straps and brass buckles',
    reads: 'ignored',
  },
  {
    word: 'buckle|buckles',
    before: /\b(?:shoe|sandal|boot|loafer|monk strap)s?(?: (?:double|two|single|side|2))? $/,
    example: 'a white shirt, brown monk strap shoes double buckle',
    reads: 'ignored',
  },
  // the buttons of a cuff shut no front, however many they are
  {
    word: 'one button|single button|two button|two buttons|three button|three buttons|button|buttons',
    before:
      /\bcuffs?(?: (?:each|both|are|is|that))? (?:(?:closed|closing|shut|fastened|fastening|secured|buttoned|close|fasten) (?:with|by)|with|by|of) (?:(?:a|an|the|\d+|one|two|three|four|five|six|tiny|small|little|pearl|covered|fabric|gold|silver|brass|horn|wooden) )*$/,
    example: 'a cream blouse, cuffs with two buttons',
    reads: 'ignored',
  },
  // what shuts a pocket, a cuff or a bag of the coat shuts no front
  {
    word: 'snap|snaps|popper|poppers|press stud|press studs|button|buttons|velcro|zip|zips|zipper|zippers|toggle|toggles|snap button|snap buttons',
    before:
      /pocket (?:with|that (?:shut|close|fasten|snap)s? (?:with|by)|(?:closed|closing|shut|fastened|secured|closes) (?:with|by)) (?:a |an )?(?:\w+ ){0,2}$/,
    example: 'an olive bomber, welt pockets with snaps',
    reads: 'ignored',
  },
  // 'an open flannel shirt' is worn so; an open neck is cut so
  {
    word: 'open',
    after:
      /^(?:(?!(?:back|neck|collar|toe|front|weave|knit|work|shoulder|sleeve)\b)\w+ ){0,3}?(?:shirt|jacket|coat|cardigan|blazer|waistcoat|overshirt|shacket|parka|shrug|robe|kimono)\b(?! (?:style|dress|collar|neck))/,
    means: ['attribute', 'worn open'],
    example: 'a white tee, open flannel shirt in red',
    reads: 'closure open',
  },
  // what is tied at an ankle is the shoe's
  {
    word: 'tie|ties',
    before: /(?:ankle|calf|wrist) $/,
    means: ['detail', 'tie up'],
    example: 'nude sandals with an ankle tie',
    reads: 'detail tie-up',
  },
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
  // the horn of buttons
  {
    word: 'horn',
    plural: false,
    before: /(?:button|of|in|from|piece|real|buffalo|natural|genuine) $|^$/,
    after: /^(?:$|button|toggle|and|effect|look)/,
    example: 'a camel coat, buttons of horn',
    reads: 'ignored',
  },
  // whoever ties a shoe wears no tie for it
  {
    word: 'tie',
    before: /\b(?:to|and|while) $/,
    after: right('(?:her|his|the|a|their|my|up) (?:shoe|lace|sandal|boot|sneaker|ribbon|hair)'),
    isSilent: true,
    example: 'kneeling to tie her shoe',
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
  // a tie is worn at the neck, ties shut a garment
  {
    word: 'tie|ties|tying|tied',
    after: placed('side|hip|left|right'),
    means: ['detail', 'side tie'],
    example: 'a red angrakha with a tie on the left side',
    reads: 'detail side-tie',
  },
  // a shirt that is tied at the waist is knotted in front
  {
    word: 'tied|knotted',
    before: /(?:shirt|blouse)$/,
    after: /^(?:at|in) (?:the |her |his )?(?:front )?waist\b/,
    means: ['attribute', 'front tie'],
    example: 'a cropped white shirt tied at the waist',
    reads: 'closure tie',
  },
  // and one that is tied around it is worn there
  {
    word: 'tied|knotted',
    before: /(?:flannel|shirt|jumper|sweater|sweatshirt|hoodie|jacket|cardigan|pullover|overshirt|shacket)$/,
    after: /^(?:on|at|around|round) (?:the |her |his )?(?:\w+ )?(?:waist|hip)\b/,
    isSilent: true,
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
    isSilent: true,
    example: 'a fur coat with the top hook open',
    reads: 'ignored',
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
    isSilent: true,
    example: 'a tea dress with a row of covered buttons',
    reads: 'ignored',
  },
  // what is worn to be worn is no worse for it
  {
    word: 'worn',
    after:
      /^(?:backward|backwards|across|open|low|high|back|to|on|at|under|as|sideways|tilted|loose|loosely|untucked|round|around|slung|crossbody|cross|inside|upside|forward|with|by|for|here|over|together|beneath)\b/,
    isSilent: true,
    example: 'a baseball cap worn backwards and a white tee',
    reads: 'ignored',
  },
];
