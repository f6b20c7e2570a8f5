import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { Readable } from 'node:stream';
import { LANGUAGES, type Language } from '@toile/contract';
import type { ByteRange } from '#server/parts/storage/storage.ts';
import { ProductError } from '#server/product/errors.ts';
import { contentSecurityOf } from './content-security.ts';
import { once } from './once.ts';
import { screensOf } from './screens.ts';

/** A file of the build. Pages are in memory; all else is read where it lies when somebody asks for it, a film piece by piece. */
export interface WebFile {
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** Its name changes with its content, so it may be kept for ever. */
  readonly isImmutable: boolean;
  /** Policy of a page or a worker; absent for everything that is neither. */
  readonly contentSecurity?: string;
  /** By its content, and weak: the same file leaves in several encodings. */
  etag(): Promise<string>;
  read(): Promise<Buffer>;
  /** The bytes from `start` up to and with `end`. */
  stream(range?: ByteRange): Readable;
}

export interface WebPage extends WebFile {
  readonly html: Buffer;
  readonly contentSecurity: string;
  /** Made on request of a page of the build: there may be ever more of them. */
  readonly isMade: boolean;
}

export const isPage = (file: WebFile): file is WebPage => 'html' in file;

/** What is read in one language. */
interface Pages {
  /** By path, without a slash at the end; pages under the path they are read at. */
  readonly files: ReadonlyMap<string, WebFile>;
  /** Draws any screen in the browser. */
  readonly fallback: WebPage;
}

/** The built web app. */
export interface Bundle extends Pages {
  /** The same pages in the other languages; what a page loads is among the files. */
  readonly translated: ReadonlyMap<Language, Pages>;
  isScreen(path: string): boolean;
}

/** The web app's list of its own routes. */
const MANIFEST = /^\/assets\/manifest-[^/]+\.js$/;

/** The page of the build that draws any screen. */
export const FALLBACK = '/__spa-fallback.html';

/** What keeps screens and designs for the day without a network: it may ask this origin, and load nothing. */
const WORKER = '/sw.js';
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";

const HTML = 'text/html; charset=utf-8';
const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': HTML,
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Reads the build in `folder`; undefined if there is none. Its pages may open the checkout at `checkoutUrl`. */
export async function readBundle(folder: string, checkoutUrl?: string): Promise<Bundle | undefined> {
  const pages = readPages(folder, checkoutUrl);
  const manifest = [...(pages?.files ?? [])].find(([path]) => MANIFEST.test(path))?.[1];
  if (!pages || !manifest) return undefined;
  const translated = new Map<Language, Pages>();
  for (const language of LANGUAGES.slice(1)) {
    const theirs = readPages(pagesIn(folder, language), checkoutUrl);
    if (theirs) translated.set(language, theirs);
  }
  return { ...pages, translated, isScreen: screensOf((await manifest.read()).toString('utf8')) };
}

/** While the process starts and nobody waits for anything else: hundreds of files, one promise each, take many times as long. */
function readPages(folder: string, checkoutUrl?: string): Pages | undefined {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const files = new Map<string, WebFile>();
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const location = join(entry.parentPath, entry.name);
    const path = location.slice(folder.length).split(sep).join('/');
    files.set(readAt(path), toWebFile(path, location, checkoutUrl));
  }
  const fallback = files.get(FALLBACK);
  files.delete(FALLBACK);
  return fallback && isPage(fallback) ? { files, fallback } : undefined;
}

/** Where the pages in another language lie, seen from those in the first: `build/client-hi` beside `build/client`. */
export const pagesIn = (folder: string, language: Language): string =>
  language === LANGUAGES[0] ? folder : `${folder}-${language}`;

/** `/login/index.html` is read at `/login`. */
const readAt = (path: string): string =>
  path.endsWith('/index.html') ? path.slice(0, -'/index.html'.length) || '/' : path;

/** Files whose name changes with their content, by where they lie: however many servers a process holds, each is compressed once. */
const immutable = new Map<string, WebFile>();

function toWebFile(path: string, location: string, checkoutUrl?: string): WebFile {
  const known = immutable.get(location);
  if (known) return known;
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  if (type === HTML) {
    const html = readFileSync(location);
    const contentSecurity = once(() => contentSecurityOf(html.toString('utf8'), checkoutUrl));
    return toPage(html, contentSecurity, false);
  }
  const read = () => readFile(location).catch(tellGone);
  let etag: string | undefined;
  const size = once(() => sizeOf(location));
  const file = {
    type,
    get size() {
      return size();
    },
    isImmutable: path.startsWith('/assets/'),
    ...(path === WORKER && { contentSecurity: WORKER_POLICY }),
    etag: async () => (etag ??= etagOf(await read())),
    read,
    stream: (range?: ByteRange) => createReadStream(location, range),
  };
  if (file.isImmutable) immutable.set(location, file);
  return file;
}

/** Another build lies there by now. */
function tellGone(cause: NodeJS.ErrnoException): never {
  throw cause.code === 'ENOENT' ? new ProductError('route-not-found', { cause }) : cause;
}

function sizeOf(location: string): number {
  try {
    return statSync(location).size;
  } catch (cause) {
    return tellGone(cause as NodeJS.ErrnoException);
  }
}

function toPage(html: Buffer, contentSecurity: () => string, isMade: boolean): WebPage {
  const etag = once(() => etagOf(html));
  return {
    html,
    type: HTML,
    size: html.length,
    isImmutable: false,
    isMade,
    get contentSecurity() {
      return contentSecurity();
    },
    etag: async () => etag(),
    read: async () => html,
    stream: ({ start, end } = { start: 0, end: html.length - 1 }) => Readable.from([html.subarray(start, end + 1)]),
  };
}

/** A page with other words; its scripts stay, and so its policy. */
export const changedPage = (page: WebPage, change: (html: string) => string): WebPage =>
  toPage(Buffer.from(change(page.html.toString('utf8'))), () => page.contentSecurity, true);

const etagOf = (bytes: Buffer): string => `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
