import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { LANGUAGES, type Language } from '@toile/contract';
import { contentSecurityOf } from './content-security.ts';
import { screensOf } from './screens.ts';

export interface WebFile {
  readonly bytes: Buffer;
  readonly type: string;
  /** Its name changes with its content, so it may be kept for ever. */
  readonly isImmutable: boolean;
  /** Made on request of a file of the build: there may be ever more of them. */
  readonly isMade?: boolean;
  /** Policy of a page or a worker; absent for everything that is neither. */
  readonly contentSecurity?: string;
  readonly etag: string;
}

/** What is read in one language. */
interface Pages {
  /** By path, without a slash at the end; pages under the path they are read at. */
  readonly files: ReadonlyMap<string, WebFile>;
  /** Draws any screen in the browser. */
  readonly fallback: WebFile;
}

/** The built web app, in memory: a few hundred small files that every visitor asks for. */
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

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
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
  const pages = await readPages(folder, checkoutUrl);
  const manifest = [...(pages?.files ?? [])].find(([path]) => MANIFEST.test(path))?.[1];
  if (!pages || !manifest) return undefined;
  const translated = new Map<Language, Pages>();
  for (const language of LANGUAGES.slice(1)) {
    const theirs = await readPages(pagesIn(folder, language), checkoutUrl);
    if (theirs) translated.set(language, theirs);
  }
  return { ...pages, translated, isScreen: screensOf(manifest.bytes.toString('utf8')) };
}

async function readPages(folder: string, checkoutUrl?: string): Promise<Pages | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, WebFile>();
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const location = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, location).split(sep).join('/')}`;
    files.set(readAt(path), toWebFile(path, await readFile(location), checkoutUrl));
  }
  const fallback = files.get(FALLBACK);
  files.delete(FALLBACK);
  return fallback && { files, fallback };
}

/** Where the pages in another language lie, seen from those in the first: `build/client-hi` beside `build/client`. */
export const pagesIn = (folder: string, language: Language): string =>
  language === LANGUAGES[0] ? folder : `${folder}-${language}`;

/** `/login/index.html` is read at `/login`. */
const readAt = (path: string): string =>
  path.endsWith('/index.html') ? path.slice(0, -'/index.html'.length) || '/' : path;

function toWebFile(path: string, bytes: Buffer, checkoutUrl?: string): WebFile {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const policy = path === WORKER ? WORKER_POLICY : undefined;
  return {
    bytes,
    type,
    isImmutable: path.startsWith('/assets/'),
    ...(policy && { contentSecurity: policy }),
    ...(type.startsWith('text/html') && { contentSecurity: contentSecurityOf(bytes.toString('utf8'), checkoutUrl) }),
    etag: etagOf(bytes),
  };
}

/** A page with other words; its scripts stay, and so its policy. */
export function changedPage(page: WebFile, change: (html: string) => string): WebFile {
  const bytes = Buffer.from(change(page.bytes.toString('utf8')));
  return { ...page, isMade: true, bytes, etag: etagOf(bytes) };
}

/** Weak: the same file leaves in several encodings. */
const etagOf = (bytes: Buffer): string => `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
