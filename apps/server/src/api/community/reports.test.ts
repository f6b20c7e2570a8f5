import { rm } from 'node:fs/promises';
import {
  DesignsOverview,
  Folder,
  FolderPage,
  Offer,
  REPORT_MESSAGE,
  REPORTS_MAX,
  StandingReport,
} from '@toile/contract';
import { eq, sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { designForms } from '#server/parts/database/schema/design-forms.ts';
import { files } from '#server/parts/database/schema/files.ts';
import { postLikes } from '#server/parts/database/schema/post-likes.ts';
import { postReports } from '#server/parts/database/schema/post-reports.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import { takenPosts } from '#server/parts/database/schema/taken-posts.ts';
import type { Context } from '#server/product/context.ts';
import { listReported, listReports } from '#server/product/reports/list-reports.ts';
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
/** Of the same database: what the first one is told, this one hears. */
let second: RunningServer;
let asha: Person;
let ben: Person;
let job: Context;

beforeAll(async () => {
  folder = await makeDataDir();
  const environment = { DATABASE_URL: await createTestDatabase(), DATA_DIR: folder };
  server = await startTestServer(environment, { openGenerator: () => openFakeGenerator() });
  second = await startTestServer({ ...environment, ROLE: 'web' });
  [asha, ben] = await Promise.all([signUp(server.address, 'Asha Rao'), signUp(server.address, 'Ben')]);
  await buyTokens(server.parts.database, asha.accountId, 30);
  job = { actor: { kind: 'job', name: 'test' }, database: server.parts.database };
});
afterAll(async () => {
  await second.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const community = openCommunity(() => server.address);
const { as, postDesign } = community;
const elsewhere = openCommunity(() => second.address);

const send = (person: Person, method: string, path: string, body?: object) =>
  person.fetch(path, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
const report = (person: Person, id: string, body: object = { reason: 'copied' }) =>
  send(person, 'PUT', `/community/${id}/report`, body);
const withdraw = (person: Person, id: string) => send(person, 'DELETE', `/community/${id}/report`);
const ask = (person: Person, id: string) => person.fetch(`/community/${id}/report`);
const standing = async (person: Person, id: string) => StandingReport.parse(await (await ask(person, id)).json());
const told = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as object) });
const reportsOf = (postId: string) => listReports({ ctx: job, input: { postId } });
const takeDown = (postId: string, said = '') => takeDownPost({ ctx: job, input: { postId, reason: 'hateful', said } });
const putBack = (postId: string) => putBackPost({ ctx: job, input: { postId } });
const idsFor = async (person: Person | undefined, where = community) =>
  (await where.list(person)).documents.map(({ $id }) => $id);
const guest = (path: string, where = server) => fetch(new URL(path, where.address));

describe('a report', () => {
  test('is kept once for each person and post, as it was said last, and whoever made it is not shown the post', async () => {
    const { $id } = await postDesign(asha);
    expect((await report(ben, $id)).status).toBe(204);
    expect((await report(ben, $id, { reason: 'hateful', note: 'look at the print' })).status).toBe(204);
    expect(await reportsOf($id)).toMatchObject([{ address: ben.email, reason: 'hateful', note: 'look at the print' }]);
    expect(await idsFor(ben)).not.toContain($id);
    expect(await idsFor(asha)).toContain($id);
    expect(await idsFor(undefined)).toContain($id);
    expect(await standing(ben, $id)).toEqual({ report: { reason: 'hateful', note: 'look at the print' } });
    expect(await standing(asha, $id)).toEqual({ report: null });
    expect((await withdraw(ben, $id)).status).toBe(204);
    expect(await standing(ben, $id)).toEqual({ report: null });
    expect(await idsFor(ben)).toContain($id);
    expect(await reportsOf($id)).toEqual([]);
    expect((await withdraw(ben, $id)).status).toBe(204);
  });

  test('of many people at once is one report of each', async () => {
    const { $id } = await postDesign(asha);
    const people = await Promise.all(Array.from({ length: 4 }, () => signUp(server.address)));
    const answers = await Promise.all([...people, ...people, ...people].map((person) => report(person, $id)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204));
    expect((await reportsOf($id)).map(({ address }) => address).sort()).toEqual(
      people.map(({ email }) => email).sort(),
    );
    const waiting = await listReported({ ctx: job });
    expect(waiting.find(({ id }) => id === $id)).toMatchObject({ people: 4, reasons: ['copied'] });
  });

  test('is refused of an own post, of none, by a guest, for no reason and with too many words, each with its words', async () => {
    const { $id } = await postDesign(asha);
    expect(await told(await report(asha, $id))).toMatchObject({ status: 400, message: REPORT_MESSAGE.own });
    expect((await report(ben, 'no-such-post')).status).toBe(404);
    expect((await ask(ben, 'no-such-post')).status).toBe(404);
    expect((await guest(`/community/${$id}/report`)).status).toBe(401);
    const unsigned = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{"reason":"copied"}' };
    expect((await fetch(`${server.address}/community/${$id}/report`, unsigned)).status).toBe(401);
    for (const body of [{}, { reason: 'dull' }, { reason: 'other', note: 'x'.repeat(501) }])
      expect((await report(ben, $id, body)).status).toBe(400);
    expect(await reportsOf($id)).toEqual([]);
  });
});

test('a report of who is kept out is refused', async () => {
  const [{ $id }, dara] = [await postDesign(asha), await signUp(server.address)];
  await server.parts.database.transaction((tx) =>
    tx.update(accounts).set({ status: 'blocked' }).where(eq(accounts.id, dara.accountId)),
  );
  expect((await report(dara, $id)).status).toBe(403);
  expect(await reportsOf($id)).toEqual([]);
});

describe('a post that was taken down', () => {
  test('is seen by nobody but its author, at no address and by no process, and hangs again as it was once it is put back', async () => {
    const made = await postDesign(asha, 'a plum velvet coat');
    const { $id, fileId, designId } = made;
    await as(ben).incrementDocumentAttribute({ ...at($id), attribute: 'likes', value: 1 });
    expect((await report(ben, $id)).status).toBe(204);
    const page = `/d/${designId}`;
    const picture = `/v1/storage/buckets/designs/files/${fileId}/view?project=toile`;
    const seen = async (where: RunningServer) => {
      const data = { headers: { accept: 'application/json' } };
      const [shown, sent] = await Promise.all([fetch(new URL(page, where.address), data), guest(picture, where)]);
      return [shown.status, sent.status];
    };
    expect(await seen(server)).toEqual([200, 200]);
    expect(await seen(second)).toEqual([200, 200]);
    expect(await idsFor(undefined, elsewhere)).toContain($id);

    await takeDown($id, 'The print is a hateful sign.');
    expect(await seen(server)).toEqual([404, 404]);
    expect(await seen(second)).toEqual([404, 404]);
    for (const where of [community, elsewhere]) {
      // What was told to everybody a moment ago may be told for that moment.
      await expect.poll(() => idsFor(undefined, where)).not.toContain($id);
      expect(await refusalOf(where.as(ben).getDocument(at($id)))).toMatchObject({ code: 404 });
      expect(await idsFor(asha, where)).not.toContain($id);
    }
    expect((await asha.fetch(picture)).status).toBe(200);
    expect(await reportsOf($id)).toMatchObject([{ address: ben.email, isAnswered: true }]);
    expect((await report(ben, $id)).status).toBe(404);
    expect((await ask(ben, $id)).status).toBe(404);

    await putBack($id);
    expect(await seen(server)).toEqual([200, 200]);
    const { likes, liked, $createdAt, $sequence } = await as(ben).getDocument<typeof made>(at($id));
    expect({ likes, liked, $createdAt, $sequence }).toEqual({
      likes: 1,
      liked: true,
      $createdAt: made.$createdAt,
      $sequence: made.$sequence,
    });
    expect(await reportsOf($id)).toMatchObject([{ address: ben.email, isAnswered: true }]);
  });

  test('is told of to its author with the reason, and lies in what they take with them, as do the reports that they made', async () => {
    const mine = await postDesign(asha, 'a grey cape');
    await takeDown(mine.$id, 'Not this.');
    const overview = DesignsOverview.parse(await (await asha.fetch('/generate-outfit/overview')).json());
    expect(overview.taken_down[0]).toMatchObject({ post_id: mine.$id, reason: 'hateful', said: 'Not this.' });
    await report(ben, (await postDesign(asha)).$id, { reason: 'other', note: 'it is mine' });
    const takenAlong = async (person: Person, name: string) => {
      const zip = unzipSync(new Uint8Array(await (await person.fetch('/v1/account/export')).arrayBuffer()));
      return new TextDecoder().decode(zip[name]);
    };
    expect(await takenAlong(asha, 'taken-down.json')).toContain('Not this.');
    expect(await takenAlong(ben, 'reports.json')).toContain('it is mine');
  });

  test('is shown to others by no other way: not posted anew, not shared by its address, not by its rights, not in a folder', async () => {
    const { $id, fileId, designId } = await postDesign(asha, 'a short red skirt');
    const folders = '/generate-outfit/folders';
    const made = FolderPage.parse(
      await (await send(asha, 'POST', folders, { name: 'Red', designs: [designId] })).json(),
    );
    const linked = FolderPage.parse(await (await send(asha, 'PUT', `${folders}/${made.folder_id}/link`)).json());
    const { search } = new URL(linked.url ?? '');
    const opened = async () => {
      const page = await guest(`/generate-outfit/folder${search}`);
      const sent = await guest(`/generate-outfit/folder/picture${search}&design=${designId}`);
      return [(await page.text()).includes('red skirt'), sent.status];
    };
    // A busy server puts the making of a small picture off.
    await expect.poll(opened).toEqual([true, 200]);
    await takeDown($id);
    expect(await opened()).toEqual([false, 404]);
    const anew = Folder.parse(
      await (await send(asha, 'POST', '/generate-outfit/folders', { name: 'For the fair', designs: [] })).json(),
    );
    const lay = () => send(asha, 'PUT', `/generate-outfit/folders/${anew.folder_id}/designs/${designId}`);
    await send(asha, 'PUT', `/generate-outfit/folders/${anew.folder_id}/link`);
    expect(await told(await lay())).toMatchObject({ status: 403, message: REPORT_MESSAGE.takenDown });
    await send(asha, 'DELETE', `/generate-outfit/folders/${anew.folder_id}/link`);
    expect((await lay()).status).toBe(204);
    const refused = { code: 403, type: 'post_taken_down', message: REPORT_MESSAGE.takenDown };
    expect(await refusalOf(community.post(asha, { designId }))).toMatchObject(refused);
    expect(await told(await send(asha, 'PUT', `/generate-outfit/${designId}/share`))).toMatchObject({
      status: 403,
      message: REPORT_MESSAGE.takenDown,
    });
    const rights = { permissions: ['read("any")'] };
    expect((await send(asha, 'PUT', `/v1/storage/buckets/designs/files/${fileId}`, rights)).status).toBe(403);
  });

  test('is shown in no offer to a customer, neither in one that was sent nor in a new one', async () => {
    const [{ $id, designId }, other] = [await postDesign(asha, 'a short green skirt'), await postDesign(asha, 'a tie')];
    const offer = (designs: (string | null)[]) =>
      send(asha, 'POST', '/boutique/offers', { title: 'For Meera', designs });
    const made = Offer.parse(await (await offer([designId, other.designId])).json());
    const { search } = new URL(made.url);
    const seen = async (id: string | null) => (await guest(`/boutique/offer/picture${search}&design=${id}`)).status;
    const offered = async () => (await guest(`/boutique/offer${search}`)).text();
    // A busy server puts the making of a small picture off.
    await expect.poll(() => seen(designId)).toBe(200);
    await takeDown($id);
    expect(await offered()).not.toContain('green skirt');
    expect(await seen(designId)).toBe(404);
    await expect.poll(() => seen(other.designId)).toBe(200);
    expect(await told(await offer([designId]))).toMatchObject({ status: 403, message: REPORT_MESSAGE.takenDown });
    await putBack($id);
    expect(await offered()).toContain('green skirt');
  });

  test('is shown in no other form of its design either, which its author cannot show by its rights', async () => {
    const { $id, fileId, designId } = await postDesign(asha, 'a blue cloak');
    const formId = `form-${$id}`;
    await server.parts.database.transaction(async (tx) => {
      const [file] = await tx.select().from(files).where(eq(files.id, fileId));
      if (!file) throw new Error('a post without a picture');
      await tx.insert(files).values({ ...file, id: formId, permissions: [...file.permissions, 'read("any")'] });
      const form = { form: 'clear', status: 'done', fileId: formId, deadlineAt: new Date() } as const;
      await tx.insert(designForms).values({ designId: designId ?? '', ...form });
    });
    const path = `/v1/storage/buckets/designs/files/${formId}`;
    const seen = async () => (await guest(`${path}/view?project=toile`)).status;
    expect(await seen()).toBe(200);
    await takeDown($id);
    expect(await seen()).toBe(404);
    expect((await send(asha, 'PUT', path, { permissions: ['read("any")'] })).status).toBe(403);
    await putBack($id);
    expect((await send(asha, 'PUT', path, { permissions: ['read("any")'] })).status).toBe(200);
  });

  test('is not posted again by who deletes its picture and brings it once more', async () => {
    const bytes = await noisePng(64, 64);
    const bring = async () => {
      const form = new FormData();
      form.set('fileId', 'unique()');
      form.set('file', new File([Uint8Array.from(bytes)], 'scarf.png', { type: 'image/png' }));
      const answer = await asha.fetch('/v1/storage/buckets/designs/files', { method: 'POST', body: form });
      expect(answer.status, await answer.clone().text()).toBe(201);
      return ((await answer.json()) as { $id: string }).$id;
    };
    const fileId = await bring();
    const { $id } = await community.post(asha, { fileId, prompt: 'a striped scarf' });
    await takeDown($id);
    expect((await send(asha, 'DELETE', `/v1/storage/buckets/designs/files/${fileId}`)).status).toBe(204);
    const again = community.post(asha, { fileId: await bring(), prompt: 'a striped scarf' });
    expect(await refusalOf(again)).toMatchObject({ code: 403, type: 'post_taken_down' });
  });

  test('is taken down once, and one that is not there or not down is told as such', async () => {
    const { $id } = await postDesign(asha);
    const outcomes = await Promise.allSettled([takeDown($id), takeDown($id), takeDown($id)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    await expect(takeDown('no-such-post')).rejects.toMatchObject({ code: 'document-not-found' });
    const back = await Promise.allSettled([putBack($id), putBack($id)]);
    expect(back.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('at the same moment', () => {
  test('a post that is taken down while it is liked, reported and deleted leaves no like and no report of nothing', async () => {
    for (let round = 0; round < 5; round++) {
      const { $id } = await postDesign(asha);
      await Promise.allSettled([
        as(ben).incrementDocumentAttribute({ ...at($id), attribute: 'likes', value: 1 }),
        report(ben, $id),
        takeDown($id),
        as(asha).deleteDocument(at($id)),
      ]);
      const { read } = server.parts.database;
      const [post] = await read.select().from(posts).where(eq(posts.id, $id));
      expect(await read.$count(postLikes, eq(postLikes.postId, $id))).toBe(post?.likes ?? 0);
      if (!post) expect(await read.$count(postReports, eq(postReports.postId, $id))).toBe(0);
    }
  });

  test('an author who leaves while a post of theirs is taken down leaves nothing, and the command ends', async () => {
    for (let round = 0; round < 4; round++) {
      const maker = await signUp(server.address);
      const { $id } = await postDesign(maker);
      await report(ben, $id);
      const [, gone] = await Promise.allSettled([
        takeDown($id),
        send(maker, 'DELETE', '/v1/account', { password: PASSWORD, posts: 'deleted' }),
      ]);
      expect(gone).toMatchObject({ status: 'fulfilled', value: { status: 204 } });
      const { read } = server.parts.database;
      expect(await read.$count(posts, eq(posts.id, $id))).toBe(0);
      expect(await read.$count(takenPosts, eq(takenPosts.id, $id))).toBe(0);
      expect(await reportsOf($id)).toEqual([]);
    }
  });
});

test('who has reported as many posts as anybody may is refused the next, and may still say a report otherwise', async () => {
  const cara = await signUp(server.address);
  const { $id } = await postDesign(asha);
  await server.parts.database.transaction(async (tx) => {
    await tx.execute(sql`
      insert into files (id, bucket, owner_id, sha256, mime, bytes, width, height, name, permissions, is_upload)
        select 'many' || n, 'designs', ${asha.accountId}, repeat('0', 64), 'image/jpeg', 1, 1, 1, 'a.jpg', array['read("any")'], true
        from generate_series(1, ${REPORTS_MAX}::int) n`);
    await tx.execute(sql`
      insert into posts (id, account_id, file_id, prompt, title, description)
        select id, owner_id, id, 'a coat', 'a coat', '' from files where id like 'many%'`);
    await tx.execute(sql`
      insert into post_reports (account_id, post_id, reason)
        select ${cara.accountId}, id, 'other' from posts where id like 'many%'`);
  });
  expect(await told(await report(cara, $id))).toMatchObject({ status: 409, message: REPORT_MESSAGE.tooMany });
  expect((await report(cara, 'many1', { reason: 'copied' })).status).toBe(204);
  expect((await withdraw(cara, 'many1')).status).toBe(204);
  expect((await report(cara, $id)).status).toBe(204);
  expect(await server.parts.database.read.$count(postReports)).toBeGreaterThanOrEqual(REPORTS_MAX);
});
