import { type Difference, differences } from '@toile/look';
import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';
import { change } from './change.ts';
import { tellChange } from './tell-change.ts';

const COAT = 'charcoal wool overcoat over a cream roll neck, black slim jeans and chelsea boots';
const LEHENGA =
  'bottle green velvet lehenga with gold zardozi, matching blouse with elbow sleeves and a peach net dupatta';
const DRESS = 'a lavender midi dress with puff sleeves and a square neckline';
const KURTA = 'teal silk kurta with palazzo and printed dupatta, kolhapuris';
const SAREE = 'red bandhani saree with a green blouse, gold border, jasmine in her bun';
const COUPLE = 'couple, she in a gold silk saree with maroon blouse, he in an off-white kurta and churidar';
const CHINOS = 'white shirt, khaki chinos, brown belt, tan loafers, man with glasses';
const GIRL = 'denim jacket, white graphic tee, black leggings, pink high top sneakers, 9 year old girl';
const TUXEDO = 'black tuxedo with satin lapels, white shirt and bow tie';

/** Of a design, the words, every slot that is another then, and what stands in the last of them. */
const SAID: readonly (readonly [brief: string, words: string, slots: string, last: RegExp])[] = [
  [LEHENGA, 'can the dupatta be the same green as the lehenga', 'g3.colour', /bottle green/],
  [LEHENGA, 'dupatta peach se maroon kar do', 'g3.colour', /maroon/],
  [LEHENGA, 'take away the gold, use silver everywhere', 'g1.trims', /silver/],
  [COAT, 'jeans less skinny', 'g3.silhouette', /straight/],
  [COAT, 'jeans in white', 'g3.colour', /white/],
  [COAT, 'wider lapels and gold buttons', 'g1.details g1.trims', /gold/],
  [DRESS, 'small white daisies', 'g1.print', /small .*white/],
  [DRESS, 'add a wrap, silver grey', 'g2', /shawl/],
  [DRESS, 'I think a belt would be nice, gold', 'accessory.belt g1.details g1.trims', /gold/],
  [KURTA, 'kurta ka gala gol karo', 'g1.neckline', /round/],
  [KURTA, 'collar lagao mandarin wala', 'g1.collar g1.neckline', /high/],
  [KURTA, 'gold buttons down the front', 'g1.closure g1.trims', /gold/],
  [SAREE, 'remove the flowers from her hair', 'accessory.gajra', /^$/],
  [COUPLE, 'his kurta maroon to match her blouse', 'g3.colour', /maroon/],
  [COUPLE, 'his kurta the same colour as her blouse', 'g3.colour', /maroon/],
  [CHINOS, 'chinos a bit tighter and cropped at the ankle', 'g2.fit g2.length', /ankle/],
  [GIRL, 'swap leggings for a tulle skirt', 'g3.details g3.fabric g3.fit g3.kind g3.length g3.silhouette', /gathered/],
  [TUXEDO, 'add a red rose on the lapel', 'accessory.brooch', /boutonniere/],
  [COAT, 'the coat in navy plus what if the jeans were white', 'g1.colour g3.colour', /white/],
  [COAT, 'roll neck burgundy, and how about a red scarf', 'accessory.scarf g2.colour', /burgundy/],
  [COAT, 'swap the jeans for shorts, denim', 'g3.details g3.fit g3.kind g3.length g3.silhouette', /straight/],
  [DRESS, 'a white shrug too', 'g2', /shrug/],
  [DRESS, 'longer at the back than the front', 'g1.details', /high low hem/],
  [KURTA, 'change to navy but the dupatta should stay as it is', 'g1.colour', /navy/],
  [SAREE, 'saree in pastel pink with same border', 'g1.colour', /pastel pink/],
  [SAREE, 'border thoda chota', 'g1.details', /narrow border/],
  [`${SAREE}, gold bangles and jhumkas`, 'no bangles, only jhumkas', 'accessory.bangles', /^$/],
  [CHINOS, 'remove the belt and shirt pale blue linen', 'accessory.belt g1.colour g1.fabric g2.details g2.trims', /^$/],
  [TUXEDO, 'jacket off, just the shirt', 'g1', /^$/],
  [TUXEDO, 'could the oxfords be loafers', 'footwear.kind', /loafers/],
  [TUXEDO, 'turn him around', 'person.pose', /back/],
  [COUPLE, 'make the saree border thicker and red', 'g1.border g1.details', /wide border/],
  [COUPLE, 'unke churidar bhi navy kar do', 'g4.colour', /navy/],
  ['white linen shirt tucked into jeans', 'leave the shirt untucked', 'g1.details', /^untucked$/],
  [
    'pink frock with a bow at the waist, girl of six',
    'sky blue frock, but the bow should stay pink',
    'g1.colour g1.trims',
    /bow pink/,
  ],
];

