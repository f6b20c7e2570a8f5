import { differences } from '@toile/look';
import { expect, test } from 'vitest';
import { choose, harmonyOf, nameColours, paintPerson, recolour } from './colourways.ts';
import { read } from './read.ts';
import { sharePageUntouched, shareUntouched } from './untouched.fixture.ts';

const SEED = 7;
const TEAL = '#126e72';

for (const words of [
  'emerald knee-length kurta with churidar and dupatta',
  'red satin gown',
  'grey suit with a white shirt',
])
  test(`in other colours nothing of '${words}' moves but the named cloth`, () => {
    const before = read({ words }, SEED);
    const [first] = before.garments;
    const after = recolour(before, [first?.id ?? ''], TEAL);
    expect(differences(before, after).map(({ slot }) => slot)).toEqual([`${first?.id}.colour`]);
    expect(shareUntouched(before, after, SEED)).toBeGreaterThanOrEqual(0.99);
    expect(sharePageUntouched(before, after, SEED)).toBeGreaterThanOrEqual(0.99);
  });

test('the person stands in every colourway as in the first: what is covered is covered alike', () => {
  const before = read({ words: 'red satin gown with gold sandals' }, SEED);
  const after = recolour(
    before,
    before.garments.map(({ id }) => id),
    TEAL,
  );
  const size = { width: 200, height: 300 };
  const [a, b] = [paintPerson(before, SEED, size), paintPerson(after, SEED, size)];
  let [shown, moved, other] = [0, 0, 0];
  for (let p = 3; p < a.length; p += 4) {
    if (a[p] === 0 && b[p] === 0) continue;
    shown++;
    if (Math.abs((a[p] ?? 0) - (b[p] ?? 0)) > 40) moved++;
    if (Math.abs((a[p - 3] ?? 0) - (b[p - 3] ?? 0)) > 40) other++;
  }
  expect(moved / shown).toBeLessThan(0.02);
  // and the gown itself is another colour
  expect(other / shown).toBeGreaterThan(0.2);
});

test('a colour has its name and the nearest of the open list', () => {
  expect(nameColours(['#F7F5F0', 'no colour', '#008080'])).toEqual([
    { name: 'white', hex: '#f7f5f0', near: { name: 'whitesmoke', hex: '#f5f5f5' } },
    { name: 'rama green', hex: '#008080', near: { name: 'teal', hex: '#008080' } },
  ]);
});

test('harmonies are colours, each another, the first the one they go with; greys have them too', () => {
  for (const hex of ['#1f7a5c', '#808080', '#000000', '#ffffff', '#ff0000']) {
    const found = harmonyOf(hex);
    expect(found[0]).toBe(hex);
    expect(found.length).toBeGreaterThanOrEqual(6);
    expect(new Set(found).size).toBe(found.length);
    for (const each of found) expect(each).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test('a choice by hand is made of a look, and nothing else of it is another', () => {
  const before = read({ words: 'red satin gown' }, SEED);
  const after = choose(before, [{ slot: 'g1.neckline', to: 'v' }]);
  expect(differences(before, after).map(({ slot }) => slot)).toEqual(['g1.neckline']);
  expect(Buffer.from(paintPerson(after, SEED, { width: 120, height: 160 }))).not.toEqual(
    Buffer.from(paintPerson(before, SEED, { width: 120, height: 160 })),
  );
});
