import { GenerationReply, MESSAGE, PROJECT_ID } from '@toile/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { collectEvents, readEvents } from '../../../../../test/events.ts';
import { Gate, openFakeGenerator } from '../../../../../test/fakes/generator.ts';
import { buyTokens, type Person, signUp } from '../../../../../test/people.ts';
import { press } from '../../../../../test/press.ts';
import { startTestServer } from '../../../../../test/server.ts';

let server: RunningServer;
const gate = new Gate();
beforeAll(async () => {
  const environment = { DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'silent' };
  server = await startTestServer(environment, { openGenerator: () => openFakeGenerator(4, gate) });
});
afterAll(() => server.close());

async function someone({ tokens = 0 } = {}): Promise<Person> {
  const person = await signUp(server.address);
  if (tokens > 0) await buyTokens(server.parts.database, person.accountId, tokens);
  return person;
}

const replyOf = async (response: Response) => GenerationReply.parse(await response.json());

const statusOf = async (person: Person, designId: string) =>
  (await person.fetch(`/generate-outfit/${designId}`)).json();

describe('POST /generate-outfit/', () => {
  test('answers with the description, the picture and what is left in the wallet', async () => {
    const person = await someone({ tokens: 2 });
    const response = await press(person, { style_idea: 'a red saree', seed: 7 });
    expect(response.status).toBe(200);
    const reply = GenerationReply.parse(await response.json());
    expect(reply).toMatchObject({
      seed: 7,
      tokens: 2,
      freetokens: 0,
      outfit_description: 'An outfit for: a red saree',
    });
    const picture = await person.fetch(reply.image_url);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  test('keeps what is named of an earlier design, of the person’s own alone', async () => {
    const [person, other] = [await someone({ tokens: 2 }), await someone()];
    const earlier = await replyOf(await press(person, 'a red saree'));
    const keep = { design_id: earlier.design_id, slots: ['g1', 'footwear'] };
    const later = await replyOf(await press(person, { style_idea: 'a coat', keep }));
    expect(later.look).toMatchObject({ title: 'a coat' });
    expect(later.outfit_description).toBe('An outfit for: a coat, with g1 and footwear of: a red saree');

    const refused = await press(other, { style_idea: 'a coat', keep });
    expect(refused.status).toBe(404);
    expect(await refused.json()).toMatchObject({ type: 'design_not_found' });
    expect(await replyOf(await press(other, 'a coat'))).toMatchObject({ freetokens: 0 });
  });

  test('takes words that were cut in the middle of a character for what is left of them', async () => {
    const person = await someone();
    const response = await press(person, 'a red\u0000 saree \ud83d');
    expect(await replyOf(response)).toMatchObject({ outfit_description: 'An outfit for: a red saree' });
  });

  test('takes the path without its last slash, and gives a guest the dialect’s refusal', async () => {
    const response = await fetch(`${server.address}/generate-outfit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-appwrite-project': PROJECT_ID },
      body: JSON.stringify({ style_idea: 'a coat' }),
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 401, type: 'general_unauthorized_scope' });
  });

  test.each([
    ['an empty prompt', { style_idea: '' }, MESSAGE.promptEmpty],
    ['a blank prompt', { style_idea: '   ' }, MESSAGE.promptEmpty],
    ['a prompt of joiners nobody sees', { style_idea: '\u200b\u200d\u2060' }, MESSAGE.promptEmpty],
    ['a prompt of fillers that count as letters', { style_idea: '\u3164\u115f\uffa0' }, MESSAGE.promptEmpty],
    ['a prompt of control characters', { style_idea: '\u0001\u0007\u0085' }, MESSAGE.promptEmpty],
    ['a prompt of marks without a letter', { style_idea: '... -- !!' }, MESSAGE.promptEmpty],
    ['no prompt', {}, MESSAGE.promptEmpty],
    ['a prompt that is no text', { style_idea: 5 }, MESSAGE.promptEmpty],
    ['too long a prompt', { style_idea: 'x'.repeat(1001) }, 'Invalid `style_idea` param: at most 1000 characters.'],
    [
      'an unknown option',
      { style_idea: 'a coat', gender: 'nobody' },
      expect.stringMatching(/^Invalid `gender` param: .*female/),
    ],
    [
      'a creativity beyond the scale',
      { style_idea: 'a coat', creativity: 101 },
      expect.stringContaining('Invalid `creativity` param'),
    ],
    [
      'nothing named to keep',
      { style_idea: 'a coat', keep: { design_id: 'x', slots: [] } },
      expect.stringMatching(/^Invalid `keep/),
    ],
    ['a seed below zero', { style_idea: 'a coat', seed: -1 }, expect.stringContaining('Invalid `seed` param')],
    ['a body that is no object', [], 'The request must be a JSON object.'],
  ])('refuses %s before any token is touched', async (_, body, message) => {
    const person = await someone();
    const response = await press(person, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message, code: 400, type: 'general_argument_invalid' });
    expect((await press(person, 'a coat')).status).toBe(200);
  });

  test('refuses whoever has no token left in the words of the catalogue', async () => {
    const person = await someone();
    expect((await press(person, 'the free coat')).status).toBe(200);
    const response = await press(person, 'one more');
    expect(response.status).toBe(402);
    expect(await response.json()).toMatchObject({ message: MESSAGE.noTokens, type: 'tokens_missing' });
  });

  test('gives the token back when the drawing fails, and says so in the words of the catalogue', async () => {
    const person = await someone();
    const response = await press(person, 'fail a coat');
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ message: MESSAGE.generationFailed, type: 'generation_failed' });
    expect(await (await press(person, 'a coat')).json()).toMatchObject({ tokens: 0, freetokens: 0 });
  });

  test('gives the token back at the deadline', async () => {
    const environment = { DATABASE_URL: await createTestDatabase(), GENERATION_DEADLINE: '1', LOG_LEVEL: 'silent' };
    const hasty = await startTestServer(environment, { openGenerator: () => openFakeGenerator() });
    const person = await signUp(hasty.address);
    const response = await press(person, 'hang a coat');
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({ message: MESSAGE.generationFailed, type: 'generation_timeout' });
    const record = await person.fetch(`/v1/databases/toile/collections/users/documents/${person.accountId}`);
    expect(await record.json()).toMatchObject({ tokens: 0, freetokens: 1 });
    await hasty.close();
  });

  test('refuses a fourth design while three are in the making', async () => {
    const person = await someone({ tokens: 8 });
    gate.shut();
    const presses = ['held one', 'held two', 'held three', 'held four'].map((text) => press(person, text));
    const refused = await Promise.race(presses);
    gate.open();
    const statuses = (await Promise.all(presses)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, 200, 429]);
    expect(await refused.json()).toMatchObject({
      type: 'design_limit_exceeded',
      message: expect.stringMatching(/wait/),
    });
    expect(await (await press(person, 'a coat')).json()).toMatchObject({ tokens: 5, freetokens: 0 });
  });
});

