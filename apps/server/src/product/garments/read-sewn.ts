import type { Look } from '@toile/look';
import type { DesignRow } from '#server/parts/database/schema/designs.ts';
import type { Context } from '#server/product/context.ts';
import { getDesign } from '#server/product/designs/get-design.ts';
import { requireLook } from '#server/product/designs/read-look.ts';
import { ProductError } from '#server/product/errors.ts';

/** A finished design with the Look that its garments are cut from. */
export interface Sewn {
  readonly design: DesignRow & { fileId: string };
  readonly look: Look;
}

/**
 * A design of the caller's own that something can be cut from.
 * @throws {ProductError} `session-missing`; `design-not-found`, also for what lies in the trash, unless its order is asked for; `design-unfinished`;
 * `garments-unknown` for a picture of whose garments nothing is known; `look-newer`, `look-unreadable`
 */
export async function readSewn({
  ctx,
  input,
}: {
  ctx: Context;
  input: { designId: string; isOrdered?: true };
}): Promise<Sewn> {
  const { fileId, ...design } = await getDesign({ ctx, input });
  if (design.deletedAt !== null && !input.isOrdered) throw new ProductError('design-not-found');
  if (design.status !== 'done' || fileId === null) throw new ProductError('design-unfinished');
  const look = requireLook(design.look);
  if (!look || look.garments.length === 0) throw new ProductError('garments-unknown');
  return { design: { ...design, fileId }, look };
}
