import { expect, test } from 'vitest';
import { draftPlain } from '#atelier/sheet/flats/drafter.fixture.ts';
import { DAY_DRESS, STREET } from '#atelier/sheet/looks.fixture.ts';
import { arrangeFlats, placeFlats } from './flat-rows.ts';

const [dress] = DAY_DRESS.garments;
const gown = { ...dress, silhouette: 'a-line', length: 'maxi', sleeve: { shape: 'bell', length: 'long' } } as const;

test('front and back of a garment that is told alone stand one above the other where they are larger so', () => {
  const { rows, height } = arrangeFlats(
    { ...DAY_DRESS, garments: [gown] },
    { width: 258, budget: 560, draft: draftPlain },
  );
  expect(rows.map(({ flats }) => flats.length)).toEqual([1, 1]);
  expect(height).toBeGreaterThan(400);
  expect(height).toBeLessThan(561);
});

test('where there is no height for that they stand side by side', () => {
  const { rows } = arrangeFlats({ ...DAY_DRESS, garments: [gown] }, { width: 258, budget: 200, draft: draftPlain });
  expect(rows.map(({ flats }) => flats.length)).toEqual([2]);
});

test('where side by side would be far smaller they stand one above the other', () => {
  const { rows } = arrangeFlats({ ...DAY_DRESS, garments: [gown] }, { width: 150, budget: 800, draft: draftPlain });
  expect(rows.map(({ flats }) => flats.length)).toEqual([1, 1]);
});

test('fronts stand about one axis and backs about another, the widest flush with the column', () => {
  const rows = arrangeFlats(STREET, { width: 258, budget: 560, draft: draftPlain });
  const placed = placeFlats(rows, 36, 258, 100);
  const axes = (nth: number): Set<string> =>
    new Set(
      rows.rows.flatMap(({ flats }) =>
        flats.length === 2
          ? placed
              .filter(({ flat }) => flat === flats[nth])
              .map(({ flat: { bounds }, x, scale }) => (x + ((bounds.left + bounds.right) / 2) * scale).toFixed(1))
          : [],
      ),
    );
  expect(axes(0).size).toBe(1);
  expect(axes(1).size).toBe(1);
  expect(Math.min(...placed.map(({ flat, x, scale }) => x + flat.bounds.left * scale))).toBeCloseTo(36, 1);
});

test('several garments are told at one scale within the room there is', () => {
  const { rows, height } = arrangeFlats(STREET, { width: 258, budget: 420, draft: draftPlain });
  expect(new Set(rows.map(({ scale }) => scale.toFixed(4))).size).toBe(1);
  expect(height).toBeLessThanOrEqual(421);
});
