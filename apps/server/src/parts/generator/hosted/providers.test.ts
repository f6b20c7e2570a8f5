import { ENGINE } from '@toile/atelier';
import { GenerationReply, MESSAGE, STAND_IN } from '@toile/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Environment } from '#server/config/env.ts';
import { designs } from '#server/parts/database/schema/designs.ts';
import { modelCalls } from '#server/parts/database/schema/model-calls.ts';
import type { RunningServer } from '#server/start.ts';
import { taken } from '../../../../../../packages/atelier/src/soak.fixture.ts';
import { expectSettled } from '../../../../../../test/attack/settled.ts';
import { createTestDatabase } from '../../../../../../test/database.ts';
import { FAKE_KEY, type FakeModels, startFakeModels } from '../../../../../../test/fakes/image-models.ts';
import { buyTokens, type Person, signUp } from '../../../../../../test/people.ts';
import { press } from '../../../../../../test/press.ts';
import { startTestServer } from '../../../../../../test/server.ts';

let models: FakeModels;
let server: RunningServer | undefined;
beforeAll(async () => {
  models = await startFakeModels();
});
afterAll(() => models.close());
afterEach(async () => {
  if (server) await expectSettled(server.parts.database, server.parts.storage);
  await server?.close();
  server = undefined;
  models.requests.length = 0;
  models.description = null;
  models.delay = 0;
});

async function open(environment: Environment, tokens = 20): Promise<{ person: Person; running: RunningServer }> {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'silent', ...environment });
  const person = await signUp(server.address);
  await buyTokens(server.parts.database, person.accountId, tokens);
  return { person, running: server };
}

const ask = async (person: Person, words: string) => {
  const response = await press(person, words);
  const body = (await response.json()) as Record<string, unknown>;
  return { status: response.status, body, reply: GenerationReply.safeParse(body).data };
};

describe('every provider', () => {
  const settings: [name: string, environment: () => Environment, path: string, body: object][] = [
    [
      'google',
      () => ({
        GENERATOR: 'google:gemini-2.5-flash-image',
        GOOGLE_GENERATIVE_AI_API_KEY: FAKE_KEY,
        GOOGLE_BASE_URL: `${models.origin}/v1beta`,
      }),
      '/v1beta/models/gemini-2.5-flash-image:generateContent',
      { generationConfig: { responseModalities: ['IMAGE'], imageConfig: { aspectRatio: '3:4' } } },
    ],
    [
      'replicate',
      () => ({
        GENERATOR: 'replicate:studio/flux',
        REPLICATE_API_TOKEN: FAKE_KEY,
        REPLICATE_BASE_URL: `${models.origin}/v1`,
      }),
      '/v1/models/studio/flux/predictions',
      { input: { aspect_ratio: '3:4', num_outputs: 1, seed: 7 } },
    ],
    [
      'fal',
      () => ({ GENERATOR: 'fal:flux', FAL_API_KEY: FAKE_KEY, FAL_BASE_URL: models.origin }),
      '/flux',
      { image_size: { width: 768, height: 1024 }, seed: 7 },
    ],
    [
      'openai, as its own server names a model of OpenAI',
      () => ({ ...models.environment, GENERATOR: 'openai:gpt-image-1', GENERATOR_QUALITY: 'high' }),
      '/v1/images/generations',
      { size: '1024x1536', quality: 'high' },
    ],
  ];
  test.each(settings)(
    '%s is asked in its own dialect, at its own size and quality',
    async (_name, environment, path, body) => {
      const { person } = await open(environment());
      const response = await press(person, { style_idea: 'a rust velvet blazer', seed: 7 });
      expect(response.status).toBe(200);
      expect(models.requests.map((request) => request.path)).toEqual([path]);
      expect(models.requests[0]?.body).toMatchObject(body);
      expect(JSON.stringify(models.requests[0]?.body)).toMatch(/velvet/);
    },
  );

  test.each(settings.slice(0, 3))(
    '%s that refuses the key is told by the name of its setting',
    async (_name, environment) => {
      const keys = { GOOGLE_GENERATIVE_AI_API_KEY: 'wrong', REPLICATE_API_TOKEN: 'wrong', FAL_API_KEY: 'wrong' };
      const chosen = environment();
      const [key] = Object.keys(chosen).filter((name): name is keyof typeof keys => name in keys);
      const { person } = await open({ ...chosen, ...(key && { [key]: keys[key] }) });
      const { body } = await ask(person, 'a rust blazer');
      expect(body.message).toBe(
        MESSAGE.generationApiError(401, `The image model refused the key of this installation (${key}).`),
      );
    },
  );
});

test('a server that nobody runs is told as such, with the token back', async () => {
  const gone = await startFakeModels();
  await gone.close();
  const { person, running } = await open(gone.environment);
  const { status, body } = await ask(person, 'a cream shawl');
  expect([status, body.message]).toEqual([503, MESSAGE.generationUnreachable]);
  const [design] = await running.parts.database.read.select().from(designs);
  expect(design?.errorDetail).toContain(`OPENAI_BASE_URL (${gone.origin}/v1) cannot be reached`);
});

