import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { accountKey } from '#server/api/rate-limits/account-key.ts';
import { HOUR_S, limitRate, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import { requireOwnUrl } from '#server/api/security/own-url.ts';
import type { Parts } from '#server/parts/parts.ts';
import { requestVerification } from '#server/product/accounts/request-mail.ts';
import { LinkUrl, ShownSecret } from '#server/product/accounts/schemas.ts';
import { verifyEmail } from '#server/product/accounts/verify-email.ts';
import { newId } from '#server/product/new-id.ts';
import { LETTERS_BY_IP, SECRETS_BY_IP } from './mail-limits.ts';
import { presentToken, Token } from './present-token.ts';

const Request = z.object({ url: LinkUrl });
const Proof = z.object({ userId: z.string().max(36), secret: ShownSecret });

const LETTERS_BY_ACCOUNT: RateLimit = { name: 'verification-account', max: 10, windowS: HOUR_S, by: accountKey };

/** `/account/verifications/email`: proving that one reads the mail of one's address. */
export const verificationRoutes =
  (parts: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    // The second path is what older SDKs call.
    for (const path of ['/account/verifications/email', '/account/verification']) {
      app.post(
        path,
        {
          schema: { body: Request, response: { 201: Token } },
          preHandler: limitRate(parts, [LETTERS_BY_ACCOUNT, LETTERS_BY_IP]),
        },
        async (request, reply) => {
          const input = { url: requireOwnUrl('url', request.body.url, parts.config.http) };
          const token = await requestVerification({ ctx: await request.openContext(), jobs: parts.jobs, input });
          return reply.code(201).send(presentToken(token));
        },
      );

      app.put(
        path,
        { schema: { body: Proof, response: { 200: Token } }, preHandler: limitRate(parts, [SECRETS_BY_IP]) },
        async (request) => {
          const { userId: accountId, secret } = request.body;
          await verifyEmail({
            ctx: await request.openContext(),
            secrets: parts.secrets,
            input: { accountId, secret },
          });
          const now = new Date();
          return presentToken({ id: newId(), accountId, createdAt: now, expiresAt: now });
        },
      );
    }
  };
