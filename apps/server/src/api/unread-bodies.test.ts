import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { BUCKET, PROJECT_ID } from '@toile/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../test/database.ts';
import { openFakeGenerator } from '../../../../test/fakes/generator.ts';
import { startTestServer } from '../../../../test/server.ts';

let server: RunningServer;
beforeAll(async () => {
  const environment = { DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'silent' };
  server = await startTestServer(environment, { openGenerator: () => openFakeGenerator() });
});
afterAll(() => server.close());

/** Begins a picture that nobody takes, for it comes from a guest; resolves with the head of the answer. */
async function beginPicture(...lines: string[]): Promise<{ socket: Socket; head: string }> {
  const { hostname, port, host } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const head = [
    `POST /v1/storage/buckets/${BUCKET.designs}/files HTTP/1.1`,
    `Host: ${host}`,
    `x-appwrite-project: ${PROJECT_ID}`,
    'content-type: multipart/form-data; boundary=a',
    ...lines,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  return { socket, head: String(bytes) };
}

/** However it ends. */
const closeOf = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

test('a small body that is refused is let through unread, and its connection goes on', async () => {
  const { socket, head } = await beginPicture('content-length: 200000');
  expect(head).toMatch(/^HTTP\/1\.1 401 /);
  socket.write(Buffer.alloc(200_000));
  socket.write(`GET /health HTTP/1.1\r\nHost: ${new URL(server.address).host}\r\n\r\n`);
  expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
});

test.each(['content-length: 900000000', 'transfer-encoding: chunked'])(
  'of a large body that is refused no more is received, and its connection ends (%s)',
  async (line) => {
    let received: Socket | undefined;
    server.app.server.once('connection', (socket: Socket) => {
      received = socket;
    });
    const { socket, head } = await beginPicture(line);
    expect(head).toMatch(/^HTTP\/1\.1 401 [\s\S]*connection: close/i);
    const piece = Buffer.alloc(256 * 1024);
    const chunk = line.startsWith('transfer')
      ? Buffer.concat([Buffer.from('40000\r\n'), piece, Buffer.from('\r\n')])
      : piece;
    // As much as ever goes.
    const send = () => {
      while (socket.writable && socket.write(chunk));
    };
    socket.on('drain', send);
    send();
    await closeOf(socket);
    expect(received?.bytesRead).toBeLessThan(8 * 1024 * 1024);
  },
);

test('a small body that never comes takes its connection along', async () => {
  const { socket } = await beginPicture('content-length: 3000');
  await closeOf(socket);
});
