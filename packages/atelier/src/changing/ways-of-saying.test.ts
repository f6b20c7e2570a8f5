import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';
import { change } from './change.ts';

const LEHENGA = 'red lehenga with gold embroidery';
const DRESS = 'white summer dress with spaghetti straps';
const PRINTED = 'navy chiffon midi dress with floral print';
const SUIT = 'charcoal three piece suit for a groom';
const KURTA = 'white cotton kurta pajama for men';
const BAG = 'black leather tote bag with gold buckle';

/** Ways in which people say it, and all that is another then. */
const SAID: readonly (readonly [brief: string, words: string, slots: string])[] = [
  [LEHENGA, 'same but in green', 'g1.colour g2.colour'],
  [LEHENGA, 'not red, something like wine', 'g1.border g1.colour g2.colour g3.border g3.colour'],
  [LEHENGA, 'more pastel', 'g1.colour g2.colour'],
  [
    LEHENGA,
    'i dont like the gold, make it silver',
    'accessory.bangles.colour accessory.jhumkas.colour g1.trims g2.trims g3.trims',
  ],
  [LEHENGA, 'reduce the embroidery', 'g1.details'],
  [LEHENGA, 'increase the flare', 'g1.silhouette'],
  [LEHENGA, 'keep the dupatta red but make the rest green', 'g1.colour g2.colour'],
  [LEHENGA, 'flats not heels', 'footwear.kind'],
  [LEHENGA, 'hair with flowers', 'accessory.gajra'],
  [KURTA, 'kurta ko thoda lamba karo', 'g1.length'],
  [KURTA, 'make the kurta shortr and pajama lose', 'g1.length g2.fit'],
  [SUIT, 'no tie, open collar', 'accessory.tie'],
  [SUIT, 'shirt light blue not white', 'g4.colour'],
  [SUIT, 'peak lapels in satin', 'g1.collar g1.details'],
  [SUIT, 'jacket navy, trousers same', 'g1.colour'],
  [DRESS, 'pleated skirt', 'g1.details'],
  [DRESS, 'bigger bow at the back', 'g1.details'],
  [DRESS, 'make the model black', 'person.skin'],
  [DRESS, 'tie up the hair', 'person.hair'],
  [DRESS, 'wider straps', 'g1.details'],
  [PRINTED, 'flowers in pink', 'g1.print'],
  [PRINTED, 'more modest', 'g1.neckline'],
  [BAG, 'same bag in tan', 'accessory.bag.colour'],
  [LEHENGA, 'blouse longer n remove the dupatta', 'g2.length g3'],
  [LEHENGA, 'embroidery only on the bottom', 'g1.details'],
  [SUIT, 'bow tie insted', 'accessory.bow-tie accessory.tie'],
  [SUIT, 'loose the waistcoat', 'g2'],
  [PRINTED, 'bigger flowers and sleeves till elbow', 'g1.print g1.sleeve.length g1.sleeve.shape'],
  [KURTA, 'slightly longer, like below the knees', 'g1.length'],
  ['bottle green hoodie with joggers', 'no hood, a plain sweatshirt', 'g1.collar g1.details g1.kind'],
  ['green fedora with a feather', 'no feather', 'accessory.hat.kind'],
  ['navy bandhgala with gold buttons', 'buttons silver', 'g1.trims'],
  ['red silk saree, black blouse', 'change the saree to blue and the blouse to green', 'g1.colour g2.colour'],
  ['red silk saree, black blouse', 'make the blouse green and the bangles too', 'accessory.bangles.colour g2.colour'],
  ['blue denim jacket over a white dress', 'jacket off', 'g1'],
  ['white lace gown, high neck', 'make the neck deeper, a V maybe', 'g1.neckline'],
  ['black evening gown with a high slit', 'slit is too high, bring it down to the knee', 'g1.details'],
  ['olive jumpsuit with short sleeves', 'sleeves longer and rolled to the elbow', 'g1.details g1.sleeve.length'],
  ['black houndstooth coat', 'instead of houndstooth do plain grey herringbone', 'g1.colour g1.print'],
  ['white linen shirt with a grandad collar', 'put back a normal collar', 'g1.collar g1.neckline'],
  ['white t-shirt and ripped black jeans', 'no rips in the jeans', 'g2.details'],
  ['turquoise bikini top, white sarong', 'make it a swimsuit', 'g1.kind g1.length g1.neckline g1.waistline'],
  ['pink tweed jacket with gold buttons', 'buttons in pearl', 'g1.trims'],
  ['burgundy satin blouse with pussy bow', 'hate the bow', 'g1.collar g1.details'],
  ['yellow sundress with daisies', 'smaller daisies', 'g1.print'],
  ['red dress with a red bag and white sneakers', 'sneakers in the same red as the bag', 'footwear.colour'],
  ['man with beard in a green shirt', 'no beard and make him around 65', 'person.ageGroup person.beard'],
  ['camel wool coat over black trousers', 'i cant stand in heels lol give flats', 'footwear.kind'],
  ['leather jacket over a grey hoodie, ripped jeans', "the jeans shouldn't be ripped", 'g3.details'],
  ['beige trench coat, black turtleneck, black trousers', 'coat to the knee and unbelted', 'g1.details g1.length'],
  ['beige trench coat, black turtleneck, black trousers', 'everything underneath in cream', 'g2.colour g3.colour'],
  [
    'man in a navy three piece suit with a white shirt',
    'charcoal pinstripe instead of navy',
    'g1.colour g1.print g2.colour g2.print g3.colour g3.print',
  ],
  [
    'man in a navy suit with a red tie',
    'slimmer trousers, no break, brown brogues',
    'footwear.colour footwear.kind g2.silhouette',
  ],
  [PRINTED, 'make the flowers smaller and the background cream', 'g1.colour g1.print'],
  ['knee length dress with puff sleeves', "i'd rather have long sleeves", 'g1.sleeve.length'],
  ['cropped denim jacket, white tee and a plaid skirt', 'take the jacket off and tie it round her waist', 'g1'],
  ['white shirt with navy trousers', 'trousers a bit wider and cuffed at the bottom', 'g2.details g2.silhouette'],
  [BAG, 'in red', 'accessory.bag.colour'],
  ['pink satin slip dress with a cowl neck', 'blush, not hot pink, and longer', 'g1.colour g1.length'],
  ['pink satin slip dress with a cowl neck', 'the same in navy with thin straps', 'g1.colour g1.details g1.neckline'],
  ['white shirt, black pencil skirt', 'same outfit for an older woman with silver hair', 'person.ageGroup person.hair'],
  ['white shirt, black pencil skirt', 'skirt with a print, leopard maybe', 'g2.print'],
  ['black turtleneck and a grey skirt with brown ankle boots', 'higher boots', 'footwear.kind'],
  ['grey tracksuit with white stripes', 'make it black with red stripes', 'g1.colour g1.trims g2.colour g2.trims'],
  [
    'mint green sherwani with white churidar',
    'make it shorter and with a turban',
    'accessory.turban g1.length person.hair',
  ],
  ['red dress with bell sleeves, ink drawing', 'watercolour please', 'page.medium'],
  ['red dress with bell sleeves', 'make the sleeves simple', 'g1.sleeve.shape'],
];

