import { expect, it } from 'vitest';
import { crossesItself } from '../kit/polygon.ts';
import { sectorPanels } from '../pattern/draft/skirt-panels.ts';
import { seamLine } from '../pattern/piece.ts';

it('no panel of a ring lies over itself, however wide its hem is for its length', () => {
  const crossed = [30, 60, 90].flatMap((top) =>
    [20, 44, 80, 110].flatMap((length) =>
      [1.1, 2, 3.2, 4, 6].flatMap((turns) => {
        const ring = { top, hem: top + turns * 2 * Math.PI * length, length };
        const panels = sectorPanels(ring, { id: 'skirt', name: 'Skirt' });
        return panels.filter((panel) => crossesItself(seamLine(panel))).map(() => `${top} ${length} ${turns}`);
      }),
    ),
  );
  expect(crossed).toEqual([]);
});
