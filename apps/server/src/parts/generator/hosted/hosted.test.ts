import { buffer } from 'node:stream/consumers';
import { FORM_IMPOSSIBLE, GenerationReply, MESSAGE, STAND_IN } from '@toile/contract';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { designs } from '#server/parts/database/schema/designs.ts';
import { files } from '#server/parts/database/schema/files.ts';
import { modelCalls } from '#server/parts/database/schema/model-calls.ts';
import { parseSha256 } from '#server/parts/storage/storage.ts';
import type { RunningServer } from '#server/start.ts';
import { expectSettled } from '../../../../../../test/attack/settled.ts';
import { createTestDatabase } from '../../../../../../test/database.ts';
import { type FakeModels, type ModelMisbehaviour, startFakeModels } from '../../../../../../test/fakes/image-models.ts';
import { buyTokens, type Person, signUp } from '../../../../../../test/people.ts';
import { press } from '../../../../../../test/press.ts';
import { startTestServer } from '../../../../../../test/server.ts';

let models: FakeModels;
let server: RunningServer;
let person: Person;
beforeAll(async () => {
  models = await startFakeModels();
  server = await startTestServer({
    ...models.environment,
    DATABASE_URL: await createTestDatabase(),
    LOG_LEVEL: 'silent',
    GENERATOR_TIMEOUT: '2',
    GENERATOR_PRICE: '0.04',
  });
  person = await signUp(server.address);
  await buyTokens(server.parts.database, person.accountId, 60);
});
afterAll(async () => {
  await expectSettled(server.parts.database, server.parts.storage);
  await server.close();
  await models.close();
});
afterEach(() => {
  models.misbehaveBy(undefined);
  models.requests.length = 0;
});

const tokensOf = async (): Promise<number> => {
  const body = (await (
    await person.fetch(`/v1/databases/toile/collections/users/documents/${person.accountId}`)
  ).json()) as {
    tokens: number;
    freetokens: number;
  };
  return body.tokens + body.freetokens;
};

const callsOf = (designId: string) =>
  server.parts.database.read
    .select()
    .from(modelCalls)
    .where(and(eq(modelCalls.designId, designId), eq(modelCalls.purpose, 'picture')))
    .orderBy(modelCalls.attempt);

const newest = async () => {
  const rows = await server.parts.database.read.select().from(designs).orderBy(designs.createdAt);
  const last = rows.at(-1);
  if (!last) throw new Error('no design');
  return last;
};

/** Presses once and gives the reply, what it cost the person, and how often the provider would bill. */
async function pressOnce(words: string) {
  const before = await tokensOf();
  const response = await press(person, words);
  const body = (await response.json()) as Record<string, unknown>;
  const billed = models.requests.filter(({ isBilled }) => isBilled).length;
  return { status: response.status, body, taken: before - (await tokensOf()), asked: models.requests.length, billed };
}

