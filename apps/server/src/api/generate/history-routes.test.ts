import {
  DesignStatus,
  DesignSummary,
  DesignsOverview,
  DesignsPage,
  ErrorBody,
  GenerationReply,
  HISTORY,
  MESSAGE,
} from '@toile/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { designs } from '#server/parts/database/schema/designs.ts';
import { files } from '#server/parts/database/schema/files.ts';
import { parseSha256 } from '#server/parts/storage/storage.ts';
import { purgeDesigns } from '#server/product/designs/purge-designs.ts';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { readEvents } from '../../../../../test/events.ts';
import { Gate, openFakeGenerator } from '../../../../../test/fakes/generator.ts';
import { buyTokens, type Person, signUp } from '../../../../../test/people.ts';
import { press } from '../../../../../test/press.ts';
import { connectSdk } from '../../../../../test/sdk.ts';
import { startTestServer } from '../../../../../test/server.ts';

let server: RunningServer;
const gate = new Gate();
beforeAll(async () => {
  const environment = { DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'silent' };
  server = await startTestServer(environment, { openGenerator: () => openFakeGenerator(1, gate) });
});
afterAll(() => server.close());

async function someone(tokens = 12): Promise<Person> {
  const person = await signUp(server.address);
  await buyTokens(server.parts.database, person.accountId, tokens);
  return person;
}

async function make(person: Person, brief: object | string): Promise<string> {
  return GenerationReply.parse(await (await press(person, brief)).json()).design_id;
}

async function list(person: Person, query = ''): Promise<DesignsPage> {
  const response = await person.fetch(`/generate-outfit/?${query}`);
  expect(response.status, await response.clone().text()).toBe(200);
  return DesignsPage.parse(await response.json());
}

const wordsOf = async (person: Person, query = '') =>
  (await list(person, query)).designs.map(({ request }) => request.style_idea);

