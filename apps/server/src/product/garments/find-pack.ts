import { and, eq } from 'drizzle-orm';
import { type PackRow, packs } from '#server/parts/database/schema/packs.ts';
import { type Context, reader, requireAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';

/** The tech pack that the caller took of a design; undefined while they have not. */
export async function findPack({
  ctx,
  input,
}: {
  ctx: Context;
  input: { designId: string };
}): Promise<PackRow | undefined> {
  const { accountId } = requireAccount(ctx);
  const [pack] = await reader(ctx)
    .select()
    .from(packs)
    .where(and(eq(packs.designId, input.designId), eq(packs.accountId, accountId)));
  return pack;
}

/**
 * The same, where something is only for those who have it.
 * @throws {ProductError} `session-missing`, `pack-needed`
 */
export async function requirePack(call: Parameters<typeof findPack>[0]): Promise<PackRow> {
  const pack = await findPack(call);
  if (!pack) throw new ProductError('pack-needed');
  return pack;
}