describe('a picture by a model', () => {
  test('is of the words and the Look, stored by us at our size, with its provenance', async () => {
    const { status, body, taken } = await pressOnce('an emerald satin slip dress for a gala');
    expect([status, taken]).toEqual([200, 1]);
    const reply = GenerationReply.parse(body);
    expect(reply.outfit_description).toMatch(/emerald/i);
    expect(reply.stand_in).toBeUndefined();
    const [asked] = models.requests;
    expect(asked).toMatchObject({
      path: '/v1/images/generations',
      body: { model: 'photographer', n: 1, size: '768x1024', response_format: 'b64_json' },
    });
    expect(asked?.headers['idempotency-key']).toBe(reply.design_id);
    expect(String(asked?.body.prompt)).toMatch(/slip dress: colour emerald \(#[0-9a-f]{6}\); satin/i);
    const [file] = await server.parts.database.read.select().from(files).where(eq(files.id, reply.file_id));
    const bytes = await buffer(await server.parts.storage.read({ sha: parseSha256(file?.sha256 ?? '') }));
    const picture = await sharp(bytes).metadata();
    expect(picture).toMatchObject({ format: 'jpeg', width: 1024, height: 1365 });
    expect(String(picture.xmp)).toContain('trainedAlgorithmicMedia');
    expect(String(picture.xmp)).toContain('openai:photographer');
    expect(String(picture.xmp)).toContain(reply.design_id);
    expect(await newest()).toMatchObject({ engine: 'openai:photographer', standIn: null });
  });

  test('has its cost and its latency written down', async () => {
    const { body } = await pressOnce('a rust corduroy skirt');
    const [call, ...more] = await callsOf(String(body.design_id));
    expect(more).toEqual([]);
    expect(call).toMatchObject({ model: 'openai:photographer', outcome: 'answered', fault: null, costMicros: 40_000 });
    expect(call?.latencyMs).toBeGreaterThan(0);
    const metrics = server.parts.metrics.render();
    expect(metrics).toMatch(/toile_model_cost_usd_total\{model="openai:photographer",purpose="picture"\} 0\.\d+\n/);
    expect(metrics).toMatch(
      /toile_model_calls_total\{model="openai:photographer",purpose="picture",outcome="answered",result="answered"\} \d+\n/,
    );
    expect(metrics).toMatch(
      /toile_model_call_seconds_count\{model="openai:photographer",purpose="picture",outcome="answered"\} \d+\n/,
    );
    expect(call?.endedAt?.getTime()).toBeGreaterThanOrEqual(call?.begunAt.getTime() ?? Number.POSITIVE_INFINITY);
  });
});

test('a picture by a model has no other forms: who orders one is told, and keeps the picture as it is', async () => {
  const { body } = await pressOnce('a plum blazer');
  const path = `/generate-outfit/${String(body.design_id)}`;
  for (const form of ['hd', 'clear', 'hd-clear']) {
    const refused = await person.fetch(`${path}/forms/${form}`, { method: 'PUT' });
    expect([refused.status, await refused.json()]).toEqual([
      409,
      expect.objectContaining({ type: FORM_IMPOSSIBLE, message: expect.stringContaining('image model') }),
    ]);
  }
  expect((await person.fetch(`${path}/download?format=png`)).status).toBe(200);
});

/** Each misbehaviour, with the status and the message it is told with and what the provider may bill. */
const FAILURES: [how: ModelMisbehaviour, status: number, message: string, billed: number][] = [
  [
    'moderation',
    422,
    MESSAGE.generationApiError(400, 'The image model declined this brief. Please put it in other words.'),
    0,
  ],
  [
    'long-rate-limit',
    502,
    MESSAGE.generationApiError(429, 'The image model is busy. Please try again in a minute.'),
    0,
  ],
  [
    'wrong-key',
    502,
    MESSAGE.generationApiError(401, 'The image model refused the key of this installation (OPENAI_API_KEY).'),
    0,
  ],
  [
    'unknown-model',
    502,
    MESSAGE.generationApiError(404, 'There is no such image model (GENERATOR or OPENAI_BASE_URL).'),
    0,
  ],
  ['bad-request', 502, MESSAGE.generationApiError(400, 'The image model did not take the request (GENERATOR).'), 0],
  ['error-500', 502, MESSAGE.generationApiError(500, 'The image model stumbled. Please try again.'), 1],
  ['error-page', 502, MESSAGE.generationApiError(502, 'The image model stumbled. Please try again.'), 1],
  ['wrong-type', 502, MESSAGE.responseInvalid, 1],
  ['empty', 502, MESSAGE.responseInvalid, 1],
  ['nonsense', 502, MESSAGE.responseInvalid, 1],
  ['empty-data', 502, MESSAGE.responseMissingFields, 1],
  ['no-data', 502, MESSAGE.responseMissingFields, 1],
  ['hang', 504, MESSAGE.generationNoResponse, 1],
  ['hang-up', 504, MESSAGE.generationNoResponse, 1],
  ['half', 504, MESSAGE.generationNoResponse, 1],
  ['redirect', 504, MESSAGE.generationNoResponse, 1],
  ['strange-address', 502, MESSAGE.responseInvalid, 1],
  ['no-picture', 502, MESSAGE.responseInvalid, 1],
  ['wrong-format', 502, MESSAGE.responseInvalid, 1],
  ['truncated-picture', 502, MESSAGE.responseInvalid, 1],
  ['tiny-picture', 502, MESSAGE.responseInvalid, 1],
  ['black-picture', 502, MESSAGE.responseInvalid, 1],
];

/** Misbehaviours that begin with a yes. */
const TAKEN: ReadonlySet<ModelMisbehaviour> = new Set([
  ...(['wrong-type', 'empty', 'nonsense', 'empty-data', 'no-data', 'half', 'strange-address'] as const),
  ...(['no-picture', 'wrong-format', 'truncated-picture', 'tiny-picture', 'black-picture'] as const),
]);

test('an address where somebody else answers is named to who runs the product', async () => {
  models.misbehave('wrong-type');
  expect((await pressOnce('a grey coat')).body.message).toBe(MESSAGE.responseInvalid);
  expect((await newest()).errorDetail).toContain(`OPENAI_BASE_URL (${models.origin}/v1) answered what is no JSON`);
});

describe('a model that', () => {
  test.each(FAILURES)('does %s costs the person nothing and is asked once', async (how, status, message, billed) => {
    models.misbehave(how);
    const result = await pressOnce(`a navy coat, ${how}`);
    expect(result.body.message).toBe(message);
    expect([result.status, result.taken, result.asked, result.billed]).toEqual([status, 0, 1, billed]);
    const { id } = await newest();
    const [call] = await callsOf(id);
    expect(call?.outcome).toBe(billed > 0 ? 'failed' : 'unbilled');
    // What was taken and came to nothing is on the bill all the same.
    expect(call?.costMicros).toBe(TAKEN.has(how) ? 40_000 : null);
    // The next one goes well, so no failure is the fifth in a row.
    expect((await pressOnce('a plain coat')).status).toBe(200);
  });

  test('is busy for a moment is asked once more, and that is the one that is paid', async () => {
    models.misbehave('rate-limit');
    const { status, taken, asked, billed, body } = await pressOnce('a teal saree');
    expect([status, taken, asked, billed]).toEqual([200, 1, 2, 1]);
    expect((await callsOf(String(body.design_id))).map(({ outcome }) => outcome)).toEqual(['unbilled', 'answered']);
  });

  test('stays busy is asked twice and no more', async () => {
    models.misbehave('rate-limit', 2);
    const { status, taken, asked, billed } = await pressOnce('a sage kurta');
    expect([status, taken, asked, billed]).toEqual([502, 0, 2, 0]);
  });

  test('fails five times in a row is left alone, and nobody waits for it', async () => {
    for (let failure = 0; failure < 5; failure++) {
      models.misbehave('error-500');
      await pressOnce(`a failing coat ${failure}`);
    }
    models.requests.length = 0;
    const { status, body, taken, asked } = await pressOnce('a sixth coat');
    expect([status, body.message, taken, asked]).toEqual([503, MESSAGE.generationUnreachable, 0, 0]);
  });
});

test('every reason for which the atelier may stand in has its words', () => {
  expect(Object.keys(STAND_IN).sort()).toEqual(['api-error', 'incomplete', 'invalid', 'lost', 'silent', 'unreachable']);
});
