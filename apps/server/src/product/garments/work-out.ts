import { getCustomer } from '#server/product/boutique/get-customer.ts';
import { type Context, requireAccount } from '#server/product/context.ts';
import type { GarmentParts } from './garment-parts.ts';
import type { GarmentTask, OfLook } from './garment-task.ts';
import { readSewn } from './read-sewn.ts';
import { currentEdits } from './revisions/read-issues.ts';

export interface WorkOutInput {
  designId: string;
  /** A size of the wearer's table; the base size where neither this nor a customer is named. */
  size?: string | undefined;
  /** Id of a card whose measures count instead of a size's. */
  customer?: string | undefined;
  /** What is asked of the Look. */
  task: (of: OfLook) => GarmentTask;
}

/**
 * Works something out of the garments of the caller's own design, in a size or to a customer's measures.
 * @returns a file, or the JSON of a reply
 * @throws {ProductError} as `readSewn` and the cutter do; `customer-not-found`
 */
export async function workOut({
  ctx,
  parts,
  input,
}: {
  ctx: Context;
  parts: Pick<GarmentParts, 'cutter'>;
  input: WorkOutInput;
}): Promise<Buffer> {
  const { accountId } = requireAccount(ctx);
  const { look } = await readSewn({ ctx, input });
  const { customer: customerId, size } = input;
  const edits = await currentEdits({ ctx, input });
  const wanted = customerId ? { measured: (await getCustomer({ ctx, input: { customerId } })).measures } : { size };
  return parts.cutter.cut(input.task({ look, wanted, edits }), accountId);
}
