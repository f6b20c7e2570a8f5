import { expect, test } from 'vitest';
import { hindiParts } from './hindi-parts.ts';

test.each([
  ['neck thoda upar karo, itna gehra nahi chahiye', 'neck a bit higher'],
  ['gala neeche kar do', 'neck a bit deeper'],
  ['sharara thoda kam ghera', 'less flare on the sharara'],
  ['choli ki length badhao.. 3 inch lambi', 'make the choli 3 inch longer'],
  ['kurte ki lambai kam karo', 'make the kurte shorter'],
  ['anarkali chhoti karo, ghutne se do inch neeche tak', 'anarkali chhoti karo, knee length, 2 inch longer'],
  ['safe se kalgi hata do', 'remove the kalgi'],
  ['sir se dupatta hata do', 'sir se dupatta hata do'],
])("'%s' is read as '%s'", (words, plain) => {
  expect(hindiParts(words)).toBe(plain);
});
