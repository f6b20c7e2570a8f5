import { differences, wordsOf } from '@toile/look';
import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';
import { change } from '../change.ts';
import { loneAt, loneIn } from './lone-thing.ts';

const BAG = 'a black leather handbag with a gold buckle';
const RING = 'a ruby ring in gold, just the ring';
const HEELS = 'a pair of red stiletto heels';
const PEARLS = 'a pearl necklace';
const HAT = 'a straw hat with a black ribbon';
const JHUMKAS = 'a pair of jhumka earrings in gold with pearls';
const POTLI = 'a red velvet potli bag with gold zardozi';
const TIE = 'navy silk tie with white dots';
const BANGLES = 'gold bangles with red stones';

const CHOKER = 'a kundan choker by itself with green drops';

/** Of each thing what is said, and what it is called and told as then. */
const ROWS: readonly (readonly [brief: string, words: string, then: string])[] = [
  [BAG, 'make the buckle silver', 'black leather bag: leather, silver buckle'],
  [BAG, 'brown leather instead', 'brown leather bag: leather, gold buckle'],
  [BAG, 'add a long shoulder strap', 'black leather bag: leather, gold buckle, long shoulder strap'],
  [BAG, 'smaller please', 'black leather bag: leather, gold buckle, small'],
  [BAG, 'no buckle', 'black leather bag: leather'],
  [BAG, 'red lining', 'black leather bag: leather, gold buckle, red lining'],
  [BAG, 'make it a clutch', 'black leather clutch: leather, gold buckle'],
  [BAG, 'strap lamba kar do', 'black leather bag: leather, gold buckle, long strap'],
  [RING, 'no ruby', 'gold ring: '],
  [RING, 'emerald instead of ruby', 'emerald ring: gold accents'],
  [RING, 'in silver', 'ruby ring: silver accents'],
  [RING, 'make the stone bigger', 'ruby ring: gold accents, large stone'],
  [RING, 'thinner band', 'ruby ring: gold accents, thin band'],
  [RING, 'two rings', 'ruby ring: gold accents, set of two'],
  [HEELS, 'lower heel', 'red heels: '],
  [HEELS, 'pointed toe please, not round', 'red stilettos: pointed-toe'],
  [HEELS, 'in black suede', 'black stilettos: suede'],
  [HEELS, 'gold heel', 'red stilettos: gold heel'],
  [HEELS, 'add a bow on the toe', 'red stilettos: bow on the toe'],
  ['white sneakers', 'higher top', 'white sneakers: high-top'],
  ['white sneakers', 'red laces', 'white sneakers: red laces'],
  [PEARLS, 'three strands', 'pearl pearl necklace: three strands'],
  [PEARLS, 'gold pearls', 'gold pearl necklace: '],
  [PEARLS, 'make it a choker', 'pearl choker: '],
  [HAT, 'ribbon red', 'straw straw hat: red accents'],
  [HAT, 'wider brim', 'straw straw hat: black ribbon, wide brim'],
  [JHUMKAS, 'green stones', 'gold jhumkas: green stones'],
  [JHUMKAS, 'without the pearls', 'gold jhumkas: '],
  [POTLI, 'silver zardozi instead of gold', 'red velvet potli: velvet, zardosi, silver accents'],
  [TIE, 'dots bigger', 'navy silk tie: polka, large white dots'],
  [TIE, 'maroon instead', 'maroon silk tie: polka, white accents'],
  ['red clutch bag', 'with a chain handle', 'red clutch: chain handle'],
  ['gold jhumka earrings with pearls', 'make the pearls green like emeralds', 'gold jhumkas: green pearls'],
  [CHOKER, 'drops red', 'gold kundan choker: red drops'],
  [CHOKER, 'without drops', 'gold kundan choker: '],
  [BANGLES, 'no stones', 'gold bangles: '],
  [BANGLES, 'make them six', 'gold bangles: red stones, set of six'],
  ['brown leather belt with brass buckle', 'wider', 'brown leather belt: leather, brass buckle, wide'],
];

test.each(ROWS)("of '%s' '%s' makes %s, and nothing else", (brief, words, then) => {
  const before = read({ words: brief }, 7);
  const { look, changed, notDone } = change({ look: before, words });
  const place = loneIn(look);
  const thing = place && loneAt(look, place);
  expect(thing && `${thing.colour.name} ${thing.name}: ${wordsOf(thing).join(', ')}`).toBe(then);
  expect(changed.filter(({ slot }) => !/^(?:accessory|footwear)\b/.test(slot))).toEqual([]);
  expect(look.accessories.length).toBeLessThanOrEqual(before.accessories.length);
  expect(notDone.join(' ')).not.toMatch(/so already|no word|nothing of|there is none/);
});

test.each([
  [PEARLS, 'with matching earrings', /shows the pearl necklace alone/],
  [BAG, 'show it on a model', /shows the leather bag alone/],
  [BAG, 'add a scarf', /shows the leather bag alone/],
  [BAG, 'no fringe', /nothing of that is noted/],
  ['a pink chiffon dupatta with lace edging', 'longer', /comes in one length/],
] as const)("of '%s' '%s' changes nothing, and it is said why", (brief, words, why) => {
  const before = read({ words: brief }, 7);
  const { look, changed, notDone } = change({ look: before, words });
  expect(changed).toEqual([]);
  expect(differences(before, look)).toEqual([]);
  expect(notDone.join(' ')).toMatch(why);
});

test.each([
  [BAG, 'red lining', 'Told of the leather bag, and not drawn: red lining.'],
  [RING, 'no ruby', 'The ring is told in the description, not drawn.'],
  [PEARLS, 'longer', 'Told of the pearl necklace, and not drawn: long.'],
] as const)("of '%s' '%s' is done, and what the picture does not show of it is said", (brief, words, line) => {
  const { changed, notDone } = change({ look: read({ words: brief }, 7), words });
  expect(changed.length).toBeGreaterThan(0);
  expect(notDone).toEqual([line]);
});

test('what is seen of a change is not said to be undrawn', () => {
  for (const [brief, words] of [
    [JHUMKAS, 'smaller'],
    [HAT, 'ribbon red'],
    [BAG, 'in brown'],
    [HEELS, 'lower heel'],
  ] as const)
    expect(change({ look: read({ words: brief }, 7), words }).notDone).toEqual([]);
});

test('the title goes with the thing', () => {
  expect(change({ look: read({ words: BAG }, 7), words: 'make it a brown clutch' }).look.title).toBe(
    'Brown leather clutch',
  );
});

test.each([
  ['a woman in a yellow sundress with a sun hat', 'hat ribbon white', 'accessory.hat.kind'],
  ['a man in a navy suit with brown brogues and a tan leather bag', 'bag strap longer', 'accessory.bag.kind'],
  ['a man in a navy suit with brown brogues and a tan leather bag', 'black laces on the shoes', 'footwear.kind'],
] as const)("of '%s' '%s' is of a part of what is worn with it, and changes %s alone", (brief, words, slot) => {
  const { changed } = change({ look: read({ words: brief }, 7), words });
  expect(changed.map((one) => one.slot)).toEqual([slot]);
});
