import { VARIATIONS, type VariationsReply, VariationsRequest } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { accountKey, requireKnown } from '#server/api/rate-limits/account-key.ts';
import { MINUTE_S, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import { pressInTurn } from '#server/api/turns/press-in-turn.ts';
import { whenGone } from '#server/api/when-gone.ts';
import type { Parts } from '#server/parts/parts.ts';
import { pressVariations } from '#server/product/designs/family/press-variations.ts';
import { getWallet } from '#server/product/wallet/get.ts';
import { askForProof } from './ask-for-proof.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { chargeReading, countPresses, limitPresses } from './press-limits.ts';

type VariationParts = Pick<Parts, 'config' | 'database' | 'jobs'>;

/** A set is four presses, whatever comes of it, and counted as that; this is of whose it is. */
const OWN_SETS: RateLimit = { name: 'own-sets', max: 20, windowS: MINUTE_S, by: accountKey };

const params = z.object({ designId: z.string().max(36) });

/** Four designs of one at once: ordered or refused together, then followed one by one as any press is. */
export const variationRoutes =
  (parts: VariationParts): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/generate-outfit/:designId/variations',
      { schema: { params, body: VariationsRequest }, preHandler: limitPresses(parts, [OWN_SETS]) },
      async (request, reply) => {
        await requireKnown(request);
        await countPresses(parts, request, VARIATIONS);
        const idempotencyKey = readIdempotencyKey(request);
        const input = {
          ...request.params,
          ...request.body,
          gone: whenGone(reply),
          ...(idempotencyKey !== undefined && { idempotencyKey }),
        };
        const ctx = await request.openContext();
        const limits = parts.config.designs;
        const pressed = pressInTurn(await accountKey(request), () =>
          pressVariations({ ctx, parts: { jobs: parts.jobs, limits }, input }),
        );
        const ordered = await pressed.catch(async (refusal: unknown) => {
          await chargeReading(parts, request, refusal, VARIATIONS);
          return askForProof(parts, ctx, refusal);
        });
        const designs = ordered.map(({ id }) => ({ design_id: id }));
        const { paid, free } = await getWallet({ ctx });
        const told: VariationsReply = { designs, tokens: paid, freetokens: free };
        return reply.code(202).header('cache-control', 'no-store').send(told);
      },
    );
  };
