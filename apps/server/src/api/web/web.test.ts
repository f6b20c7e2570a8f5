import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import { FIRST_PICTURE_MARK } from '@toile/contract';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerErrorReplies } from '#server/api/errors/error-replies.ts';
import { webRoutes } from './web-routes.ts';

const INLINE = 'window.__context = {"ssr":false};';
const page = (text: string) =>
  `<!DOCTYPE html><html><head><script src="/theme.js"></script></head><body>${text}<script>${INLINE}</script></body></html>`;
const APP_JS = `export const words = ${JSON.stringify('linen '.repeat(500))};`;
const MANIFEST = {
  entry: { module: '/assets/entry-1.js' },
  routes: {
    root: { path: '' },
    'routes/shell': { parentId: 'root' },
    'routes/home': { parentId: 'routes/shell', index: true },
    'routes/studio': { parentId: 'routes/shell', path: 'ai-outfit-generator' },
    'routes/design': { parentId: 'routes/studio', path: 'designs/:id' },
    'routes/not-found': { parentId: 'routes/shell', path: '*' },
  },
};
const FILES: Record<string, string> = {
  'index.html': page('home'),
  'login/index.html': page('login'),
  'gallery/index.html': page(`<i>${FIRST_PICTURE_MARK}</i>`),
  '__spa-fallback.html': page('any screen'),
  'about/index.html': page('<link rel="canonical" href="https://origin.invalid/about"/>about'),
  'film.webm': 'a film of 23 characters',
  'theme.js': 'document.documentElement.dataset.theme = "light";',
  'assets/app-1.js': APP_JS,
  'assets/late-1.js': 'late()',
  'assets/manifest-1.js': `window.__reactRouterManifest=${JSON.stringify(MANIFEST)};`,
};

/** Pages in another language, beside the others. */
const HINDI: Record<string, string> = {
  'login/index.html': page('साइन इन'),
  '__spa-fallback.html': page('कोई भी पन्ना'),
};

