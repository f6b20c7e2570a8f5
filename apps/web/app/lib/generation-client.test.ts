import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EMAIL_UNPROVED, type GenerationEvent, GenerationRequest, MESSAGE } from '@toile/contract';
import { sampleLook } from '@toile/look/sample';
import { afterEach, describe, expect, it } from 'vitest';
import { createGenerationClient, type Press, type Wire } from '#web/lib/generation-client.ts';
import type { GenerationError } from '#web/lib/generation-error.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void | Promise<void>;

const PRESS: Press = { key: 'press-1', request: GenerationRequest.parse({ style_idea: 'Emerald silk slip gown' }) };
const REPLY = {
  outfit_description: 'A slip gown in emerald silk.',
  image_url: '/v1/storage/buckets/designs/files/f1/view?project=toile',
  design_id: 'd1',
  file_id: 'f1',
  has_figure: false,
  seed: 7,
  look: sampleLook({ title: 'Emerald silk slip gown' }),
  tokens: 2,
  freetokens: 0,
};
const ACCEPTED = { type: 'accepted', design_id: 'd1', tokens: 2, freetokens: 0 } as const;

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A server on a free port that gives its answers in order, and what was asked of it. */
async function serve(...answers: Answer[]) {
  const asked: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
    const answer = answers[asked.length - 1];
    if (answer) await answer(response, request);
    else response.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  closers.push(close);
  return { base, asked, close };
}

/** A client of that server which does not wait, and remembers how long it would have. */
function clientOf(base: string, changes: Partial<Wire> = {}) {
  const waits: number[] = [];
  const client = createGenerationClient({
    fetch: (url, init) => fetch(base + url, init),
    wait: async (ms, signal) => {
      signal.throwIfAborted();
      waits.push(ms);
    },
    isOnline: () => true,
    ...changes,
  });
  const events: GenerationEvent[] = [];
  const options = { onEvent: (event: GenerationEvent) => events.push(event), signal: new AbortController().signal };
  return { client, events, waits, options };
}

const json =
  (status: number, body: unknown): Answer =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
  };