const bySlot = (a: Difference, b: Difference): number => (a.slot < b.slot ? -1 : 1);

test.each(SAID)("of '%s' '%s' changes %s and nothing else", (brief, words, slots, last) => {
  const before = read({ words: brief }, 7);
  const changed = change({ look: before, words }).changed.toSorted(bySlot);
  expect(changed.map(({ slot }) => slot)).toEqual(slots.split(' '));
  expect(changed.at(-1)?.to).toMatch(last);
});

const TRENCH = 'Trench coat in beige, belted, knee length, with blue straight jeans and ankle boots, woman';
const JUMPSUIT = 'Black linen jumpsuit, wide legs, V neck, sleeveless, for a woman';
const SHIRT_AND_JEANS = 'Blue skinny jeans and a white oxford shirt, young woman, sneakers';
const SHIRT_DRESS = 'White shirt dress with collar, buttoned down the front, knee length, short sleeves, tan sandals';
const PAIR = 'Couple: she wears a denim jacket, white dress and sneakers; he wears olive chinos and white sneakers';
const BANDHGALA = "Men's bandhgala suit in maroon velvet with black trousers and brogues";
const SUIT = 'Peach chanderi suit with printed dupatta and cigarette pants, woman of 40';
const BRIDESMAID = 'Dusty pink bridesmaid lehenga with off shoulder blouse and ruffled dupatta';
const HOODIE = 'Red hoodie, grey joggers and white sneakers, teenage boy';
const FROCK = 'Girl of 6 in a yellow cotton frock with puff sleeves';

/** What customers say across a counter: every slot that is another then, and no word of it is told as not understood. */
const UNTOLD: readonly (readonly [brief: string, words: string, slots: string])[] = [
  [KURTA, 'make the neck a deep V', 'g1.neckline'],
  [SHIRT_AND_JEANS, 'thin blue stripes on the shirt', 'g2.print'],
  [SHIRT_AND_JEANS, 'shirt open over a black tank top', 'g2.closure g3'],
  [SHIRT_DRESS, 'fit it more at the waist', 'g1.fit'],
  [SHIRT_DRESS, 'thoda lamba karo aur baazu puri karo', 'g1.length g1.sleeve.length'],
  [JUMPSUIT, 'round neck, not V', 'g1.neckline'],
  [JUMPSUIT, 'cropped legs, above the ankle', 'g1.length'],
  [JUMPSUIT, 'for a plus size lady', 'person.build'],
  [DRESS, 'slevless and deeper nek', 'g1.neckline g1.sleeve.length g1.sleeve.shape'],
  [TRENCH, 'jeans in black and skinny', 'g2.colour g2.fit g2.silhouette'],
  [TRENCH, 'knee high boots', 'footwear.kind'],
  [TRENCH, 'looser, more oversized', 'g1.fit'],
  [COAT, 'close the coat with a belt', 'accessory.belt g1.details g1.trims'],
  [PAIR, 'both in black sneakers', 'companion.footwear.colour footwear.colour'],
  [PAIR, "she doesn't want the jacket", 'g1'],
  [SUIT, 'shirt a bit shorter, just above the knees', 'g1.length'],
  [SUIT, 'juttiyan pehna do brown', 'footwear.colour footwear.kind'],
  [BRIDESMAID, 'blouse darker than the skirt', 'g2.colour'],
  [HOODIE, 'slimmer joggers', 'g2.fit'],
  [FROCK, 'no puff please', 'g1.sleeve.shape'],
];

const PRINTED = 'mustard cotton kurta with white churidar and a leheriya dupatta';
const BRIDAL =
  'red velvet lehenga with gold embroidery, a choli with a sweetheart neck and a red net dupatta over the head';
const GOWN = 'navy satin evening gown with a cowl neck and a thigh-high slit on the left side';
const THREE_PIECE = 'man in a charcoal three-piece wool suit, white shirt and a burgundy tie';
const TUCKED = 'blue skinny jeans and a white shirt with rolled-up sleeves, tucked in';
const SASHED = 'yellow cotton frock for a five year old girl with a white sash and a gathered skirt';
const CAMEL = 'camel wool coat, mid-calf, over a black turtleneck and black trousers';
const TIE_BELTED = 'black crepe jumpsuit with wide legs, spaghetti straps and a tie belt';
const WEDDING =
  'couple: the groom in an ivory sherwani and a red stole, and the bride in a red lehenga with a gold choli and a red dupatta';