const call = (person: Person, method: string, path: string, body?: object) =>
  person.fetch(`/generate-outfit/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });

const typeOf = async (refusal: Response) => ErrorBody.parse(await refusal.json()).type;

/** Presses and returns as soon as the press is taken, with the rest of its events let go. */
async function order(person: Person, words: string): Promise<string> {
  const leaving = new AbortController();
  const response = await press(person, words, { events: true, signal: leaving.signal });
  const { value } = await readEvents(response).next();
  leaving.abort();
  if (value?.type !== 'accepted') throw new Error('not accepted');
  return value.design_id;
}

const tokensOf = async (person: Person) => {
  const overview = DesignsOverview.parse(await (await call(person, 'GET', 'overview')).json());
  return overview.tokens + overview.freetokens;
};

/** Well written, and still no moments that a database knows. */
const NO_DAYS = ['after=999999999999999.a', 'from=0000-01-01T00:00:00Z'];

describe('the history', () => {
  test('shows its maker everything that was generated, newest first, with what it takes to make it again', async () => {
    const person = await someone();
    await make(person, { style_idea: 'a red saree', seed: 7, category: 'dress', creativity: 80 });
    await make(person, 'a navy coat');
    await press(person, 'fail a coat');
    const { designs: found, next } = await list(person);
    expect(next).toBeNull();
    expect(found.map(({ status, request }) => [status, request.style_idea])).toEqual([
      ['failed', 'fail a coat'],
      ['done', 'a navy coat'],
      ['done', 'a red saree'],
    ]);
    expect(found[0]).toMatchObject({ message: MESSAGE.generationFailed, image_url: null });
    expect(found[2]).toMatchObject({
      seed: 7,
      engine: 'fake',
      title: 'a red saree',
      request: { category: 'dress', creativity: 80, style: 'casual' },
      liked: false,
      post_id: null,
    });
    const picture = await person.fetch(found[2]?.image_url ?? '');
    expect(picture.status).toBe(200);
  });

  test('is nobody else’s, and no guest’s', async () => {
    const [person, other] = [await someone(), await someone()];
    const id = await make(person, 'a private gown');
    expect((await list(other)).designs).toEqual([]);
    for (const [method, path, body] of [
      ['DELETE', id],
      ['POST', `${id}/restore`],
      ['POST', `${id}/cancel`],
      ['PATCH', id, { liked: true }],
      ['GET', `${id}/download`],
      ['PUT', `${id}/forms/hd`],
    ] as const) {
      const response = await call(other, method, path, body);
      expect([method, path, response.status, await typeOf(response)]).toEqual([method, path, 404, 'design_not_found']);
    }
    expect((await fetch(`${server.address}/generate-outfit/`)).status).toBe(401);
    expect((await fetch(`${server.address}/generate-outfit/overview`)).status).toBe(401);
  });

  test('filters by option, heart, day and the words of the brief, each by itself and together', async () => {
    const person = await someone();
    await make(person, { style_idea: 'red silk saree', occasion: 'wedding', season: 'winter' });
    await make(person, { style_idea: 'Blue silk shirt', category: 'top', style: 'formal' });
    const coat = await make(person, { style_idea: 'a 100% wool_coat', category: 'coat', style: 'formal' });
    await call(person, 'PATCH', coat, { liked: true });
    expect(await wordsOf(person, 'category=top')).toEqual(['Blue silk shirt']);
    expect(await wordsOf(person, 'occasion=wedding&season=winter')).toEqual(['red silk saree']);
    expect(await wordsOf(person, 'style=formal&words=SILK')).toEqual(['Blue silk shirt']);
    expect(await wordsOf(person, 'words=silk+red')).toEqual(['red silk saree']);
    expect(await wordsOf(person, 'words=100%25')).toEqual(['a 100% wool_coat']);
    expect(await wordsOf(person, 'words=l_c')).toEqual(['a 100% wool_coat']);
    expect(await wordsOf(person, 'words=%25r%25')).toEqual([]);
    expect(await wordsOf(person, 'liked=true')).toEqual(['a 100% wool_coat']);
    expect(await wordsOf(person, 'liked=false&category=&words=')).toHaveLength(2);
    expect(await wordsOf(person, 'posted=true')).toEqual([]);
    expect(await wordsOf(person, 'posted=false')).toHaveLength(3);
    const now = new Date().toISOString();
    expect(await wordsOf(person, `from=${now}`)).toEqual([]);
    expect(await wordsOf(person, `to=${now}`)).toHaveLength(3);
    for (const query of ['category=hat', 'liked=maybe', 'from=yesterday', 'limit=0', 'after=nothing', ...NO_DAYS]) {
      expect((await person.fetch(`/generate-outfit/?${query}`)).status, query).toBe(400);
    }
  });

  test('comes in pages that miss nothing and repeat nothing, also while designs come and go', async () => {
    const person = await someone();
    for (let index = 0; index < 7; index++) await make(person, `skirt ${index}`);
    const first = await list(person, 'limit=3');
    expect(first.designs.map(({ request }) => request.style_idea)).toEqual(['skirt 6', 'skirt 5', 'skirt 4']);
    await make(person, 'skirt 7');
    await call(person, 'DELETE', first.designs[2]?.design_id ?? '');
    const second = await list(person, `limit=3&after=${first.next}`);
    expect(second.designs.map(({ request }) => request.style_idea)).toEqual(['skirt 3', 'skirt 2', 'skirt 1']);
    const third = await list(person, `limit=3&after=${second.next}`);
    expect([third.designs.map(({ request }) => request.style_idea), third.next]).toEqual([['skirt 0'], null]);
    expect((await list(person, 'limit=100000')).designs).toHaveLength(7);
  });
});

describe('the trash', () => {
  test('takes a design out of the history and gives it back as it was', async () => {
    const person = await someone();
    const id = await make(person, 'a linen shirt');
    const [before] = (await list(person)).designs;
    expect((await call(person, 'DELETE', id)).status).toBe(204);
    expect(await wordsOf(person)).toEqual([]);
    const [trashed] = (await list(person, 'trash=true')).designs;
    expect(trashed).toMatchObject({ design_id: id, deleted_at: expect.any(String) });
    expect((await call(person, 'POST', `${id}/restore`)).status).toBe(204);
    expect((await list(person)).designs).toEqual([before]);
  });

  test('takes the post of a design out of the gallery with it, and gives back the design alone', async () => {
    const person = await someone();
    const id = await make(person, 'a posted shirt');
    const { databases } = connectSdk(server.address, person);
    const community = { databaseId: 'toile', collectionId: 'community' };
    const { $id: documentId } = await databases.createDocument({
      ...community,
      documentId: 'unique()',
      data: { designId: id },
    });
    expect((await call(person, 'DELETE', id)).status).toBe(204);
    await expect(databases.getDocument({ ...community, documentId })).rejects.toMatchObject({ code: 404 });
    const picture = (await list(person, 'trash=true')).designs[0]?.image_url ?? '';
    expect((await fetch(new URL(picture, server.address))).status).toBe(404);
    expect((await call(person, 'POST', `${id}/restore`)).status).toBe(204);
    expect((await list(person)).designs[0]).toMatchObject({ design_id: id, post_id: null });
  });

  test('does not take a design that is still being made', async () => {
    const person = await someone();
    gate.shut();
    const id = await order(person, 'held trousers');
    const response = await call(person, 'DELETE', id);
    gate.open();
    expect([response.status, await typeOf(response)]).toEqual([409, 'design_running']);
    await expect.poll(async () => (await list(person)).designs[0]?.status).toBe('done');
  });

  test('is emptied of what lay in it for thirty days, bytes and all, and of nothing else', async () => {
    const person = await someone();
    const { database, storage } = server.parts;
    const [old, young] = [await make(person, 'an old hat'), await make(person, 'a young hat')];
    for (const id of [old, young]) await call(person, 'DELETE', id);
    const shaOf = async (id: string) => {
      const [row] = await database.read
        .select({ sha: files.sha256 })
        .from(files)
        .innerJoin(designs, eq(designs.fileId, files.id))
        .where(eq(designs.id, id));
      return parseSha256(row?.sha ?? '');
    };
    const [oldSha, youngSha] = [await shaOf(old), await shaOf(young)];
    const age = (id: string, days: number) =>
      database.transaction((tx) =>
        tx
          .update(designs)
          .set({ deletedAt: sql`now() - make_interval(days => ${days})` })
          .where(eq(designs.id, id)),
      );
    await age(old, HISTORY.trashDays + 1);
    await age(young, HISTORY.trashDays - 1);
    const job = { actor: { kind: 'job', name: 'test' }, database } as const;
    expect(await purgeDesigns({ ctx: job, parts: server.parts })).toBe(1);
    expect(await purgeDesigns({ ctx: job, parts: server.parts })).toBe(0);
    expect(await wordsOf(person, 'trash=true')).toEqual(['a young hat']);
    expect(await storage.size({ sha: oldSha })).toBeUndefined();
    expect(await storage.size({ sha: youngSha })).toBeGreaterThan(0);
    expect((await call(person, 'POST', `${old}/restore`)).status).toBe(404);
    const guest = { ...job, actor: { kind: 'guest' } } as const;
    await expect(purgeDesigns({ ctx: guest, parts: server.parts })).rejects.toMatchObject({ code: 'not-allowed' });
  });
});

describe('cancelling', () => {
  test('gives the token of a design back that waits in the queue, once, and forgets it', async () => {
    const person = await someone(3);
    const before = await tokensOf(person);
    gate.shut();
    await order(person, 'held one');
    const waiting = await order(person, 'held two');
    expect(await tokensOf(person)).toBe(before - 2);
    for (let again = 0; again < 2; again++) {
      const response = await call(person, 'POST', `${waiting}/cancel`);
      expect(response.status).toBe(200);
      expect(DesignStatus.parse(await response.json())).toMatchObject({ status: 'failed' });
    }
    gate.open();
    expect(await tokensOf(person)).toBe(before - 1);
    expect(await wordsOf(person)).toEqual(['held one']);
    await expect.poll(async () => (await list(person)).designs[0]?.status).toBe('done');
  });

  test('comes too late once drawing has begun: the design is made, and paid', async () => {
    const person = await someone(3);
    gate.shut();
    const response = await press(person, 'held cape', { events: true });
    let id = '';
    for await (const event of readEvents(response)) {
      if (event.type === 'accepted') id = event.design_id;
      if (event.type !== 'stage' || event.stage === 'queued') continue;
      const refused = await call(person, 'POST', `${id}/cancel`);
      gate.open();
      expect([refused.status, await typeOf(refused)]).toEqual([409, 'design_begun']);
      break;
    }
    await expect.poll(async () => (await list(person)).designs[0]?.status).toBe('done');
    expect(await tokensOf(person)).toBe(3);
    const [made] = (await list(person)).designs;
    expect(DesignSummary.parse(made).request.style_idea).toBe('held cape');
  });
});

test('the overview tells a new account nothing but its free token, and everybody else the truth', async () => {
  const fresh = await signUp(server.address);
  const read = async (person: Person) => DesignsOverview.parse(await (await call(person, 'GET', 'overview')).json());
  expect(await read(fresh)).toMatchObject({
    saved: 0,
    running: 0,
    posted: 0,
    has_bought: false,
    freetokens: 1,
    tokens: 0,
  });
  expect((await read(fresh)).activity).toMatchObject([{ kind: 'given', count: 1 }]);
  const person = await someone(4);
  const gown = await make(person, 'a gown');
  await press(person, 'fail a coat');
  await call(person, 'DELETE', await make(person, 'a coat by mistake'));
  const told = await read(person);
  expect(told).toMatchObject({
    saved: 1,
    running: 0,
    posted: 0,
    trashed: 1,
    has_bought: true,
    tokens: 3,
    freetokens: 0,
  });
  expect(told.activity.map(({ kind, title }) => [kind, title])).toEqual([
    ['failed', 'fail a coat'],
    ['made', 'a gown'],
    ['bought', ''],
    ['given', ''],
  ]);
  expect(told.activity[1]?.design_id).toBe(gown);
  // One design, one moment: its own list says the same of it.
  const { designs } = await list(person);
  expect(told.activity[1]?.at).toBe(designs.find(({ design_id: id }) => id === gown)?.created_at);
});