describe('a press sent again with its Idempotency-Key', () => {
  test('gets the first design, finished or not, for the one token', async () => {
    const person = await someone({ tokens: 3 });
    const body = { style_idea: 'slow coat', gender: 'male' };
    const [first, meanwhile] = await Promise.all([
      press(person, body, { key: 'k1' }),
      press(person, { gender: 'male', style_idea: 'slow coat' }, { key: 'k1' }),
    ]);
    const later = await press(person, body, { key: 'k1' });
    const replies = await Promise.all([first, meanwhile, later].map(replyOf));
    expect(new Set(replies.map((reply) => reply.design_id)).size).toBe(1);
    expect(replies[2]).toEqual(replies[0]);
    expect(replies[2]).toMatchObject({ tokens: 3, freetokens: 0 });
  });

  test('is refused when it asks for something else', async () => {
    const person = await someone({ tokens: 3 });
    await press(person, 'a coat', { key: 'k2' });
    const response = await press(person, 'another coat', { key: 'k2' });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ type: 'idempotency_key_reused' });
  });

  test('is another press when another person sends it', async () => {
    const [one, two] = await Promise.all([someone(), someone()]);
    const ids = await Promise.all(
      [one, two].map(async (who) => (await replyOf(await press(who, 'a coat', { key: 'k3' }))).design_id),
    );
    expect(ids[0]).not.toBe(ids[1]);
  });

  test('gets the same failure again, and no second refund', async () => {
    const person = await someone();
    for (let time = 0; time < 3; time++) expect((await press(person, 'fail a coat', { key: 'k4' })).status).toBe(500);
    expect(await (await press(person, 'a coat')).json()).toMatchObject({ tokens: 0, freetokens: 0 });
  });

  test.each([
    ['empty', ''],
    ['more than one word', 'with space'],
    ['too long', 'x'.repeat(129)],
    ['not ASCII', 'nicht-ä'],
  ])('is refused when the key is %s', async (_, key) => {
    const person = await someone();
    const response = await press(person, 'a coat', { key });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('Idempotency-Key') });
  });
});

