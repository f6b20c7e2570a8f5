import { describe, expect, it } from 'vitest';
import { ownRatio } from '#web/features/gallery/own-ratio.ts';

describe('masonry', () => {
  it('shows the figure of a design whole, and a sheet without one whole too', () => {
    expect(ownRatio({ hasFigure: true, width: 1024, height: 1365 })).toBe(1.5);
    expect(ownRatio({ hasFigure: false, width: 1024, height: 1365 })).toBeCloseTo(4 / 3, 2);
  });

  it('leaves an uploaded picture in its own proportion, within reason', () => {
    const upload = { hasFigure: false, width: 100 };
    expect(ownRatio({ ...upload, height: 100 })).toBe(1);
    expect(ownRatio({ ...upload, height: 9000 })).toBe(1.6);
    expect(ownRatio({ ...upload, height: 1 })).toBe(0.7);
  });
});
