import { randomBytes } from 'node:crypto';
import { COLLECTION, DATABASE_ID } from '@toile/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../apps/server/src/start.ts';
import { openCommunity } from '../community.ts';
import { createTestDatabase } from '../database.ts';
import { openFakeGenerator } from '../fakes/generator.ts';
import { buyTokens, type Person, signUp } from '../people.ts';
import { startTestServer } from '../server.ts';

/** What the verbs of one statement must hold: they see who calls and what they do in one moment, whichever process they run in. */

let here: RunningServer;
let there: RunningServer;
let direct: pg.Client;

beforeAll(async () => {
  const url = await createTestDatabase();
  const environment = { DATABASE_URL: url, SESSION_SECRET: randomBytes(32).toString('base64url') };
  here = await startTestServer(environment, { openGenerator: () => openFakeGenerator() });
  there = await startTestServer({ ...environment, DATA_DIR: here.parts.config.dataDir, ROLE: 'web' });
  direct = new pg.Client({ connectionString: url });
  await direct.connect();
});
afterAll(async () => {
  await direct.end();
  await there.close();
  await here.close();
});

const { postDesign } = openCommunity(() => here.address);

const DOCUMENTS = `/v1/databases/${DATABASE_ID}/collections/${COLLECTION.community}/documents`;
const JSON_TYPE = { 'content-type': 'application/json' };

const like = (person: Person, postId: string) =>
  person.fetch(`${DOCUMENTS}/${postId}/likes/increment`, { method: 'PATCH', headers: JSON_TYPE, body: '{"value":1}' });

/** Somebody with tokens and a post. */
async function maker(): Promise<{ person: Person; postId: string; fileId: string }> {
  const person = await signUp(here.address);
  await buyTokens(here.parts.database, person.accountId, 2);
  const { $id: postId, fileId } = await postDesign(person);
  return { person, postId, fileId: fileId ?? '' };
}

const countLikes = async (postId: string) => {
  const { rows } = await direct.query<{ likes: number; rows: number }>(
    'select likes, (select count(*)::int from post_likes where post_id = id) as rows from posts where id = $1',
    [postId],
  );
  return rows[0];
};

/** Resolves when somebody in the database waits for a lock that `direct` holds. */
const untilSomebodyWaits = () =>
  expect
    .poll(async () => {
      const { rows } = await direct.query(
        'select 1 from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
      );
      return rows.length;
    })
    .toBeGreaterThan(0);

test('a session revoked at one process is refused by the other from the moment the revocation is answered', async () => {
  const { postId } = await maker();
  const person = await signUp(here.address);
  const elsewhere = person.at(there.address);
  const { design_id } = (await (
    await person.fetch('/generate-outfit/', { method: 'POST', headers: JSON_TYPE, body: '{"style_idea":"a coat"}' })
  ).json()) as { design_id: string };
  const own = (await (await elsewhere.fetch(`/generate-outfit/${design_id}`)).json()) as {
    result: { image_url: string };
  };
  const calls: Record<string, (at: Person) => Promise<Response>> = {
    me: (at) => at.fetch('/v1/account'),
    like: (at) => like(at, postId),
    post: (at) =>
      at.fetch(DOCUMENTS, {
        method: 'POST',
        headers: JSON_TYPE,
        body: JSON.stringify({ documentId: 'unique()', data: { designId: design_id } }),
      }),
    picture: (at) => at.fetch(own.result.image_url),
    press: (at) =>
      at.fetch('/generate-outfit/', { method: 'POST', headers: JSON_TYPE, body: '{"style_idea":"a hat"}' }),
    tokens: (at) => at.fetch(`/v1/databases/${DATABASE_ID}/collections/users/documents/${person.accountId}`),
  };
  // Everything that may be remembered of the session is, at both.
  for (const at of [person, elsewhere]) {
    for (const name of ['me', 'picture', 'tokens'] as const) expect((await calls[name]?.(at))?.status, name).toBe(200);
    for (let round = 0; round < 3; round += 1) expect((await like(at, postId)).status).toBe(200);
  }
  expect((await person.fetch('/v1/account/sessions/current', { method: 'DELETE' })).status).toBe(204);
  const refused = await Promise.all(Object.values(calls).flatMap((call) => [call(elsewhere), call(person)]));
  expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401, 404, 404, 401, 401, 404, 404]);
  const list = await elsewhere.fetch(DOCUMENTS);
  const { documents } = (await list.json()) as { documents: { liked: boolean }[] };
  expect(documents.some(({ liked }) => liked)).toBe(false);
});

