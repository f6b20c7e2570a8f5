import { BUCKET, PROJECT_ID } from '@toile/contract';
import { eq, notInArray } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pictureLooks } from '#server/parts/database/schema/picture-looks.ts';
import type { Context } from '#server/product/context.ts';
import { putBackPost } from '#server/product/reports/put-back.ts';
import { takeDownPost } from '#server/product/reports/take-down.ts';
import { takeDownAlike } from '#server/product/reports/take-down-alike.ts';
import type { RunningServer } from '#server/start.ts';
import { openCommunity } from '../../../../../test/community.ts';
import { dressed, MADE_OF_IT, MADE_STRONGER } from '../../../../../test/copies.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { openFakeGenerator } from '../../../../../test/fakes/generator.ts';
import { type Person, signUp } from '../../../../../test/people.ts';
import { refusalOf } from '../../../../../test/sdk.ts';
import { startTestServer } from '../../../../../test/server.ts';

let server: RunningServer;
let job: Context;
let asha: Person;
let ben: Person;
beforeAll(async () => {
  const environment = { DATABASE_URL: await createTestDatabase() };
  server = await startTestServer(environment, { openGenerator: () => openFakeGenerator() });
  job = { actor: { kind: 'job', name: 'test' }, database: server.parts.database };
});
beforeEach(async () => {
  asha = await signUp(server.address);
  ben = await signUp(server.address, 'Ben');
});
afterAll(() => server.close());

const { post } = openCommunity(() => server.address);
const REFUSED = { code: 403, type: 'post_taken_down' };

async function bring(bytes: Uint8Array, person: Person): Promise<string> {
  const form = new FormData();
  form.set('fileId', 'unique()');
  form.set('file', new File([Uint8Array.from(bytes)], 'dress.png', { type: 'image/png' }));
  const answer = await person.fetch(`/v1/storage/buckets/${BUCKET.designs}/files`, { method: 'POST', body: form });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return ((await answer.json()) as { $id: string }).$id;
}
const hang = async (bytes: Uint8Array, person: Person) =>
  post(person, { fileId: await bring(bytes, person), prompt: 'a dress' });
const takeDown = (postId: string, reason: 'hateful' | 'copied' = 'hateful') =>
  takeDownPost({ ctx: job, input: { postId, reason, said: '' } });

test('what was taken down is known whatever was made of it, and is free again when it is put back', async () => {
  const picture = await dressed('#7a1f4b', 160).png().toBuffer();
  const hung = await hang(picture, asha);
  await takeDown(hung.$id);
  for (const [name, make] of Object.entries(MADE_OF_IT)) {
    const made = await make(sharp(picture));
    for (const person of [ben, asha]) expect(await refusalOf(hang(made, person)), name).toMatchObject(REFUSED);
  }
  // Another dress, and other things around it, are other pictures.
  for (const other of [dressed('#1f5f7a', 160), dressed('#7a1f4b', 60)])
    expect(await hang(await other.png().toBuffer(), ben)).toMatchObject({ prompt: 'a dress' });
  await putBackPost({ ctx: job, input: { postId: hung.$id } });
  expect(await hang(await sharp(picture).resize(240).jpeg().toBuffer(), ben)).toMatchObject({ prompt: 'a dress' });
});

test('nor does it hang again lighter, in other colours, cut, turned or laid on something, also where it was looked at before all that was known', async () => {
  const picture = await dressed('#93401c', 170).png().toBuffer();
  await takeDown((await hang(picture, asha)).$id);
  for (const [name, make] of Object.entries(MADE_STRONGER))
    expect(await refusalOf(hang(await make(sharp(picture)), ben)), name).toMatchObject(REFUSED);
  // As 0.3.0 left it: whole alone.
  await server.parts.database.transaction(async (tx) => {
    await tx.delete(pictureLooks).where(notInArray(pictureLooks.kind, ['all-of-3', 'picture-0-of-3']));
    await tx.update(pictureLooks).set({ kind: 'none-2' }).where(eq(pictureLooks.kind, 'all-of-3'));
    await tx.update(pictureLooks).set({ kind: 'picture-0' }).where(eq(pictureLooks.kind, 'picture-0-of-3'));
  });
  const turned = await sharp(picture).rotate(3, { background: '#ffffff' }).jpeg().toBuffer();
  expect(await refusalOf(hang(turned, ben))).toMatchObject(REFUSED);
});

test('what only its author may not show is kept from nobody else', async () => {
  const picture = await dressed('#3d7a1f', 120).png().toBuffer();
  await takeDown((await hang(picture, asha)).$id, 'copied');
  const smaller = await sharp(picture).resize(300).jpeg().toBuffer();
  expect(await refusalOf(hang(smaller, asha))).toMatchObject(REFUSED);
  expect(await hang(smaller, ben)).toMatchObject({ prompt: 'a dress' });
});

test('a maker loses no form of her picture by what a copier wrote under it, brought before or after', async () => {
  const own = await bring(await dressed('#b8860b', 90).jpeg().toBuffer(), asha);
  const view = await asha.fetch(`/v1/storage/buckets/${BUCKET.designs}/files/${own}/view`);
  // Coded anew with each time that it is brought.
  const downloaded = new Uint8Array(await view.arrayBuffer());
  const copy = await hang(downloaded, ben);
  const again = await bring(downloaded, asha);
  await takeDown(copy.$id);
  const smaller = await sharp(downloaded).resize(280).jpeg().toBuffer();
  expect(await post(asha, { fileId: again, prompt: 'a dress' })).toMatchObject({ prompt: 'a dress' });
  expect(await hang(smaller, asha)).toMatchObject({ prompt: 'a dress' });
  expect(await refusalOf(hang(smaller, ben))).toMatchObject(REFUSED);
});

