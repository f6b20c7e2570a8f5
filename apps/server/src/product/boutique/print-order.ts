import { buffer } from 'node:stream/consumers';
import { COLOURWAYS } from '@toile/contract';
import { eq } from 'drizzle-orm';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { files } from '#server/parts/database/schema/files.ts';
import { parseSha256, type Storage } from '#server/parts/storage/storage.ts';
import { type Context, reader, requireAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { createPreviews } from '#server/product/files/previews.ts';
import type { Cutter } from '#server/product/garments/cutter.ts';
import { readSewn } from '#server/product/garments/read-sewn.ts';
import { getOrder, orderNumber } from './orders.ts';

/** What a sheet prints of a picture, pixels: JPEG, whatever it is stored as. */
const SPEC = { width: 768, quality: 85, format: 'jpg' } as const;

/** A design's picture as it is printed. */
export async function readPrint(
  { ctx, storage, by }: { ctx: Context; storage: Storage; by: string },
  fileId: string,
): Promise<Uint8Array> {
  const [file] = await reader(ctx).select({ sha256: files.sha256 }).from(files).where(eq(files.id, fileId));
  if (!file) throw new ProductError('file-not-found');
  const { body } = await createPreviews(storage).open({ sha: parseSha256(file.sha256), spec: SPEC, by });
  // A plain array of its own: threads are handed no pool.
  return new Uint8Array(await buffer(body));
}

/** Name that a shop prints on its sheets. */
export async function shopName(ctx: Context, accountId: string): Promise<string> {
  const [account] = await reader(ctx).select({ name: accounts.name }).from(accounts).where(eq(accounts.id, accountId));
  return account?.name ?? '';
}

/**
 * The sheet of an order, with the customer's measures as they stand on her card now.
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
  const { order, customer } = await getOrder({ ctx, input });
  const { design, look } = await readSewn({ ctx, input: { designId: order.designId } });
  const { size, due_on: dueOn, fabric, price, advance, notes, colourway } = order.sheet;
  const number = orderNumber(order.number);
  const measured = size === undefined && customer ? { measured: customer.measures } : { size };
  const bytes = await cutter.cut(
    {
      kind: 'order',
      look,
      wanted: measured,
      shop: await shopName(ctx, accountId),
      number,
      on: order.createdAt.toISOString().slice(0, 10),
      dueOn,
      customer: customer?.name ?? null,
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
