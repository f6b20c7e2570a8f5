import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';

/** What the providers can be told to do with a request instead of answering properly. */
export type ModelMisbehaviour = keyof typeof MISBEHAVIOURS;

export interface ModelRequest {
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
  /** Whether the provider began to work for it: what it would put on the bill. */
  isBilled: boolean;
}

export interface FakeModels {
  /** Origin of all the providers' APIs. */
  readonly origin: string;
  /** Settings of a server whose `openai` is here. */
  readonly environment: { GENERATOR: string; OPENAI_API_KEY: string; OPENAI_BASE_URL: string };
  /** Everything that was asked, oldest first. Downloads of pictures are left out. */
  readonly requests: ModelRequest[];
  /** The words the language model gives; null gives the shortest that is none. */
  description: string | null;
  /** The next `times` requests go wrong in this way. */
  misbehave: (how: ModelMisbehaviour, times?: number) => void;
  /** Every request may go wrong, in a way that `choose` picks for it; undefined lets it pass. */
  misbehaveBy: (choose: (() => ModelMisbehaviour | undefined) | undefined) => void;
  /** Milliseconds every answer takes. */
  delay: number;
  /** Calls under way now, and most ever at once. */
  readonly load: { now: number; most: number };
  close: () => Promise<void>;
}

export const FAKE_KEY = 'sk-fake-key-of-the-tests';
const MODELS = new Set(['photographer', 'writer', 'gpt-image-1', 'gemini-2.5-flash-image', 'flux', 'studio/flux']);

type Answer = { status: number; body: string | Buffer; headers?: Record<string, string> };
type Spoil = (answer: Answer, response: ServerResponse) => Answer | Promise<Answer | undefined> | undefined;

const json = (status: number, body: object, headers: Record<string, string> = {}): Answer => ({
  status,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
});

const openaiError = (status: number, code: string, message: string, headers?: Record<string, string>) =>
  json(status, { error: { message, type: 'invalid_request_error', param: null, code } }, headers);

const html: Answer = { status: 200, body: '<h1>Welcome</h1>', headers: { 'content-type': 'text/html' } };

/** Replaces every picture of the answer, wherever the dialect keeps it. */
const withPicture =
  (make: (png: Buffer) => Promise<Buffer> | Buffer): Spoil =>
  async (answer) => {
    const body = JSON.parse(String(answer.body)) as { data?: { b64_json: string }[] };
    const [first] = body.data ?? [];
    if (first) first.b64_json = (await make(Buffer.from(first.b64_json, 'base64'))).toString('base64');
    return { ...answer, body: JSON.stringify(body) };
  };

const refusing = (answer: Answer): { isBilled: false; spoil: Spoil } => ({ isBilled: false, spoil: () => answer });
const billed = (spoil: Spoil): { isBilled: true; spoil: Spoil } => ({ isBilled: true, spoil });

/** What goes wrong, and whether the work was done: a provider that is vague about it may have charged for it. */
export const MISBEHAVIOURS = {
  moderation: refusing(
    openaiError(
      400,
      'moderation_blocked',
      'Your request was rejected by the safety system. safety_violations=[sexual].',
    ),
  ),
  'rate-limit': refusing(openaiError(429, 'rate_limit_exceeded', 'Rate limit reached.', { 'retry-after': '0' })),
  'long-rate-limit': refusing(
    openaiError(429, 'rate_limit_exceeded', 'Rate limit reached.', { 'retry-after': '3600' }),
  ),
  'wrong-key': refusing(openaiError(401, 'invalid_api_key', 'Incorrect API key provided: sk-fa***sts.')),
  'unknown-model': refusing(openaiError(404, 'model_not_found', 'The model does not exist.')),
  'bad-request': refusing(openaiError(400, 'invalid_size', 'Invalid size.')),
  'error-500': billed(() => openaiError(500, 'server_error', 'The server had an error.')),
  'error-page': billed(() => ({ ...html, status: 502 })),
  'wrong-type': billed(() => html),
  empty: billed(() => ({ status: 200, body: '', headers: { 'content-type': 'application/json' } })),
  'empty-data': billed(() => json(200, { created: 1, data: [] })),
  'no-data': billed(() => json(200, { created: 1 })),
  nonsense: billed(() => ({ status: 200, body: '{"data":[{"b64_', headers: { 'content-type': 'application/json' } })),
  hang: billed(() => undefined),
  'hang-up': billed((_answer, response) => void response.destroy()),
  half: billed((answer, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.body.length });
    response.write(answer.body.slice(0, answer.body.length / 2), () => response.destroy());
    return undefined;
  }),
  // To where the key and the words would go along.
  redirect: billed(() => ({ status: 307, body: '', headers: { location: '/v1/images/generations' } })),
  // An address within the network of whoever asks.
  'strange-address': billed(() =>
    json(200, { created: 1, data: [{ url: 'http://169.254.169.254/latest/meta-data' }] }),
  ),
  'no-picture': billed(withPicture(() => Buffer.from('this is no picture'))),
  'wrong-format': billed(withPicture((png) => sharp(png).gif().toBuffer())),
  'truncated-picture': billed(withPicture((png) => png.subarray(0, png.length / 2))),
  'tiny-picture': billed(withPicture((png) => sharp(png).resize(64).png().toBuffer())),
  'black-picture': billed(
    withPicture(() =>
      sharp({ create: { width: 768, height: 1024, channels: 3, background: '#000' } })
        .png()
        .toBuffer(),
    ),
  ),
} as const;