const FLORAL = 'white linen midi dress with a floral print in blue and short flutter sleeves';
const BIKER = 'black leather biker jacket, grey tshirt, ripped blue jeans, boots';
const BLOCK = 'white palazzo suit with blue block print kurti and blue dupatta';
const DUNGAREES = 'denim dungarees with a striped tee, canvas shoes, teenage girl';
const MIRRORS = 'girl of 7 in a lavender lehenga choli with mirror work and a dupatta';
const UNIFORM = 'school uniform: white shirt, navy pleated skirt, navy tie, girl of 11';
const CORAL = 'coral chiffon maxi dress, v neck, flutter sleeves, belt, heels';
const YOKE = 'teal georgette anarkali with full sleeves, a mandarin collar, gold gota work on the yoke and churidar';

/** What strangers said, and was done and told as not done, or done to more or less than they named. */
const OF_STRANGERS: typeof UNTOLD = [
  [BRIDAL, 'make the choli longer, upto the waist', 'g2.length'],
  [BRIDAL, 'less heavy work on the skirt, only at the hem', 'g1.details'],
  [BRIDAL, 'dupatta sir se hata ke kandhe par rakho', 'g3.details'],
  [GOWN, 'move the slit to the right side', 'g1.details'],
  [GOWN, 'add a train at the back', 'g1.details'],
  [GOWN, 'make it tighter on the hips and flare from the knees', 'g1.fit g1.silhouette'],
  [THREE_PIECE, 'bow tie instead of tie', 'accessory.bow-tie accessory.tie'],
  [THREE_PIECE, 'leave out the waistcoat', 'g2'],
  [THREE_PIECE, 'pinstripes on the suit', 'g1.print g2.print g3.print'],
  [TUCKED, 'shirt bahar nikaal do, tucked nahi chahiye', 'g2.details'],
  [TUCKED, 'bootcut jeans in black', 'g1.colour g1.silhouette'],
  [TUCKED, 'ripped at the knees', 'g1.details'],
  [SASHED, 'polka dots on the frock, white ones', 'g1.print'],
  [SASHED, 'bow instead of sash', 'g1.details'],
  [CAMEL, 'add a belt', 'accessory.belt g1.details g1.trims'],
  [TIE_BELTED, 'emerald green but keep the belt black', 'g1.colour g1.trims'],
  [TIE_BELTED, 'add a sheer cape from the shoulders', 'g2'],
  [WEDDING, "make the groom's sherwani navy blue", 'g1.colour'],
  [WEDDING, 'bride ka choli same colour as the lehenga', 'g4.colour'],
  [WEDDING, 'take away the stole', 'g2'],
  [WEDDING, 'dupatta with silver border', 'g6.trims'],
  [FLORAL, 'small checks insted of flowers', 'g1.print'],
  [FLORAL, 'no flutter', 'g1.sleeve.shape'],
  [YOKE, 'make it a simple round neck', 'g1.collar g1.neckline'],
  [YOKE, 'baju chhoti karo, kohni tak', 'g1.sleeve.length'],
  [YOKE, 'mirror work instead of gota', 'g1.details'],
  [PRINTED, 'dupatta plain, no print', 'g3.print'],
  [SASHED, 'sash ki jagah ek badi bow lagao peeche', 'g1.details'],
  [UNIFORM, 'sweater bhi, grey, v neck', 'g3'],
  [UNIFORM, 'small blue checks on the shirt', 'g1.print'],
  [CORAL, 'belt in gold, thin', 'accessory.belt.colour g1.details g1.trims'],
  [CORAL, 'flat shoes pls', 'footwear.kind'],
  [BIKER, 'jacket sleeves folded', 'g1.details'],
  [BIKER, 'a belt with a buckle', 'accessory.belt g3.details g3.trims'],
  [BLOCK, 'print only on the dupatta', 'g1.print g3.print'],
  [BLOCK, 'red instead of blue', 'g1.colour g3.colour'],
  [DUNGAREES, 'shorts version of the dungarees', 'g1.length'],
  [MIRRORS, 'no mirrors only embroidery', 'g1.details'],
  [
    THREE_PIECE,
    'lose the shirt, want a turtleneck there',
    'g4.closure g4.collar g4.details g4.fabric g4.fit g4.kind g4.neckline g4.sleeve.shape',
  ],
];

