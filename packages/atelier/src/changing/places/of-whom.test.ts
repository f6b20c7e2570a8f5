import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';
import { change } from '../change.ts';

const COUPLE = 'Couple: she in red saree with gold border, he in white kurta pyjama.';

test.each([
  ["his kurta in red too, to match her. don't touch the saree", 'g3.colour'],
  ['give him a turban and make her blouse green', 'companion.accessory.turban companion.person.hair g2.colour'],
  ['his pyjama blue, and add a stole for him', 'g4.colour g5'],
  ['the saree in teal', 'g1.colour'],
  ['the kurta longer', 'g3.length'],
])("of two people '%s' changes %s: whoever is spoken of, or wears it", (words, slots) => {
  const look = read({ words: COUPLE }, 7);
  const { changed } = change({ look, words });
  expect(changed.map(({ slot }) => slot).sort()).toEqual(slots.split(' '));
});
