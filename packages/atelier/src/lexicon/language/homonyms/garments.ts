/** Names of garments that are also something else, and words that are garments only in some company. */
import { type Homonym, right } from './homonym.ts';

export const GARMENTS: readonly Homonym[] = [
  // of what is named it says that it is whole, and is no dress over it
  {
    word: 'one piece',
    before: /(?:suit|romper|swimwear|onesie|overall|dungarees|gown|dress|frock)(?: \w+){0,2} $/,
    isSilent: true,
    example: 'a snowsuit yellow one piece with dinosaur print',
    reads: 'ignored',
  },
  // as far as a lining goes, and not the garment
  {
    word: 'to knee|to the knee|upto knee|up to knee|up to the knee|till knee|till the knee|knee|knees|knee length|to the knees|to knees',
    before:
      /\b(?:half lined|lined|lining)(?: only)?(?: in front)?(?: (?:up|till|down|ends|ending))?(?: (?:to|at|till))?(?: the)?$/,
    example: 'formal trousers lined to the knee',
    reads: 'ignored',
  },
  // a letter before what covers the chest is how its neck is cut
  {
    word: 'v',
    after: right('blouse|choli|top|kurti|kurta|kameez|jumper|sweater|tee|dress|bodice|jumpsuit|back blouse'),
    means: ['attribute', 'v neck'],
    example: 'a red lehenga, v blouse',
    reads: 'neckline v',
  },
  // of what a strap is made, and not what it holds
  {
    word: 'leather|suede|satin|velvet|canvas',
    after: right('strap with|tab with|buckle strap|strap and buckle|strap at|strap on'),
    example: 'a grey kilt, leather straps with buckles',
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
  // a jersey that has a neck is knitted, and worn
  {
    word: 'jersey',
    before: /\b(?:v neck|v-neck|crew neck|crewneck|round neck|knitted|woollen|fair isle|cable knit) $/,
    after: /^(?:$|with|and|over|tucked|untucked)/,
    means: ['garment', 'sweater'],
    example: 'a bottle green v-neck jersey, fawn shirt',
    reads: 'garment sweater',
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
  // the lower part of a dress is no trousers
  {
    // where a leg ends, and how wide it is there
    word: 'bottom|bottoms',
    after: /^(?:\d{1,2} (?:round|inch|inches|cm|wide)\b|\d{1,2}$|width\b|opening\b|circumference\b)/,
    example: 'straight cotton pyjama, bottom 18 round',
    reads: 'ignored quality',
  },
  {
    word: 'bottom|lower',
    after: right('part|half|portion'),
    isSilent: true,
    example: 'a dress, top part velvet and bottom part brocade',
    reads: 'ignored',
  },
  // a vest under a shirt, of cotton or ribbed, is no waistcoat
  {
    word: 'vest|vests',
    after: /^(?:(?:worn )?(?:underneath|under|beneath|inside)(?: (?:it|the (?:shirt|jacket|overshirt)))?)(?: |$)/,
    means: ['garment', 'vest top'],
    example: 'a green overshirt, white vest under it, black jeans',
    reads: 'garment tank-top',
  },
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
  {
    word: 'flannel',
    after: right('tied|knotted|worn|thrown|unbuttoned|open'),
    means: ['garment', 'flannel shirt'],
    example: 'a plaid flannel tied around the waist and ripped jeans',
    reads: 'garment flannel-shirt',
  },
  // 'over all black' is all of it, no overall
  {
    word: 'over all',
    after: right('black|white|denim|navy|grey|beige|cream|red|nude'),
    isSilent: true,
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
  {
    word: 'cigarette',
    after: right('leg|cut|fit|shape|silhouette'),
    means: ['attribute', 'slim'],
    example: 'a black jumpsuit with a cigarette leg',
    reads: 'fit slim',
  },
  // a tank top is of jersey, one of knitting is a slipover
  {
    word: 'tank top|vest|tank',
    before: /(?:fair isle|knitted|knit|lambswool|wool|argyle|cable|cable knit)$/,
    means: ['garment', 'sweater vest'],
    example: 'a knitted tank top over a shirt',
    reads: 'garment sweater-vest',
  },
  // the last of a row of buttons
  {
    word: 'bottom|bottom one',
    plural: false,
    before: /(?:with|the|its|and|but|,|$)\s?(?:the |its )?$/,
    after: /^(?:one |button |two )?(?:is |are )?(?:left|worn|kept) (?:open|undone|unbuttoned|unfastened)\b/,
    isSilent: true,
    example: 'a waistcoat of six buttons with bottom one left open',
    reads: 'ignored',
  },
  {
    word: 'left open|left undone|left unbuttoned',
    before: /\b(?:bottom|last|lowest|top|first) (?:one|button|two)(?: is)?$/,
    example: 'a waistcoat of six buttons with bottom one left open',
    reads: 'ignored',
  },
  // wraps
  {
    word: 'wrap',
    before: /\b(?:fur|cashmere|evening|pashmina|shoulder|mohair)$/,
    means: ['garment', 'shawl'],
    example: 'a black gown with a cashmere wrap',
    reads: 'garment stole',
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
  // a set of three is a suit only where nothing else is named by it
  {
    word: 'three piece|3 piece',
    after: /^(?!in\b|with\b|and\b|worn\b|over\b)./,
    isSilent: true,
    example: 'a three-piece kurta set',
    reads: 'ignored',
  },
  {
    word: 'three piece|3 piece',
    before: /^(?!.*\b(?:wool|tweed|flannel|polyester|worsted|suiting|serge|corduroy|pinstripe|houndstooth|tailored)\b)/,
    isSilent: true,
    example: 'a bridal three-piece, red',
    reads: 'ignored',
  },
];
