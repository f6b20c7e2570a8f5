import { type Context, reader, requireAccount } from '#server/product/context.ts';
import { type Balances, readBalances } from './balances.ts';

/** The caller's own balances. */
export function getWallet({ ctx }: { ctx: Context }): Promise<Balances> {
  const { accountId } = requireAccount(ctx);
  return readBalances(reader(ctx), accountId);
}
