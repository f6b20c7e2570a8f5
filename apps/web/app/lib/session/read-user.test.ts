import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readUser } from '#web/lib/session/read-user.ts';

const ACCOUNT = { $id: 'u1', name: 'Asha', email: 'asha@example.com', prefs: {} };
const REFUSAL = { message: 'User (role: guests) missing scopes', code: 401, type: 'general_unauthorized_scope' };

type Answer = [status: number, body: unknown];
const answers: { account: Answer; wallet: Answer } = { account: [200, ACCOUNT], wallet: [200, {}] };

const answer: RequestListener = (request, response) => {
  const [status, body] = request.url?.startsWith('/v1/account') ? answers.account : answers.wallet;
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

let server: Server;
beforeAll(async () => {
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // `listen` on a port always gives an AddressInfo.
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${port}` });
  vi.stubGlobal('window', { localStorage: { getItem: () => null, setItem: () => undefined } });
  return () => void server.close();
});
afterEach(() => Object.assign(answers, { account: [200, ACCOUNT], wallet: [200, {}] }));

const wallet = { $id: 'u1', name: 'Asha', email: 'asha@example.com', userName: 'asha', tokens: 4, freetokens: 1 };

test('a user comes with both balances', async () => {
  answers.wallet = [200, wallet];
  expect(await readUser()).toEqual({
    id: 'u1',
    name: 'Asha',
    email: 'asha@example.com',
    photoUrl: '',
    balance: { tokens: 4, freetokens: 1 },
  });
});

test('a balance that cannot be read is not said to be nothing, and the user is still signed in', async () => {
  answers.wallet = [404, { message: 'Document not found', code: 404, type: 'document_not_found' }];
  expect(await readUser()).toMatchObject({ id: 'u1', balance: null });
});

test('nobody signed in is no fault', async () => {
  answers.account = [401, REFUSAL];
  expect(await readUser()).toBeNull();
});

test('a server that is ill says nothing about who is there', async () => {
  answers.account = [503, { message: 'Server Error', code: 503, type: 'general_unknown' }];
  await expect(readUser()).rejects.toThrow('Server Error');
});

test('the picture of the preferences is shown, unless its address could run something', async () => {
  answers.account = [200, { ...ACCOUNT, prefs: { picture: 'https://pictures.example/asha.jpg' } }];
  expect(await readUser()).toMatchObject({ photoUrl: 'https://pictures.example/asha.jpg' });
  answers.account = [200, { ...ACCOUNT, prefs: { picture: 'javascript:alert(1)' } }];
  expect(await readUser()).toMatchObject({ photoUrl: '' });
});
