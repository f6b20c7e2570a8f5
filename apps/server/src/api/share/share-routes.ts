import { publicPagePath, type ShareReply } from '@toile/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { pictureUrl } from '#server/api/picture-url.ts';
import { accountKey } from '#server/api/rate-limits/account-key.ts';
import { limitRate, MINUTE_S, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import type { DesignRow } from '#server/parts/database/schema/designs.ts';
import type { Parts } from '#server/parts/parts.ts';
import { ProductError } from '#server/product/errors.ts';
import { shareDesign } from '#server/product/gallery/share-design.ts';
import { publicOrigin } from './public-origin.ts';

const params = z.object({ designId: z.string().max(36) });
const SHARES: RateLimit = { name: 'shares', max: 60, windowS: MINUTE_S, by: accountKey };

/**
 * `PUT` and `DELETE /generate-outfit/{design_id}/share`: makes a design of the caller's own readable for everybody who
 * has its address, and takes that back. 401 without a session, 404 for what is not the caller's finished design.
 */
export const shareRoutes =
  (parts: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    const path = '/generate-outfit/:designId/share';
    const options = { schema: { params }, preHandler: limitRate(parts, [SHARES]) };

    app.put(path, options, async (request, reply) => {
      const design = await shareDesign({
        ctx: await request.openContext(),
        input: { designId: request.params.designId, shared: true },
      });
      reply.header('cache-control', 'no-store');
      return presentShare(request, parts, design);
    });

    app.delete(path, options, async (request, reply) => {
      await shareDesign({
        ctx: await request.openContext(),
        input: { designId: request.params.designId, shared: false },
      });
      return reply.code(204).send();
    });
  };

function presentShare(request: FastifyRequest, { config }: Parts, design: DesignRow): ShareReply {
  // What is shared has its picture.
  if (design.fileId === null) throw new ProductError('unexpected');
  const origin = publicOrigin(request, config.http);
  return {
    design_id: design.id,
    page_url: `${origin}${publicPagePath({ $id: design.id, designId: design.id })}`,
    image_url: `${origin}${pictureUrl(design.fileId)}`,
  };
}
