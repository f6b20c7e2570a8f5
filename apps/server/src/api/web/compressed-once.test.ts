import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import zlib, { type BrotliOptions, brotliDecompressSync, type CompressCallback, type InputType } from 'node:zlib';
import cookie from '@fastify/cookie';
import { FIRST_PICTURE_MARK } from '@toile/contract';
import { fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { webRoutes } from './web-routes.ts';

/** How many pages were compressed, and how many at once at most: compressing is what a page costs. */
const work = { begun: 0, inHand: 0, most: 0 };

const { brotliCompress } = zlib;
const counting = (bytes: InputType, options: BrotliOptions, done: CompressCallback): void => {
  work.begun++;
  work.inHand++;
  work.most = Math.max(work.most, work.inHand);
  brotliCompress(bytes, options, (error, result) => {
    work.inHand--;
    done(error, result);
  });
};
Object.assign(zlib, { brotliCompress: counting });
// who imports it by its name has the one that counts
syncBuiltinESMExports();

const LONG = 'linen '.repeat(3000);
const MANIFEST = { routes: { root: { path: '' }, 'routes/gallery': { parentId: 'root', path: 'gallery' } } };
const FILES: Record<string, string> = {
  'gallery.html': `<html><i>${FIRST_PICTURE_MARK}</i>${LONG}</html>`,
  'about.html': `<html><link rel="canonical" href="https://origin.invalid/about"/>${LONG}</html>`,
  '__spa-fallback.html': '<html>any screen</html>',
};

let folder: string;
const app = fastify();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-test-compressed-'));
  await mkdir(join(folder, 'assets'));
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, name), text);
  await writeFile(join(folder, 'assets/manifest-1.js'), `window.__manifest=${JSON.stringify(MANIFEST)};`);
  await app.register(cookie);
  await app.register(webRoutes(folder, { firstPicture: async () => '<img src="/first.webp">' }));
});
afterAll(async () => {
  Object.assign(zlib, { brotliCompress });
  syncBuiltinESMExports();
  await app.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => Object.assign(work, { begun: 0, inHand: 0, most: 0 }));

const BR = { 'accept-encoding': 'br' };
const textOf = ({ headers, rawPayload }: { headers: Record<string, unknown>; rawPayload: Buffer }) =>
  (headers['content-encoding'] === 'br' ? brotliDecompressSync(rawPayload) : rawPayload).toString();

test('however many open a page with its first picture at once, it is compressed once', async () => {
  const ask = () => app.inject({ url: '/gallery.html', headers: BR, cookies: { a_session_toile: 'made up' } });
  for (const _ of Array(3)) {
    const replies = await Promise.all(Array.from({ length: 20 }, ask));
    for (const reply of replies) expect(textOf(reply)).toContain('<i><img src="/first.webp"></i>');
  }
  expect(work.begun).toBe(1);
});

test('whoever has ever more pages made has one thread at most, and the pages are right', async () => {
  const replies = await Promise.all(
    Array.from({ length: 40 }, async (_, n) => {
      const host = `localhost:${4000 + n}`;
      return { host, reply: await app.inject({ url: '/about.html', headers: { ...BR, host } }) };
    }),
  );
  for (const { host, reply } of replies) expect(textOf(reply)).toContain(`href="http://${host}/about"`);
  expect(work.most).toBe(1);
});
