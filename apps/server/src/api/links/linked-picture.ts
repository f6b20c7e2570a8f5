import type { FastifyReply, FastifyRequest } from 'fastify';
import { ipKey } from '#server/api/rate-limits/ip-key.ts';
import { hasFresh } from '#server/api/storage/file-headers.ts';
import { parseSha256, type Storage } from '#server/parts/storage/storage.ts';
import { createPreviews } from '#server/product/files/previews.ts';

const SPEC = { width: 768, quality: 85, format: 'jpg' } as const;

/**
 * Sends pictures that a link shows, as JPEG of 768 pixels. Whoever keeps one asks each time, so that a link that is taken back shows
 * nothing any more. @param what begins the tag of a kind of link
 */
export function sendLinkedPictures(
  storage: Storage,
  what: string,
): (request: FastifyRequest, reply: FastifyReply, sha256: string) => Promise<FastifyReply> {
  const previews = createPreviews(storage);
  return async (request, reply, sha256) => {
    const etag = `"${sha256}-${what}"`;
    reply.headers({ etag, 'cache-control': 'private, no-cache', 'content-type': 'image/jpeg' });
    if (hasFresh(request, etag)) return reply.code(304).send();
    const { body, size } = await previews.open({ sha: parseSha256(sha256), spec: SPEC, by: ipKey(request.ip) });
    return reply.header('content-length', size).send(body);
  };
}
