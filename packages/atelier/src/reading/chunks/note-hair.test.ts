import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';

const worn = (words: string): string => read({ words }, 7).person.hair.style;

test.each([
  ['a woman with long curly black hair in a white shirt and skirt', 'long-curly'],
  ['a woman with long auburn curls in a white shirt and skirt', 'long-curly'],
  ['a woman with short curly auburn hair in a red t-shirt and jeans', 'short-curly'],
  ['a woman with short white curls in a navy dress', 'short-curly'],
  ['a woman with a short black afro in a green dress', 'short-afro'],
  ['a woman with long brown wavy hair in a green dress', 'long-wavy'],
  ['a woman with long black hair in a bun in a green dress', 'bun'],
])('a length and a fall are one style, whatever colour stands between them: %s', (words, style) => {
  expect(worn(words)).toBe(style);
});
