import { COLOURWAYS } from '@toile/contract';
import type { Storage } from '#server/parts/storage/storage.ts';
import { type Context, requireAccount } from '#server/product/context.ts';
import type { Cutter } from '#server/product/garments/cutter.ts';
import { readSewn } from '#server/product/garments/read-sewn.ts';
import { getOrder, orderNumber } from './orders.ts';
import { readPrint, shopName } from './print-parts.ts';

/**
 * The sheet of an order: what was agreed, in the measures her card had then, wherever the design lies by now.
 * @throws {ProductError} `session-missing`, `order-not-found`; as `readSewn` and the cutter do
 */
export async function printOrder({
  ctx,
  parts: { cutter, storage },
  input,
}: {
  ctx: Context;
  parts: { cutter: Cutter; storage: Storage };
  input: { orderId: string };
}): Promise<{ bytes: Buffer; number: string }> {
  const { accountId } = requireAccount(ctx);
  const order = await getOrder({ ctx, input });
  const { design, look } = await readSewn({ ctx, input: { designId: order.designId, isOrdered: true } });
  const { size, due_on: dueOn, fabric, price, advance, notes, colourway } = order.sheet;
  const number = orderNumber(order.number);
  const { name, measures } = order.sewnFor ?? {};
  const isForgotten = order.sewnFor !== null && name === undefined;
  const bytes = await cutter.cut(
    {
      kind: 'order',
      look,
      wanted: size === undefined && measures ? { measured: measures } : { size },
      isForgotten,
      shop: await shopName(ctx, accountId),
      number,
      on: order.createdAt.toISOString().slice(0, 10),
      dueOn,
      customer: name ?? null,
      fabric,
      colourway: COLOURWAYS.find(([name]) => name === colourway)?.[1] ?? null,
      price,
      advance,
      notes,
      picture: await readPrint({ ctx, storage, by: accountId }, design.fileId),
    },
    accountId,
  );
  return { bytes, number };
}
