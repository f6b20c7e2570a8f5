import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encode, type Pixels, reencode } from './encode.ts';
import { FORMATS, formatOf, MIME } from './formats.ts';

const ramp = (width: number, height: number, channels: 3 | 4 = 3): Pixels => ({
  width,
  height,
  channels,
  data: Uint8Array.from({ length: width * height * channels }, (_, i) => (i * 7 + (i >> 5)) & 255),
});
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('encode', () => {
  it.each(FORMATS)('makes a %s of the asked size that decodes', async (format) => {
    const made = await encode(ramp(96, 128), { format, engine: 'atelier' });
    const meta = await sharp(made.bytes).metadata();
    expect([meta.width, meta.height, made.width, made.height, made.mime]).toEqual([96, 128, 96, 128, MIME[format]]);
    expect(meta.format).toBe(format === 'avif' ? 'heif' : format);
  });

  it.each(FORMATS)('labels a %s with maker, engine, source type and design id', async (format) => {
    const made = await encode(ramp(64, 64), { format, engine: 'atelier', designId: 'd<1>&é' });
    const meta = await sharp(made.bytes).metadata();
    const xmp = meta.xmp?.toString('utf8') ?? '';
    expect(xmp).toContain('<xmp:CreatorTool>Toile atelier</xmp:CreatorTool>');
    expect(xmp).toContain('digitalsourcetype/algorithmicMedia');
    expect(xmp).toContain('<dc:identifier>d&#60;1&#62;&#38;&#233;</dc:identifier>');
    expect(meta.exif?.toString('latin1')).toContain('Toile atelier');
  });

  it('leaves the identifier out while a design has none', async () => {
    const made = await encode(ramp(64, 64), { format: 'jpeg', engine: 'atelier' });
    expect((await sharp(made.bytes).metadata()).xmp?.toString('utf8')).not.toContain('dc:identifier');
  });

  it('keeps full chroma in a JPEG', async () => {
    const made = await encode(ramp(64, 64), { format: 'jpeg', engine: 'atelier' });
    expect((await sharp(made.bytes).metadata()).chromaSubsampling).toBe('4:4:4');
  });

  it('reduces to a width in proportion and never enlarges', async () => {
    const small = await encode(ramp(300, 400), { format: 'webp', engine: 'atelier', width: 120 });
    expect([small.width, small.height]).toEqual([120, 160]);
    const same = await encode(ramp(300, 400), { format: 'webp', engine: 'atelier', width: 900 });
    expect([same.width, same.height]).toEqual([300, 400]);
  });

  it('lays transparent pixels on white where the format has no alpha', async () => {
    const clear: Pixels = { width: 8, height: 8, channels: 4, data: new Uint8Array(8 * 8 * 4) };
    const made = await encode(clear, { format: 'jpeg', engine: 'atelier' });
    const { data } = await sharp(made.bytes).raw().toBuffer({ resolveWithObject: true });
    expect(Math.min(...data)).toBeGreaterThan(250);
  });

  it('makes a labelled preview of an encoded picture', async () => {
    const made = await encode(ramp(300, 400), { format: 'png', engine: 'atelier', designId: 'd1' });
    const preview = await reencode(made.bytes, { format: 'avif', engine: 'atelier', designId: 'd1', width: 150 });
    expect([preview.width, preview.height, preview.mime]).toEqual([150, 200, 'image/avif']);
    expect((await sharp(preview.bytes).metadata()).xmp?.toString('utf8')).toContain('<dc:identifier>d1<');
  });

  it('gives the same bytes in another process', async () => {
    const file = fileURLToPath(new URL('./encode.ts', import.meta.url));
    const script = `
      import { createHash } from 'node:crypto';
      const { encode } = await import(${JSON.stringify(file)});
      const data = Uint8Array.from({ length: 96 * 128 * 3 }, (_, i) => (i * 7 + (i >> 5)) & 255);
      for (const format of ${JSON.stringify(FORMATS)}) {
        const made = await encode({ width: 96, height: 128, channels: 3, data }, { format, engine: 'atelier' });
        console.log(createHash('sha256').update(made.bytes).digest('hex'));
      }`;
    const there = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    const here: string[] = [];
    for (const format of FORMATS) here.push(hash((await encode(ramp(96, 128), { format, engine: 'atelier' })).bytes));
    expect(there.trim().split('\n')).toEqual(here);
  });

  it('refuses a buffer of the wrong length, naming what it needs', async () => {
    const torn: Pixels = { width: 4, height: 4, channels: 3, data: new Uint8Array(5) };
    await expect(encode(torn, { format: 'png', engine: 'atelier' })).rejects.toThrow('4 × 4 × 3 needs 48');
  });
});

describe('formatOf', () => {
  it('reads the format from a file name and knows no others', () => {
    expect([formatOf('a/b.JPG'), formatOf('x.webp'), formatOf('avif'), formatOf('x.gif')]).toEqual([
      'jpeg',
      'webp',
      'avif',
      undefined,
    ]);
  });
});
