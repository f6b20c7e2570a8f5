import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { forgive, limitRate } from '#server/api/rate-limits/rate-limit.ts';
import type { Parts } from '#server/parts/parts.ts';
import { Email, Password, ShownPassword } from '#server/product/accounts/schemas.ts';
import { updateEmail } from '#server/product/accounts/update-email.ts';
import { updatePassword } from '#server/product/accounts/update-password.ts';
import { presentAccount, User } from './present-account.ts';
import { PROOFS } from './proof-limit.ts';

const NewEmail = z.object({ email: Email, password: ShownPassword });
const NewPassword = z.object({ password: Password, oldPassword: ShownPassword.default('') });

/** `/account/email` and `/account/password`: what only someone who knows the password may change. */
export const credentialRoutes =
  (parts: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    const preHandler = limitRate(parts, [PROOFS]);

    app.patch(
      '/account/email',
      { config: { hashes: true }, schema: { body: NewEmail, response: { 200: User } }, preHandler },
      async (request) => {
        const account = await updateEmail({ ctx: await request.openContext(), input: request.body });
        await forgive(parts, PROOFS, request);
        return presentAccount(account);
      },
    );

    app.patch(
      '/account/password',
      { config: { hashes: true }, schema: { body: NewPassword, response: { 200: User } }, preHandler },
      async (request) => {
        const account = await updatePassword({ ctx: await request.openContext(), input: request.body });
        await forgive(parts, PROOFS, request);
        return presentAccount(account);
      },
    );
  };
