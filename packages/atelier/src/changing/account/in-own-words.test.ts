import { expect, test } from 'vitest';
import { inOwnWords } from './in-own-words.ts';

test.each([
  ['“make neck a bit upar”: no.', 'bhaiya neck thoda upar karo, aur kuch nahi', '“neck thoda upar”: no.'],
  ['“sleeves bit of thunder”: no.', 'Sleevs bit of thunder', '“Sleevs bit of thunder”: no.'],
  ['“make sherwani shorter”: no.', 'शेरवानी छोटी कर दो', '“शेरवानी छोटी कर दो”: no.'],
  ['“the collar”: no.', 'The Collar in red', '“the collar”: no.'],
  ['The colour can go no further.', 'darker', 'The colour can go no further.'],
])("'%s' of '%s' is told as '%s'", (line, typed, told) => {
  expect(inOwnWords(line, typed)).toBe(told);
});
