import { type Customer, CustomerCard } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { presentMoment } from '#server/api/moment.ts';
import { accountKey } from '#server/api/rate-limits/account-key.ts';
import { limitRate, MINUTE_S, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import type { CustomerRow } from '#server/parts/database/schema/customers.ts';
import type { Parts } from '#server/parts/parts.ts';
import { addCustomer, changeCustomer, listCustomers, removeCustomer } from '#server/product/boutique/customers.ts';

/** All cards at once are megabytes where there are many. */
const LISTS: RateLimit = { name: 'customer-lists', max: 30, windowS: MINUTE_S, by: accountKey };
const CALLS: RateLimit = { name: 'customers', max: 240, windowS: MINUTE_S, by: accountKey };

const Card = z.object({ customerId: z.string().max(36) });

const presentCustomer = ({ id, name, measures, notes, updatedAt }: CustomerRow): Customer => ({
  customer_id: id,
  name,
  measures,
  notes,
  updated_at: presentMoment(updatedAt),
});

/** Cards of a shop's customers: name, measures, notes. For its own account alone. */
export const customerRoutes =
  (parts: Pick<Parts, 'config' | 'database'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'private, no-store'));
    const preHandler = limitRate(parts, [CALLS]);

    app.get('/boutique/customers', { preHandler: limitRate(parts, [CALLS, LISTS]) }, async (request) => {
      const found = await listCustomers({ ctx: await request.openContext() });
      return { customers: found.map(presentCustomer) };
    });

    app.post('/boutique/customers', { schema: { body: CustomerCard }, preHandler }, async (request, reply) => {
      const added = await addCustomer({ ctx: await request.openContext(), input: request.body });
      return reply.code(201).send(presentCustomer(added));
    });

    const path = '/boutique/customers/:customerId';
    app.put(path, { schema: { params: Card, body: CustomerCard }, preHandler }, async (request) => {
      const ctx = await request.openContext();
      return presentCustomer(await changeCustomer({ ctx, input: { ...request.params, ...request.body } }));
    });

    app.delete(path, { schema: { params: Card }, preHandler }, async (request, reply) => {
      await removeCustomer({ ctx: await request.openContext(), input: request.params });
      return reply.code(204).send();
    });
  };
