import { describe, expect, it } from 'vitest';
import { cropOf, placeCrop } from '#web/features/gallery/crop.ts';

const sheet = (id: string) => ({ $id: id, designId: 'd', width: 1024, height: 1365 });
const ids = Array.from({ length: 200 }, (_, n) => `post-${n}`);

describe('masonry', () => {
  it('crops a post the same way every time, and different posts differently', () => {
    expect(cropOf(sheet('a'))).toEqual(cropOf(sheet('a')));
    expect(new Set(ids.map((id) => cropOf(sheet(id)).ratio)).size).toBeGreaterThan(2);
  });

  it('leaves an uploaded picture in its own proportion, within reason', () => {
    expect(cropOf({ $id: 'a', designId: null, width: 1000, height: 1000 })).toMatchObject({ ratio: 1, zoom: 1 });
    expect(cropOf({ $id: 'a', designId: null, width: 100, height: 9000 }).ratio).toBe(1.6);
    expect(cropOf({ $id: 'a', designId: null, width: 9000, height: 100 }).ratio).toBe(0.7);
  });

  it('shows every sheet in its whole width from its upper edge, so that nobody is cut in two', () => {
    for (const id of ids) {
      const crop = cropOf(sheet(id));
      expect(crop.zoom).toBe(1);
      expect(placeCrop(crop).left).toBeCloseTo(0);
      if (crop.ratio < 4 / 3) expect(placeCrop(crop).top).toBeCloseTo(0);
    }
  });

  it('never shows what lies beyond the sheet', () => {
    for (const id of ids) {
      const crop = cropOf(sheet(id));
      const { left, top } = placeCrop(crop);
      const height = ((crop.zoom * 4) / 3 / crop.ratio) * 100;
      expect(left).toBeLessThanOrEqual(0);
      expect(left + crop.zoom * 100).toBeGreaterThanOrEqual(100 - 1e-9);
      expect(top).toBeLessThanOrEqual(0);
      expect(top + height).toBeGreaterThanOrEqual(100 - 1e-9);
    }
  });
});
