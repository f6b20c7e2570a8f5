import type { Likeness } from './likeness.ts';

/** What the shops of India and their neighbours call their clothes. */
export const SHOPS_OF_INDIA: readonly Likeness[] = [
  {
    words:
      'pre-draped saree, pre draped saree, predraped saree, pre-stitched saree, pre stitched saree, prestitched saree, ready to wear saree, ready to drape saree, ready pleated saree, one minute saree, readymade saree, stitched saree, ready to wear saree gown, draped saree',
    like: 'saree',
    isTrue: true,
  },
  { words: 'lehenga saree, lehenga style saree, saree lehenga, lehenga sari', like: 'half-saree', isTrue: true },
  { words: 'pant saree, pant style saree, trouser saree, jumpsuit saree', like: 'dhoti-saree' },
  {
    words: 'alia cut kurti, alia cut kurta, alia cut dress, alia cut frock, alia cut anarkali, alia cut',
    like: 'anarkali',
    is: { length: 'knee', neckline: 'v' },
    isTrue: true,
  },
  {
    words:
      'naira cut kurti, naira cut kurta, nayra cut kurti, nayra cut kurta, nyra cut kurti, nyra cut kurta, naira kurti, nayra kurti, naira cut, nayra cut, nyra cut',
    like: 'anarkali',
    is: { length: 'knee', details: ['side-tie'] },
    isTrue: true,
  },
  {
    words: 'afghani salwar, afghani pants, afghani pant, afghani trousers, balloon salwar, kabuli salwar, cowl salwar',
    like: 'salwar',
    isTrue: true,
  },
  { words: 'tulip salwar, tulip pant, cowl pant', like: 'dhoti-pants', isTrue: true },
  {
    words:
      'maternity kurti, maternity kurta, feeding kurti, feeding kurta, nursing kurti, nursing kurta, frock kurti, frock style kurti',
    like: 'kurti',
    is: { silhouette: 'a-line', fit: 'relaxed' },
    isTrue: true,
  },
  {
    words: 'maternity dress, maternity frock, pregnancy dress, nursing dress, feeding dress, maternity wear',
    like: 'dress',
    is: { fit: 'relaxed', waistline: 'empire' },
    isTrue: true,
  },
  {
    words: 'maternity gown, pregnancy gown, maternity photoshoot gown, feeding gown',
    like: 'gown',
    is: { silhouette: 'empire', waistline: 'empire' },
    isTrue: true,
  },
  {
    words:
      'one piece dress, western one piece, one piece western dress, one piece frock, one piece gown, one piece western, one piece',
    like: 'dress',
    isTrue: true,
  },
  {
    words: 'jhabla, jabla, baby jhabla, cotton jhabla, jhabla top, zabla',
    like: 'top',
    is: { sleeveShape: 'set-in', sleeveLength: 'short', neckline: 'round', closure: 'tie', fabric: 'cotton' },
  },
  {
    words: 'ihram, ihraam, ehram, ihram cloth, ihram clothes',
    like: 'toga',
    is: { fabric: 'cotton' },
    colour: 'white',
  },
  {
    words:
      'bandi jacket, bundi jacket, bandi coat, nehru coat, modi coat, waistcoat jacket, ethnic nehru jacket, koti, koti jacket',
    like: 'nehru-jacket',
    isTrue: true,
  },
  { words: 'night gown robe, nightgown robe, nighty robe, gown robe, satin gown robe', like: 'robe', isTrue: true },
  { words: 'denims', like: 'jeans', isTrue: true },
  {
    words:
      'three fourth pants, three fourth trousers, three fourth jeans, three fourth leggings, three quarter pants, three quarter trousers, 3/4 pants, 3/4 trousers, 3/4th pants, 3/4th, three fourth pant, three fourth bottoms',
    like: 'capris',
    isTrue: true,
  },
  {
    words:
      'sleeveless sweater, sleeveless pullover, sleeveless jumper, half sweater, sleeveless knit, school sweater vest, sleeveless knit top',
    like: 'sweater-vest',
    isTrue: true,
  },
  {
    words:
      'raglan tee, raglan t-shirt, raglan t shirt, raglan sleeve tee, raglan top, baseball tee, baseball t-shirt, baseball t shirt, baseball shirt tee',
    like: 't-shirt',
    is: { sleeveShape: 'raglan', sleeveLength: 'three-quarter' },
    isTrue: true,
  },
  {
    words: 'ringer tee, ringer t-shirt, ringer t shirt',
    like: 't-shirt',
    is: { details: ['contrast-neck', 'contrast-cuff'] },
    isTrue: true,
  },
  { words: 'tankini, tankini top', like: 'tank-top', is: { fabric: 'jersey' } },
  { words: 'ganji, baniyan, banian, sando, sando vest, inner vest', like: 'tank-top', isTrue: true },
  { words: 'spaghetti top, spaghetti, noodle strap top', like: 'camisole', isTrue: true },
  { words: 'track suit bottoms, trackpants, track lower, night lower', like: 'joggers', isTrue: true },
];
