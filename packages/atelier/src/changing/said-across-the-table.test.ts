import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';
import { change } from './change.ts';

const SAREE = 'maroon banarasi saree with gold border and a green blouse';
const SUIT = 'charcoal three-piece suit, white shirt, burgundy tie';
const SHIRT_DRESS = 'white shirt dress with rolled sleeves and a tan belt';
const LEHENGA = 'peach lehenga with silver border and peach dupatta';
const BLAZER = 'navy blazer, striped tee, white jeans, tan belt, tan loafers';

/** As people say it across a table: what is changed, by slot, and nothing besides; no line says that a word was not known. */
test.each([
  [SAREE, 'pallu hara kar do blouse jaisa, baaki saree maroon hi rahe', ['g1.trims']],
  [SAREE, 'border hata do, plain achha lagega', ['g1.border']],
  ['sky blue anarkali with a net dupatta', 'baju chhoti karo bhai garmi bahut hai', ['g1.sleeve.length']],
  [SUIT, 'tie a shade darker n make it a knit one', ['accessory.tie.kind', 'accessory.tie.colour']],
  [SUIT, 'taper the trousers', ['g3.silhouette']],
  [SHIRT_DRESS, 'buttons in tortoiseshell, or brown if u dont have', ['g1.trims']],
  [SHIRT_DRESS, 'belt out, and instead a ribbon at the waist in navy', ['g1.details', 'g1.trims', 'accessory.belt']],
  [SHIRT_DRESS, '5 cm longer pls and the sleeves down to the wrist', ['g1.length', 'g1.details']],
  [LEHENGA, 'make the choli long enough that no tummy shows, granny will be there', ['g3.length']],
  [LEHENGA, 'dupattas edge scalloped and in mint, rest peach', ['g2.details', 'g2.border']],
  [BLAZER, 'horn buttons, my grandad had those', ['g1.trims']],
] as const)("of '%s' '%s' changes %s", (brief, words, slots) => {
  const { changed, notDone } = change({ look: read({ words: brief }, 7), words });
  const found = changed.map(({ slot }) => slot).toSorted();
  expect(found).toEqual([...slots].toSorted());
  expect(notDone.join(' ')).not.toMatch(/no word we know|not be understood/);
});

test.each([
  [BLAZER, 'belt navy, buckle gold', /“gold” on the buckle: that cannot be done here/],
  [BLAZER, 'elbow patches in brown suede', /“brown suede” on the elbow patches: that cannot be done here/],
] as const)("of '%s' '%s' tells which part did not take what", (brief, words, told) => {
  const { changed, notDone } = change({ look: read({ words: brief }, 7), words });
  expect(changed.some(({ slot }) => slot === 'g1.colour' || slot === 'g1.fabric')).toBe(false);
  expect(notDone.join(' ')).toMatch(told);
});

test.each([
  ['tan leather tote with a zip', 'can u line it in red cotton, outside stays tan', 'red cotton lining'],
  ['tan block heel sandals', 'heel is too high for my mum, bring it down an inch or so', 'low heel'],
  [
    'mens watch with a white dial, steel case, brown leather strap',
    'steel bracelet in place of the leather',
    'steel bracelet',
  ],
] as const)("of '%s' alone '%s' tells %s, and prints no order", (brief, words, told) => {
  const { changed } = change({ look: read({ words: brief }, 7), words });
  const [one] = changed;
  expect(changed).toHaveLength(1);
  expect(one?.to).toContain(told);
  expect(one?.to).not.toMatch(/\b(?:bring|line|mum|place)\b/);
});

test.each([
  ['floral maxi dress with thin straps', 'straps wider, she wants to wear a bra under it', ['g1.details']],
  ['navy three piece suit, white shirt', 'lose the waistcoat its june', ['g2']],
  [
    'boy in grey shorts, white shirt and red suspenders',
    'long trousers insted of shorts its december, same grey',
    ['g1.kind', 'g1.length'],
  ],
  [
    'navy wrap dress, black pumps',
    'swap the pumps for white sneakers she walks to work',
    ['footwear.colour', 'footwear.kind'],
  ],
  ['red lehenga with gold border, red choli', 'lehenge ki kinari hari kar do', ['g1.border']],
] as const)("of '%s' '%s' changes %s: why it is said is no order", (brief, words, slots) => {
  const { changed, notDone } = change({ look: read({ words: brief }, 7), words });
  expect(changed.map(({ slot }) => slot).toSorted()).toEqual(slots);
  expect(notDone).toEqual([]);
});