test('one that is put back and another taken down in its place are told apart, though as many are down as before', async () => {
  const [one, other] = [await dressed('#5a1f7a', 150).png().toBuffer(), await dressed('#1f7a6a', 40).png().toBuffer()];
  const [first, second] = [await hang(one, asha), await hang(other, asha)];
  await takeDown(first.$id);
  expect(await refusalOf(hang(await sharp(one).resize(300).jpeg().toBuffer(), ben))).toMatchObject(REFUSED);
  await putBackPost({ ctx: job, input: { postId: first.$id } });
  await takeDown(second.$id);
  expect(await refusalOf(hang(await sharp(other).resize(300).jpeg().toBuffer(), ben))).toMatchObject(REFUSED);
});

test('what was taken down is nobody’s own picture either, whatever was made of it and wherever it is cut', async () => {
  const picture = await dressed('#12664f', 150).png().toBuffer();
  const show = (bytes: Uint8Array, person: Person, crop = '') =>
    person.fetch(`/v1/account/picture${crop}`, {
      method: 'PUT',
      headers: { 'content-type': 'image/jpeg' },
      body: new Uint8Array(bytes),
    });
  const hung = await hang(picture, asha);
  expect((await show(picture, ben)).status).toBe(200);
  await takeDown(hung.$id);
  for (const [name, make] of Object.entries(MADE_OF_IT))
    for (const crop of ['', '?x=0.2&y=0&side=0.5']) {
      const refused = await show(await make(sharp(picture)), ben, crop);
      expect([refused.status, ((await refused.json()) as { type: string }).type], name).toEqual([
        403,
        'post_taken_down',
      ]);
    }
  expect((await show(await dressed('#12664f', 60).png().toBuffer(), ben)).status).toBe(200);
});

test('what was brought before goes with it however it was made of it, whether it hangs, is seen or is somebody’s face, and is free again with it', async () => {
  const picture = await dressed('#6b3fa0', 215).png().toBuffer();
  const hung = await hang(picture, asha);
  const copies: string[] = [];
  for (const make of Object.values(MADE_OF_IT)) copies.push((await hang(await make(sharp(picture)), ben)).$id);
  const waiting = await bring(await sharp(picture).flop().webp().toBuffer(), ben);
  const face = await ben.fetch('/v1/account/picture', {
    method: 'PUT',
    headers: { 'content-type': 'image/png' },
    body: new Uint8Array(picture),
  });
  const { picture: path } = ((await face.json()) as { prefs: { picture: string } }).prefs;
  const other = await hang(await dressed('#6b3fa0', 40).png().toBuffer(), ben);

  await takeDown(hung.$id);
  const input = { postId: hung.$id, reason: 'hateful', said: '' } as const;
  const taken = await takeDownAlike({ ctx: job, storage: server.parts.storage, input });
  expect(taken.toSorted()).toEqual(copies.toSorted());
  expect(await refusalOf(post(ben, { fileId: waiting, prompt: 'a dress' }))).toMatchObject(REFUSED);
  expect((await fetch(`${server.address}${path}`)).status).toBe(404);
  expect(await takeDownAlike({ ctx: job, storage: server.parts.storage, input })).toEqual([]);
  const guest = `${server.address}/v1/storage/buckets/${BUCKET.designs}/files/${other.fileId}/view?project=${PROJECT_ID}`;
  expect((await fetch(guest)).status).toBe(200);

  await putBackPost({ ctx: job, input: { postId: hung.$id } });
  expect((await post(ben, { fileId: waiting, prompt: 'a dress' })).$id).toBeTruthy();
});

test('what looks as it does is left to whoever brought it first, and to everybody but its author where it is copied', async () => {
  const picture = await dressed('#a05a12', 120).png().toBuffer();
  const first = await hang(await sharp(picture).webp({ quality: 80 }).toBuffer(), ben);
  const copied = await hang(picture, asha);
  await takeDown(copied.$id);
  const alike = (reason: 'hateful' | 'copied', postId: string) =>
    takeDownAlike({ ctx: job, storage: server.parts.storage, input: { postId, reason, said: '' } });
  expect(await alike('hateful', copied.$id)).toEqual([]);

  const print = await dressed('#11497f', 130).png().toBuffer();
  const hers = await hang(print, asha);
  const second = await hang(await sharp(print).flop().png().toBuffer(), asha);
  await hang(await sharp(print).webp().toBuffer(), ben);
  await takeDown(hers.$id, 'copied');
  expect(await alike('copied', hers.$id)).toEqual([second.$id]);
  expect(first.$id).toBeTruthy();
});

test('an author’s earlier copies of what was taken down go with it', async () => {
  const picture = await dressed('#2f6f12', 110).png().toBuffer();
  const earlier = await hang(await sharp(picture).resize(300).jpeg().toBuffer(), asha);
  const hung = await hang(picture, asha);
  await takeDown(hung.$id);
  const input = { postId: hung.$id, reason: 'hateful', said: '' } as const;
  expect(await takeDownAlike({ ctx: job, storage: server.parts.storage, input })).toEqual([earlier.$id]);
});
