import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { type FastifyBaseLogger, fastify } from 'fastify';
import pino from 'pino';
import { afterEach, expect, test } from 'vitest';
import { type ConnectionLimits, connectionsWithin, readDescriptors, registerConnections } from './connections.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function open(limits: ConnectionLimits) {
  const lines: string[] = [];
  const loggerInstance: FastifyBaseLogger = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  const app = fastify({ loggerInstance });
  registerConnections(app, limits);
  app.get('/', async () => 'here');
  await app.listen({ port: 0, host: '127.0.0.1' });
  closing.push(() => app.close());
  const { port } = app.server.address() as AddressInfo; // it listens on TCP
  const dial = (localAddress: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => undefined);
    closing.push(() => socket.destroy());
    return socket;
  };
  return { dial, lines };
}

/** Whether somebody is there: an answer, or the end of the connection. */
async function isServed(socket: Socket): Promise<boolean> {
  socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
}

const [CROWD, OTHER] = ['127.0.0.43', '127.0.0.44'];

test('an address has so many connections, the next one is served, and one that ends makes room', async () => {
  const { dial, lines } = await open({ overall: 100, perAddress: 3 });
  const crowd = [dial(CROWD), dial(CROWD), dial(CROWD)] as const;
  expect(await Promise.all(crowd.map(isServed))).toEqual([true, true, true]);
  expect([await isServed(dial(CROWD)), await isServed(dial(CROWD))]).toEqual([false, false]);
  expect(await isServed(dial(OTHER))).toBe(true);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ limit: 'of one address', connections: 1 }]);
  expect(lines.join()).not.toContain(CROWD);
  crowd[0].destroy();
  await expect.poll(() => isServed(dial(CROWD))).toBe(true);
});

test('beyond what the process has room for nobody is let in, and that is logged', async () => {
  const { dial, lines } = await open({ overall: 2 });
  expect([await isServed(dial(CROWD)), await isServed(dial(CROWD))]).toEqual([true, true]);
  expect(await isServed(dial(OTHER))).toBe(false);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ limit: 'overall', connections: 1 }]);
});

test('there are always descriptors left for the database and for files', () => {
  expect([256, 1024, 4096, 1_048_576].map(connectionsWithin)).toEqual([128, 512, 3072, 1_047_552]);
  expect(connectionsWithin(readDescriptors())).toBeLessThan(readDescriptors());
});
