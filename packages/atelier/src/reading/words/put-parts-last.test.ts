import { expect, it } from 'vitest';
import { attachmentsOf } from '#atelier/reading/attachments.fixture.ts';

it.each([
  ['a kurti, sleeve 3/4, neck round', 'a kurti, 3/4 sleeve, round neck'],
  ['a dress, sleeves till elbow', 'a dress, elbow sleeves'],
  ['a dress, neck shd be boat', 'a dress, boat neck'],
  ['a blouse, back fully open', 'a blouse, open back'],
])('reads what a tailor is told part first: %s', (told, english) => {
  expect(attachmentsOf(told)).toBe(attachmentsOf(english));
});

it.each([
  'a top with long sleeves short skirt',
  'a dress without sleeves short jacket',
  'a kurta with gota on the neck round earrings',
])('leaves what stands before the next noun to that noun: %s', (words) => {
  expect(attachmentsOf(words)).not.toMatch(/sleeve short|neckline round/);
});

it('hears a colour in stone where it is called one', () => {
  expect(attachmentsOf('stone colour cargo pants')).toBe('cargo-pants: colour stone');
});

it('takes no cloth for that of sleeves that are not there', () => {
  expect(attachmentsOf('a waistcoat, black cotton sleeveless')).toBe(
    'waistcoat: colour black, fabric cotton, sleeve sleeveless',
  );
});

it('ends what is said of a part at the comma before another thing', () => {
  expect(attachmentsOf('saree + blouse boatneck, sleeves 10", saree is lemon chiffon')).not.toMatch(/sleeve colour/);
});

it('hears no office in the work of a craft', () => {
  expect(attachmentsOf('a lehenga with gota work')).toBe(attachmentsOf('a lehenga with gota'));
});
