import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';
import { change } from '../change.ts';

const SUIT = 'grey three piece suit, white shirt, navy tie, black oxfords';
const TRENCH = 'beige trench coat, black roll neck, blue jeans';
const KURTA = 'white cotton kurta with mandarin collar, blue jeans';

test.each([
  [KURTA, 'the kurta sleeves needs to be red', 'g1.trims'],
  [KURTA, "I'd rather have red kurta sleeves", 'g1.trims'],
  [SUIT, 'it should have boat shirt neck', 'g4.collar g4.neckline'],
  [SUIT, 'red collar on the shirt', 'g4.trims'],
  [TRENCH, 'with raglan turtleneck sleeves instead', 'g2.sleeve.shape'],
  [TRENCH, 'she wants the turtleneck sleeves shorter', 'g2.sleeve.length'],
  ['white t-shirt, navy shorts', 't shirt sleeves thoda longer karo', 'g1.sleeve.length'],
])("of '%s' '%s' changes %s and nothing else: a part goes where its garment is named", (brief, words, slots) => {
  const { changed } = change({ look: read({ words: brief }, 7), words });
  expect(changed.map(({ slot }) => slot).sort()).toEqual(slots.split(' '));
});
