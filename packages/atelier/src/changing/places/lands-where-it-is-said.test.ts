import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';
import { change } from '../change.ts';

const TEE = 'black boxy tee with skull print and baggy jorts, white crew socks';
const TULLE = 'an acid yellow tiered tulle skirt with a black leather corset and opera gloves';
const VEST = 'a grey slipover with moss and plum argyle over a white shirt with brown cord trousers';
const COAT = 'a camel wool wrap coat with a tie belt over a cream roll-neck and blue jeans';
const LEHENGA = 'a mustard bandhani lehenga with red border and a red mirror-work backless blouse';
const JOGGERS = 'a grey hoodie with black joggers and white trainers';
const CARDIGAN = 'an oatmeal cardigan with five horn buttons and patch pockets';
const SUIT = 'a man in a grey check three-piece suit, white shirt and burgundy tie with brown brogues';
const SHERWANI = 'an ivory sherwani with gold embroidery, a red stole and a red turban, churidar';
const RAIN = 'a yellow raincoat over a striped navy and white tee with jeans and red wellies';

/** Of each outfit what is said, and all that is another then. */
const ROWS: readonly (readonly [brief: string, words: string, slots: string])[] = [
  [TEE, 'make the skull red', 'g1.print'],
  [TULLE, 'make the tulle the black and the corset the yellow', 'g1.colour g2.colour'],
  [VEST, 'take the plum a couple of shades lighter', 'g1.print'],
  [VEST, 'scale the diamonds up', 'g1.print'],
  [COAT, 'no belt', 'g1.details'],
  [LEHENGA, 'thoda kam mirror work', 'g2.details'],
  [JOGGERS, 'put a red stripe down the side of the joggers', 'g2.details g2.trims'],
  [CARDIGAN, 'seven buttons rather than five', 'g1.details'],
  [SUIT, 'no checks', 'g1.print g2.print g3.print'],
  [SHERWANI, 'the stole and the turban in bottle green', 'accessory.turban.colour g2.colour'],
  [SHERWANI, 'add a scarf, my mother insists', 'accessory.scarf'],
  [RAIN, 'the boots yellow', 'footwear.colour'],
  ['a grey quarter-zip fleece pullover', 'make it full zip', 'g1.details'],
  ['a lilac feathered mini dress', 'feathers just at the hem', 'g1.details'],
  ['an olive jumpsuit with a front zip', 'replace the zip with brass buttons', 'g1.closure g1.trims'],
  ['a navy polo dress above the knee', 'drop the hem to mid-calf', 'g1.length'],
  ['a man in a pale blue shirt with rolled sleeves and navy chinos', 'roll the sleeves down', 'g1.details'],
  ['a chest rig over a black shirt and cargo trousers', 'lose the rig its too much', 'accessory.belt-bag'],
];

test.each(ROWS)("of '%s' '%s' changes %s and nothing else", (brief, words, slots) => {
  const { changed } = change({ look: read({ words: brief }, 7), words });
  expect(
    changed
      .map(({ slot }) => slot)
      .sort()
      .join(' '),
  ).toBe(slots);
});

test.each([
  [TEE, 'make the zorble red'],
  [TEE, 'zorble in red'],
  [TEE, 'also heart shaped pull'],
  ['a wrap dress with a red hat', 'the trousers narrower at the ankle'],
] as const)("of '%s' '%s' changes nothing, since it is not here, and that is said", (brief, words) => {
  const { changed, notDone } = change({ look: read({ words: brief }, 7), words });
  expect(changed).toEqual([]);
  expect(notDone.length).toBeGreaterThan(0);
});