test('calls under way while a session is revoked at another process end before it, or as a stranger’s', async () => {
  const person = await signUp(here.address);
  const elsewhere = person.at(there.address);
  let isRevoked = false;
  const late: number[] = [];
  const ask = async () => {
    for (let call = 0; call < 40; call += 1) {
      const wasRevoked = isRevoked;
      const { status } = await elsewhere.fetch('/v1/account');
      if (wasRevoked) late.push(status);
    }
  };
  const asking = Promise.all(Array.from({ length: 8 }, ask));
  await elsewhere.fetch('/v1/account');
  await person.fetch('/v1/account/sessions', { method: 'DELETE' });
  isRevoked = true;
  await asking;
  expect((await elsewhere.fetch('/v1/account')).status).toBe(401);
  expect(late.filter((status) => status !== 401)).toEqual([]);
});

/** Begins to delete somebody, as `deleteAccount` does, and has not ended when it resolves. */
async function beginDeleting({ accountId }: Person): Promise<void> {
  await direct.query('begin');
  await direct.query(
    `update accounts set status = 'deleted', deleted_at = now(), name = '', email = $2, password_hash = null, prefs = '{}'
     where id = $1`,
    [accountId, `${accountId}@deleted.invalid`],
  );
  await direct.query('delete from sessions where account_id = $1', [accountId]);
}

/** Does without what the database itself refuses of the deleted, so that the statement alone has to. */
async function withoutTrigger(table: string, work: () => Promise<void>): Promise<void> {
  await direct.query(`alter table ${table} disable trigger ${table}_of_somebody`);
  try {
    await work();
  } finally {
    await direct.query('rollback');
    await direct.query(`alter table ${table} enable trigger ${table}_of_somebody`);
  }
}

test('a like of somebody who is deleted in the middle of it counts for nothing', () =>
  withoutTrigger('post_likes', async () => {
    const { postId } = await maker();
    const person = await signUp(here.address);
    await beginDeleting(person);
    const liking = like(person.at(there.address), postId);
    await untilSomebodyWaits();
    await direct.query('commit');
    expect((await liking).status).toBe(401);
    expect(await countLikes(postId)).toEqual({ likes: 0, rows: 0 });
  }));

test('a post of somebody who is deleted in the middle of it is not made', () =>
  withoutTrigger('posts', async () => {
    const { person, postId } = await maker();
    expect((await person.fetch(`${DOCUMENTS}/${postId}`, { method: 'DELETE' })).status).toBe(204);
    const { rows } = await direct.query<{ id: string }>('select id from designs where account_id = $1', [
      person.accountId,
    ]);
    await beginDeleting(person);
    const posting = person.at(there.address).fetch(DOCUMENTS, {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ documentId: 'unique()', data: { designId: rows[0]?.id } }),
    });
    await untilSomebodyWaits();
    await direct.query('commit');
    expect((await posting).status).toBe(401);
    const { rowCount } = await direct.query('select 1 from posts where account_id = $1', [person.accountId]);
    expect(rowCount).toBe(0);
  }));

test('a press of somebody who is deleted in the middle of it takes no token and orders nothing', () =>
  withoutTrigger('designs', async () => {
    const person = await signUp(here.address);
    await beginDeleting(person);
    const pressing = person
      .at(there.address)
      .fetch('/generate-outfit/', { method: 'POST', headers: JSON_TYPE, body: '{"style_idea":"a coat"}' });
    await untilSomebodyWaits();
    await direct.query('commit');
    expect((await pressing).status).toBe(401);
    const { rows } = await direct.query<{ designs: number; free: number }>(
      `select (select count(*)::int from designs where account_id = $1) as designs,
         (select free from wallets where account_id = $1) as free`,
      [person.accountId],
    );
    expect(rows).toEqual([{ designs: 0, free: 1 }]);
  }));

test('a like that is counted while its post is deleted finds no post', async () => {
  const { postId } = await maker();
  const person = await signUp(here.address);
  await direct.query('begin');
  await direct.query('delete from posts where id = $1', [postId]);
  const liking = like(person.at(there.address), postId);
  await untilSomebodyWaits();
  await direct.query('commit');
  const refused = await liking;
  expect([refused.status, await refused.json()]).toMatchObject([404, { type: 'document_not_found' }]);
  expect((await direct.query('select 1 from post_likes where post_id = $1', [postId])).rowCount).toBe(0);
});
