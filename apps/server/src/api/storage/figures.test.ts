import { BUCKET, GenerationReply } from '@toile/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { files } from '#server/parts/database/schema/files.ts';
import { parseSha256 } from '#server/parts/storage/storage.ts';
import { dropBytes } from '#server/product/files/drop-bytes.ts';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { openFakeGenerator } from '../../../../../test/fakes/generator.ts';
import { type Person, signUp } from '../../../../../test/people.ts';
import { press } from '../../../../../test/press.ts';
import { startTestServer } from '../../../../../test/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer(
    { DATABASE_URL: await createTestDatabase() },
    { openGenerator: () => openFakeGenerator() },
  );
});
afterAll(() => server.close());

async function made(words: string): Promise<{ person: Person; reply: GenerationReply }> {
  const person = await signUp(server.address);
  return { person, reply: GenerationReply.parse(await (await press(person, words)).json()) };
}

const previewOf = (fileId: string, view: string) =>
  `/v1/storage/buckets/${BUCKET.designs}/files/${fileId}/preview?width=320&output=webp&view=${view}`;

async function ratioOf(reply: Response): Promise<number> {
  const { width, height } = await sharp(await reply.arrayBuffer()).metadata();
  return width / height;
}

test('the figure of a design is seen by whoever may see its sheet, and by nobody else', async () => {
  const { person, reply } = await made('a figured coat');
  expect(reply.has_figure).toBe(true);
  const { file_id: fileId, design_id: designId } = reply;
  expect(await ratioOf(await person.fetch(previewOf(fileId, 'figure')))).toBeCloseTo(2 / 3, 1);
  expect(await ratioOf(await person.fetch(previewOf(fileId, 'sheet')))).toBeCloseTo(3 / 4, 1);
  const asGuest = () => fetch(new URL(previewOf(fileId, 'figure'), server.address));
  expect((await asGuest()).status).toBe(404);
  await person.fetch(`/generate-outfit/${designId}/share`, { method: 'PUT' });
  expect(await ratioOf(await asGuest())).toBeCloseTo(2 / 3, 1);
});

test('a picture without a figure of its own shows itself in its place', async () => {
  const { person, reply } = await made('a plain coat');
  expect(reply.has_figure).toBe(false);
  expect(await ratioOf(await person.fetch(previewOf(reply.file_id, 'figure')))).toBeCloseTo(3 / 4, 1);
});

test('a card for who shows links is as wide as they show it, of a figure and of any other picture', async () => {
  for (const words of ['a figured cloak', 'a plain cloak']) {
    const { person, reply } = await made(words);
    const card = await person.fetch(previewOf(reply.file_id, 'card'));
    expect(card.headers.get('content-type')).toBe('image/jpeg');
    expect(await sharp(await card.arrayBuffer()).metadata()).toMatchObject({
      width: 1200,
      height: 630,
      format: 'jpeg',
    });
    expect((await fetch(new URL(previewOf(reply.file_id, 'card'), server.address))).status).toBe(404);
  }
});

test('the flats of a design are seen by whoever may see its picture, and cost the others a 404', async () => {
  const { person, reply } = await made('a coat to lay flat');
  const path = `/v1/storage/buckets/${BUCKET.designs}/files/${reply.file_id}/flats`;
  const own = await person.fetch(path);
  expect([own.status, own.headers.get('content-type'), own.headers.get('cache-control')]).toEqual([
    200,
    'image/svg+xml; charset=utf-8',
    'private, no-cache',
  ]);
  expect(await own.text()).toMatch(/^<svg /);
  const again = await person.fetch(path, { headers: { 'if-none-match': own.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
  const asGuest = () => fetch(new URL(path, server.address));
  expect((await asGuest()).status).toBe(404);
  await person.fetch(`/generate-outfit/${reply.design_id}/share`, { method: 'PUT' });
  const shared = await asGuest();
  expect([shared.status, shared.headers.get('cache-control')]).toEqual([200, 'public, max-age=300, must-revalidate']);
});

test("a figure's bytes stay as long as its file names them, and go with it", async () => {
  const { reply } = await made('a figured cape');
  const { database, storage } = server.parts;
  const isFile = eq(files.id, reply.file_id);
  const [file] = await database.read.select().from(files).where(isFile);
  const sha = parseSha256(file?.figureSha256 ?? '');
  const ctx = { actor: { kind: 'job', name: 'test' }, database } as const;
  const drop = () => dropBytes({ ctx, storage, input: { sha256s: [sha] } });
  await drop();
  expect(await storage.size({ sha })).toBeGreaterThan(0);
  await database.transaction((tx) => tx.update(files).set({ figureSha256: null }).where(isFile));
  await drop();
  expect(await storage.size({ sha })).toBeUndefined();
});
