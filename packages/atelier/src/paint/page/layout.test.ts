import { expect, test } from 'vitest';
import { DAY_DRESS } from '#atelier/paint/looks.fixture.ts';
import { layoutOf } from '#atelier/paint/page/layout.ts';

test('the column of a child begins lower, and as wide', () => {
  const { column } = layoutOf(DAY_DRESS, 7, 1024);
  const child = layoutOf({ ...DAY_DRESS, person: { ...DAY_DRESS.person, ageGroup: 'child' } }, 7, 1024).column;
  expect(child.top).toBeGreaterThan(column.top + 100);
  expect(child).toEqual({ ...column, top: child.top });
});
