import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UPLOAD } from '@toile/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { oneBitPng, pngChunk } from '../../../../../../test/pictures.ts';
import { sentPictures } from './lanes.ts';
import { refuseShape } from './picture-shape.ts';
import { sendPicture } from './send-picture.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-shapes-'));
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function laid(bytes: Buffer): Promise<string> {
  const path = join(folder, `${files++}`);
  await writeFile(path, bytes);
  return path;
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a4532b' }, limitInputPixels: false });

/** A whole lot of notes in front of what says the shape. */
async function noted(jpeg: Buffer, notes: number): Promise<Buffer> {
  const note = Buffer.concat([Buffer.from([0xff, 0xe1, 0xff, 0xff]), Buffer.alloc(0xfffd)]);
  return Buffer.concat([jpeg.subarray(0, 2), ...Array<Buffer>(notes).fill(note), jpeg.subarray(2)]);
}

const LONG = UPLOAD.side + 1;
const TOO_LARGE: Record<string, () => Promise<Buffer>> = {
  'a PNG of 60,000 x 2,000': async () => oneBitPng(60_000, 2000, false),
  'a PNG of one column': async () => oneBitPng(1, LONG, false),
  'a PNG that promises 4 billion and holds nothing': async () =>
    Buffer.concat([
      oneBitPng(1, 1, false).subarray(0, 8),
      pngChunk('IHDR', Buffer.from([255, 255, 255, 255, 255, 255, 255, 255, 1, 0, 0, 0, 0])),
    ]),
  'a JPEG of 50 million pixels': () => plain(10_000, 5000).jpeg().toBuffer(),
  'a JPEG that comes step by step': () => plain(LONG, 8).jpeg({ progressive: true }).toBuffer(),
  'a JPEG behind 6 MB of notes': async () => noted(await plain(LONG, 8).jpeg().toBuffer(), 100),
  'a WebP': () => plain(LONG, 8).webp({ effort: 0 }).toBuffer(),
  'a WebP without loss': () => plain(8, LONG).webp({ lossless: true, effort: 0 }).toBuffer(),
  'a WebP with more than a picture': () =>
    plain(5000, 3500)
      .withExif({ IFD0: { Copyright: 'nobody' } })
      .webp({ effort: 0 })
      .toBuffer(),
};

test.each(Object.keys(TOO_LARGE))('%s is refused by its header, before anybody waits for a process', async (name) => {
  const make = vi.spyOn(sentPictures, 'make');
  const from = await laid((await TOO_LARGE[name]?.()) ?? Buffer.alloc(0));
  const sent = sendPicture({ kind: 'clean', from, to: join(folder, 'never') }, 'asha');
  await expect(sent).rejects.toMatchObject({ code: 'file-unsupported' });
  expect(make).not.toHaveBeenCalled();
  make.mockRestore();
});

test('what may be kept passes, and what says nothing of its shape is left to whoever decodes', async () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const whole = await plain(1024, 1365).toFormat(format).toBuffer();
    await refuseShape(await laid(whole));
    for (const bytes of [0, 1, 3, 12, 20, 31]) await refuseShape(await laid(whole.subarray(0, bytes)));
  }
  await refuseShape(
    await laid(
      await plain(900, 1200)
        .withExif({ IFD0: { Copyright: 'a' } })
        .webp()
        .toBuffer(),
    ),
  );
  await refuseShape(await laid(await plain(600, 800).webp({ lossless: true }).toBuffer()));
  await refuseShape(await laid(await noted(await plain(600, 800).jpeg().toBuffer(), 40)));
  await refuseShape(await laid(Buffer.from([0xff, 0xd8, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])));
});

test('no picture that somebody sent is worked on by another way', async () => {
  const source = join(import.meta.dirname, '../../..');
  const makers: string[] = [];
  for await (const file of glob('**/*.ts', { cwd: source }))
    if (!file.endsWith('.test.ts') && (await readFile(join(source, file), 'utf8')).includes('sentPictures.make('))
      makers.push(file);
  expect(makers).toEqual(['product/files/picture-desk/send-picture.ts']);
});
