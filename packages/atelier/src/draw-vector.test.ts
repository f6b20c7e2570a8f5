import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { BLAZER, SLIP } from '#atelier/sheet/looks.fixture.ts';
import { draw } from './draw.ts';
import { drawVector } from './draw-vector.ts';

const rgb = async (bytes: Buffer) => {
  const { data, info } = await sharp(bytes)
    .resize(240, 320, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, ...info };
};

describe('a vector picture', () => {
  const svg = drawVector(SLIP, 4, { designId: 'design-7' });

  test('is one small file that fetches nothing and carries no picture and no font', () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 964 1285"/);
    expect(svg).not.toMatch(/<image|<text|<script|font-family|xlink|href|data:/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg.length).toBeLessThan(260_000);
  });

  test('says who made it', () => {
    expect(svg).toContain('<dc:identifier>design-7</dc:identifier>');
    expect(svg).toContain('algorithmicMedia');
    expect(svg).toContain(`<title>${SLIP.title}</title>`);
  });

  test('is the same for the same seed and another for another', () => {
    expect(drawVector(SLIP, 4, { designId: 'design-7' })).toBe(svg);
    expect(drawVector(SLIP, 5, { designId: 'design-7' })).not.toBe(svg);
  });

  test('shows what the flat medium shows in pixels', async () => {
    const [vector, pixels] = await Promise.all([
      rgb(Buffer.from(drawVector(BLAZER, 2))),
      draw(BLAZER, 2, { medium: 'flat', format: 'png', width: 480, height: 640 }).then(({ bytes }) => rgb(bytes)),
    ]);
    let apart = 0;
    for (let i = 0; i < vector.data.length; i++)
      if (Math.abs((vector.data[i] ?? 0) - (pixels.data[i] ?? 0)) > 48) apart++;
    expect(apart / vector.data.length).toBeLessThan(0.02);
  });

  test('stands on nothing where it is asked to', async () => {
    const clear = drawVector(SLIP, 4, { background: 'transparent' });
    const { data, info } = await sharp(Buffer.from(clear))
      .resize(96)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(0);
    expect(data[((info.height >> 1) * info.width + (info.width >> 1)) * 4 + 3]).toBeGreaterThan(250);
  });
});
