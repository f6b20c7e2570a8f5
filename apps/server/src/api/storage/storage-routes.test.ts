import { BUCKET, GenerationReply, PREVIEW_WIDTHS, PROJECT_ID } from '@toile/contract';
import { Client, ImageFormat, Storage } from 'appwrite';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { files } from '#server/parts/database/schema/files.ts';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { openFakeGenerator } from '../../../../../test/fakes/generator.ts';
import { type Person, signUp } from '../../../../../test/people.ts';
import { press } from '../../../../../test/press.ts';
import { startTestServer } from '../../../../../test/server.ts';

let server: RunningServer;
let owner: Person;
let fileId: string;
let whole: Buffer;
beforeAll(async () => {
  server = await startTestServer(
    { DATABASE_URL: await createTestDatabase() },
    { openGenerator: () => openFakeGenerator() },
  );
  owner = await signUp(server.address);
  const reply = GenerationReply.parse(await (await press(owner, 'Crème brûlée gown')).json());
  fileId = reply.file_id;
  whole = await bytesOf(await owner.fetch(reply.image_url));
});
afterAll(() => server.close());

const path = (form = '', id = fileId) => `/v1/storage/buckets/designs/files/${id}${form}`;
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('a file', () => {
  test('is described in the dialect', async () => {
    const response = await owner.fetch(path());
    expect(await response.json()).toMatchObject({
      $id: fileId,
      bucketId: 'designs',
      name: 'creme-brulee-gown.jpg',
      mimeType: 'image/jpeg',
      sizeOriginal: whole.length,
      $permissions: ['read', 'update', 'delete'].map((action) => `${action}("user:${owner.accountId}")`),
    });
  });

  test('is shown with headers that let its owner’s browser keep it, ask each time, and do nothing', async () => {
    const { headers } = await owner.fetch(path('/view'));
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': `${whole.length}`,
      'content-disposition': `inline; filename="creme-brulee-gown.jpg"; filename*=UTF-8''creme-brulee-gown.jpg`,
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("script-src 'none'"),
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[0-9a-f]{64}-own"$/),
    });
  });

  test('is downloaded as an attachment under a friendly name, byte for byte', async () => {
    const response = await owner.fetch(path('/download'));
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="creme-brulee-gown\.jpg"/);
    expect(await bytesOf(response)).toEqual(whole);
  });

  test('is not sent again to who has it', async () => {
    const etag = (await owner.fetch(path('/view'))).headers.get('etag') ?? '';
    const again = await owner.fetch(path('/view'), { headers: { 'if-none-match': `"other", W/${etag}` } });
    expect([again.status, (await bytesOf(again)).length, again.headers.get('etag')]).toEqual([304, 0, etag]);
  });

  test('is sent in parts on request', async () => {
    const part = await owner.fetch(path('/view'), { headers: { range: 'bytes=10-19' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${whole.length}`]);
    expect(await bytesOf(part)).toEqual(whole.subarray(10, 20));
    const beyond = await owner.fetch(path('/view'), { headers: { range: `bytes=${whole.length}-` } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`]);
    expect(beyond.headers.get('cache-control')).toContain('no-store');
    const changed = await owner.fetch(path('/view'), { headers: { range: 'bytes=10-19', 'if-range': '"other"' } });
    expect([changed.status, (await bytesOf(changed)).length]).toEqual([200, whole.length]);
  });

  test('is found at the addresses that the official SDK builds', async () => {
    const sdk = new Storage(new Client().setEndpoint(`${server.address}/v1`).setProject(PROJECT_ID));
    const file = { bucketId: BUCKET.designs, fileId };
    const preview = { ...file, width: 320, quality: 70, output: ImageFormat.Avif };
    const addresses = [sdk.getFileView(file), sdk.getFileDownload(file), sdk.getFilePreview(preview)];
    const answers = await Promise.all(addresses.map((address) => owner.fetch(address)));
    expect(answers.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual([
      [200, 'image/jpeg'],
      [200, 'image/jpeg'],
      [200, 'image/avif'],
    ]);
  });

  test('answers HEAD without a body', async () => {
    const head = await owner.fetch(path('/view'), { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, `${whole.length}`]);
  });
});

