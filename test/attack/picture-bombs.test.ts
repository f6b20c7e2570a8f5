import { deflateSync } from 'node:zlib';
import { BUCKET, UPLOAD } from '@toile/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../apps/server/src/start.ts';
import { createTestDatabase } from '../database.ts';
import { openFakeGenerator } from '../fakes/generator.ts';
import { type Person, signUp } from '../people.ts';
import { noisePng, oneBitPng, plainPicture } from '../pictures.ts';
import { startTestServer } from '../server.ts';

const FILES = `/v1/storage/buckets/${BUCKET.designs}/files`;

let server: RunningServer;
let asha: Person;
beforeAll(async () => {
  const environment = { DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'silent' };
  server = await startTestServer(environment, { openGenerator: () => openFakeGenerator() });
  asha = await signUp(server.address);
});
afterAll(() => server.close());

/** Every door that takes bytes of a picture. */
const DOORS: Record<string, (person: Person, bytes: Buffer, type: string) => Promise<Response>> = {
  'the picture of an account': (person, bytes, type) =>
    person.fetch('/v1/account/picture', {
      method: 'PUT',
      headers: { 'content-type': type },
      body: new Uint8Array(bytes),
    }),
  'an upload': (person, bytes, type) => {
    const body = new FormData();
    body.set('fileId', 'unique()');
    body.set('file', new File([new Uint8Array(bytes)], 'a.png', { type }));
    return person.fetch(FILES, { method: 'POST', body });
  },
};

/** Ten uses of ten uses of …: 10^9 rectangles in under a kilobyte. */
function svgBomb(): Buffer {
  const levels = Array.from(
    { length: 9 },
    (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><defs><rect id="l0" width="1" height="1"/>${levels.join('')}</defs><use href="#l9"/></svg>`,
  );
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a4532b' } });

/** What is refused, whatever it is called. */
const BOMBS: Record<string, () => Promise<Buffer>> = {
  'an SVG that draws itself a billion times': async () => svgBomb(),
  'the same SVG behind spaces and a comment': async () => Buffer.concat([Buffer.from('\n <!-- a -->'), svgBomb()]),
  'an SVG zipped': async () => Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0]), deflateSync(svgBomb())]),
  'a TIFF': () => plain(60, 80).tiff().toBuffer(),
  'a GIF': () => plain(60, 80).gif().toBuffer(),
  'an AVIF': () => plain(64, 64).avif({ effort: 0 }).toBuffer(),
  'a PDF': async () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'),
  'a JPEG of 50 million pixels': () => plain(10_000, 5000).jpeg().toBuffer(),
  'a PNG of 50 million pixels': async () => oneBitPng(10_000, 5000, false),
  'a WebP of 17 million pixels': () => plain(5000, 3500).webp({ effort: 0 }).toBuffer(),
  'a PNG of one line, longer than a side may be': async () => oneBitPng(UPLOAD.side + 1, 1, false),
  'half a JPEG': async () => (await plainPicture('jpeg', 600, 800)).subarray(0, 900),
  'half a PNG': async () => (await noisePng(60, 80)).subarray(0, 700),
  'half a WebP': async () => (await plain(60, 80).webp({ lossless: true }).toBuffer()).subarray(0, 40),
};

describe.each(Object.entries(DOORS))('%s', (_name, send) => {
  test.each(Object.keys(BOMBS))('does not take %s, whatever it is called', async (name) => {
    const bytes = await BOMBS[name]?.();
    if (!bytes) throw new Error('no bomb');
    for (const type of ['image/png', 'image/svg+xml']) {
      const response = await send(asha, bytes, type);
      const { type: told } = (await response.json()) as { type: string };
      expect([response.status, told]).toEqual([400, 'storage_file_type_unsupported']);
    }
  });

  test('takes what is as large as may be, made to be dear', async () => {
    for (const bytes of [oneBitPng(4000, 4000, false), oneBitPng(4000, 4000, true)]) {
      expect((await send(asha, bytes, 'image/png')).status).toBeLessThan(300);
    }
  });

  test('holds two pictures of a person, turns the third away for now, and keeps nobody else waiting', async () => {
    const [greedy, other] = [await signUp(server.address), await signUp(server.address)];
    const dear = oneBitPng(4000, 4000, true);
    let done = 0;
    const sent = Array.from({ length: 8 }, async () => {
      const response = await send(greedy, dear, 'image/png');
      done++;
      return response;
    });
    // Whatever else the product does goes on meanwhile, and another's picture has its turn.
    await signUp(server.address);
    const small = await send(other, await plainPicture('png'), 'image/png');
    expect(small.status).toBeLessThan(300);
    const answers = await Promise.all(sent);
    expect(done).toBe(8);
    const turned = answers.filter(({ status }) => status === 503);
    expect(turned.length).toBeGreaterThan(0);
    expect(answers.length - turned.length).toBeGreaterThanOrEqual(2);
    for (const { status } of answers) expect([200, 201, 503]).toContain(status);
    for (const response of turned) {
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(((await response.json()) as { type: string }).type).toBe('storage_pictures_busy');
    }
  });
});
