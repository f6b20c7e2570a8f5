import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Look } from '@toile/look';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { BLAZER, LEHENGA, SAREE, SLIP } from '#atelier/sheet/looks.fixture.ts';
import { OCCASION_IDS, STYLE_IDS } from '#atelier/styling/taste.ts';
import { type DrawStage, draw, drawPreview, type Picture } from './draw.ts';
import { taken } from './soak.fixture.ts';

const SMALL = { width: 240, height: 320 };
const hash = ({ bytes }: Picture): string => createHash('sha256').update(bytes).digest('hex');
const rgb = async ({ bytes }: Picture): Promise<{ data: Buffer; width: number; height: number }> => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

describe('draw', () => {
  test('makes a JPEG of 1024 × 1365 unless told otherwise', async () => {
    const picture = await draw(SLIP, 1);
    const meta = await sharp(picture.bytes).metadata();
    expect([meta.format, meta.width, meta.height, picture.mime]).toEqual(['jpeg', 1024, 1365, 'image/jpeg']);
    expect(Object.values(picture.timings).every((ms) => ms > 0)).toBe(true);
  });

  test.each([
    ['square', 400, 400],
    ['tall', 180, 400],
    ['broad', 480, 270],
  ])('fills a %s picture with paper and keeps the figure inside', async (_, width, height) => {
    const { data, ...size } = await rgb(await draw(SAREE, 2, { width, height, format: 'png' }));
    expect(size).toEqual({ width, height });
    const darkest = (x0: number, x1: number, y0: number, y1: number): number => {
      let least = 255;
      for (let y = y0; y < y1; y++)
        for (let x = x0; x < x1; x++) least = Math.min(least, data[(y * width + x) * 3 + 1] ?? 255);
      return least;
    };
    expect(darkest(0, width, 0, 3)).toBeGreaterThan(195);
    expect(darkest(0, 3, 0, height)).toBeGreaterThan(195);
    expect(darkest(width - 3, width, 0, height)).toBeGreaterThan(195);
    expect(darkest(0, width, height - 3, height)).toBeGreaterThan(195);
    expect(darkest(0, width, 0, height)).toBeLessThan(90);
  });

  test.each(['gouache', 'ink', 'pencil', 'flat'] as const)(
    'gives the figure of a %s sheet its own picture, without what is set beside it, and leaves the sheet as it is',
    async (medium) => {
      const options = { width: 360, height: 480, format: 'png', medium } as const;
      const both = await draw(BLAZER, 5, { ...options, withFigure: true });
      expect(hash(both)).toBe(hash(await draw(BLAZER, 5, options)));
      const { figure } = both;
      if (!figure) throw new Error('no figure');
      expect([figure.width, figure.height]).toEqual([320, 480]);
      // Of the sheet's colours, the swatches' edges and all letters are gone: far fewer steps from pixel to pixel.
      const steps = async (bytes: Buffer): Promise<number> => {
        const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
        let sharpSteps = 0;
        for (let i = 1; i < data.length; i++)
          if (i % info.width && Math.abs((data[i] ?? 0) - (data[i - 1] ?? 0)) > 40) sharpSteps++;
        return sharpSteps;
      };
      expect(await steps(figure.bytes)).toBeLessThan((await steps(both.bytes)) * 0.9);
    },
  );

  test('gives the same bytes for the same Look, seed, size and format, also in another process', async () => {
    const here = hash(await draw(LEHENGA, 77, SMALL));
    expect(hash(await draw(LEHENGA, 77, SMALL))).toBe(here);
    const at = (file: string): string => JSON.stringify(fileURLToPath(new URL(file, import.meta.url)));
    const script = `
      import { createHash } from 'node:crypto';
      const { draw } = await import(${at('./draw.ts')});
      const { LEHENGA, SLIP } = await import(${at('./sheet/looks.fixture.ts')});
      await draw(SLIP, 1, { width: 120, height: 160 });
      const { bytes } = await draw(LEHENGA, 77, ${JSON.stringify(SMALL)});
      process.stdout.write(createHash('sha256').update(bytes).digest('hex'));`;
    const there = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    expect(there).toBe(here);
  });

  test('gives the same bytes when drawings overlap in one thread', async () => {
    const alone = [hash(await draw(SLIP, 3, SMALL)), hash(await draw(BLAZER, 4, SMALL))];
    const together = await Promise.all([draw(SLIP, 3, SMALL), draw(BLAZER, 4, SMALL)]);
    expect(together.map(hash)).toEqual(alone);
  });

  test('draws another picture for another seed', async () => {
    expect(hash(await draw(SLIP, 3, SMALL))).not.toBe(hash(await draw(SLIP, 4, SMALL)));
  });

  test('shows season, occasion and style on the sheet', async () => {
    const variants: Look[] = [
      SAREE,
      ...(['spring', 'summer', 'autumn', 'winter'] as const).map((season) => ({ ...SAREE, season })),
      ...OCCASION_IDS.filter((occasion) => occasion !== 'festival').map((occasion) => ({ ...SAREE, occasion })),
      ...STYLE_IDS.filter((style) => style !== 'vintage').map((style) => ({ ...SAREE, style })),
    ];
    const seen = new Set<string>();
    const some = taken(variants, 2);
    for (const look of some) seen.add(hash(await draw(look, 9, { ...SMALL, format: 'png' })));
    expect(seen.size).toBe(some.length);
  });

  test('labels the file with its design and never with the words of the brief', async () => {
    const look: Look = { ...SLIP, reading: { ...SLIP.reading, unread: [{ start: 0, end: 6, text: 'secret' }] } };
    const meta = await sharp((await draw(look, 1, { ...SMALL, designId: 'design-42' })).bytes).metadata();
    const said = `${meta.xmp?.toString('utf8')}${meta.exif?.toString('latin1')}`;
    expect(said).toContain('design-42');
    expect(said).toContain('Toile atelier');
    expect(said).not.toMatch(/secret|satin/i);
  });

  test('tells its stages in order with progress that never falls', async () => {
    const told: [DrawStage, number][] = [];
    await draw(SLIP, 1, { ...SMALL, onStage: (stage, progress) => void told.push([stage, progress]) });
    expect([...new Set(told.map(([stage]) => stage))]).toEqual(['cutting', 'painting', 'pressing']);
    const progress = told.map(([, p]) => p);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect([progress[0], progress[progress.length - 1]]).toEqual([0, 1]);
  });

  test('makes a preview of 320 pixels, and one without paper in a format that holds it', async () => {
    const preview = await drawPreview(SLIP, 1);
    expect([preview.width, preview.height, preview.mime]).toEqual([320, 427, 'image/jpeg']);
    expect((await drawPreview(SLIP, 1, { background: 'transparent' })).mime).toBe('image/webp');
  });

  test('leaves the Look as it was', async () => {
    const look = structuredClone(LEHENGA);
    await draw(look, 1, SMALL);
    expect(look).toEqual(LEHENGA);
  });

  test.each([
    [{ width: 10 }, 'width: 10'],
    [{ height: 5000 }, 'height: 5000'],
    [{ width: 100.5 }, 'width: 100.5'],
    [{ scale: 9 }, 'scale: 9'],
  ])('refuses %j, naming the field', async (options, message) => {
    await expect(draw(SLIP, 1, options)).rejects.toThrow(message);
  });
});