describe('a preview', () => {
  test.each([
    ['webp', 'image/webp', 'webp'],
    ['avif', 'image/avif', 'heif'],
    ['jpeg', 'image/jpeg', 'jpeg'],
    ['jpg', 'image/jpeg', 'jpeg'],
    ['png', 'image/png', 'png'],
  ])('comes as %s, smaller than what it was made from', async (output, mime, decoded) => {
    const response = await owner.fetch(path(`/preview?width=300&output=${output}`));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, mime]);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    const meta = await sharp(await bytesOf(response)).metadata();
    expect([meta.format, meta.width]).toEqual([decoded, PREVIEW_WIDTHS[0]]);
    expect(meta.exif?.toString('latin1')).toContain('Toile fake');
  });

  test('takes the SDK’s empty parameters, and answers close wishes with the same kept form', async () => {
    const sdk = 'width=600&height=&gravity=&quality=&borderRadius=&output=webp&token=&project=toile';
    const [one, two] = await Promise.all([
      owner.fetch(path(`/preview?${sdk}`)),
      owner.fetch(path('/preview?width=768&quality=79&output=webp')),
    ]);
    expect(one.headers.get('etag')).toBe(two.headers.get('etag'));
    expect(await bytesOf(one)).toEqual(await bytesOf(two));
    const again = await owner.fetch(path(`/preview?${sdk}`), {
      headers: { 'if-none-match': one.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test.each(['width=4001', 'width=-1', 'width=wide', 'quality=101', 'output=gif'])('refuses %s', async (query) => {
    const response = await owner.fetch(path(`/preview?${query}`));
    expect(response.status).toBe(400);
    const [name = ''] = query.split('=');
    expect(await response.json()).toMatchObject({
      type: 'general_argument_invalid',
      message: expect.stringContaining(`Invalid \`${name}\` param`),
    });
  });
});

describe('a private file', () => {
  test.each(['', '/view', '/download', '/preview?width=320&output=webp'])(
    'does not exist at %j for another person or a guest, nor by an id that is none',
    async (form) => {
      const other = await signUp(server.address);
      const answers = await Promise.all([
        other.fetch(path(form)),
        fetch(new URL(path(form), server.address)),
        owner.fetch(path(form, 'nothing')),
      ]);
      for (const answer of answers) {
        expect(answer.status).toBe(404);
        expect(answer.headers.get('cache-control')).toContain('no-store');
        expect(await answer.json()).toMatchObject({ type: 'storage_file_not_found' });
      }
    },
  );

  test('is for everybody, and every cache, once anybody may read it', async () => {
    const everybody = ['read("any")', `update("user:${owner.accountId}")`];
    await server.parts.database.transaction((tx) =>
      tx.update(files).set({ permissions: everybody }).where(eq(files.id, fileId)),
    );
    const response = await fetch(new URL(path('/preview?width=320&output=webp'), server.address));
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=300, must-revalidate',
    ]);
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  test('lies in a bucket that exists', async () => {
    const response = await owner.fetch(`/v1/storage/buckets/other/files/${fileId}/view`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ type: 'storage_bucket_not_found' });
  });
});

test('whoever has the bytes of a picture that everybody sees is told so without a look, until it is taken back here', async () => {
  const maker = await signUp(server.address);
  const { design_id, file_id } = GenerationReply.parse(await (await press(maker, 'a shared gown')).json());
  await maker.fetch(`/generate-outfit/${design_id}/share`, { method: 'PUT' });
  const address = new URL(path('/view', file_id), server.address);
  const etag = (await fetch(address)).headers.get('etag') ?? '';
  const again = () => fetch(address, { headers: { 'if-none-match': etag } });
  // Behind its back, so that a look would find it gone.
  const { database } = server.parts;
  const setAside = (bucket: string) =>
    database.transaction((tx) => tx.update(files).set({ bucket }).where(eq(files.id, file_id)));
  await setAside('elsewhere');
  const told = await again();
  expect([told.status, told.headers.get('etag')]).toEqual([304, etag]);
  // It has been known for a while: so much less may it be kept.
  expect(told.headers.get('cache-control')).toMatch(/^public, max-age=29\d, must-revalidate$/);
  expect((await fetch(address)).status).toBe(404);
  await setAside('designs');
  await maker.fetch(`/generate-outfit/${design_id}/share`, { method: 'DELETE' });
  expect((await again()).status).toBe(404);
});

test('pictures asked for at once by many come whole, each its own', async () => {
  const words = ['a red hat', 'a blue hat', 'a green hat'];
  const makers = await Promise.all(words.map(() => signUp(server.address)));
  const made = await Promise.all(
    makers.map(async (maker, at) => GenerationReply.parse(await (await press(maker, words[at] ?? '')).json())),
  );
  const first = await Promise.all(
    made.map(async ({ image_url }, at) => makers[at] && bytesOf(await makers[at].fetch(image_url))),
  );
  const many = Array.from({ length: 60 }, (_, index) => index % made.length);
  const again = await Promise.all(
    many.map(async (at) => bytesOf((await makers[at]?.fetch(made[at]?.image_url ?? '')) ?? new Response())),
  );
  expect(new Set(first.map((bytes) => bytes?.toString('base64'))).size).toBe(3);
  for (const [index, at] of many.entries()) expect(first[at]?.equals(again[index] ?? Buffer.alloc(0))).toBe(true);
});
