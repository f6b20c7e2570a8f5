/**
 * The canonical briefs: together they draw every family, cloth, print, silhouette, neckline, collar, sleeve, pose, head of
 * hair and medium, on women, men and children, from the front and from behind. An id names the file of its reference.
 */
import type { Brief } from '../../src/index.ts';

export interface CanonicalBrief extends Brief {
  id: string;
  seed: number;
}

export const BRIEFS: readonly CanonicalBrief[] = [
  // women, western
  { id: 'slip-dress', seed: 1, words: 'emerald satin slip dress with a cowl neckline, stilettos, hair in waves' },
  {
    id: 'sundress',
    seed: 2,
    words: 'yellow floral cotton sundress with puff sleeves and a gathered skirt, straw hat and espadrilles',
  },
  { id: 'ball-gown', seed: 3, words: 'navy tulle strapless ball gown with a sequin bodice and opera gloves, ponytail' },
  {
    id: 'wrap-dress',
    seed: 4,
    words: 'rust wrap midi dress in viscose with abstract print and flutter sleeves, curly hair',
  },
  {
    id: 'shift-dress',
    seed: 5,
    words: 'black and white houndstooth shift dress with peter pan collar, bell sleeves, mary janes and a bob',
  },
  {
    id: 'tiered-maxi',
    seed: 6,
    words: 'tiered maxi dress in lilac gingham with bishop sleeves and a square neck, fishtail braid',
  },
  {
    id: 'mermaid-gown',
    seed: 7,
    words: 'ink drawing of a crimson sequin mermaid gown, off-shoulder, seen from behind',
  },
  { id: 'lace-wedding', seed: 8, words: 'white lace wedding dress with long sleeves and a veil, bouquet of roses' },
  {
    id: 'pencil-skirt',
    seed: 9,
    words: 'teal silk bow blouse tucked into a grey wool pencil skirt, pumps and a top handle bag, slicked back hair',
  },
  { id: 'pleated-skirt', seed: 10, words: 'cream cable knit jumper with a pleated plaid skirt and knee boots, beret' },
  {
    id: 'denim',
    seed: 11,
    words: 'white crew neck T-shirt, blue high-waisted straight jeans and sneakers, crossbody bag, space buns',
  },
  {
    id: 'wide-trousers',
    seed: 12,
    words: 'geometric print cropped balloon trousers with a black keyhole top and slides, sunglasses, hair in a lob',
  },
  {
    id: 'biker',
    seed: 13,
    words: 'black leather biker jacket over a striped T-shirt with ripped skinny jeans and combat boots, high ponytail',
  },
  {
    id: 'trench',
    seed: 14,
    words: 'double-breasted camel trench coat with belt over a turtleneck and ankle boots, umbrella, bob with a fringe',
  },
  {
    id: 'woman-suit',
    seed: 15,
    words: 'women’s powder blue trouser suit with a peak lapel and a silk camisole, low ponytail',
  },
  {
    id: 'fur-coat',
    seed: 16,
    words: 'brown fur coat over a black velvet cocktail dress, pearl necklace and drop earrings, long curly hair',
  },
  { id: 'puffer', seed: 17, words: 'orange quilted puffer jacket, fleece joggers, beanie and boots' },
  { id: 'jumpsuit', seed: 18, words: 'olive utility jumpsuit with six pockets and a belt, afro hair, hoop earrings' },
  { id: 'playsuit', seed: 19, words: 'short playsuit in tie-dye cotton with a halter neck and wedges, box braids' },
  {
    id: 'corset',
    seed: 20,
    words:
      'black satin corset top with lace-up front and a leopard print mini skirt, over-the-knee boots, long hair with a fringe',
  },
  {
    id: 'sheer-blouse',
    seed: 21,
    words: 'sheer organza balloon sleeve blouse with black cigarette pants, clutch and heels, half-up hair',
  },
  { id: 'cape', seed: 22, words: 'burgundy wool cape over cream trousers with gloves and a cloche hat, senior woman' },
  {
    id: 'ombre-gown',
    seed: 23,
    words: 'gouache painting of a pink to purple ombre chiffon one-shoulder gown, plus size woman with very long hair',
  },
  { id: 'swim', seed: 24, words: 'navy polka dot swimsuit with a sarong, cornrows' },
  { id: 'backless', seed: 25, words: 'emerald backless satin gown with a plunging neckline, short afro' },
  {
    id: 'cardigan',
    seed: 26,
    words:
      'teen girl in a mustard ditsy floral blouse and a cardigan over a denim pinafore dress, tights and loafers, glasses',
  },
  // men, western
  {
    id: 'man-suit',
    seed: 27,
    words: 'men’s charcoal pinstripe three piece suit with a white shirt, burgundy tie and oxfords',
  },
  {
    id: 'tuxedo',
    seed: 28,
    words: 'men’s black tuxedo with satin shawl lapels, bow tie and pocket square, hand on his lapel',
  },
  {
    id: 'hoodie',
    seed: 29,
    words: 'men’s oversized boxy grey raglan hoodie with black joggers, white sneakers and a backpack',
  },
  {
    id: 'flannel',
    seed: 30,
    words: 'men’s red plaid flannel band collar shirt over a graphic tee, cargo trousers and desert boots, beard',
  },
  { id: 'polo', seed: 31, words: 'men’s navy polo shirt with beige chinos and loafers, watch, bald man' },
  { id: 'shorts', seed: 32, words: 'men’s palm print camp collar shirt with white linen shorts and sandals' },
  { id: 'tweed', seed: 33, words: 'men’s brown tweed blazer, waistcoat, corduroy trousers and flat cap, senior' },
  {
    id: 'bomber',
    seed: 34,
    words: 'men’s camouflage bomber jacket, black bootcut jeans and combat boots, fade haircut',
  },
  { id: 'man-behind', seed: 35, words: 'men’s denim jacket and tapered jeans seen from behind, locs' },
  { id: 'kilt', seed: 36, words: 'men’s highland kilt with sporran, tweed jacket and long socks' },
  // women, Indian
  {
    id: 'lehenga',
    seed: 37,
    words: 'crimson bridal lehenga with gold zari border and a marigold dupatta, maang tikka and jhumkas',
  },
  {
    id: 'kanjivaram',
    seed: 38,
    words: 'sage green Kanjivaram silk saree with a maroon temple border, gajra in the hair',
  },
  { id: 'chiffon-saree', seed: 39, words: 'peach chiffon saree with sequin border and a sleeveless blouse, bangles' },
  { id: 'anarkali', seed: 40, words: 'indigo block print anarkali with churidar and dupatta' },
  { id: 'kurta-palazzo', seed: 41, words: 'pink bandhani kurta with white palazzos and kolhapuris' },
  { id: 'sharara', seed: 42, words: 'mint georgette sharara suit with gota work and a net dupatta' },
  { id: 'patiala', seed: 43, words: 'yellow paisley short kurti with green patiala salwar and mojaris, braid' },
  { id: 'leheriya', seed: 44, words: 'leheriya ghagra choli in orange and pink with odhni' },
  { id: 'half-saree', seed: 45, words: 'kasavu cream half saree with gold border, seen from behind' },
  // men, Indian
  { id: 'sherwani', seed: 46, words: 'ivory brocade sherwani with churidar, turban, stole and mojaris for a groom' },
  { id: 'bandhgala', seed: 47, words: 'men’s navy velvet bandhgala with white trousers' },
  { id: 'dhoti-kurta', seed: 48, words: 'men’s mustard silk kurta with cream dhoti and gold border' },
  { id: 'nehru', seed: 49, words: 'men’s white chikankari kurta pyjama with a green nehru jacket' },
  // the world
  { id: 'kimono', seed: 50, words: 'indigo kimono with cherry blossom print, obi and geta' },
  { id: 'hanbok', seed: 51, words: 'pink and mint hanbok' },
  { id: 'cheongsam', seed: 52, words: 'red silk cheongsam with frog closures and a side slit, hair in a top knot' },
  { id: 'abaya', seed: 53, words: 'black abaya with silver embroidery and a grey hijab' },
  { id: 'agbada', seed: 54, words: 'men’s royal blue agbada with gold embroidery and a fila cap' },
  { id: 'ankara', seed: 55, words: 'ikat print mermaid skirt and peplum top with a gele headwrap, West African woman' },
  { id: 'poncho', seed: 56, words: 'woven chevron poncho with harem pants and a cowboy hat' },
  // children
  {
    id: 'girl-frock',
    seed: 57,
    words: 'little girl in a colour-block tutu party dress with a headband, two plaits',
    options: { age: 'child' },
  },
  {
    id: 'boy-kurta',
    seed: 58,
    words: 'boy in a yellow kurta with butti print, white pyjama and a waistcoat',
    options: { age: 'child' },
  },
  {
    id: 'girl-lehenga',
    seed: 59,
    words: 'pencil sketch of a little girl in a turquoise lehenga choli with mirror work',
    options: { age: 'child' },
  },
  {
    id: 'boy-raincoat',
    seed: 60,
    words: 'flat illustration of a boy in a yellow raincoat with dungarees and rubber boots',
  },
  // stances that are asked for
  { id: 'hand-on-hip', seed: 61, words: 'women’s rust corduroy shirt dress, one hand on her hip, short curly hair' },
  { id: 'akimbo', seed: 62, words: 'teal sleeveless jumpsuit, hands on her hips, afro puffs' },
  { id: 'folded', seed: 63, words: 'men’s grey flannel suit and white shirt, arms folded' },
  {
    id: 'namaste',
    seed: 64,
    words: 'a woman in a gold and ivory silk saree under a temple arch, hands folded in namaste',
  },
  // places that the ground shows
  { id: 'beach', seed: 65, words: 'a white cotton sundress, standing on a beach at sunset' },
];
