import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { accountKey } from '#server/api/rate-limits/account-key.ts';
import { byAddress } from '#server/api/rate-limits/by-address.ts';
import { HOUR_S, limitRate, MINUTE_S, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import type { Parts } from '#server/parts/parts.ts';
import { createAccount } from '#server/product/accounts/create.ts';
import { AccountId, Email, Name, Password, Prefs } from '#server/product/accounts/schemas.ts';
import { updateAccount } from '#server/product/accounts/update.ts';
import { whoAmI } from '#server/product/accounts/who-am-i.ts';
import { presentAccount, User } from './present-account.ts';

const SIGNUPS: RateLimit = { name: 'sign-up', max: 10, windowS: HOUR_S, by: byAddress };

/** Far beyond what somebody writes of themselves. */
const CHANGES: RateLimit = { name: 'account-changes', max: 60, isLoose: true, windowS: MINUTE_S, by: accountKey };

const NewAccount = z.object({ userId: AccountId, email: Email, password: Password, name: Name.default('') });

/** `/account`: making an account and looking after it. */
export const accountRoutes =
  (parts: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    const limitChanges = limitRate(parts, [CHANGES]);
    app.post(
      '/account',
      {
        config: { hashes: true },
        schema: { body: NewAccount, response: { 201: User } },
        preHandler: limitRate(parts, [SIGNUPS]),
      },
      async (request, reply) => {
        const { userId, ...input } = request.body;
        const account = await createAccount({
          ctx: await request.openContext(),
          secrets: parts.secrets,
          input: { id: userId, ...input },
        });
        return reply.code(201).send(presentAccount(account));
      },
    );

    app.get('/account', { schema: { response: { 200: User } } }, async (request) =>
      presentAccount(await whoAmI({ ctx: await request.openClaim() })),
    );

    app.get('/account/prefs', { schema: { response: { 200: Prefs } } }, async (request) => {
      const { prefs } = await whoAmI({ ctx: await request.openClaim() });
      return prefs;
    });

    app.patch(
      '/account/prefs',
      { schema: { body: z.object({ prefs: Prefs }), response: { 200: User } }, preHandler: limitChanges },
      async (request) => presentAccount(await updateAccount({ ctx: await request.openContext(), input: request.body })),
    );

    app.patch(
      '/account/name',
      { schema: { body: z.object({ name: Name }), response: { 200: User } }, preHandler: limitChanges },
      async (request) => presentAccount(await updateAccount({ ctx: await request.openContext(), input: request.body })),
    );
  };