let folder: string;
let app: FastifyInstance;
const logged: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-test-web-'));
  const write = async (root: string, files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, name)), { recursive: true });
      await writeFile(join(root, name), text);
    }
  };
  await write(folder, FILES);
  await write(`${folder}-hi`, HINDI);
  app = fastify({ logger: { level: 'info', stream: { write: (line) => logged.push(line) } } });
  registerErrorReplies(app);
  await app.register(webRoutes(folder));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
  await rm(`${folder}-hi`, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('prerendered pages are served as they were written, asked for again each time', async () => {
  const home = await get('/');
  expect(home.body).toBe(FILES['index.html']);
  expect(home.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  for (const url of ['/login', '/login/', '/login?next=%2F']) expect((await get(url)).body).toContain('login');
});

test('a page that did not change is not sent twice', async () => {
  const { headers } = await get('/login');
  const again = await get('/login', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('assets are kept for ever, other files are not', async () => {
  const asset = await get('/assets/app-1.js');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asset.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect((await get('/theme.js')).headers['cache-control']).toBe('no-cache');
});

test('scripts run only if they were built in: by their hash, never by permission for all', async () => {
  const policy = String((await get('/ai-outfit-generator')).headers['content-security-policy']);
  // Pictures: our own, and the faces of people who came by Google.
  expect(policy).toMatch(/img-src 'self' data: blob: https:\/\/\*\.googleusercontent\.com/);
  const hash = createHash('sha256').update(INLINE).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(/script-src [^;]*unsafe/.test(policy)).toBe(false);
});

test('a checkout is let into the pages of a shop that has one, and nowhere else', async () => {
  const policyOf = async (checkoutUrl?: string) => {
    const shop = fastify();
    await shop.register(webRoutes(folder, { checkoutUrl }));
    const { headers } = await shop.inject({ url: '/' });
    await shop.close();
    return { policy: String(headers['content-security-policy']), opener: headers['cross-origin-opener-policy'] };
  };
  const { policy, opener } = await policyOf('https://checkout.razorpay.com/v1/checkout.js');
  expect(policy).toMatch(/script-src 'self'[^;]* https:\/\/checkout\.razorpay\.com;/);
  expect(policy).toContain('frame-src https://checkout.razorpay.com https://*.razorpay.com;');
  expect(policy).toContain("connect-src 'self' https://checkout.razorpay.com https://*.razorpay.com;");
  expect(opener).toBe('same-origin-allow-popups');
  expect((await policyOf('http://127.0.0.1:9/checkout.js')).policy).toContain('frame-src http://127.0.0.1:9;');
  const without = await policyOf();
  expect(without.policy).toContain("frame-src 'none'");
  expect(without.policy).not.toContain('razorpay');
  expect(without.opener).toBeUndefined();
});

test('files leave compressed in the best way the caller accepts', async () => {
  const url = '/assets/app-1.js';
  const brotli = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(APP_JS);
  const gzip = await get(url, { 'accept-encoding': 'gzip, br;q=0' });
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(APP_JS);
  const plain = await get(url);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toBe(APP_JS);
});

test.each([
  '/ai-outfit-generator',
  '/ai-outfit-generator/',
  '/ai-outfit-generator?tab=all',
  '/ai-outfit-generator/designs/d1',
])('%s is drawn by the browser', async (url) => {
  const reply = await get(url, { accept: 'text/html,*/*;q=0.8' });
  expect([reply.statusCode, reply.body]).toEqual([200, FILES['__spa-fallback.html']]);
});

test.each(['/ai-outfit-generator', '/ai-outfit-generator/designs/d1', '/login', '/'])(
  '%s comes whoever in the browser asks for it: itself, a frame, or the worker that stands between',
  async (url) => {
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    for (const purpose of ['document', 'iframe', 'empty']) {
      const reply = await get(url, { accept, 'sec-fetch-dest': purpose, 'sec-fetch-mode': 'navigate' });
      expect([purpose, reply.statusCode, reply.headers['content-type']]).toEqual([
        purpose,
        200,
        'text/html; charset=utf-8',
      ]);
    }
  },
);

test.each(['/nowhere', '/ai-outfit-generator/nowhere/at/all', '/ai-outfit-generators', '/__spa-fallback.html'])(
  'at %s is no page: the app says so, with the status, and the path is logged',
  async (url) => {
    logged.length = 0;
    const reply = await get(url, { accept: 'text/html' });
    expect([reply.statusCode, reply.body]).toEqual([404, FILES['__spa-fallback.html']]);
    expect(logged.map((line) => JSON.parse(line))).toContainEqual(expect.objectContaining({ path: url }));
  },
);

test.each(['/v1', '/v1/account/nothing', '/generate-outfit/x', '/razorpay', '/assets/gone.js', '/health/x'])(
  'a wrong call at %s gets an error it can read, not a page',
  async (url) => {
    const reply = await get(url, { accept: 'text/html,*/*' });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ type: 'general_route_not_found' });
  },
);

test('who does not read HTML gets no page', async () => {
  // A cache keeps the two forms of the answer apart.
  for (const accept of ['text/html', 'application/json']) {
    expect((await get('/nowhere', { accept })).headers.vary).toMatch(/^Accept, Sec-Fetch-Dest\b/);
  }
  expect((await get('/nowhere', { accept: 'application/json' })).json()).toMatchObject({ code: 404 });
  const picture = { accept: 'image/avif,image/webp,*/*;q=0.8', 'sec-fetch-dest': 'image' };
  expect((await get('/plates/gone.webp', picture)).json()).toMatchObject({ code: 404 });
  const script = { accept: '*/*', 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' };
  expect((await get('/nowhere', script)).json()).toMatchObject({ code: 404 });
});

test('the address of a page that opens by its key is told to nobody', async () => {
  const told = ({ headers }: { headers: Record<string, unknown> }) => [
    headers['referrer-policy'],
    headers['x-robots-tag'],
  ];
  for (const url of ['/offer?key=abc', '/recovery?userId=a&secret=b']) {
    expect(told(await get(url, { accept: 'text/html' }))).toEqual(['no-referrer', 'noindex']);
  }
  expect(told(await get('/offer?monkey=abc', { accept: 'text/html' }))).toEqual([undefined, undefined]);
});

test('no path leads out of the build', async () => {
  for (const url of ['/../package.json', '/..%2f..%2fpackage.json', '/assets/../../etc/passwd', '/%2e%2e/secret']) {
    expect((await get(url, { accept: 'text/html' })).statusCode).toBe(404);
  }
});

test('without a build the API stands alone', async () => {
  const bare = fastify();
  registerErrorReplies(bare);
  await bare.register(webRoutes(join(folder, 'no-build')));
  expect((await bare.inject('/')).json()).toMatchObject({ type: 'general_route_not_found' });
  await bare.close();
});

test('pages name the origin they are asked at, or the configured one', async () => {
  const here = await get('/about', { host: 'toile.test:8080' });
  expect(here.body).toContain('href="http://toile.test:8080/about"');
  const shop = fastify();
  await shop.register(webRoutes(folder, { publicUrl: 'https://toile.example' }));
  const there = await shop.inject({ url: '/about', headers: { host: 'else.test' } });
  expect(there.body).toContain('href="https://toile.example/about"');
  expect(there.headers.etag).not.toBe(here.headers.etag);
  await shop.close();
});

test('the sitemap lists the pages that are to be found, and robots.txt leads to it', async () => {
  const sitemap = await get('/sitemap.xml', { host: 'toile.test' });
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(sitemap.body.match(/<loc>[^<]+<\/loc>/g)).toEqual(['<loc>http://toile.test/about</loc>']);
  const robots = await get('/robots.txt', { host: 'toile.test' });
  expect(robots.body).toContain('Disallow: /dashboard');
  expect(robots.body).toContain('Sitemap: http://toile.test/sitemap.xml');
});

test('a script is known again by its content', async () => {
  const { headers, body } = await get('/theme.js');
  expect(body).toBe(FILES['theme.js']);
  expect((await get('/theme.js', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  expect((await get('/assets/app-1.js')).headers.etag).not.toBe(headers.etag);
});

test('a file that the next build took away is not found, and is there again with the file', async () => {
  const location = join(folder, 'assets/late-1.js');
  expect((await get('/assets/late-1.js')).statusCode).toBe(200);
  await rename(location, `${location}.away`);
  expect((await get('/assets/late-1.js')).statusCode).toBe(404);
  await rename(`${location}.away`, location);
  expect((await get('/assets/late-1.js')).statusCode).toBe(200);
});

test('a film can be had piece by piece', async () => {
  const whole = await get('/film.webm');
  expect([whole.statusCode, whole.headers['accept-ranges'], whole.headers['content-type']]).toEqual([
    200,
    'bytes',
    'video/webm',
  ]);
  const piece = await get('/film.webm', { range: 'bytes=2-5' });
  expect([piece.statusCode, piece.body, piece.headers['content-range']]).toEqual([206, 'film', 'bytes 2-5/23']);
  const behind = await get('/film.webm', { range: 'bytes=23-' });
  expect([behind.statusCode, behind.headers['content-range']]).toEqual([416, 'bytes */23']);
});

test('a page that is asked for without a session says so, so that it need not ask who is there', async () => {
  expect((await get('/about')).headers['server-timing']).toBe('guest');
  expect((await get('/theme.js')).headers['server-timing']).toBeUndefined();
  const jar = fastify();
  await jar.register(cookie);
  await jar.register(webRoutes(folder));
  const page = await jar.inject({ url: '/about', cookies: { a_session_toile: 'secret' } });
  expect(page.headers['server-timing']).toBe('user');
  const etag = `${page.headers.etag}`;
  const kept = await jar.inject({
    url: '/about',
    cookies: { a_session_toile: 'secret' },
    headers: { 'if-none-match': etag },
  });
  expect([kept.statusCode, kept.headers['server-timing']]).toEqual([304, 'user']);
  await jar.close();
});

test('a page with a place for the first picture has it there for people with a session, in its opening view alone', async () => {
  const jar = fastify();
  await jar.register(cookie);
  let picture = '<img src="/first.webp">';
  const firstPicture = async () => picture || Promise.reject(new Error('nobody answers'));
  await jar.register(webRoutes(folder, { firstPicture }));
  const read = async (url: string, cookies: Record<string, string> = { a_session_toile: 'secret' }) =>
    (await jar.inject({ url, cookies })).body.match(/<body>(.*?)<script/)?.[1];
  const etagOf = async () =>
    (await jar.inject({ url: '/gallery', cookies: { a_session_toile: 'secret' } })).headers.etag;
  expect(await read('/gallery')).toBe('<i><img src="/first.webp"></i>');
  const etag = await etagOf();
  picture = '<img src="/newer.webp">';
  expect(await etagOf()).not.toBe(etag);
  const empty = `<i>${FIRST_PICTURE_MARK}</i>`;
  expect([await read('/gallery', {}), await read('/gallery?show=liked')]).toEqual([empty, empty]);
  picture = '';
  expect(await read('/gallery')).toBe(empty);
  await jar.close();
});

test('a page comes in the language that is asked for, and says what it turns on', async () => {
  const hindi = await get('/login', { 'accept-language': 'hi-IN,en;q=0.5' });
  expect(hindi.body).toContain('साइन इन');
  expect(hindi.headers.vary).toContain('Accept-Language, Cookie');
  const chosen = await get('/login', { 'accept-language': 'hi', cookie: 'toile_language=en' });
  expect(chosen.body).toContain('login');
  expect(chosen.headers.etag).not.toBe(hindi.headers.etag);
  const any = await get('/ai-outfit-generator', { 'accept-language': 'hi' });
  expect(any.body).toContain('कोई भी पन्ना');
});

test('a page that no other language has is given as it is, and nobody who asks for none gets another', async () => {
  expect((await get('/about', { 'accept-language': 'hi' })).body).toContain('about');
  expect((await get('/login')).body).toContain('login');
});

test('an address that asks for a language keeps it in the browser and leads to the page without the question', async () => {
  const reply = await get('/login?return=%2Ftokens&language=hi');
  expect(reply.statusCode).toBe(303);
  expect(reply.headers).toMatchObject({ location: '/login?return=%2Ftokens', 'cache-control': 'no-store' });
  expect(reply.headers['set-cookie']).toBe('toile_language=hi; Path=/; Max-Age=31536000; SameSite=Lax');
  expect((await get('/login?language=en')).headers.location).toBe('/login');
});

test('an address that asks for a language of others, or for none, is read as ever', async () => {
  for (const url of ['/login?language=xx', '/login?language=', '/login?other=hi']) {
    const reply = await get(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['set-cookie']).toBeUndefined();
  }
});

test.each(['//elsewhere.example', '/\\elsewhere.example', '///elsewhere.example'])(
  'asking for a language at %s leads to no other host',
  async (path) => {
    const { location } = (await get(`${path}?language=hi`)).headers;
    expect(new URL(location ?? '', 'https://toile.example').host).toBe('toile.example');
  },
);
