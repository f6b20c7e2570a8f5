import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';
import { change } from './change.ts';

test.each([
  ['a pleated midi skirt with a white blouse', 'no pleats'],
  ['sunray pleated skirt in bottle green and a black knit top', 'take the pleats out'],
  ['a knee length pleated skirt', 'without pleats please'],
])('%s: after "%s" nothing of it is cut in pleats', (words, wish) => {
  const { look, changed } = change({ look: read({ words }, 7), words: wish });
  expect(look.garments.filter(({ silhouette }) => silhouette === 'pleated')).toEqual([]);
  expect(changed.map(({ slot }) => slot.split('.')[1])).toContain('silhouette');
});

test.each(['in midnight blue', 'make the saree maroon', 'black instead of emerald'])(
  'after "%s" the border of a saree shows no emerald any more',
  (wish) => {
    const words = 'Emerald Banarasi silk saree with gold zari border and motifs';
    const { look } = change({ look: read({ words }, 7), words: wish });
    const saree = look.garments.find(({ border }) => border?.kind === 'zari');
    expect(saree?.cloth.colour.name).not.toBe('emerald');
    expect(saree?.border?.colour.name).toBe('gold');
    expect(saree?.border?.accent.name).not.toContain('emerald');
  },
);
