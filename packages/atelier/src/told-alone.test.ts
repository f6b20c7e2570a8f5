import { expect, it } from 'vitest';
import { describe } from './describe.ts';
import { read } from './read.ts';

it.each([
  ['gold ring with a ruby', 'gold ring'],
  ['black leather belt with silver buckle', 'black leather belt'],
  ['navy wool socks', 'navy wool socks'],
  ['black umbrella with wooden handle', 'black umbrella'],
  ['silver anklet with ghungroo', 'silver anklet'],
  ['red silk tie', 'tie'],
  ['maroon banarasi silk dupatta', 'dupatta'],
  ['tan leather duffel bag', 'duffel bag'],
  ['pearl drop earrings', 'earrings'],
  ['white sneakers', 'white sneakers'],
])('a sheet of %s is told to be of %s', (words, called) => {
  for (const seed of [0, 1, 5])
    expect(describe(read({ words }, seed), seed).split('.')[0]?.toLowerCase()).toContain(called);
});
