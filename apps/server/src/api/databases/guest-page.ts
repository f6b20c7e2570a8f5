import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Document } from './collection.ts';

interface Page {
  readonly total: number;
  readonly listKey: string;
  /** UTF-8, made once: a text is written into new memory for every answer. */
  readonly bytes: Buffer;
  readonly etag: string;
}

/** Pages as they were written last: what guests share is the very same list, and is written once. */
const written = new WeakMap<readonly Document[], Page>();

/**
 * Answers with a page that is the same for every guest, or says that the caller has it already. Whoever keeps it asks
 * each time, and no cache between does.
 */
export function sendGuestPage(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  documents: readonly Document[],
  write: { total: number; listKey: string; present: (document: Document) => object },
): FastifyReply {
  const { etag, bytes } = pageOf(documents, write);
  reply.headers({ etag, 'cache-control': 'private, no-cache' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(bytes);
}

function pageOf(
  documents: readonly Document[],
  { total, listKey, present }: { total: number; listKey: string; present: (document: Document) => object },
): Page {
  const known = written.get(documents);
  if (known?.total === total && known.listKey === listKey) return known;
  const bytes = Buffer.from(JSON.stringify({ total, [listKey]: documents.map((document) => present(document)) }));
  const page = { total, listKey, bytes, etag: `W/"${createHash('sha256').update(bytes).digest('base64url')}"` };
  written.set(documents, page);
  return page;
}
