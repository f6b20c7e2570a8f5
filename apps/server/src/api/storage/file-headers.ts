import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileRow } from '#server/parts/database/schema/files.ts';
import { isPublicFile } from '#server/product/files/file-policy.ts';

/**
 * Seconds that whoever keeps a public picture may show it without asking whether it still is one: what is taken back is
 * gone from every cache by then. Asking costs a 304, as its bytes never change.
 */
export const PUBLIC_SECONDS = 300;
const publicFor = (seconds: number): string => `public, max-age=${seconds}, must-revalidate`;
const PUBLIC = publicFor(PUBLIC_SECONDS);
/** For its owner's own browser, which asks each time: the next who sits there may be somebody else. */
const PRIVATE = 'private, no-cache';

/** A picture opened by itself may show itself and nothing else. */
const POLICY =
  "default-src 'none'; script-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * The entity tag of a file or a form of it. One that was public has another when it is not: the owner's answer does not
 * freshen what a shared cache has kept.
 */
export const etagOf = (file: FileRow, variant = ''): string =>
  `"${file.sha256}${variant && `-${variant}`}${isPublicFile(file) ? '' : '-own'}"`;

export interface FileHeaders {
  readonly etag: string;
  readonly mime: string;
  /** Seconds since the file was looked up: so much less it may be kept. */
  readonly ageS?: number;
}

/** Headers of every answer that carries a file or a form of it. */
export function setFileHeaders(
  reply: FastifyReply,
  file: FileRow,
  { etag, mime, ageS = 0 }: FileHeaders,
): FastifyReply {
  const isPublic = isPublicFile(file);
  return reply.headers({
    'content-type': mime,
    etag,
    'last-modified': file.createdAt.toUTCString(),
    'cache-control': !isPublic ? PRIVATE : ageS === 0 ? PUBLIC : publicFor(PUBLIC_SECONDS - ageS),
    ...(!isPublic && { vary: 'Cookie' }),
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    // Pages of allowed origins on this site show private pictures too; only public ones go to every site.
    'cross-origin-resource-policy': isPublic ? 'cross-origin' : 'same-site',
  });
}

/** Whether the caller has these very bytes already. */
export function hasFresh(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined) return false;
  return known.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

/** `Content-Disposition` with the file's name, also for clients that know only ASCII. */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  // No folder stands before a name, whoever saves it, and no dot hides it.
  const plain = name.replace(/[\p{Cc}\p{Bidi_Control}/\\:]/gu, '_').replace(/^\.+/, '_');
  const ascii = plain.replace(/[^\x20-\x7e]|["%]/g, '_');
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(plain).replace(/['()*]/g, (char) => escapeChar(char))}`;
}

const escapeChar = (char: string) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
