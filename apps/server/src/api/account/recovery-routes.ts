import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { noteMailbox } from '#server/api/logged-caller.ts';
import { countCall } from '#server/api/rate-limits/counters.ts';
import { ipKey } from '#server/api/rate-limits/ip-key.ts';
import { HOUR_S, limitRate, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import { requireOwnUrl } from '#server/api/security/own-url.ts';
import { findMark } from '#server/api/session/known-device.ts';
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

/** What a browser that showed the password of the address before may ask for it. */
const byMark = (mark: string): RateLimit => ({
  name: 'recovery-device',
  max: 3,
  windowS: HOUR_S,
  by: (request) => `${mark} ${(request.body as Request).email}`,
});

/** Letters an hour to one address, of all that strangers ask for and of all that its own browsers do: its reader has each of them. */
const LETTERS_SENT_MAX = { strangers: 10, own: 5 } as const;

const markOf = ({ secrets, config: { http } }: Parts, request: FastifyRequest): string | undefined =>
  findMark(request, { secrets, http, email: (request.body as Request).email });

/** What a letter that is asked for counts under. A browser that is known for the address has letters that no stranger uses up. */
const letterLimits =
  (parts: Parts) =>
  async (request: FastifyRequest): Promise<readonly RateLimit[]> => {
    const mark = markOf(parts, request);
    return mark ? [byMark(mark)] : [LETTERS_BY_PLACE, LETTERS_BY_IP];
  };

/** Whether one more letter goes to an address. Who asks is not told: the answer is alike. */
async function takesLetter(parts: Parts, request: FastifyRequest, email: string): Promise<boolean> {
  if (!parts.config.http.rateLimits) return true;
  const by = markOf(parts, request) ? 'own' : 'strangers';
  const key = by === 'own' ? `recovery-sent-own:${email}` : `recovery-sent:${email}`;
  const { count } = await countCall(parts.database, key, HOUR_S);
  return count <= LETTERS_SENT_MAX[by];
}

/** `/account/recovery`: a new password for who forgot theirs. */
export const recoveryRoutes =
  (parts: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/account/recovery',
      {
        schema: { body: Request, response: { 201: Token } },
        preHandler: [noteMailbox(parts.secrets), limitRate(parts, letterLimits(parts))],
      },
      async (request, reply) => {
        const url = requireOwnUrl('url', request.body.url, parts.config.http);
        const { email } = request.body;
        const ctx = await request.openContext();
        const input = { email, url, isSent: await takesLetter(parts, request, email) };
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
