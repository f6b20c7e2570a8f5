import { describe, expect, it } from 'vitest';
import { layBlocks, measureTiles, TILE_RATIO } from '#web/features/gallery/tile-layout.ts';

describe('the grid of the gallery', () => {
  it.each([
    [390, 2],
    [820, 3],
    [1199, 3],
    [1200, 4],
    [2560, 4],
  ])('has in a window of %i px %i columns', (width, columns) => {
    expect(measureTiles(width - 40, width).columns).toBe(columns);
  });

  it.each([820, 1440])('makes a large tile exactly as high as two small ones, at %i px', (width) => {
    const m = measureTiles(width - 60, width);
    const two = 2 * (m.small * TILE_RATIO + m.caption) + m.rowGap;
    expect(m.large * TILE_RATIO + m.largeCaption).toBeCloseTo(two);
    expect(layBlocks(100, m)[0]?.height).toBeCloseTo(two);
  });

  it.each([390, 820, 1440])('shows every post once, in order, at %i px', (width) => {
    const blocks = layBlocks(137, measureTiles(width - 40, width));
    expect(blocks.flatMap(({ from, cells }) => cells.map((_, n) => from + n))).toEqual(
      Array.from({ length: 137 }, (_, n) => n),
    );
  });

  it.each([390, 820, 1440])('lays no tile over another and none outside, at %i px', (width) => {
    const m = measureTiles(width - 40, width);
    for (const { cells } of layBlocks(60, m)) {
      const taken = cells.flatMap(({ column, row, isLarge }) =>
        isLarge ? [0, 1].flatMap((x) => [0, 1].map((y) => `${column + x},${row + y}`)) : [`${column},${row}`],
      );
      expect(new Set(taken).size).toBe(taken.length);
      expect(taken.every((cell) => Number(cell.split(',')[0]) < m.columns)).toBe(true);
    }
  });

  it('repeats large and small tiles: large left, four small, four small, large right', () => {
    const blocks = layBlocks(20, measureTiles(1380, 1440));
    expect(blocks.map(({ cells }) => cells.findIndex(({ isLarge }) => isLarge))).toEqual([0, 4, 0, 4]);
    expect(blocks.map(({ cells }) => cells.find(({ isLarge }) => isLarge)?.column)).toEqual([0, 2, 0, 2]);
  });

  it('keeps the height of a block that is not full yet', () => {
    const m = measureTiles(1380, 1440);
    expect(layBlocks(6, m)[1]?.height).toBe(layBlocks(10, m)[1]?.height);
  });

  it.each([390, 820, 1440])('ends with the last picture once every post is there, at %i px', (width) => {
    const m = measureTiles(width - 40, width);
    const step = m.small * TILE_RATIO + m.caption + m.rowGap;
    for (let count = 1; count <= 24; count++) {
      const last = layBlocks(count, m, true).at(-1);
      const feet = last?.cells.map(({ row, isLarge }) =>
        isLarge ? m.large * TILE_RATIO + m.largeCaption : (row + 1) * step - m.rowGap,
      );
      expect(last?.height).toBeCloseTo(Math.max(...(feet ?? [])));
    }
  });

  it.each([390, 820, 1440])('fills the last row of all, or knows what it leaves over, at %i px', (width) => {
    const m = measureTiles(width - 40, width);
    for (let count = 1; count <= 24; count++) {
      const { cells = [], room } = layBlocks(count, m, true).at(-1) ?? {};
      const taken = cells.reduce((sum, { isLarge }) => sum + (isLarge ? 4 : 1), 0);
      const rows = Math.max(...cells.map(({ row, isLarge }) => row + (isLarge ? 2 : 1)));
      const isWide = m.columns === 2 && cells.some(({ isLarge }) => isLarge);
      expect(isWide || taken + (room?.span ?? 0) === m.columns * rows).toBe(true);
    }
  });

  it('lays the small ones that are left over into one row', () => {
    expect(layBlocks(8, measureTiles(1380, 1440), true).at(-1)?.cells).toEqual(
      [0, 1, 2].map((column) => ({ column, row: 0, isLarge: false })),
    );
  });
});