const line = ({ type, ...data }: { type: string }) => `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
const stage = (name: string, progress: number) => ({ type: 'stage', stage: name, progress }) as const;
const done = { type: 'done', result: REPLY } as const;

/** Sends the pieces one by one, then ends the stream or breaks the connection. */
const stream =
  (pieces: string[], ending: 'end' | 'break' | 'hang' = 'end'): Answer =>
  async (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    for (const piece of pieces) {
      response.write(piece);
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (ending === 'end') response.end();
    if (ending === 'break') response.destroy();
  };

const failureOf = (promise: Promise<unknown>): Promise<GenerationError> =>
  promise.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: GenerationError) => error,
  );

describe('a press', () => {
  it('is sent with its key, the project and the request, and tells every stage before the result', async () => {
    const whole = [ACCEPTED, stage('reading', 0.1), stage('painting', 0.6), done].map(line).join('');
    const { base, asked } = await serve(stream([whole.slice(0, 40), whole.slice(40, 171), whole.slice(171)]));
    const { client, events, options } = clientOf(base);
    expect(await client.generate(PRESS, options)).toEqual(REPLY);
    expect(events).toEqual([ACCEPTED, stage('reading', 0.1), stage('painting', 0.6)]);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ method: 'POST', url: '/generate-outfit/' });
    expect(asked[0]?.headers).toMatchObject({
      accept: 'text/event-stream',
      'x-appwrite-project': 'toile',
      'idempotency-key': 'press-1',
    });
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual(PRESS.request);
  });

  it('also takes the result as plain JSON', async () => {
    const { base } = await serve(json(200, REPLY));
    const { client, options } = clientOf(base);
    expect(await client.generate(PRESS, options)).toEqual(REPLY);
  });

  it('passes over what it does not know and over broken progress', async () => {
    const odd = [
      'event: weather\ndata: {}\n\n',
      'event: stage\ndata: {"stage":"ironing"}\n\n',
      'event: stage\ndata: {{\n\n',
    ];
    const { base } = await serve(stream([line(ACCEPTED), ': heartbeat\n\n', ...odd, line(done)]));
    const { client, events, options } = clientOf(base);
    expect(await client.generate(PRESS, options)).toEqual(REPLY);
    expect(events).toEqual([ACCEPTED]);
  });

  it('that fails tells the balances and the message', async () => {
    const failed = {
      type: 'failed',
      message: MESSAGE.generationFailed,
      code: 500,
      error: 'drawing_failed',
      tokens: 3,
      freetokens: 0,
    } as const;
    const { base } = await serve(stream([line(ACCEPTED), line(failed)]));
    const { client, events, options } = clientOf(base);
    const error = await failureOf(client.generate(PRESS, options));
    expect(error).toMatchObject({ fault: 'failed', message: MESSAGE.generationFailed, status: 500 });
    expect(events).toEqual([ACCEPTED, failed]);
  });

  it('stops with the reason when it is let go', async () => {
    const { base } = await serve(stream([line(ACCEPTED)], 'hang'));
    const stop = new AbortController();
    const { client } = clientOf(base);
    const promise = client.generate(PRESS, { onEvent: () => stop.abort('left'), signal: stop.signal });
    await expect(promise).rejects.toBe('left');
  });
});

describe('a press refused', () => {
  it.each([
    [401, 'signed-out', 'API error: 401 - User (role: guests) missing scopes'],
    [402, 'no-tokens', MESSAGE.spendNoTokens],
    [400, 'refused', 'API error: 400 - User (role: guests) missing scopes'],
    [500, 'refused', 'API error: 500 - User (role: guests) missing scopes'],
  ])('with %i is %s and is not sent again', async (status, fault, message) => {
    const { base, asked } = await serve(json(status, { message: 'User (role: guests) missing scopes', code: status }));
    const { client, options } = clientOf(base);
    expect(await failureOf(client.generate(PRESS, options))).toMatchObject({ fault, message, status });
    expect(asked).toHaveLength(1);
  });

  it('for want of a proved address says what to do, in the server’s words', async () => {
    const message = 'Please confirm your email address first.';
    const { base } = await serve(json(403, { message, code: 403, type: EMAIL_UNPROVED }));
    const { client, options } = clientOf(base);
    expect(await failureOf(client.generate(PRESS, options))).toMatchObject({ fault: 'refused', message });
  });

  it('without a readable reason says so', async () => {
    const { base } = await serve((response) => void response.writeHead(500).end('<h1>Oops</h1>'));
    const { client, options } = clientOf(base);
    expect((await failureOf(client.generate(PRESS, options))).message).toBe('API error: 500 - Unknown API error');
  });
});

describe('an answer that cannot be read', () => {
  const { image_url: _, ...withoutPicture } = REPLY;
  it.each([
    ['no object', json(200, ['picture']), MESSAGE.responseInvalid],
    [
      'no JSON',
      (r: ServerResponse) => void r.writeHead(200, { 'Content-Type': 'application/json' }).end('{'),
      MESSAGE.responseInvalid,
    ],
    [
      'a page',
      (r: ServerResponse) => void r.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>'),
      MESSAGE.responseInvalid,
    ],
    ['no picture', json(200, withoutPicture), MESSAGE.responseMissingFields],
    ['an empty description', json(200, { ...REPLY, outfit_description: '' }), MESSAGE.responseMissingFields],
    ['a wrong balance', json(200, { ...REPLY, tokens: -1 }), MESSAGE.responseInvalid],
    [
      'a stream whose result has no picture',
      stream([line({ ...done, result: withoutPicture } as never)]),
      MESSAGE.responseMissingFields,
    ],
    ['a stream whose result is no JSON', stream(['event: done\ndata: {"result":\n\n']), MESSAGE.responseInvalid],
    ['a failure without its balances', stream(['event: failed\ndata: {"message":"no"}\n\n']), MESSAGE.responseInvalid],
  ])('(%s) is named as the catalogue names it', async (_name, answer, message) => {
    const { base } = await serve(answer);
    const { client, options } = clientOf(base);
    expect((await failureOf(client.generate(PRESS, options))).message).toBe(message);
  });
});

describe('a lost connection', () => {
  it('before acceptance sends the same press again, with the same key', async () => {
    const { base, asked } = await serve(
      (response) => void response.destroy(),
      json(503, { message: 'busy' }),
      stream([': hello\n\n'], 'break'),
      stream([line(ACCEPTED), line(done)]),
    );
    const { client, options, waits } = clientOf(base);
    expect(await client.generate(PRESS, options)).toEqual(REPLY);
    expect(asked.map((a) => a.headers['idempotency-key'])).toEqual(['press-1', 'press-1', 'press-1', 'press-1']);
    expect(new Set(asked.map((a) => a.body)).size).toBe(1);
    expect(waits).toEqual([500, 1000, 500]);
  });

  it.each(['break', 'end'] as const)(
    'after acceptance (%s) asks after the design instead of pressing again',
    async (ending) => {
      const { base, asked } = await serve(
        stream([line(ACCEPTED), line(stage('cutting', 0.3))], ending),
        json(200, { design_id: 'd1', status: 'running', stage: 'painting', progress: 0.7 }),
        json(200, { design_id: 'd1', status: 'done', stage: 'pressing', progress: 1, result: REPLY }),
      );
      const { client, events, options } = clientOf(base);
      expect(await client.generate(PRESS, options)).toEqual(REPLY);
      expect(asked.map((a) => `${a.method} ${a.url}`)).toEqual([
        'POST /generate-outfit/',
        'GET /generate-outfit/d1',
        'GET /generate-outfit/d1',
      ]);
      expect(events).toEqual([ACCEPTED, stage('cutting', 0.3), stage('painting', 0.7)]);
    },
  );

  it('that only went silent counts as cut', async () => {
    const { base } = await serve(
      stream([line(ACCEPTED)], 'hang'),
      json(200, { design_id: 'd1', status: 'done', stage: 'pressing', progress: 1, result: REPLY }),
    );
    const { client, options } = clientOf(base, { silenceMs: 30 });
    expect(await client.generate(PRESS, options)).toEqual(REPLY);
  });

  it('that stays lost gives up after three retries, told by whether the browser is online', async () => {
    const { base, close } = await serve();
    close();
    const online = clientOf(base);
    expect(await failureOf(online.client.generate(PRESS, online.options))).toMatchObject({
      fault: 'unreachable',
      message: MESSAGE.generationUnreachable,
    });
    expect(online.waits).toEqual([500, 1000, 2000]);
    const offline = clientOf(base, { isOnline: () => false });
    expect(await failureOf(offline.client.generate(PRESS, offline.options))).toMatchObject({
      fault: 'no-response',
      message: MESSAGE.generationNoResponse,
    });
  });

  it('that ends every stream before it says anything is no response', async () => {
    const silent = stream([': hello\n\n']);
    const { base, asked } = await serve(silent, silent, silent, silent);
    const { client, options } = clientOf(base);
    expect(await failureOf(client.generate(PRESS, options))).toMatchObject({
      fault: 'no-response',
      message: MESSAGE.generationNoResponse,
    });
    expect(asked).toHaveLength(4);
  });
});

describe('asking after a design', () => {
  it('gives a finished design at once', async () => {
    const { base, asked } = await serve(
      json(200, { design_id: 'd 1', status: 'done', stage: 'pressing', progress: 1, result: REPLY }),
    );
    const { client, options } = clientOf(base);
    expect(await client.resume('d 1', options)).toEqual(REPLY);
    expect(asked[0]?.url).toBe('/generate-outfit/d%201');
    expect(asked[0]?.headers['x-appwrite-project']).toBe('toile');
  });

  it('tells a failed one in its own words, else in the catalogue’s', async () => {
    const failed = { design_id: 'd1', status: 'failed', stage: 'painting', progress: 0.4 };
    const { base } = await serve(json(200, { ...failed, message: 'No luck' }), json(200, failed));
    const { client, options } = clientOf(base);
    expect(await failureOf(client.resume('d1', options))).toMatchObject({ fault: 'failed', message: 'No luck' });
    expect((await failureOf(client.resume('d1', options))).message).toBe(MESSAGE.generationFailed);
  });

  it('of somebody else is an API error', async () => {
    const { base } = await serve(json(404, { message: 'Design not found' }));
    const { client, options } = clientOf(base);
    expect((await failureOf(client.resume('d1', options))).message).toBe('API error: 404 - Design not found');
  });

  it('that is called done without a result misses fields', async () => {
    const { base } = await serve(
      json(200, { design_id: 'd1', status: 'done', stage: 'pressing', progress: 1, result: {} }),
    );
    const { client, options } = clientOf(base);
    expect((await failureOf(client.resume('d1', options))).message).toBe(MESSAGE.responseMissingFields);
  });
});
