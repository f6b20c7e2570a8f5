import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { answerHeadAsGet } from './head-as-get.ts';

test('a HEAD gets the status and headers of its GET, and no body, where there is a GET', async () => {
  const app = fastify({ exposeHeadRoutes: false });
  answerHeadAsGet(app);
  app.get('/hem', async (_request, reply) => reply.header('x-stitch', 'blind').send({ depth: 4 }));
  app.post('/cut', async () => ({ isCut: true }));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    const head = await fetch(`${address}/hem`, { method: 'HEAD' });
    const get = await fetch(`${address}/hem`);
    expect([head.status, head.headers.get('x-stitch'), head.headers.get('content-length')]).toEqual([
      200,
      'blind',
      '11',
    ]);
    for (const name of ['content-type', 'content-length']) expect(head.headers.get(name)).toBe(get.headers.get(name));
    expect([await head.text(), await get.text()]).toEqual(['', '{"depth":4}']);
    expect((await fetch(`${address}/cut`, { method: 'HEAD' })).status).toBe(404);
  } finally {
    await app.close();
  }
});
