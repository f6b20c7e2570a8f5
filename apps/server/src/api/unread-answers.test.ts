import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerUnreadAnswers } from './unread-answers.ts';

/** Milliseconds that a connection may wait for its next question. */
const IDLE = 400;
const app = fastify({ keepAliveTimeout: IDLE });
/** More than a system keeps for a connection. */
const LONG = 'x'.repeat(32 * 1024 * 1024);

const later = Promise.withResolvers<string>();
const begun = Promise.withResolvers<void>();

beforeAll(async () => {
  registerUnreadAnswers(app, 300);
  app.get('/long', async () => LONG);
  app.get('/short', async () => 'short');
  app.get('/later', () => {
    begun.resolve();
    return later.promise;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** Asks on a connection of its own, and reads nothing yet. */
function ask(path: string): Socket {
  const { port } = app.server.address() as AddressInfo; // it listens on TCP
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
  return socket;
}

/** The server's end of the next connection. */
const nextEnd = async (): Promise<Socket> => (await once(app.server, 'connection'))[0] as Socket;

test('who does not read a long answer is let go, with what waited for them', async () => {
  const [end, socket] = [nextEnd(), ask('/long')];
  const held = await end;
  await once(held, 'close');
  expect(held.writableLength).toBe(0);
  socket.destroy();
});

test('who reads has all of it, and the connection goes on', async () => {
  const socket = ask('/long');
  let tail = '';
  socket.on('data', (chunk: Buffer) => {
    tail = String(chunk).slice(-5);
  });
  socket.resume();
  await expect.poll(() => tail).toBe('xxxxx');
  socket.write('GET /short HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(() => tail).toBe('short');
  socket.destroy();
});

test('who goes away after a long answer is let go as after a short one', async () => {
  for (const path of ['/short', '/long']) {
    const [end, socket] = [nextEnd(), ask(path)];
    const held = await end;
    socket.resume();
    await once(held, 'close');
    socket.destroy();
  }
});

test('while an answer is made, however long that takes, nobody is let go', async () => {
  const [end, socket] = [nextEnd(), ask('/later')];
  const held = await end;
  socket.resume();
  await begun.promise;
  expect(held.timeout ?? 0).toBe(0);
  later.resolve('done');
  expect(String((await once(socket, 'data'))[0])).toMatch(/done$/);
  socket.destroy();
});