describe('with the atelier to fall back on', () => {
  const fallback = () => ({ ...models.environment, GENERATOR_FALLBACK: 'atelier' });

  test('what the model could not make is drawn, and the person is told', async () => {
    const { person, running } = await open(fallback());
    models.misbehave('error-500');
    const { status, reply } = await ask(person, 'a plum wrap dress');
    expect([status, reply?.stand_in]).toEqual([200, STAND_IN['api-error']]);
    const [design] = await running.parts.database.read.select().from(designs);
    expect(design).toMatchObject({ status: 'done', engine: ENGINE, standIn: 'api-error' });
    const list = (await (await person.fetch('/generate-outfit/')).json()) as { designs: { stand_in?: string }[] };
    expect(list.designs.map(({ stand_in }) => stand_in)).toEqual([STAND_IN['api-error']]);
    expect((await ask(person, 'a plum wrap dress')).reply?.stand_in).toBeUndefined();
  });

  test('what the model declined is not', async () => {
    const { person } = await open(fallback());
    models.misbehave('moderation');
    expect((await ask(person, 'a plum coat')).status).toBe(422);
  });
});

describe('words by a model', () => {
  const writer = () => ({ ...models.environment, DESCRIBER: 'openai:writer' });
  const TRUE_WORDS =
    'This ivory satin slip dress hangs from thin straps and follows the body without holding it. The dress is cut on the ' +
    'bias, so the satin moves like water and catches the light at every step. Wear it alone on a warm evening, with bare ' +
    'shoulders and one fine chain, and let nothing else be as bright as the cloth.';

  test('are given with the picture when they are true to the Look', async () => {
    const { person, running } = await open({ ...writer(), GENERATOR: 'atelier' });
    models.description = TRUE_WORDS;
    const { reply } = await ask(person, 'an ivory satin slip dress');
    const facts = JSON.stringify(models.requests[0]?.body);
    expect(facts).toContain('ivory');
    expect(models.requests[0]).toMatchObject({
      path: '/v1/chat/completions',
      body: { response_format: { type: 'json_schema' } },
    });
    expect(reply?.outfit_description).toBe(TRUE_WORDS);
    const calls = await running.parts.database.read.select().from(modelCalls);
    expect(calls).toMatchObject([{ purpose: 'description', model: 'openai:writer', outcome: 'answered' }]);
  });

  test('that tell of what is not there give way to the atelier’s, and the design is made', async () => {
    const { person, running } = await open(writer());
    models.description = TRUE_WORDS.replace('ivory', 'ivory and turquoise');
    const { status, reply } = await ask(person, 'an ivory satin slip dress');
    expect(status).toBe(200);
    expect(reply?.outfit_description).not.toContain('turquoise');
    const calls = await running.parts.database.read
      .select()
      .from(modelCalls)
      .where(eq(modelCalls.purpose, 'description'));
    expect(calls).toMatchObject([{ outcome: 'failed', fault: 'invalid' }]);
  });

  test('that do not come cost nobody the design', async () => {
    const { person } = await open({ ...writer(), GENERATOR: 'atelier', DESCRIBER_TIMEOUT: '1' });
    // each takes a sheet that is drawn: two of the four a run, others in the next
    const hows = taken(['hang', 'error-500', 'nonsense', 'rate-limit'] as const, 2);
    for (const how of hows) {
      models.misbehave(how);
      const { status, reply } = await ask(person, 'a sage kurta');
      expect([status, reply?.outfit_description.length]).toEqual([200, expect.any(Number)]);
    }
    expect(models.requests).toHaveLength(hows.length);
  });
});

test('no more calls are under way than are allowed, and who ordered one passes who ordered many', async () => {
  const { person, running } = await open(
    { ...models.environment, GENERATOR_CONCURRENCY: '1', GENERATIONS_PER_ACCOUNT: '20', GENERATIONS_OVERALL: '40' },
    10,
  );
  const other = await signUp(running.address);
  models.delay = 400;
  models.load.most = 0;
  const many = Array.from({ length: 4 }, (_, index) => press(person, `a coat of many colours ${index}`));
  await expect.poll(() => models.requests.length, { timeout: 30_000 }).toBe(1);
  const single = press(other, 'a lone shawl');
  await Promise.all([...many, single]);
  expect(models.load.most).toBe(1);
  const rows = await running.parts.database.read.select().from(designs);
  const ownerOf = (designId: unknown) => rows.find(({ id }) => id === designId)?.accountId;
  const order = models.requests.map(({ headers }) => ownerOf(headers['idempotency-key']));
  expect(order).toHaveLength(5);
  expect([1, 2, 3]).toContain(order.indexOf(other.accountId));
});
