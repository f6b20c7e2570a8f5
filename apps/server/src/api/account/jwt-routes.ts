import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { accountKey } from '#server/api/rate-limits/account-key.ts';
import { limitRate, MINUTE_S, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import type { Parts } from '#server/parts/parts.ts';
import { createJwt } from '#server/product/accounts/create-jwt.ts';

const JWTS: RateLimit = { name: 'jwt', max: 120, windowS: MINUTE_S, by: accountKey };

/** Seconds. */
const DURATION = { max: 3600, default: 900 } as const;
const NewJwt = z.object({ duration: z.int().min(0).max(DURATION.max).optional() }).nullish();

/** `/account/jwts`: tokens that stand for a session for a short while. */
export const jwtRoutes =
  (parts: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    // The second path is what older SDKs call.
    for (const path of ['/account/jwts', '/account/jwt']) {
      app.post(
        path,
        {
          schema: { body: NewJwt, response: { 201: z.object({ jwt: z.string() }) } },
          preHandler: limitRate(parts, [JWTS]),
        },
        async (request, reply) => {
          const input = { seconds: request.body?.duration ?? DURATION.default };
          const jwt = await createJwt({ ctx: await request.openContext(), secrets: parts.secrets, input });
          return reply.code(201).send({ jwt });
        },
      );
    }
  };
