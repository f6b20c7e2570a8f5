import { NewRevision, type PackRevisions, type RevisionState } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { accountKey } from '#server/api/rate-limits/account-key.ts';
import { limitRate, MINUTE_S, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import type { Parts } from '#server/parts/parts.ts';
import type { GarmentParts } from '#server/product/garments/garment-parts.ts';
import { listRevisions } from '#server/product/garments/revisions/list-revisions.ts';
import { saveRevision } from '#server/product/garments/revisions/save-revision.ts';

type RouteParts = Pick<Parts, 'config' | 'database'> & Pick<GarmentParts, 'cutter'>;

const REVISIONS: RateLimit = { name: 'revisions', max: 60, windowS: MINUTE_S, by: accountKey };

const Design = z.object({ designId: z.string().max(36) });

/** Edits of a tech pack that was taken, for its maker alone; 402 before, 409 where it was saved elsewhere meanwhile. */
export const revisionRoutes =
  (parts: RouteParts): FastifyPluginAsyncZod =>
  async (app) => {
    const preHandler = limitRate(parts, [REVISIONS]);
    const path = '/generate-outfit/:designId/pack/revisions';

    app.get(path, { schema: { params: Design }, preHandler }, async (request, reply) => {
      const ctx = await request.openContext();
      reply.header('cache-control', 'private, no-store');
      return (await listRevisions({ ctx, parts, input: request.params })) satisfies PackRevisions;
    });

    app.post(path, { schema: { params: Design, body: NewRevision }, preHandler }, async (request, reply) => {
      const ctx = await request.openContext();
      const revision = await saveRevision({ ctx, parts, input: { ...request.params, ...request.body } });
      reply.header('cache-control', 'no-store');
      return { revision } satisfies RevisionState;
    });
  };
