import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { disposition, hasFresh } from '#server/api/storage/file-headers.ts';

/** What the cutter made, as it leaves. */
export interface Made {
  readonly bytes: Buffer;
  readonly mime: string;
  /** Name of the file to keep; without it, it is shown. */
  readonly name?: string;
}

/** Drawings opened by themselves may show themselves and nothing else. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** For its owner's own browser, which asks each time and is spared the bytes it has. */
export function sendMade(request: FastifyRequest, reply: FastifyReply, { bytes, mime, name }: Made): FastifyReply {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  reply.headers({
    'content-type': mime,
    etag,
    'cache-control': 'private, no-cache',
    vary: 'Cookie',
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    ...(name !== undefined && { 'content-disposition': disposition('attachment', name) }),
  });
  return hasFresh(request, etag) ? reply.code(304).send() : reply.send(bytes);
}
