import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { type FastifyInstance, fastify } from 'fastify';
import { expect, test } from 'vitest';
import { registerIdleConnections } from './idle-connections.ts';

/** Milliseconds for which the framework keeps a connection that nobody closes. */
const KEPT_ALIVE = 72_000;

async function listen(): Promise<{ app: FastifyInstance; dial: () => Promise<Socket> }> {
  const app = fastify();
  registerIdleConnections(app);
  app.get('/slow', () => new Promise((resolve) => setTimeout(() => resolve('whole'), 300)));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo; // it listens on TCP
  const dial = async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
  return { app, dial };
}

test('a stop does not wait for a connection that was opened ahead and never used', async () => {
  const { app, dial } = await listen();
  const socket = await dial();
  const gone = once(socket, 'close');
  const began = performance.now();
  await app.close();
  await gone;
  expect(performance.now() - began).toBeLessThan(KEPT_ALIVE / 2);
});

test('a stop lets a running answer end whole, and no longer', async () => {
  const { app, dial } = await listen();
  const socket = await dial();
  socket.write('GET /slow HTTP/1.1\r\nHost: here\r\n\r\n');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  await once(app.server, 'request');
  const gone = once(socket, 'close');
  const began = performance.now();
  await app.close();
  await gone;
  expect(answer).toMatch(/200 OK[\s\S]*whole$/);
  expect(performance.now() - began).toBeLessThan(KEPT_ALIVE / 2);
});
