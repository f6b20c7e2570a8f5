import { expect, test } from 'vitest';
import { ofParts } from './of-parts.ts';

test.each([
  ['lapel peak not notch', 'peak lapel'],
  ['peak lapels not notch', 'peak lapel'],
  ['gold piping on the collar and cuffs', 'gold piping on the collar, gold piping on the cuffs'],
  ['add a slit on the left side, up to the knee', 'add a slit on the left side'],
  ['cropped, ending at the waist', 'waist length'],
  ['sleeves just below elbow 13 inch', 'elbow sleeves, 13 inch'],
  ['sash 3 inches wide', 'wide sash 3 inches'],
  ['embroidery on the collar only', 'embroidery only on the collar'],
  ['dress to the knee, collar in white', 'dress to the knee, collar in white'],
])("'%s' is read as '%s'", (words, plain) => {
  expect(ofParts(words)).toBe(plain);
});
