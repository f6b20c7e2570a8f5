import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { ProductError } from '#server/product/errors.ts';
import { registerErrorReplies } from './error-replies.ts';

test('whoever made too many designs in other colours is told when to come again', async () => {
  const app = fastify();
  registerErrorReplies(app);
  app.get('/', () => {
    throw new ProductError('recolours-too-many');
  });
  const { statusCode, headers } = await app.inject('/');
  expect([statusCode, headers['retry-after']]).toEqual([429, '600']);
  await app.close();
});

test('who hangs up while they speak is no fault of ours in the log', async () => {
  const told: { level: number; msg: string }[] = [];
  const app = fastify({
    logger: { level: 'trace', stream: { write: (line: string) => void told.push(JSON.parse(line)) } },
  });
  registerErrorReplies(app);
  const answered = new Promise((resolve) => app.addHook('onResponse', async () => resolve(undefined)));
  const failed = new Promise((resolve) => app.addHook('onError', async () => resolve(undefined)));
  app.post('/', async () => 'heard');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo; // it listens on TCP
  const socket = connect({ port, host: '127.0.0.1' });
  const incoming = once(app.server, 'request');
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":');
  await incoming;
  socket.resetAndDestroy();
  await Promise.race([answered, failed]);
  await app.close();
  expect(told.filter(({ level }) => level >= 50)).toEqual([]);
});
