import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';

const told = (words: string): string => read({ words }, 7).reading.notDrawn.join(' ');

test.each([
  ['man in a grey waistcoat, white shirt, navy trousers and brown braces', 'suspenders are worn under the waistcoat'],
  ['mustard corduroy jacket over a white shirt with navy braces, jeans', 'suspenders are worn under the jacket'],
  ['woman in a red cape and a black backpack, khaki trousers', 'backpack is worn under the cape'],
])('%s: tells what hides', (words, line) => {
  expect(told(words)).toContain(line);
});

test.each([
  'man in a white shirt, navy trousers and brown braces',
  'woman in a denim jacket and a black backpack, khaki trousers',
])('%s: has nothing of the kind to tell', (words) => {
  expect(told(words)).not.toContain('worn under');
});

test.each([
  ['a cobalt blazer and wide trousers, no shirt visible', 'nothing under the blazer: a '],
  ['a man in a linen suit without a shirt', 'nothing under the suit jacket: a '],
  ['cream blazer over jeans, no top under it', 'nothing under the blazer: a '],
])('%s: tells what is worn there all the same', (words, line) => {
  expect(told(words)).toContain(line);
});

test.each([
  'a cobalt blazer over a camisole, no shirt',
  'a slip dress with a blazer, no shirt',
  'a white shirt and no jacket',
])('%s: has nothing to say of it', (words) => {
  expect(told(words)).not.toContain('Nobody is drawn');
});