test.each(SAID)("of '%s' '%s' changes %s and nothing else", (brief, words, slots) => {
  const before = read({ words: brief }, 7);
  const { changed } = change({ look: before, words });
  expect(changed.map(({ slot }) => slot).sort()).toEqual(slots.split(' '));
});

const UNDONE: readonly (readonly [words: string, told: RegExp])[] = [
  ['thinner belt', /there is none here/],
  ['a taller model', /three builds/],
  ['put her on a tennis court', /the place and the weather of a picture stay/],
  ['have her sitting', /drawn standing/],
  ['no pockets on the dress', /none to take off/],
  ['tie the jacket round her waist', /tied around nobody/],
];

test.each(UNDONE)("'%s' changes nothing, and it is said why", (words, told) => {
  const { changed, notDone } = change({ look: read({ words: PRINTED }, 7), words });
  expect(changed).toEqual([]);
  expect(notDone.join(' ')).toMatch(told);
});

test.each(['bigger', 'with a longer strap', 'more festive', 'make it shorter'])(
  'of a bag by itself "%s" changes no clothes that nobody sees',
  (words) => {
    const { changed } = change({ look: read({ words: BAG }, 7), words });
    expect(changed.filter(({ slot }) => !slot.startsWith('accessory.'))).toEqual([]);
  },
);

test('a pinafore stays on where another shirt goes under it', () => {
  const before = read({ words: 'rust pinafore over a white tee' }, 7);
  const { look } = change({ look: before, words: 'black polo neck under it instead of the tee' });
  expect(look.garments.map(({ kind }) => kind).sort()).toEqual(['pinafore', 'turtleneck']);
});

test('shoes of a colour that was asked for keep it when they are others', () => {
  const before = read({ words: 'blue dress and white heels' }, 7);
  const { look } = change({ look: before, words: 'flats, my feet hurt' });
  expect(look.footwear).toMatchObject({ kind: 'flat', colour: before.footwear.colour });
});

test.each(['add buttons, maybe 5', 'higher heels, like 4', 'more pleats, around 8', 'make the border of 5, not 9'])(
  'a number of things makes nobody younger: %s',
  (words) => {
    const before = read({ words: DRESS }, 1);
    expect(change({ look: before, words }).look.person.ageGroup).toBe(before.person.ageGroup);
  },
);