describe('the events of a press', () => {
  test('are acceptance, stages that never fall back, and the finished design', async () => {
    const person = await someone({ tokens: 1 });
    gate.shut();
    const response = await press(person, 'held coat', { events: true });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    const events = [];
    for await (const event of readEvents(response)) {
      events.push(event);
      // The first stage is told as the order is taken, with nothing done; the gate holds what the maker tells.
      if (event.type === 'stage' && event.progress > 0) gate.open();
    }
    expect(events[0]).toMatchObject({ type: 'accepted', tokens: 1, freetokens: 0 });
    expect(events.at(-1)).toMatchObject({ type: 'done', result: { tokens: 1, freetokens: 0 } });
    const progress = events.flatMap((event) => (event.type === 'stage' ? [event.progress] : []));
    expect(progress).toContain(0.1);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
  });

  test('end with a failure and the token given back', async () => {
    const person = await someone();
    gate.shut();
    const events = readEvents(await press(person, 'held fail a coat', { events: true }));
    // It may not fail before its caller is told what they hold.
    expect((await events.next()).value).toMatchObject({ type: 'accepted', freetokens: 0 });
    gate.open();
    const rest = [];
    for await (const event of events) rest.push(event);
    expect(rest.at(-1)).toEqual({
      type: 'failed',
      message: MESSAGE.generationFailed,
      code: 500,
      error: 'generation_failed',
      tokens: 0,
      freetokens: 1,
    });
  });

  test('are a plain error while nothing is accepted yet', async () => {
    const response = await press(await someone(), '', { events: true });
    expect([response.status, response.headers.get('content-type')]).toEqual([400, 'application/json; charset=utf-8']);
  });

  test('can be left at any time: the design is there all the same', async () => {
    const person = await someone();
    const leaving = new AbortController();
    const response = await press(person, 'slow coat', { events: true, signal: leaving.signal });
    const { value: accepted } = await readEvents(response).next();
    leaving.abort();
    if (accepted?.type !== 'accepted') throw new Error('not accepted');
    await expect.poll(() => statusOf(person, accepted.design_id)).toMatchObject({ status: 'done' });
  });
});

describe('GET /generate-outfit/{design_id}', () => {
  test('tells its owner where a design stands, and at the end what came of it', async () => {
    const person = await someone({ tokens: 1 });
    gate.shut();
    const response = await press(person, 'held coat', { events: true });
    const { value: accepted } = await readEvents(response).next();
    if (accepted?.type !== 'accepted') throw new Error('not accepted');
    expect(await statusOf(person, accepted.design_id)).toMatchObject({
      status: 'running',
      progress: expect.any(Number),
    });
    gate.open();
    await expect
      .poll(() => statusOf(person, accepted.design_id))
      .toMatchObject({ status: 'done', result: { design_id: accepted.design_id, tokens: 1 } });
    const failed = await collectEvents(await press(person, 'fail a coat', { events: true }));
    if (failed[0]?.type !== 'accepted') throw new Error('not accepted');
    expect(await statusOf(person, failed[0].design_id)).toMatchObject({
      status: 'failed',
      message: MESSAGE.generationFailed,
    });
  });

  test('is a 404 for anybody else, and a 401 for a guest', async () => {
    const [owner, other] = await Promise.all([someone(), someone()]);
    const { design_id: id } = await replyOf(await press(owner, 'a coat'));
    const refused = await other.fetch(`/generate-outfit/${id}`);
    expect(refused.status).toBe(404);
    expect(await refused.json()).toMatchObject({ type: 'design_not_found' });
    expect((await owner.fetch('/generate-outfit/nothing')).status).toBe(404);
    expect((await fetch(`${server.address}/generate-outfit/${id}`)).status).toBe(401);
  });
});