/**
 * The APIs of OpenAI (and whoever speaks its dialect), Google, Replicate and fal over HTTP: pictures and words in each
 * one's real wire format, keys that are asked for, models that are not there, and misbehaviour on demand.
 */
export async function startFakeModels(): Promise<FakeModels> {
  const queue: ModelMisbehaviour[] = [];
  let choose: (() => ModelMisbehaviour | undefined) | undefined;
  const requests: ModelRequest[] = [];
  const load = { now: 0, most: 0 };
  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // It listens on a port, so its address is an object.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: FakeModels = {
    origin,
    environment: {
      GENERATOR: 'openai:photographer',
      OPENAI_API_KEY: FAKE_KEY,
      OPENAI_BASE_URL: `${origin}/v1`,
    },
    requests,
    description: null,
    misbehave: (how, times = 1) => void queue.push(...Array<ModelMisbehaviour>(times).fill(how)),
    misbehaveBy: (by) => {
      choose = by;
    },
    delay: 0,
    load,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    const sent = await text(request).catch(() => '');
    if (request.method === 'GET') {
      const picture = path.startsWith('/pictures/') ? await pictureOf(path) : undefined;
      return send(response, picture ? { status: 200, body: picture } : json(404, { detail: 'Not found' }));
    }
    const body = sent === '' ? {} : (JSON.parse(sent) as Record<string, unknown>);
    const noted = { path, headers: request.headers, body, isBilled: false };
    requests.push(noted);
    load.most = Math.max(load.most, ++load.now);
    response.once('close', () => load.now--);
    if (fake.delay > 0) await new Promise((resolve) => setTimeout(resolve, fake.delay));
    const refusal = refusalOf(path, request.headers, body);
    if (refusal) return send(response, refusal);
    const how = queue.shift() ?? choose?.();
    const { isBilled, spoil } = how ? MISBEHAVIOURS[how] : billed((answer) => answer);
    noted.isBilled = isBilled;
    const answer = await spoil(await answerTo(path, body, fake), response);
    if (answer) send(response, answer);
  }
  return fake;
}

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  if (!response.destroyed) response.writeHead(status, headers).end(body);
}

function refusalOf(
  path: string,
  headers: IncomingMessage['headers'],
  body: Record<string, unknown>,
): Answer | undefined {
  const keys = [headers.authorization?.replace(/^(?:Bearer|Key|Token) /, ''), headers['x-goog-api-key']];
  if (!keys.includes(FAKE_KEY)) return openaiError(401, 'invalid_api_key', 'Incorrect API key provided.');
  const model = String(body.model ?? /models\/(.+?)(?::|\/predictions)/.exec(path)?.[1] ?? path.slice(1));
  return MODELS.has(model) ? undefined : openaiError(404, 'model_not_found', `The model '${model}' does not exist.`);
}

async function answerTo(path: string, body: Record<string, unknown>, fake: FakeModels): Promise<Answer> {
  const prompt = String(body.prompt ?? Object(body.input).prompt ?? JSON.stringify(body.contents ?? ''));
  const address = `/pictures/${encodeURIComponent(prompt.slice(0, 40))}`;
  const url = fake.origin + address;
  if (path === '/v1/images/generations') {
    const b64 = (await pictureOf(address, String(body.size))).toString('base64');
    return json(200, { created: 1_750_000_000, data: [{ b64_json: b64 }], usage: null });
  }
  if (path === '/v1/chat/completions') return completion(fake.description);
  if (path.includes(':generateContent')) {
    const data = (await pictureOf(address)).toString('base64');
    const content = { role: 'model', parts: [{ inlineData: { mimeType: 'image/png', data } }] };
    const usageMetadata = { promptTokenCount: 300, candidatesTokenCount: 1290, totalTokenCount: 1590 };
    return json(200, { candidates: [{ content, finishReason: 'STOP', index: 0 }], usageMetadata });
  }
  if (path.endsWith('/predictions')) {
    const urls = { get: `${fake.origin}/predictions/p1` };
    return json(201, { id: 'p1', status: 'succeeded', output: [url], error: null, urls });
  }
  return json(200, { images: [{ url, width: 768, height: 1024, content_type: 'image/png' }], seed: 1, prompt });
}

const completion = (description: string | null): Answer =>
  json(200, {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_750_000_000,
    model: 'writer',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: JSON.stringify({ description: description ?? 'Nice.' }) },
        finish_reason: 'stop',
      },
    ],
    usage: { prompt_tokens: 400, completion_tokens: 120, total_tokens: 520 },
  });

const SIZE = /^(\d+)x(\d+)$/;

/** A real picture, its colours made of its address: a pale ground with a figure of a kind on it. */
async function pictureOf(address: string, size = '768x1024'): Promise<Buffer> {
  const [, width = 768, height = 1024] = (SIZE.exec(size) ?? []).map(Number);
  const hue = [...address].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  const figure = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4" width="${width}" height="${height}">
    <rect width="3" height="4" fill="#eee8e0"/><circle cx="1.5" cy=".7" r=".25" fill="#a87b5b"/>
    <path d="M1 1h1l.4 2.6H.6z" fill="hsl(${hue} 60% 45%)"/></svg>`;
  return sharp(Buffer.from(figure)).png({ compressionLevel: 1 }).toBuffer();
}
