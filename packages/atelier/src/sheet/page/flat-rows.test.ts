import { expect, test } from 'vitest';
import { DAY_DRESS, STREET } from '#atelier/sheet/looks.fixture.ts';
import { arrangeFlats } from './flat-rows.ts';

const [dress] = DAY_DRESS.garments;
const gown = { ...dress, silhouette: 'a-line', length: 'maxi', sleeve: { shape: 'bell', length: 'long' } } as const;

test('a garment that is told alone fills its column, front above back, though it were larger side by side', () => {
  const { rows, height } = arrangeFlats({ ...DAY_DRESS, garments: [gown] }, 258, 560);
  expect(rows.map(({ flats }) => flats.length)).toEqual([1, 1]);
  expect(height).toBeCloseTo(560, 0);
});

test('where front above back would be far smaller they stand side by side', () => {
  const { rows } = arrangeFlats({ ...DAY_DRESS, garments: [gown] }, 258, 300);
  expect(rows.map(({ flats }) => flats.length)).toEqual([2]);
});

test('several garments are told at one scale within the room there is', () => {
  const { rows, height } = arrangeFlats(STREET, 258, 420);
  expect(new Set(rows.map(({ scale }) => scale.toFixed(4))).size).toBe(1);
  expect(height).toBeLessThanOrEqual(421);
});
