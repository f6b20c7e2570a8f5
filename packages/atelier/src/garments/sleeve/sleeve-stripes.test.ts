import { expect, test } from 'vitest';
import { makeWearer } from '#atelier/figure/body/wearer.ts';
import { garmentOf, personOf } from '#atelier/garments/outfits.fixture.ts';
import { makeSleeves } from './sleeve-pair.ts';
import { sleeveStripes } from './sleeve-stripes.ts';

test('three stripes run down the outside of either sleeve in the colour asked for', () => {
  const f = makeWearer(personOf(), { x: 390, heel: 0 });
  const g = garmentOf({ family: 'jacket', sleeve: { shape: 'set-in', length: 'long' } });
  const sleeves = makeSleeves({ f, seed: 5 }, g, 6);
  const { lines } = sleeveStripes(sleeves, '#ffffff');
  expect(lines).toHaveLength(6);
  for (const { points, colour } of lines) {
    expect(colour).toBe('#ffffff');
    const [top, low] = [points[0], points[points.length - 1]];
    expect(low[1] - top[1]).toBeGreaterThan(150);
    const outward = top[0] < f.neck.pit[0] ? -1 : 1;
    expect(outward * (top[0] - f.neck.pit[0])).toBeGreaterThan(40);
  }
});
