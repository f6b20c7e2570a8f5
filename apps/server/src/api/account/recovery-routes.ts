import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { noteMailbox } from '#server/api/logged-caller.ts';
import { countCall } from '#server/api/rate-limits/counters.ts';
import { ipKey } from '#server/api/rate-limits/ip-key.ts';
import { HOUR_S, limitRate, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import { requireOwnUrl } from '#server/api/security/own-url.ts';
import type { Parts } from '#server/parts/parts.ts';
import { recover } from '#server/product/accounts/recover.ts';
import { requestRecovery } from '#server/product/accounts/request-mail.ts';
import { Email, LinkUrl, Password, ShownSecret } from '#server/product/accounts/schemas.ts';
import { newId } from '#server/product/new-id.ts';
import { LETTERS_BY_IP, SECRETS_BY_IP } from './mail-limits.ts';
import { presentToken, Token } from './present-token.ts';

const Request = z.object({ email: Email, url: LinkUrl });
type Request = z.infer<typeof Request>;
const NewPassword = z.object({ userId: z.string().max(36), secret: ShownSecret, password: Password });

/** What one place may ask for one address: nobody uses up what its owner may ask from elsewhere. */
const LETTERS_BY_PLACE: RateLimit = {
  name: 'recovery-place',
  max: 3,
  windowS: HOUR_S,
  // A preHandler runs after the body was checked against the schema of the route.
  by: (request) => `${ipKey(request.ip)} ${(request.body as Request).email}`,
};

/** Letters an hour to one address, from wherever they are asked for: its reader has each of them. */
const LETTERS_SENT_MAX = 10;

/** Whether one more letter goes to an address. Who asks is not told: the answer is alike. */
async function takesLetter({ config, database }: Parts, email: string): Promise<boolean> {
  if (!config.http.rateLimits) return true;
  const { count } = await countCall(database, `recovery-sent:${email}`, HOUR_S);
  return count <= LETTERS_SENT_MAX;
}

/** `/account/recovery`: a new password for who forgot theirs. */
export const recoveryRoutes =
  (parts: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/account/recovery',
      {
        schema: { body: Request, response: { 201: Token } },
        preHandler: [noteMailbox(parts.secrets), limitRate(parts, [LETTERS_BY_PLACE, LETTERS_BY_IP])],
      },
      async (request, reply) => {
        const url = requireOwnUrl('url', request.body.url, parts.config.http);
        const { email } = request.body;
        const ctx = await request.openContext();
        const input = { email, url, isSent: await takesLetter(parts, email) };
        return reply.code(201).send(presentToken(await requestRecovery({ ctx, jobs: parts.jobs, input })));
      },
    );

    app.put(
      '/account/recovery',
      {
        config: { hashes: true },
        schema: { body: NewPassword, response: { 200: Token } },
        preHandler: limitRate(parts, [SECRETS_BY_IP]),
      },
      async (request) => {
        const { userId: accountId, ...input } = request.body;
        await recover({ ctx: await request.openContext(), secrets: parts.secrets, input: { accountId, ...input } });
        const now = new Date();
        return presentToken({ id: newId(), accountId, createdAt: now, expiresAt: now });
      },
    );
  };
