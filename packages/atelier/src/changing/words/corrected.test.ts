import { expect, test } from 'vitest';
import { corrected } from './corrected.ts';

test.each([
  ['tiers', 'five', 'three'],
  ['buttons', '4', '6'],
  ['strands', 'two', 'five'],
  ['pockets', '2', '4'],
] as const)("of '%s' the number that is wished is %s, and what it is not to be says nothing", (what, number, other) => {
  for (const words of [
    `${number} ${what}, not ${other}`,
    `${number} ${what} not ${other}`,
    `${what} ${number} not ${other}`,
    `${number} not ${other} ${what}`,
  ])
    expect(corrected(words)).toBe(`${number} ${what}`);
  expect(corrected(`${what} in horn. ${number} not ${other}`)).toBe(`${what} in horn. ${number} ${what}`);
});

test.each([
  ['laces brown.. no leave laces black', 'laces black'],
  ['tiers 5, or 4 whatever, actually 6', '6 tiers'],
  ['tassels at one end? no sorry both ends', 'tassels both ends'],
  ['make it blue, actually green', 'make it green'],
  ['collar red, no wait collar white, and no belt', 'collar white, and no belt'],
])("'%s' is in the end '%s'", (words, end) => {
  expect(corrected(words)).toBe(end);
});

test.each([
  'no sorry i want it red',
  'sorry, one more thing',
  'no belt, no scarf',
  'keep it, wait for the veil',
  '2 inch, not 3 cm longer',
])("'%s' takes nothing back", (words) => {
  expect(corrected(words)).toBe(words);
});
