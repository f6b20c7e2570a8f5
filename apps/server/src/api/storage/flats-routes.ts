import { createHash } from 'node:crypto';
import { BUCKET } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { mimeOf } from '#server/api/garments/mime-of.ts';
import { byAddress } from '#server/api/rate-limits/by-address.ts';
import { ipKey } from '#server/api/rate-limits/ip-key.ts';
import { limitRate, MINUTE_S, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import type { Parts } from '#server/parts/parts.ts';
import { getFile } from '#server/product/files/get-file.ts';
import type { Cutter } from '#server/product/garments/cutter.ts';
import { lookOfFile } from '#server/product/garments/look-of-file.ts';
import { hasFresh, setFileHeaders } from './file-headers.ts';

const params = z.object({ bucketId: z.literal(BUCKET.designs), fileId: z.string().max(36) });
const READS: RateLimit = { name: 'flats', max: 120, windowS: MINUTE_S, by: byAddress };

/** `GET …/files/{id}/flats`: the garments of a design laid flat, a drawing of lines for whoever may see its picture. */
export const flatsRoutes =
  (parts: Parts & { cutter: Cutter }): FastifyPluginAsyncZod =>
  async (app) => {
    const preHandler = limitRate(parts, [READS]);
    const path = '/storage/buckets/:bucketId/files/:fileId/flats';
    app.get(path, { schema: { params }, preHandler }, async (request, reply) => {
      const { bucketId: bucket, fileId } = request.params;
      const file = await getFile({ ctx: await request.openClaim(), input: { bucket, fileId } });
      const look = await lookOfFile(parts.database.read, file.id);
      const flats = {
        kind: 'flats',
        look,
        wanted: {},
        // What its maker set in a tech pack is theirs alone.
        edits: {},
        ground: 'cloth',
        dimensions: false,
        format: 'svg',
      } as const;
      const bytes = await parts.cutter.cut(flats, ipKey(request.ip));
      const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
      setFileHeaders(reply, file, { etag, mime: mimeOf('svg') });
      return hasFresh(request, etag) ? reply.code(304).send() : reply.send(bytes);
    });
  };
