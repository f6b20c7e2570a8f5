import cookie from '@fastify/cookie';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseEncoding } from '../web/encode.ts';
import { registerHeaderLists, startOfList } from './header-lists.ts';

/** What is handed to whatever parses a header behind the hook. */
const app = fastify();
registerHeaderLists(app);
beforeAll(async () => {
  await app.register(cookie);
  app.get('/', ({ headers, cookies }) => ({ headers, cookies: Object.keys(cookies) }));
});
afterAll(() => app.close());
const handed = async (headers: Record<string, string>) =>
  (await app.inject({ url: '/', headers })).json<{ headers: Record<string, string>; cookies: string[] }>();

/** Fifteen thousand characters, just under what Node lets in. */
const long = (one: string, between: string): string =>
  Array.from({ length: Math.floor(15_000 / (one.length + 5)) }, (_, n) => `${one}${n}`).join(between);

test.each(['accept', 'accept-encoding', 'accept-language'])(
  'of a long %s no parser gets more than its start',
  async (name) => {
    const { headers } = await handed({ [name]: long('x-', ', ') });
    expect(headers[name]?.length).toBeLessThanOrEqual(256);
    expect(headers[name]?.split(',').length).toBeLessThanOrEqual(16);
  },
);

test('of a header of thousands of cookies no parser gets more than a browser sends', async () => {
  const { headers, cookies } = await handed({ cookie: `a_session_toile=kept; ${long('c=', ';')}` });
  const { cookie = '' } = headers;
  expect(cookie.split(';').length).toBeLessThanOrEqual(180);
  expect(cookies.length).toBeLessThanOrEqual(180);
  expect(cookies[0]).toBe('a_session_toile');
});

test('what browsers send is handed on as it came', async () => {
  const sent = {
    accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
    'accept-encoding': 'gzip, deflate, br, zstd',
    'accept-language': 'hi-IN,hi;q=0.9,en-IN;q=0.8,en;q=0.7',
    cookie: `theme=dark; a_session_toile=${'s'.repeat(3000)}`,
  };
  expect((await handed(sent)).headers).toMatchObject(sent);
});

test('an element that the end would cut in two is left out whole', () => {
  expect(startOfList('gzip, br;q=0.5', { separator: ',', elements: 16, characters: 9 })).toBe('gzip');
  expect(startOfList('a=1; b=2; c=3', { separator: ';', elements: 2, characters: 99 })).toBe('a=1; b=2');
});

test('who names a coding behind hundreds of others is answered as it is', () => {
  expect(chooseEncoding(`${long('x-', ', ')}, br`)).toBeUndefined();
  expect(chooseEncoding('gzip, deflate, br')).toBe('br');
});
