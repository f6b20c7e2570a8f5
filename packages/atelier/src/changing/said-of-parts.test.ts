import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';
import { change } from './change.ts';

const ANARKALI = 'a red anarkali with a gold border, white churidar and red dupatta';
const RIBBON = 'a navy dress with a white collar and a red ribbon at the waist';
const KURTA = 'a yellow kurta with palazzo';
const FROCK = 'a girl of 6 in a pink frock with a white sash';
const BLOUSE = 'a teal silk saree with a gold border and a magenta blouse';
const SLIT = 'a black pencil skirt with a side slit and a white shirt';
const SHIRT_DRESS = 'a navy linen shirt dress with white buttons, a tan belt and elbow sleeves';
const LEHENGA = 'a green lehenga with gold zardozi and a pink dupatta';
const SUIT = 'a man in a grey check suit with a white shirt, a burgundy tie and brown brogues';
const MAXI = 'a yellow floral maxi dress with ruffles, a straw hat and tan sandals';

/** Of each outfit what is said, every slot that is another then with what stands in it, and no word beside it. */
const ROWS: readonly (readonly [brief: string, words: string, then: string])[] = [
  [ANARKALI, 'dupatta edge in green', 'g3.border zari green'],
  [ANARKALI, 'gold lace on the dupatta', 'g3.details lace trim | g3.trims lace gold'],
  [ANARKALI, "the kurta's border blue", 'g1.border zari blue'],
  [RIBBON, 'ribbon in white', 'g1.trims collar white, belt white'],
  [RIBBON, 'make the ribbon the same blue', 'g1.trims collar white, belt navy'],
  [KURTA, 'palazzo hem with lace in white', 'g2.details elasticated waist, lace trim | g2.trims lace white'],
  [KURTA, 'neck piping red', 'g1.details side slit, piping neck | g1.trims piping red'],
  [FROCK, 'sash blue', 'g1.trims belt blue'],
  [FROCK, 'frill in white', 'g1.details sash, ruffle | g1.trims belt white, ruffle white'],
  [BLOUSE, 'piping on the blouse in green', 'g2.details piping | g2.trims piping green'],
  [SHIRT_DRESS, 'leave the rest, just the collar should be round', 'g1.collar peter pan'],
  [
    SHIRT_DRESS,
    'make it maroon, no belt and a v neck',
    'g1.colour maroon | g1.neckline v | g1.details  | g1.trims buttons white | accessory.belt ',
  ],
  [LEHENGA, 'no work on the blouse', 'g3.details  | g3.trims '],
  [LEHENGA, 'not zardozi but mirror work', 'g3.details mirror work | g1.details mirror work'],
  [LEHENGA, 'double the flare', 'g1.silhouette circle'],
  [LEHENGA, 'heavier border at the bottom', 'g1.details zardosi, wide border'],
  [SUIT, 'he is a bit heavy so loose fit please', 'g1.fit relaxed'],
  ['a denim jacket over a white tee and black jeans', 'not black, make the jeans grey', 'g3.colour grey'],
  [
    'a red silk dupatta with gold zari border, only the dupatta',
    'green colour and silver zari',
    'g1.colour green | g1.border zari silver',
  ],
  [MAXI, 'flowers smaller, half the size', 'g1.print small floral rose rust'],
];

const bare = (text: string): string => text.replace(/ #[0-9a-f]{6}/gi, '');

test.each(ROWS)("of '%s' '%s' makes %s, and nothing else", (brief, words, then) => {
  const { changed, notDone } = change({ look: read({ words: brief }, 7), words });
  expect(changed.map(({ slot, to }) => `${slot} ${bare(to)}`).sort()).toEqual(then.split(' | ').sort());
  expect(notDone).toEqual([]);
});

test.each([
  [SLIT, 'slit higher', /slit of the pencil skirt is drawn in one height/],
  [SLIT, 'make the slit shorter', /./],
  [BLOUSE, 'pallu longer, almost to the floor', /pallu of the saree is drawn in one length/],
] as const)("of '%s' '%s' changes nothing, and it is said why", (brief, words, why) => {
  const { changed, notDone } = change({ look: read({ words: brief }, 7), words });
  expect(changed).toEqual([]);
  expect(notDone.join(' ')).toMatch(why);
});

test('a hem moves by just so many centimetres as were said, and is called by where it lies', () => {
  for (const [words, cm] of [
    ['two inches shorter', -5],
    ['make it 5 cm shorter', -5],
    ['an inch longer', 3],
    ['3 cm longer', 3],
  ] as const) {
    const before = read({ words: SHIRT_DRESS }, 7);
    const { look, changed, notDone } = change({ look: before, words });
    expect(look.garments[0]?.hem).toBe(cm);
    expect(look.garments[0]?.length).toBe(before.garments[0]?.length);
    expect(changed.map(({ slot }) => slot)).toEqual(['g1.length']);
    expect(notDone).toEqual([]);
  }
});

test('a hem that was moved is moved on from there, and a place that is named is that place', () => {
  const once = change({ look: read({ words: SHIRT_DRESS }, 7), words: '2 inches longer' }).look;
  const twice = change({ look: once, words: '1 inch longer' }).look;
  expect(twice.garments[0]?.hem).toBe(8);
  const placed = change({ look: twice, words: 'midi length' }).look;
  expect(placed.garments[0]).not.toHaveProperty('hem');
  const far = change({ look: once, words: '20 cm longer' }).look.garments[0];
  expect([far?.length, far?.hem]).toEqual(['midi', 5]);
});

test('how much exactly is told to go by steps of sleeves, and by no line that it was not understood', () => {
  const { changed, notDone } = change({ look: read({ words: SHIRT_DRESS }, 7), words: 'sleeves two inches longer' });
  expect(changed.length).toBe(1);
  expect(notDone.join(' ')).toMatch(
    /^“[^”]*(?:inches|cm)”: sleeves are drawn at set places; the nearest that way, [a-z -]+, is about \d+ cm \(\d+ in\) longer\.$/,
  );
});

test('buttons that should be bigger are no brighter, and that they come in one size is said', () => {
  const { changed, notDone } = change({ look: read({ words: SHIRT_DRESS }, 7), words: 'buttons bigger and gold' });
  expect(changed.map(({ slot, to }) => `${slot} ${bare(to)}`)).toEqual(['g1.trims buttons gold, belt tan']);
  expect(notDone).toEqual(['The buttons of the shirt dress come in no other size.']);
});
