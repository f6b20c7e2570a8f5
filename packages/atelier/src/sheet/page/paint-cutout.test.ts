import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { draw } from '#atelier/draw.ts';
import { SAREE, SLIP } from '#atelier/sheet/looks.fixture.ts';
import { lifted, uncover } from './paint-cutout.ts';

const SMALL = { width: 300, height: 400, background: 'transparent' } as const;

async function cutOut(look: typeof SLIP, format: 'png' | 'webp' | 'avif' = 'png') {
  const { bytes } = await draw(look, 3, { ...SMALL, format });
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const alpha = (x: number, y: number): number => data[(y * info.width + x) * 4 + 3] ?? -1;
  return { data, info, alpha };
}

describe('uncover', () => {
  test('finds a solid colour, a thin glaze and nothing at all', () => {
    const solid = [0.8, 0.2, 0.4];
    const glaze = solid.map((v) => v * 0.4);
    const black = new Float32Array([...solid, ...glaze, 0, 0, 0]);
    const white = new Float32Array([...solid, ...glaze.map((v) => v + 0.6), 1, 1, 1]);
    expect([...uncover(black, white)]).toEqual([204, 51, 102, 255, 204, 51, 102, 102, 0, 0, 0, 0]);
  });
});

describe('a picture with a transparent background', () => {
  test.each(['png', 'webp', 'avif'] as const)('is clear to its edges and solid in the dress as %s', async (format) => {
    const { info, alpha } = await cutOut(SLIP, format);
    expect([info.width, info.height, info.channels]).toEqual([300, 400, 4]);
    for (let x = 0; x < 300; x++) expect(alpha(x, 0) + alpha(x, 399)).toBe(0);
    for (let y = 0; y < 400; y++) expect(alpha(0, y) + alpha(299, y)).toBe(0);
    let solid = 0;
    for (let x = 0; x < 300; x++) if (alpha(x, 180) === 255) solid++;
    expect(solid).toBeGreaterThan(15);
  });

  test('has edges a pixel or two soft and no halo of paper', async () => {
    const { data } = await cutOut(SAREE);
    let clear = 0;
    let soft = 0;
    let pale = 0;
    for (let i = 0; i < data.length; i += 4) {
      const a = data[i + 3] ?? 0;
      if (a === 0) clear++;
      else if (a < 250) {
        soft++;
        if (Math.min(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0) > 240) pale++;
      }
    }
    expect(clear / (data.length / 4)).toBeGreaterThan(0.6);
    expect(soft / (data.length / 4)).toBeLessThan(0.05);
    expect(pale / soft).toBeLessThan(0.05);
  });

  test('cannot be a JPEG', async () => {
    await expect(draw(SLIP, 1, { ...SMALL, format: 'jpeg' })).rejects.toThrow('format: jpeg');
  });

  test('is a PNG where no format is named', async () => {
    expect((await draw(SLIP, 1, SMALL)).mime).toBe('image/png');
  });
});

describe('a drawing lifted off its paper', () => {
  const of = (rgb: number[], figure: number[]) =>
    lifted({ rgb: Float32Array.from(rgb), figure: Float32Array.from(figure), paper: [1, 1, 0.8] });

  test('keeps white paper inside the figure and lets bare paper beside it go', () => {
    expect([...of([1, 1, 0.8, 1, 1, 0.8], [1, 0])]).toEqual([255, 255, 204, 255, 0, 0, 0, 0]);
  });

  test('keeps a stroke beside the figure as pure pigment', () => {
    const [r, g, b, a] = of([0.5, 0.5, 0.4], [0]);
    expect([r, g, b, a]).toEqual([0, 0, 0, 128]);
  });
});

test.each(['ink', 'pencil'] as const)('%s stands on clear ground too', async (medium) => {
  const { bytes } = await draw(SLIP, 3, { medium, background: 'transparent', width: 150, height: 200 });
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect(data[3]).toBe(0);
  expect(data[(100 * info.width + 75) * 4 + 3]).toBeGreaterThan(240);
});
