import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { readBareEnvironment } from './bare-environment.ts';
import { type Answer, openWork, type Request } from './bare-work.ts';
import { answerUsage } from './contender.ts';

const work = await openWork(readBareEnvironment());

async function handle(message: IncomingMessage): Promise<Answer> {
  const url = message.url ?? '';
  const [path = '', query = ''] = url.split('?', 2);
  const steps = path.split('/');
  const request: Request = {
    cookie: message.headers.cookie ?? '',
    ip: message.socket.remoteAddress ?? '',
    agent: message.headers['user-agent'] ?? '',
  };
  const json = async () => JSON.parse((await buffer(message)).toString('utf8'));
  if (message.method === 'GET' && path === '/v1/account') return work.me(request);
  if (message.method === 'GET' && steps[2] === 'databases')
    return work.list(request, [...new URLSearchParams(query).values()]);
  if (message.method === 'GET') return work.picture(request, steps[6] ?? '');
  if (message.method === 'PATCH') return work.like(request, steps[7] ?? '');
  if (steps[2] === 'databases') return work.create(request, await json());
  if (steps[2] === 'account') return work.signIn(request, await json());
  if (steps[2] === 'storage') return work.upload(request, message.headers['content-type'] ?? '', await buffer(message));
  return work.press(request, await json());
}

function send(response: ServerResponse, { status, headers, json, stream }: Answer): void {
  if (stream) {
    response.writeHead(status, headers);
    stream.pipe(response);
    return;
  }
  const body = JSON.stringify(json);
  const own = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) };
  response.writeHead(status, { ...own, ...headers }).end(body);
}

const server = createServer((message, response) => {
  handle(message).then(
    (answer) => send(response, answer),
    (error: unknown) => send(response, { status: 500, json: { message: String(error) } }),
  );
});
server.listen(0, '127.0.0.1', () => {
  answerUsage(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
