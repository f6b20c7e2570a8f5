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
