import { expect, it } from 'vitest';
import { attachmentsOf } from '#atelier/reading/attachments.fixture.ts';

it.each([
  ['a white blouse and a blue gathered skirt', 'blouse: colour white; skirt: colour blue, silhouette gathered'],
  ['a red dress with a gathered skirt', 'dress: colour red, silhouette gathered'],
])('a skirt that is gathered is a skirt where no dress is spoken of: %s', (words, attaches) => {
  expect(attachmentsOf(words)).toBe(attaches);
});
