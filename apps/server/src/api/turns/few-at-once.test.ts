import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { registerErrorReplies } from '#server/api/errors/error-replies.ts';
import { fewAtOnce } from './few-at-once.ts';

let app: FastifyInstance;
let address: string;
let door: PromiseWithResolvers<void>;
let most: number;
beforeEach(async () => {
  app = fastify();
  registerErrorReplies(app);
  door = Promise.withResolvers<void>();
  most = 0;
  let inHand = 0;
  const preHandler = fewAtOnce((request) => String(request.headers['x-by']), { atOnce: 2, waiting: 3 });
  app.get('/', { preHandler }, async () => {
    inHand++;
    most = Math.max(most, inHand);
    await door.promise;
    inHand--;
    return 'a pattern';
  });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  door.resolve();
  await app.close();
});

const ask = (by: string, signal?: AbortSignal) =>
  fetch(address, { headers: { 'x-by': by }, ...(signal && { signal }) });

test('of one account so many are worked on and as many wait; the rest are told to come again, and another account is served at once', async () => {
  const refused: boolean[] = [];
  const asked = Array.from({ length: 8 }, async () => {
    const { status, headers } = await ask('asha');
    if (status === 503) refused.push(Number(headers.get('retry-after')) > 0);
    return { status };
  });
  await expect.poll(() => refused).toEqual([true, true, true]);
  const another = ask('ben');
  door.resolve();
  expect((await another).status).toBe(200);
  const statuses = (await Promise.all(asked)).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 200, 200, 200, 200, 503, 503, 503]);
  expect(most).toBeLessThanOrEqual(3);
});

test('whoever leaves gives their place back', async () => {
  const leaving = new AbortController();
  const left = Array.from({ length: 5 }, () => ask('asha', leaving.signal).catch(() => undefined));
  await expect.poll(() => ask('asha').then(({ status }) => status)).toBe(503);
  leaving.abort();
  await Promise.all(left);
  door.resolve();
  await expect.poll(() => ask('asha').then(({ status }) => status)).toBe(200);
});
