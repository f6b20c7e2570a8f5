import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { plainPicture, pngChunk } from '../../../../../test/pictures.ts';
import { barePng } from './bare-png.ts';
import { openSent } from './picture-desk/sent-picture.ts';

/** Names of all the chunks of a PNG. */
function chunksOf(png: Buffer): string[] {
  const names: string[] = [];
  for (let at = 8; at + 12 <= png.length; at += 12 + png.readUInt32BE(at))
    names.push(png.toString('latin1', at + 4, at + 8));
  return names;
}

/** A PNG with more chunks behind its header. */
async function pngWith(...chunks: readonly Buffer[]): Promise<Buffer> {
  const png = await plainPicture('png');
  const behind = 8 + 25;
  return Buffer.concat([png.subarray(0, behind), ...chunks, png.subarray(behind)]);
}

const text = (name: string, word: string) => {
  const packed = deflateSync(Buffer.alloc(50_000));
  const bytes = {
    zTXt: Buffer.concat([Buffer.from(`${word}\0\0`), packed]),
    iTXt: Buffer.concat([Buffer.from(`${word}\0\x01\0\0\0`), packed]),
    tEXt: Buffer.from(`${word}\0a note`),
  }[name];
  return pngChunk(name, bytes ?? packed);
};

/** Every chunk that a standard names and no picture is drawn of, and one that none names. */
const NOTES = [
  'zTXt',
  'iTXt',
  'tEXt',
  'tIME',
  'sPLT',
  'hIST',
  'bKGD',
  'pHYs',
  'sBIT',
  'acTL',
  'fcTL',
  'fdAT',
  'caBX',
  'junk',
];

describe('a PNG that was sent', () => {
  it.each(NOTES)('is given to its decoder without %s, however often it is there', async (name) => {
    const bomb = await pngWith(...Array.from({ length: 160 }, (_, n) => text(name, `Comment${n}`)));
    expect(chunksOf(bomb).filter((each) => each === name).length).toBeGreaterThanOrEqual(160);
    expect(chunksOf(barePng(bomb))).not.toContain(name);
  });

  it.each(['zTXt', 'iTXt', 'tEXt'])('is opened with none of its texts read: %s', async (name) => {
    const bomb = await pngWith(...Array.from({ length: 160 }, (_, n) => text(name, `Comment${n}`)));
    expect((await sharp(bomb).metadata()).comments).toBeDefined();
    const { image } = await openSent(bomb);
    expect((await image.metadata()).comments).toBeUndefined();
  });

  it('keeps what says how it is seen, once, and its picture to the bit', async () => {
    const profiled = await sharp({ create: { width: 40, height: 30, channels: 4, background: '#a4532b80' } })
      .withIccProfile('p3')
      .withExif({ IFD0: { Orientation: '6' } })
      .png()
      .toBuffer();
    const colours = chunksOf(profiled).filter((name) => name === 'iCCP' || name === 'eXIf');
    expect(colours).toEqual(expect.arrayContaining(['iCCP', 'eXIf']));
    const bare = barePng(profiled);
    expect(chunksOf(bare)).toEqual(expect.arrayContaining(colours));
    const [before, after] = await Promise.all([profiled, bare].map((png) => sharp(png).raw().toBuffer()));
    expect(after?.equals(before ?? Buffer.alloc(0))).toBe(true);
    const doubled = await pngWith(...Array.from({ length: 9 }, () => pngChunk('gAMA', Buffer.from([0, 0, 177, 143]))));
    expect(chunksOf(barePng(doubled)).filter((name) => name === 'gAMA')).toHaveLength(1);
  });

  it('is the very bytes where nothing of it goes', async () => {
    const bare = barePng(await plainPicture('png'));
    expect(barePng(bare)).toBe(bare);
  });
});
