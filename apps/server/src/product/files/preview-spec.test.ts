import { describe, expect, test } from 'vitest';
import { snapPreview, variantOf } from './preview-spec.ts';

const picture = { width: 1024, height: 1365, mime: 'image/jpeg' } as const;

describe('snapping a preview', () => {
  test.each([
    [{ width: 1 }, 320],
    [{ width: 320 }, 320],
    [{ width: 321 }, 768],
    [{ width: 1000 }, 1024],
    [{ width: 4000 }, 1024],
    [{}, 1024],
    [{ width: 0, height: 0 }, 1024],
    [{ height: 400 }, 320],
    [{ height: 500 }, 768],
    [{ width: 100, height: 1365 }, 1024],
  ])('serves %o with a width of %i pixels', (wish, width) => {
    expect(snapPreview(picture, wish).width).toBe(width);
  });

  test('never goes beyond the original', () => {
    expect(snapPreview({ ...picture, width: 500, height: 700 }, { width: 768 }).width).toBe(500);
  });

  test.each([
    [{ quality: -1 }, 88],
    [{}, 88],
    [{ format: 'avif' as const }, 88],
    [{ quality: 0 }, 60],
    [{ quality: 75 }, 88],
    [{ quality: 100 }, 88],
  ])('serves %o with quality %i', (wish, quality) => {
    expect(snapPreview(picture, wish).quality).toBe(quality);
  });

  test('keeps the format of the original where none is asked for and it is one of ours', () => {
    expect(snapPreview(picture, {}).format).toBe('jpg');
    expect(snapPreview({ ...picture, mime: 'image/png' }, {}).format).toBe('webp');
  });

  test('has a small number of kept forms for all wishes there are', () => {
    const kept = new Set<string>();
    for (let width = 0; width <= 4000; width += 7) {
      for (let quality = -1; quality <= 100; quality++) kept.add(variantOf(snapPreview(picture, { width, quality })));
    }
    expect(kept.size).toBeLessThanOrEqual(12);
  });
});
