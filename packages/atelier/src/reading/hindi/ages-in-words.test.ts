import { expect, it } from 'vitest';
import { read } from '#atelier/read.ts';

const SEED = 7;

it.each([
  ['नौ साल की लड़की साड़ी में', 'child'],
  ['बारह साल की लड़की फ्रॉक में', 'child'],
  ['चौदह साल की लड़की साड़ी में', 'teen'],
  ['सत्रह साल की लड़की', 'teen'],
  ['लड़की, उम्र बारह, फ्रॉक', 'child'],
  ['बारह बरस की लड़की लहंगे में', 'child'],
  ['terah saal ki ladki saree mein', 'teen'],
  ['chaudah varsh ki ladki saree mein', 'teen'],
  ['gyarah saal ki ladki lehenga mein', 'child'],
  ['pandrah saal ka ladka kurta mein', 'teen'],
  ['tees saal ki aurat saree mein', 'adult'],
  ['solah shringar wali dulhan', 'adult'],
  ['barah kali lehenga', 'adult'],
])('whoever has so many years in the words of Hindi is drawn as old: %s', (words, ageGroup) => {
  expect(read({ words }, SEED).person.ageGroup).toBe(ageGroup);
});
