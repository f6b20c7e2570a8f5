import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerClientError } from './client-error.ts';

const server = createServer({ headersTimeout: 200, requestTimeout: 200, connectionsCheckingInterval: 20 });
server.on('clientError', answerClientError);
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

/** What the server says to these bytes until it ends the connection. */
function say(bytes: string): Promise<string> {
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

test('headers that never end are answered 408', async () => {
  const answer = await say('GET / HTTP/1.1\r\nHost: here\r\nX-Slow: ');
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(answer).toContain('"type":"general_request_timeout"');
});

test('what is not HTTP is answered 400, too many headers 413', async () => {
  expect(await say('hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  const wide = `GET / HTTP/1.1\r\nHost: here\r\nX-Wide: ${'a'.repeat(40_000)}\r\n\r\n`;
  expect(await say(wide)).toMatch(/^HTTP\/1\.1 413 Payload Too Large\r\n/);
});
