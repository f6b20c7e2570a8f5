import { differences } from '@toile/look';
import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';
import { change } from '../change.ts';

const SHIRT = 'white shirt with navy piping, grey trousers and a black cap';
const JEANS = 'blue denim shirt and black jeans with rips, white sneakers';
const SAREE = 'red silk saree with a gold border and a gold blouse with elbow sleeves';
const PURPLE = 'purple silk saree with a yellow border and a yellow blouse';
const GOWN = 'green satin mermaid gown, strapless';
const KNIT = 'cream rib knit dress, midi';
const POLO = 'white polo shirt and a navy skirt';
const TUCKED = 'white shirt tucked into a black skirt';
const BLOUSE = 'black silk blouse with a pussy bow and a grey skirt';
const CARDIGAN = 'blue cardigan with gold buttons over a white dress';
const JACKET = 'grey tweed jacket with four patch pockets and a matching mini skirt';
const MIRROR = 'pink kurti with a mirror work yoke, white sharara, dupatta with a gota border';
const JEWELS = 'green saree, necklace, earrings and bangles';
const MAN = 'a man in a brown coat, white shirt, black trousers and suede ankle boots';
const BIKER = 'black biker jacket with silver zips, grey jeans';
const MAXI = 'red maxi dress with a slit';
const KURTA = 'teal kurta with a mandarin collar and full sleeves, white palazzo';

const BAG = 'accessory.bag.colour accessory.bag.kind';

/** Of a design, the words, every slot that is another then, and what is told where something is. */
const SAID: readonly (readonly [brief: string, words: string, slots: string, told?: RegExp])[] = [
  [SHIRT, 'trousers brown, and the cap too', 'accessory.cap.colour g2.colour'],
  [SHIRT, 'trousers olive and the cap as well', 'accessory.cap.colour g2.colour'],
  [SHIRT, 'trousers olive, same for the cap', 'accessory.cap.colour g2.colour'],
  [JEANS, 'simpler jeans with no rips, and darker', 'g2.colour g2.details'],
  [JEANS, 'shirt is fine, sneakers black', 'footwear.colour'],
  [SAREE, 'saree is lovely, only the blouse please, i was thinking navy rather than gold', 'g2.colour'],
  [KURTA, 'sleeves a bit shorter, just above the elbow', 'g1.sleeve.length'],
  [SAREE, 'the saree is perfect. blouse sleeves a bit shorter, just above the elbow', 'g2.sleeve.length'],
  [PURPLE, 'saree yellow, border and blouse purple', 'g1.border g1.colour g1.trims g2.colour'],
  [GOWN, 'a-line skirt', 'g1.silhouette'],
  [GOWN, 'pencil skirt instead', 'g1.silhouette'],
  [KNIT, 'maybe a thin belt? actually no, no belt. take the hem to the knee', 'g1.length'],
  [KNIT, 'let me think. looser through the hips, not a tent', 'g1.fit'],
  [POLO, 'add a bag, red, over one shoulder', 'accessory.bag'],
  [TUCKED, 'the shirt worn out, not tucked in', 'g1.details'],
  [BLOUSE, 'a plain shirt collar maybe', 'g1.collar g1.details g1.neckline'],
  [CARDIGAN, 'gold buttons are too loud, can they be plain wooden ones', 'g1.trims'],
  [JACKET, 'just two pockets, the lower ones', 'g1.details', /which one of several/],
  [MIRROR, 'remove the mirror work, gota is fine', 'g1.details'],
  [JEWELS, 'keep the earrings small, rest of the jewellery out', 'accessory.bangles accessory.necklace', /one size/],
  [MAN, 'make him about 70, with a small belly', 'person.ageGroup person.build'],
  [MAN, 'put him in a garden', '', /a new brief may name others/],
  [BIKER, 'gold hardware', 'g1.trims'],
  [MAXI, 'slit higher, to mid thigh', 'g1.details'],
  [KURTA, 'roll the sleeves up to the elbow', 'g1.details'],
  [KURTA, 'roll the sleeves above the elbow', 'g1.details', /just below the elbow/],
  [KURTA, 'boat neck please', 'g1.collar g1.neckline'],
  [KURTA, 'the same kurta with a v', 'g1.collar g1.neckline'],
  [KURTA, 'turn him sideways', '', /not from the side/],
  ['a green shirt dress with buttons', "make the hem curved like a man's shirt", 'g1.details'],
  ['blue jeans, white top, tan suede bag', 'make the bag smaller and in black leather', BAG, /one size/],
  [
    'blue jeans, white top, tan suede bag',
    'is it possible to make the bag smaller and in black leather?',
    BAG,
    /one size/,
  ],
  ['black dress, pearl studs', 'pearls, a long strand', 'accessory.necklace'],
  ['black sheath dress, pumps', 'pearls, just a long string', 'accessory.necklace'],
  ['a pink gown with a satin bow at the waist', 'bow to be removed', 'g1.details'],
  ['a padded coat, leggings and a beanie', 'swap the beanie for a hood', 'accessory.beanie g1.collar g1.details'],
  ['an old man in a grey overcoat', 'make him forty or so', 'person.ageGroup'],
  ['a plum velvet kurta with gold embroidery', 'embroidery in silver, only round the neck', 'g1.details g1.trims'],
];

const ROWS = SAID.map(([brief, words, slots, told]) => ({ brief, words, slots, told }));

test.each(ROWS)("of '$brief', '$words' changes $slots", ({ brief, words, slots, told }) => {
  const look = read({ words: brief }, 7);
  const { look: after, notDone } = change({ look, words, family: { looks: [look] } });
  const found = differences(look, after).map(({ slot }) => slot);
  expect([...new Set(found)].toSorted().join(' ')).toBe(slots);
  expect(notDone.join(' ')).not.toMatch(/no word we know|not be understood|can be changed so/);
  if (told) expect(notDone.join(' ')).toMatch(told);
  else expect(notDone).toEqual([]);
});
