import { Receipt, WALLET_PAGE, WalletHistory } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { accountKey } from '#server/api/rate-limits/account-key.ts';
import { HOUR_S, limitRate, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import type { Parts } from '#server/parts/parts.ts';
import { getReceipt } from '#server/product/purchases/get-receipt.ts';
import { listEntries } from '#server/product/wallet/list-entries.ts';
import { presentEntry, presentReceipt } from './present-wallet.ts';
import { printOnce } from './print-receipts.ts';

const HistoryQuery = z.object({
  before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  limit: z.coerce
    .number()
    .int()
    .positive()
    .default(WALLET_PAGE.default)
    .transform((limit) => Math.min(limit, WALLET_PAGE.max)),
});
const ReceiptParams = z.object({ purchaseId: z.string().min(1).max(64) });

/** Setting a page costs a tenth of a second, and nobody needs the same receipt often. */
const PRINTS: RateLimit = { name: 'receipts', max: 30, windowS: HOUR_S, by: accountKey };

/** What a person's tokens did, and what was paid for them; each person's own. */
export const walletRoutes =
  (parts: Pick<Parts, 'config' | 'database'>): FastifyPluginAsyncZod =>
  async (app) => {
    const { seller } = parts.config;
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'private, no-store'));

    app.get(
      '/wallet/history',
      { schema: { querystring: HistoryQuery, response: { 200: WalletHistory } } },
      async (request) => {
        const { before, limit } = request.query;
        const found = await listEntries({ ctx: await request.openContext(), input: { before, limit } });
        const entries = found.slice(0, limit).map(presentEntry);
        return { entries, next: found.length > limit ? (entries.at(-1)?.id ?? null) : null };
      },
    );

    app.get(
      '/wallet/receipts/:purchaseId',
      { schema: { params: ReceiptParams, response: { 200: Receipt } } },
      async (request) =>
        presentReceipt(await getReceipt({ ctx: await request.openContext(), input: request.params }), seller),
    );

    const printed = { schema: { params: ReceiptParams }, preHandler: limitRate(parts, [PRINTS]) };
    app.get('/wallet/receipts/:purchaseId/pdf', printed, async (request, reply) => {
      const paid = await getReceipt({ ctx: await request.openContext(), input: request.params });
      const receipt = presentReceipt(paid, seller);
      const bytes = await printOnce(receipt);
      reply.header('content-disposition', `attachment; filename="Receipt ${receipt.number}.pdf"`);
      return reply.type('application/pdf').send(bytes);
    });
  };
