import { join } from 'node:path';
import { FIRST_PICTURE_MARK } from '@toile/contract';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { readByteRange } from '#server/api/byte-range.ts';
import { loggedPath } from '#server/api/logged-path.ts';
import { showsSession } from '#server/api/session/cookie-name.ts';
import { sessionTiming } from '#server/api/session-timing.ts';
import { ProductError } from '#server/product/errors.ts';
import { changedPage, isPage, readBundle, type WebFile, type WebPage } from './bundle.ts';
import { chooseLanguage } from './choose-language.ts';
import { robotsTxt, sitemapXml } from './crawlers.ts';
import { encode } from './encode.ts';
import { LANGUAGE_VARIES, languageOf } from './language-of.ts';
import type { PagesLimit } from './limit-pages.ts';
import { withOwnOrigin } from './own-origin.ts';

/** Where the web app's build lies, seen from here. */
export const WEB_BUILD = join(import.meta.dirname, '../../../../web/build/client');

/** What is under these is never a page: a wrong call gets an error it can read. */
const NOT_PAGES = /^\/(v1|generate-outfit|community|razorpay|wallet|boutique|config|health|ready|metrics|assets)(\/|$)/;

/** Addresses that open something to whoever has them: links of letters, offers and folders. */
const WITH_A_KEY = /[?&](?:key|secret)=/;

/** What a screen, or the answer that there is none, turns on. */
const ACCEPTED = 'Accept, Sec-Fetch-Dest, Sec-Fetch-Mode';

interface Site {
  /** Where the provider's checkout is, which pages may open. */
  readonly checkoutUrl?: string | undefined;
  /** The origin that pages name as their own, else the one they were asked at. */
  readonly publicUrl?: string | undefined;
  /** The element that goes to the mark for it, on a page that has one. */
  readonly firstPicture?: () => Promise<string>;
  /** Asked before a page is given; what pages load is given to everybody. */
  readonly limit?: PagesLimit;
}

/** Everything that no other route takes: the web app's files, its screens, and its page for what does not exist. */
export const webRoutes =
  (folder: string, { checkoutUrl, publicUrl, firstPicture, limit }: Site = {}): FastifyPluginAsync =>
  async (app) => {
    const bundle = await readBundle(folder, checkoutUrl);
    if (!bundle) {
      app.log.warn({ folder }, 'the web app is not built, so only the API is served');
      return;
    }
    const originOf = (request: FastifyRequest) => publicUrl ?? `${request.protocol}://${request.host}`;
    const options = limit ? { preHandler: limit } : {};
    app.get('/robots.txt', options, async (request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('text/plain; charset=utf-8')
        .send(robotsTxt(originOf(request))),
    );
    app.get('/sitemap.xml', options, async (request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('application/xml; charset=utf-8')
        .send(sitemapXml(bundle, originOf(request))),
    );
    app.get('/*', async (request, reply) => {
      const path = pathOf(request);
      const isFile = isAsset(bundle.files.get(path));
      if (!isFile) await limit?.(request, reply);
      const chosen = chooseLanguage(request, reply);
      if (chosen) return chosen;
      // A bank's page opens from within the checkout and answers to it.
      if (checkoutUrl) reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
      const pages = bundle.translated.get(languageOf(request)) ?? bundle;
      const file = pages.files.get(path) ?? bundle.files.get(path);
      if (file?.contentSecurity) reply.header('vary', LANGUAGE_VARIES);
      if (file)
        return sendFile(request, reply, await pictured(request, withOwnOrigin(file, originOf(request)), firstPicture));
      if (NOT_PAGES.test(path)) throw new ProductError('route-not-found');
      // Whoever asks for something else at the same address is told so in another form.
      reply.header('vary', `${ACCEPTED}, ${LANGUAGE_VARIES}`);
      if (!acceptsHtml(request)) throw new ProductError('route-not-found');
      return sendScreen(request, reply, pages.fallback, bundle.isScreen(path));
    });
  };

const isAsset = (file: WebFile | undefined): boolean => file !== undefined && !isPage(file);

/** Everybody is given one page as long as the picture is the same: it is compressed once. */
const lastPictured = new WeakMap<WebPage, { readonly picture: string; readonly whole: WebPage }>();

/**
 * The page with the first picture in its place, for whoever comes with a session and asks for its opening view: guests are
 * led elsewhere, and other views begin with other pictures. Where there is none the page is whole without it.
 */
async function pictured(request: FastifyRequest, page: WebFile, firstPicture: Site['firstPicture']): Promise<WebFile> {
  if (!firstPicture || !isPage(page) || !page.html.includes(FIRST_PICTURE_MARK)) return page;
  if (!showsSession(request) || request.url.includes('?')) return page;
  try {
    const picture = await firstPicture();
    const last = lastPictured.get(page);
    if (last?.picture === picture) return last.whole;
    const whole = changedPage(page, (html) => html.replace(FIRST_PICTURE_MARK, () => picture));
    lastPictured.set(page, { picture, whole });
    return whole;
  } catch (error) {
    request.log.warn({ err: error }, 'the first picture of a page could not be read');
    return page;
  }
}

function sendScreen(
  request: FastifyRequest,
  reply: FastifyReply,
  page: WebPage,
  isScreen: boolean,
): Promise<FastifyReply> {
  if (!isScreen) {
    request.log.info({ path: loggedPath(pathOf(request)) }, 'no page at this path');
    reply.code(404);
  }
  return sendFile(request, reply, page);
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, file: WebFile): Promise<FastifyReply> {
  const etag = await file.etag();
  reply.headers({
    'cache-control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag,
    vary: [reply.getHeader('vary') ?? [], 'Accept-Encoding'].flat().join(', '),
  });
  if (file.contentSecurity) {
    reply.header('content-security-policy', file.contentSecurity);
    reply.header('server-timing', sessionTiming(request));
    // Nothing that such a page loads, and nobody who lists pages, learns its address.
    if (WITH_A_KEY.test(request.url)) reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  }
  if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  // Players ask for films piece by piece, and some play none that cannot be had so.
  if (file.type.startsWith('video/')) return sendFilm(request, reply, file);
  const { bytes, encoding } = await encode(file, request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(file.type).send(bytes);
}

function sendFilm(request: FastifyRequest, reply: FastifyReply, file: WebFile): FastifyReply {
  const { size, type } = file;
  reply.header('accept-ranges', 'bytes').type(type);
  const range = readByteRange(request.headers.range, size);
  if (range === undefined) return reply.header('content-length', size).send(file.stream());
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const { start, end } = range;
  return reply
    .code(206)
    .headers({ 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end + 1 - start })
    .send(file.stream(range));
}

function pathOf(request: FastifyRequest): string {
  const [path = '/'] = request.url.split('?', 1);
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end--;
  return path.slice(0, end);
}

/** A picture or script that is missing is not a page that is missing, though browsers take anything for those. */
function acceptsHtml(request: FastifyRequest): boolean {
  const { accept, 'sec-fetch-dest': purpose, 'sec-fetch-mode': mode } = request.headers;
  // What keeps pages for the day without a network asks for one in the browser's name, and Chromium calls that empty.
  const isByWorker = purpose === 'empty' && mode === 'navigate';
  if (purpose !== undefined && purpose !== 'document' && purpose !== 'iframe' && !isByWorker) return false;
  return !accept || accept.includes('text/html') || accept.includes('*/*');
}
