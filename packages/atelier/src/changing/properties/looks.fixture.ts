import type { Look } from '@toile/look';
import { read } from '#atelier/read.ts';

/** Women, men and children, of here and there, for the day, for work, for weddings and for sport. */
export const DRESSED: readonly string[] = [
  'plum silk lehenga, teal blouse with elbow sleeves, gold zari border, plum net dupatta, jhumkas',
  'green cotton saree with red border, red blouse, bangles',
  'sky blue chikankari kurta, white palazzo, white dupatta, jutti',
  'mustard anarkali with mirror work and a round neck, churidar, red dupatta',
  'black georgette sharara set with a short kurti, silver tassels, clutch',
  'woman in a beige linen blazer with patch pockets, white tee, olive trousers, brown belt, tote bag',
  'navy polka dot wrap dress with a sash, three quarter sleeves, tan sandals',
  'grey wool coat with a black velvet collar, pink scarf, cream roll neck, navy jeans, ankle boots',
  'white lace blouse with bell sleeves, rust pleated midi skirt, pearl necklace, kitten heels',
  'emerald satin evening gown with a v neck and a slit, gold clutch, gold heels',
  'denim jacket over a yellow floral sundress, white sneakers, straw hat',
  'striped shirt dress with a collar, cuffs and buttons, brown belt, loafers',
  'ivory wedding gown with lace sleeves, a satin sash and a veil',
  'red leather biker jacket, black tee, blue skinny jeans, black boots, sunglasses',
  'lilac track suit with white side stripes, white sneakers, cap',
  'woman in a navy pinstripe pant suit, white silk blouse with a bow, black pumps',
  'brown checked pinafore over a cream jumper, tights, mary janes, for a girl of eight',
  'pink net frock with a bow and a frill, girl of five, white shoes',
  'boy of seven in a maroon kurta with gold buttons, cream churidar, maroon mojari',
  'boy of ten in a blue denim dungaree, red striped tee, canvas shoes',
  'man in a charcoal double breasted suit, light blue shirt, wine tie, pocket square, brown brogues',
  'man in an ivory sherwani with gold embroidery, maroon stole, maroon turban, churidar',
  'man in a black bandhgala with silver buttons, white trousers, black shoes',
  'man in an olive bomber jacket with ribbed cuffs, grey hoodie, black joggers, backpack',
  'man in a white linen shirt, beige chinos, tan belt, loafers, watch',
  'man in a teal silk kurta, yellow nehru jacket, white pyjama, kolhapuris',
  'man in a red check flannel shirt over a white tee, blue jeans, boots, beanie',
  'man in a cream cable knit cardigan with brown buttons, white shirt, navy trousers',
  'tuxedo with satin lapels, white dress shirt, black bow tie, patent shoes',
  'turquoise jumpsuit with a belt, pockets and short sleeves, hoops',
  'kaftan in orange block print with tassels, flat sandals',
  'camel trench coat with a belt and a checked lining, black trousers, umbrella',
];

const SEED = 7;
const looks = new Map<string, Look>();

/** The design of a brief, the same in every run. */
export function lookOf(brief: string): Look {
  const look = looks.get(brief) ?? read({ words: brief }, SEED);
  looks.set(brief, look);
  return look;
}
