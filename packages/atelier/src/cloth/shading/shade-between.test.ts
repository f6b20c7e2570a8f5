import { describe, expect, it } from 'vitest';
import { liesBetween, meanOf, noteShade, TOLD } from './shade-between.ts';

const facing = { lambert: 0.5, nx: 0, ny: 0, nz: 1, x: 0, y: 0, occlusion: 0, hollow: 0 };

/** Three pixels in a row, the outer two of them told. */
function row(after: { lambert?: number; lightness?: number } = {}) {
  const told = new Float32Array(3 * TOLD);
  noteShade(told, 0, 0.4, 0.2, 0.2, 0.25, [0.3, 0.1, 0.1], facing);
  const { lambert = 0.5, lightness = 0.25 } = after;
  noteShade(told, 2 * TOLD, 0.4, 0.2, 0.2, lightness, [0.5, 0.3, 0.3], { ...facing, lambert });
  return { told, cover: Float32Array.of(1, 1, 1), piece: [0, 0, 0], height: Float32Array.of(1, 1, 1) };
}
const between = ({ told, cover, piece, height }: ReturnType<typeof row>): boolean =>
  liesBetween(told, cover, piece, height, 1, 1);

describe('a pixel of plain cloth in a preview', () => {
  it('is the mean of its neighbours where they lie alike', () => {
    const pixels = row();
    expect(between(pixels)).toBe(true);
    meanOf(pixels.told, 0, 2 * TOLD, TOLD, TOLD);
    expect(pixels.told[TOLD]).toBeCloseTo(0);
    expect(pixels.told[TOLD + 5]).toBeCloseTo(0.5);
  });

  it('is shaded for itself at the edge of a piece or of the cloth', () => {
    expect(between({ ...row(), piece: [0, 0, 1] })).toBe(false);
    expect(between({ ...row(), cover: Float32Array.of(1, 1, 0.6) })).toBe(false);
  });

  it('is shaded for itself on a fold, and where colour or light change', () => {
    expect(between({ ...row(), height: Float32Array.of(1, 1.5, 1) })).toBe(false);
    expect(between(row({ lambert: 0.8 }))).toBe(false);
    expect(between(row({ lightness: 0.5 }))).toBe(false);
  });

  it('is shaded for itself beside one that was not told', () => {
    const pixels = row();
    expect(between({ ...pixels, told: pixels.told.fill(0, 0, TOLD) })).toBe(false);
  });
});
