import { GenerationReply } from '@toile/contract';
import { sampleLook } from '@toile/look/sample';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Generator } from '../../apps/server/src/parts/generator/generator.ts';
import { completeDesign } from '../../apps/server/src/product/designs/complete-design.ts';
import { failDesign } from '../../apps/server/src/product/designs/fail-design.ts';
import { getDesign } from '../../apps/server/src/product/designs/get-design.ts';
import type { RunningServer } from '../../apps/server/src/start.ts';
import { createTestDatabase } from '../database.ts';
import { readEvents } from '../events.ts';
import { openFakeGenerator } from '../fakes/generator.ts';
import { buyTokens, type Person, signUp } from '../people.ts';
import { press } from '../press.ts';
import { startTestServer } from '../server.ts';
import { countDesigns, expectSettled } from './settled.ts';

let server: RunningServer;
let generator: Generator;
beforeAll(async () => {
  const environment = {
    DATABASE_URL: await createTestDatabase(),
    LOG_LEVEL: 'silent',
    GENERATIONS_PER_ACCOUNT: '100',
    GENERATIONS_OVERALL: '200',
  };
  generator = openFakeGenerator(3);
  server = await startTestServer(environment, { openGenerator: () => generator });
});
afterAll(async () => {
  // What still hangs would else be waited for.
  await generator.close();
  await server.close();
});

const settle = async () => {
  const { database, storage } = server.parts;
  await expect.poll(async () => (await countDesigns(database)).running, { timeout: 60_000 }).toBe(0);
  await expectSettled(database, storage);
};

const countOf = (responses: Response[], status: number) =>
  responses.filter((response) => response.status === status).length;

/** Orders a design that hangs in the drawing, and returns its id. */
async function orderHanging(person: Person): Promise<string> {
  const leaving = new AbortController();
  const response = await press(person, 'hang a coat', { events: true, signal: leaving.signal });
  const { value: accepted } = await readEvents(response).next();
  leaving.abort();
  if (accepted?.type !== 'accepted') throw new Error('not accepted');
  return accepted.design_id;
}

test('fifty presses at once with one token make one design', async () => {
  const person = await signUp(server.address);
  const responses = await Promise.all(Array.from({ length: 50 }, (_, index) => press(person, `coat ${index}`)));
  expect([countOf(responses, 200), countOf(responses, 402)]).toEqual([1, 49]);
  await settle();
});

test('fifty presses at once with ten tokens make ten designs', async () => {
  const person = await signUp(server.address);
  await buyTokens(server.parts.database, person.accountId, 9);
  const responses = await Promise.all(Array.from({ length: 50 }, (_, index) => press(person, `gown ${index}`)));
  expect([countOf(responses, 200), countOf(responses, 402)]).toEqual([10, 40]);
  await settle();
});

test('the same press twenty times at once is one design for one token', async () => {
  const person = await signUp(server.address);
  await buyTokens(server.parts.database, person.accountId, 30);
  const responses = await Promise.all(Array.from({ length: 20 }, () => press(person, 'slow cape', { key: 'same' })));
  const replies = await Promise.all(responses.map(async (response) => GenerationReply.parse(await response.json())));
  expect(new Set(replies.map((reply) => reply.design_id)).size).toBe(1);
  expect(replies.every((reply) => reply.tokens === 30 && reply.freetokens === 0)).toBe(true);
  await settle();
});

test('the same press twenty times at once with the last token is not refused to any of them', async () => {
  const person = await signUp(server.address);
  const responses = await Promise.all(Array.from({ length: 20 }, () => press(person, 'slow shawl', { key: 'last' })));
  expect(countOf(responses, 200)).toBe(20);
  await settle();
});

test('thirty failing presses, some sent twice, leave every token where it was', async () => {
  const person = await signUp(server.address);
  await buyTokens(server.parts.database, person.accountId, 29);
  const presses = Array.from({ length: 30 }, (_, index) =>
    [1, 2].map(() => press(person, 'fail a coat', { key: `f${index}` })),
  );
  const responses = await Promise.all(presses.flat());
  expect(countOf(responses, 500)).toBe(60);
  const after = GenerationReply.parse(await (await press(person, 'skirt')).json());
  expect([after.tokens, after.freetokens]).toEqual([29, 0]);
  await settle();
});

test('forty callers who leave in the middle find their designs made all the same', async () => {
  const person = await signUp(server.address);
  await buyTokens(server.parts.database, person.accountId, 39);
  const before = await countDesigns(server.parts.database);
  await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const leaving = new AbortController();
      const response = await press(person, `sash ${index}`, { events: true, signal: leaving.signal });
      await readEvents(response).next();
      leaving.abort();
    }),
  );
  await settle();
  const after = await countDesigns(server.parts.database);
  expect([after.done - before.done, after.failed - before.failed]).toEqual([40, 0]);
});

test('a design that many end at once, some as done and some as failed, ends one way, and its money with it', async () => {
  const person = await signUp(server.address);
  await buyTokens(server.parts.database, person.accountId, 9);
  const { parts } = server;
  const job = { actor: { kind: 'job', name: 'test' }, database: parts.database } as const;
  for (let round = 0; round < 10; round++) {
    const designId = await orderHanging(person);
    const owner = { ...job, actor: { kind: 'account', accountId: person.accountId, sessionId: 'test' } } as const;
    const design = await getDesign({ ctx: owner, input: { designId } });
    const generated = {
      picture: Buffer.from(`a picture for ${designId}`),
      mime: 'image/jpeg',
      width: 3,
      height: 4,
      description: 'drawn by hand',
      look: sampleLook(),
      timings: {},
    } as const;
    const fail = () => failDesign({ ctx: job, parts, input: { designId, code: 'generation-failed', detail: 'raced' } });
    const until = new AbortController().signal;
    const complete = () => completeDesign({ ctx: job, parts, input: { design, engine: 'hand', generated, until } });
    const both = round % 2 ? [fail, complete] : [complete, fail];
    await Promise.all([0, 1, 2, 3].flatMap(() => both.map((end) => end())));
  }
  await expectSettled(parts.database, parts.storage);
});
