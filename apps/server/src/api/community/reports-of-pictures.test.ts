import { rm } from 'node:fs/promises';

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postReports } from '#server/parts/database/schema/post-reports.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import type { Context } from '#server/product/context.ts';
import { findPost } from '#server/product/reports/find-post.ts';
import { keepPost } from '#server/product/reports/keep-post.ts';
import { listReported, listReports, readReportLoad } from '#server/product/reports/list-reports.ts';
import { putBackPost } from '#server/product/reports/put-back.ts';
import { takeDownPost } from '#server/product/reports/take-down.ts';
import type { RunningServer } from '#server/start.ts';
import { at, openCommunity } from '../../../../../test/community.ts';
import { makeDataDir } from '../../../../../test/data-dir.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { openFakeGenerator } from '../../../../../test/fakes/generator.ts';
import { buyTokens, PASSWORD, type Person, signUp } from '../../../../../test/people.ts';
import { noisePng } from '../../../../../test/pictures.ts';
import { refusalOf } from '../../../../../test/sdk.ts';
import { startTestServer } from '../../../../../test/server.ts';

let folder: string;
let server: RunningServer;
let ben: Person;
let asha: Person;
let job: Context;

beforeAll(async () => {
  folder = await makeDataDir();
  const environment = { DATABASE_URL: await createTestDatabase(), DATA_DIR: folder };
  server = await startTestServer(environment, { openGenerator: () => openFakeGenerator() });
  ben = await signUp(server.address, 'Ben');
  job = { actor: { kind: 'job', name: 'test' }, database: server.parts.database };
});
beforeEach(async () => {
  asha = await signUp(server.address);
  await buyTokens(server.parts.database, asha.accountId, 5);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const community = openCommunity(() => server.address);
const { as, postDesign } = community;
const send = (person: Person, method: string, path: string, body?: object) =>
  person.fetch(path, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
const report = (id: string, note = '') => send(ben, 'PUT', `/community/${id}/report`, { reason: 'hateful', note });
const remove = (id: string, person = asha) => as(person).deleteDocument(at(id));
const takeDown = (postId: string, reason: 'hateful' | 'copied' = 'hateful') =>
  takeDownPost({ ctx: job, input: { postId, reason, said: '' } });
const waiting = async () => (await listReported({ ctx: job })).map(({ id }) => id);
const find = (named: string) => findPost({ ctx: job, input: { named } });
const REFUSED = { code: 403, type: 'post_taken_down' };

async function edit(designId: string | null, words: string): Promise<string> {
  const form = { style_idea: 'a linen shirt', edit: { design_id: designId, words } };
  const answer = await send(asha, 'POST', '/generate-outfit', form);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return ((await answer.json()) as { design_id: string }).design_id;
}

async function bring(bytes: Uint8Array, person = asha, permissions: string[] = []): Promise<string> {
  const form = new FormData();
  form.set('fileId', 'unique()');
  form.set('file', new File([Uint8Array.from(bytes)], 'scarf.png', { type: 'image/png' }));
  for (const permission of permissions) form.append('permissions[]', permission);
  const answer = await person.fetch('/v1/storage/buckets/designs/files', { method: 'POST', body: form });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return ((await answer.json()) as { $id: string }).$id;
}

describe('a report of a post that its author deletes', () => {
  test('waits for an answer as before, and can be answered by the address that was reported', async () => {
    const { $id, designId } = await postDesign(asha, 'a plum coat');
    await report($id, 'the print');
    await remove($id);
    expect(await waiting()).toContain($id);
    expect((await readReportLoad({ ctx: job })).toile_reports_open).toBeGreaterThan(0);
    expect(await find($id)).toMatchObject({ id: $id, taken: null, withdrawnAt: expect.any(Date) });
    expect(await find(`https://toile.example/d/${designId}`)).toMatchObject({ id: $id });
    expect(await listReports({ ctx: job, input: { postId: $id } })).toMatchObject([
      { address: ben.email, note: 'the print', isAnswered: false },
    ]);
    expect(await keepPost({ ctx: job, input: { postId: $id } })).toBe(1);
    expect(await waiting()).not.toContain($id);
  });

  test('hangs on the next post of the same design, which is not shown to whoever reported it', async () => {
    const { $id, designId } = await postDesign(asha, 'a plum coat');
    await report($id);
    await remove($id);
    const again = await community.post(asha, { designId });
    expect(await waiting()).toContain(again.$id);
    expect(await waiting()).not.toContain($id);
    expect((await community.list(ben)).documents.map((post) => post.$id)).not.toContain(again.$id);
    expect(await find($id)).toMatchObject({ id: again.$id });
    // Once more, and what was said is still one report.
    await remove(again.$id);
    const third = await community.post(asha, { designId });
    expect(await listReports({ ctx: job, input: { postId: third.$id } })).toHaveLength(1);
  });

  test('hangs on the post of what was changed from the design, and of the same bytes brought again', async () => {
    const { $id, designId } = await postDesign(asha, 'a linen shirt');
    await report($id);
    await remove($id);
    const changed = await community.post(asha, { designId: await edit(designId, 'in red') });
    expect(await waiting()).toContain(changed.$id);
    const bytes = await noisePng(64, 64);
    const first = await community.post(asha, { fileId: await bring(bytes), prompt: 'a striped scarf' });
    await report(first.$id);
    await remove(first.$id);
    expect((await send(asha, 'DELETE', `/v1/storage/buckets/designs/files/${first.fileId}`)).status).toBe(204);
    expect(await waiting()).toContain(first.$id);
    const second = await community.post(asha, { fileId: await bring(bytes), prompt: 'a striped scarf' });
    expect(await waiting()).toContain(second.$id);
  });

  test('goes with the account of its author, and with whoever made it', async () => {
    const { $id } = await postDesign(asha);
    await report($id);
    await remove($id);
    const gone = await send(asha, 'DELETE', '/v1/account', { password: PASSWORD, posts: 'deleted' });
    expect(gone.status).toBe(204);
    expect(await waiting()).not.toContain($id);
    expect(await find($id)).toBeUndefined();
  });

  test('lies where the design was laid into the trash as well', async () => {
    const { $id, designId } = await postDesign(asha);
    await report($id);
    expect((await send(asha, 'DELETE', `/generate-outfit/${designId}`)).status).toBeLessThan(300);
    expect(await waiting()).toContain($id);
  });
});

describe('a picture that was taken down', () => {
  test('after its author deleted the post is posted, shared and offered by no door, nor is what was changed from it', async () => {
    const { $id, designId } = await postDesign(asha, 'a linen shirt');
    const before = await edit(designId, 'in red');
    await report($id);
    await remove($id);
    await takeDown($id);
    expect(await waiting()).not.toContain($id);
    const after = await edit(designId, 'in navy');
    const offer = (id: string | null) => send(asha, 'POST', '/boutique/offers', { title: 'For Meera', designs: [id] });
    for (const id of [designId, before, after, await edit(after, 'in white')]) {
      expect(await refusalOf(community.post(asha, { designId: id }))).toMatchObject(REFUSED);
      expect((await send(asha, 'PUT', `/generate-outfit/${id}/share`)).status).toBe(403);
      expect((await offer(id)).status).toBe(403);
    }
    expect(await find($id)).toMatchObject({ id: $id, taken: { reason: 'hateful' } });
    await putBackPost({ ctx: job, input: { postId: $id } });
    expect((await community.post(asha, { designId: before })).$id).toBeTruthy();
    expect((await offer(designId)).status).toBe(201);
  });

  test('is taken down by the address that was reported though it hangs by another now', async () => {
    const { $id, designId } = await postDesign(asha);
    await report($id);
    await remove($id);
    const again = await community.post(asha, { designId });
    expect(await takeDown((await find($id))?.id ?? '')).toEqual([again.$id]);
    expect(await find($id)).toMatchObject({ id: again.$id, taken: { reason: 'hateful' } });
  });

  test('takes along what was changed from it and hangs, and each can be put back', async () => {
    const { $id, designId } = await postDesign(asha, 'a linen shirt');
    const changed = await community.post(asha, { designId: await edit(designId, 'in red') });
    expect((await takeDown($id)).toSorted()).toEqual([$id, changed.$id].toSorted());
    expect((await fetch(`${server.address}/d/${changed.designId}`)).status).toBe(404);
    await putBackPost({ ctx: job, input: { postId: changed.$id } });
    expect((await fetch(`${server.address}/d/${changed.designId}`)).status).toBe(200);
    expect(await refusalOf(community.post(asha, { designId }))).toMatchObject(REFUSED);
  });

  test('is shown by nobody else either, unless it was the work of somebody else', async () => {
    const bytes = await noisePng(65, 65);
    const mine = await community.post(asha, { fileId: await bring(bytes), prompt: 'a scarf' });
    const theirs = await community.post(ben, { fileId: await bring(bytes, ben), prompt: 'a scarf' });
    expect(await takeDown(mine.$id, 'copied')).toEqual([mine.$id]);
    expect((await takeDown(theirs.$id)).toSorted()).toEqual([theirs.$id]);
    const cara = await signUp(server.address);
    const third = await bring(bytes, cara);
    expect(await refusalOf(community.post(cara, { fileId: third, prompt: 'a scarf' }))).toMatchObject(REFUSED);
    const form = { permissions: ['read("any")'] };
    expect((await send(cara, 'PUT', `/v1/storage/buckets/designs/files/${third}`, form)).status).toBe(403);
  });
});

describe('a picture that somebody copied', () => {
  test('stays where its maker shows it when the copy is taken down for its words, and is shown anew by nobody else', async () => {
    const bytes = await noisePng(66, 66);
    const made = await community.post(asha, { fileId: await bring(bytes), prompt: 'a scarf' });
    const copy = await community.post(ben, { fileId: await bring(bytes, ben), prompt: 'a scarf' });
    expect(await takeDown(copy.$id)).toEqual([copy.$id]);
    expect((await community.list(asha)).documents.map((post) => post.$id)).toContain(made.$id);
    await remove(made.$id);
    expect((await community.post(asha, { fileId: made.fileId, prompt: 'a scarf' })).$id).toBeTruthy();
    expect((await community.post(asha, { fileId: await bring(bytes), prompt: 'a scarf' })).$id).toBeTruthy();
    const again = await bring(bytes, ben);
    expect(await refusalOf(community.post(ben, { fileId: again, prompt: 'a scarf' }))).toMatchObject(REFUSED);
  });

  test('is taken down with its copies where its maker showed it first', async () => {
    const bytes = await noisePng(67, 67);
    const made = await community.post(asha, { fileId: await bring(bytes), prompt: 'a scarf' });
    const copy = await community.post(ben, { fileId: await bring(bytes, ben), prompt: 'a scarf' });
    expect((await takeDown(made.$id)).toSorted()).toEqual([made.$id, copy.$id].toSorted());
  });
});

describe('what everybody could download of a picture that was taken down', () => {
  const viewOf = async (fileId: string | null) => {
    const answer = await asha.fetch(`/v1/storage/buckets/designs/files/${fileId}/view`);
    expect(answer.status).toBe(200);
    return new Uint8Array(await answer.arrayBuffer());
  };
  const postBrought = async (person: Person, bytes: Uint8Array) =>
    community.post(person, { fileId: await bring(bytes, person), prompt: 'a scarf' });
  /** A design of this seed, which the fake draws in a colour of its own. */
  async function drawn(person: Person, seed: number) {
    await buyTokens(server.parts.database, person.accountId, 1);
    const answer = await send(person, 'POST', '/generate-outfit', { style_idea: 'a coat', seed });
    expect(answer.status, await answer.clone().text()).toBe(200);
    return ((await answer.json()) as { design_id: string }).design_id;
  }

  test('is posted again by nobody: not the picture of a design, nor that of a brought one', async () => {
    const cara = await signUp(server.address);
    const design = await community.post(asha, { designId: await drawn(asha, 0x10_20_30) });
    const brought = await postBrought(asha, await noisePng(71, 71));
    for (const post of [design, brought]) {
      const bytes = await viewOf(post.fileId);
      const copy = await postBrought(ben, bytes);
      expect((await takeDown(post.$id)).toSorted()).toEqual([post.$id, copy.$id].toSorted());
      for (const person of [asha, ben, cara])
        expect(await refusalOf(postBrought(person, bytes))).toMatchObject(REFUSED);
      // nor what the copy was downloaded as
      const copied = await ben.fetch(`/v1/storage/buckets/designs/files/${copy.fileId}/view`);
      expect(await refusalOf(postBrought(cara, new Uint8Array(await copied.arrayBuffer())))).toMatchObject(REFUSED);
    }
  });

  test('is not drawn again to the pixel and posted, and is once it is put back', async () => {
    const { $id } = await community.post(asha, { designId: await drawn(asha, 0x40_50_60) });
    await takeDown($id);
    const again = await drawn(asha, 0x40_50_60);
    const theirs = await drawn(ben, 0x40_50_60);
    expect(await refusalOf(community.post(asha, { designId: again }))).toMatchObject(REFUSED);
    expect(await refusalOf(community.post(ben, { designId: theirs }))).toMatchObject(REFUSED);
    expect((await community.post(ben, { designId: await drawn(ben, 0x90_50_20) })).$id).toBeTruthy();
    await putBackPost({ ctx: job, input: { postId: $id } });
    expect((await community.post(ben, { designId: theirs })).$id).toBeTruthy();
  });

  test('leaves its maker alone where a copy was taken down, and a copy is put back by itself', async () => {
    const made = await community.post(asha, { designId: await drawn(asha, 0x70_80_90) });
    const bytes = await viewOf(made.fileId);
    const copy = await postBrought(ben, bytes);
    expect(await takeDown(copy.$id)).toEqual([copy.$id]);
    await remove(made.$id);
    expect((await community.post(asha, { designId: made.designId })).$id).toBeTruthy();
    expect(await refusalOf(postBrought(ben, bytes))).toMatchObject(REFUSED);
    await putBackPost({ ctx: job, input: { postId: copy.$id } });
    expect((await community.list(asha)).documents.map((post) => post.$id)).toContain(copy.$id);
  });
});

describe('at the same moment', () => {
  test('a report and the deletion of its post leave a report that waits, or none was taken', async () => {
    for (let round = 0; round < 4; round++) {
      const { $id } = await postDesign(asha);
      const [said] = await Promise.all([report($id), remove($id)]);
      expect((await waiting()).includes($id)).toBe(said.status === 204);
    }
  });

  test('a deletion, a post of the same design and a take-down leave nothing that hangs', async () => {
    for (let round = 0; round < 4; round++) {
      const { $id, designId, fileId } = await postDesign(asha);
      await report($id);
      const [, , down] = await Promise.allSettled([
        remove($id),
        community.post(asha, { designId }),
        takeDown($id),
        send(asha, 'PUT', `/generate-outfit/${designId}/share`),
      ]);
      const { read } = server.parts.database;
      const hanging = await read.$count(posts, eq(posts.fileId, fileId));
      if (down.status === 'fulfilled') expect(hanging).toBe(0);
      else {
        const found = await find($id);
        await takeDown(found?.id ?? '');
        expect(await read.$count(posts, eq(posts.fileId, fileId))).toBe(0);
      }
      expect((await fetch(`${server.address}/d/${designId}`)).status).toBe(404);
      expect(await read.$count(postReports, eq(postReports.postId, $id))).toBe(0);
    }
  });
});