const BORDERED = 'ivory silk saree with a maroon zari border and a maroon blouse';
const BRASS = 'navy bandhgala with brass buttons over cream trousers and brown mojris';
const RED_LEHENGA = 'red lehenga with gold embroidery, a short blouse and a net dupatta';
const DENIM = 'light blue denim jacket over a white tee and a floral midi skirt';
const SLIP = 'emerald satin slip gown with spaghetti straps';

/** With a reason, a contrast or talk beside them. */
const WITH_REASONS: typeof UNTOLD = [
  [BORDERED, 'make the border of the saree silver, gold is too much for her', 'g1.border g1.trims'],
  [BORDERED, 'the blouse sleeves should come to the elbow because she is shy about her arms', 'g2.sleeve.length'],
  [BRASS, 'hello ji, can you please make the buttons silver instead of brass', 'g1.trims'],
  [BRASS, "he wants the trousers slimmer so that they don't bunch up over the shoes", 'g2.silhouette'],
  [RED_LEHENGA, "blouse a little longer, her tummy shows and her mother-in-law won't like that", 'g2.length'],
  [COAT, 'take the coat up to the hip, she is petite and long coats drown her', 'g1.length'],
  [DENIM, 'skirt straight rather than flared, flared makes her look wide', 'g3.silhouette'],
  [SLIP, 'wider straps, her bra shows otherwise', 'g1.details'],
  [SLIP, 'honestly I love it but could you make it a shade darker', 'g1.colour'],
];

test.each([...UNTOLD, ...OF_STRANGERS, ...WITH_REASONS])(
  "of '%s' '%s' changes %s, and not a word of it is told as not done",
  (brief, words, slots) => {
    const { changed, notDone } = change({ look: read({ words: brief }, 7), words });
    expect(changed.toSorted(bySlot).map(({ slot }) => slot)).toEqual(slots.split(' '));
    expect(notDone).toEqual([]);
  },
);

test('what is new in the same fabric is cut from the cloth of what the design was about', () => {
  const look = read({ words: BANDHGALA }, 7);
  const answer = change({ look, words: 'remove the bandhgala, give him a waistcoat in same fabric' });
  const waistcoat = answer.look.garments.find(({ kind }) => kind === 'waistcoat');
  expect(waistcoat?.cloth).toEqual(look.garments.find(({ kind }) => kind === 'bandhgala')?.cloth);
});

test('who is told what changed of the other of two people reads no names of slots', () => {
  const look = read({ words: 'Couple: she in a peach lehenga, he in an ivory sherwani with a safa' }, 7);
  expect(tellChange(change({ look, words: 'give him a green safa' }))).toMatch(/^Changed his \w+: colour green\.$/);
});

test('what this very edit has done is not said to be so already, nor to go no further', () => {
  const dress = read({ words: 'knee length red cotton dress with short sleeves' }, 7);
  expect(change({ look: dress, words: 'make it a bit longer, till mid calf' }).notDone).toEqual([]);
  const lehenga = read({ words: 'maroon silk lehenga with a cream net dupatta' }, 7);
  expect(change({ look: lehenga, words: 'more flare in the skirt, it looks too narrow' }).notDone).toEqual([]);
});

test('what two clauses do and undo is told', () => {
  const look = read({ words: 'yellow cotton kurta with white palazzo pants' }, 7);
  const { changed, notDone } = change({ look, words: 'kurta thoda chota karo, ghutne tak' });
  expect(changed).toEqual([]);
  expect(notDone.join()).toContain('leaves everything as it was');
});

test('what changes nothing is told, even where it is so already', () => {
  const look = read({ words: 'navy blazer with gold buttons, white trousers' }, 7);
  for (const words of ['buttons should be gold', 'the blazer navy', 'white trousers']) {
    const answer = change({ look, words });
    expect(differences(look, answer.look)).toEqual([]);
    expect(answer.notDone.join()).toMatch(/so already/);
  }
});

test.each([
  [GIRL, 'a longer tee please, granny wants it decent'],
  [GIRL, 'her elder sister has one in mint'],
  ['two brothers in blue kurtas', 'the elder one in green'],
])('of %s, whoever else is named in "%s", nobody grows old', (brief, words) => {
  const look = read({ words: brief }, 7);
  expect(change({ look, words }).look.person.ageGroup).toBe(look.person.ageGroup);
});

test('a child that is to be drawn old is drawn old', () => {
  expect(change({ look: read({ words: GIRL }, 7), words: 'make her an old lady' }).look.person.ageGroup).toBe('senior');
});
