import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';

test.each([
  ['a Black Watch kilt', 'bottle green', ['navy', 'black', 'black']],
  ['a white shirt with a Royal Stewart tartan skirt', 'scarlet', ['bottle green', 'white', 'sunflower']],
  ['Gordon tartan trousers', 'bottle green', ['navy', 'sunflower', 'black']],
  ['a dress stewart tartan dress', 'white', ['scarlet', 'bottle green', 'navy']],
])('%s is woven in its own colours', (words, ground, motif) => {
  for (let seed = 0; seed < 12; seed++) {
    const cloth = read({ words }, seed).garments.find(({ cloth }) => cloth.print.kind === 'plaid')?.cloth;
    expect([cloth?.colour.name, cloth?.print.colours.map(({ name }) => name)]).toEqual([ground, motif]);
  }
});
