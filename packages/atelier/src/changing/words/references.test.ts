import { expect, test } from 'vitest';
import { COLOURS } from '#atelier/lexicon/colours/colours.ts';
import { read } from '#atelier/read.ts';
import { change } from '../change.ts';
import { isColour } from '../is-colour.ts';
import { withReferences } from './references.ts';

const SHERWANI = read({ words: 'man in a cream sherwani with a maroon stole and red suspenders' }, 7);
/** Some are a stone or a drink by themselves. */
const SOME = COLOURS.map(({ name }) => name)
  .filter(isColour)
  .filter((_, i) => i % 12 === 0);

test.each([
  ['no stole, give him a turban in that colour', 'no stole, give him a turban in maroon'],
  ['pocket square in the maroon of the stole', 'pocket square in the same colour as the stole'],
  ['everything cream make it navy', 'change cream to navy'],
  ['buttons in that rust colour', 'buttons rust'],
  ['a tie, like the first one', 'a tie, like the first one'],
  ['swap the stole for a shawl, same colour', 'swap the stole for a shawl, same colour'],
])("'%s' is read as '%s'", (words, plain) => {
  expect(withReferences(SHERWANI, words)).toBe(plain);
});

test.each(SOME)('what is like a thing that nobody wears here is %s by its name', (colour) => {
  expect(withReferences(SHERWANI, `a scarf ${colour} like her sister's frock`)).toBe(`a scarf in ${colour}`);
});

test.each(['red', 'teal', 'mustard', 'ivory'])(
  'what is added in the colour of something %s has that colour',
  (colour) => {
    const look = read({ words: `man in a white shirt, grey trousers and ${colour} suspenders` }, 7);
    for (const words of [
      `a bow tie too, same ${colour} as the suspenders`,
      'a bow tie in the same colour as the suspenders',
    ]) {
      const after = change({ look, words }).look;
      const [suspenders, tie] = ['suspenders', 'bow-tie'].map((kind) =>
        after.accessories.find((one) => one.kind === kind),
      );
      expect(tie?.colour.name).toBe(suspenders?.colour.name);
    }
  },
);
