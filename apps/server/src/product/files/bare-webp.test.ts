import sharp from 'sharp';
import { expect, it } from 'vitest';
import { bareWebp } from './bare-webp.ts';
import { openSent } from './picture-desk/sent-picture.ts';

const frame = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
const animated = async (frames: number) =>
  sharp(await Promise.all(Array.from({ length: frames }, (_, n) => frame(n % 2 === 0 ? '#a4532b' : '#1f7a5c'))), {
    join: { animated: true },
  })
    .webp({ lossless: true })
    .toBuffer();

/** Names of all the chunks. */
function chunksOf(webp: Buffer): string[] {
  const names: string[] = [];
  for (let at = 12; at + 8 <= webp.length; at += 8 + webp.readUInt32LE(at + 4) + (webp.readUInt32LE(at + 4) % 2))
    names.push(webp.toString('latin1', at, at + 4));
  return names;
}

const chunk = (name: string, data: Buffer) => {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data]);
};
const longer = (webp: Buffer, ...chunks: readonly Buffer[]) => {
  const whole = Buffer.concat([webp, ...chunks]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
};

it('of what moves the first frame is read, and no other is looked at', async () => {
  const moving = await animated(24);
  expect(chunksOf(moving).filter((name) => name === 'ANMF')).toHaveLength(24);
  const bare = bareWebp(moving);
  expect(chunksOf(bare).filter((name) => name === 'ANMF')).toHaveLength(1);
  const [before, after] = await Promise.all([moving, bare].map((webp) => sharp(webp).raw().toBuffer()));
  expect(after?.equals(before ?? Buffer.alloc(0))).toBe(true);
  const { image } = await openSent(moving);
  expect((await image.metadata()).pages ?? 1).toBe(1);
});

it('chunks of which nothing is drawn are left out, and any other is read once', async () => {
  const plain = await animated(2);
  const notes = Array.from({ length: 500 }, (_, n) =>
    chunk(n % 2 === 0 ? 'XMP ' : 'junk', Buffer.alloc(n % 2 === 0 ? 2 : 0)),
  );
  const profiles = Array.from({ length: 50 }, () => chunk('EXIF', Buffer.alloc(4)));
  const names = chunksOf(bareWebp(longer(plain, ...notes, ...profiles)));
  expect(names).toEqual([...new Set(names)]);
  expect(names).not.toContain('XMP ');
  expect(names).not.toContain('junk');
});

it('is the very bytes where nothing of it goes', async () => {
  const still = await sharp(await frame('#a4532b'))
    .webp()
    .toBuffer();
  expect(bareWebp(still)).toBe(still);
});
