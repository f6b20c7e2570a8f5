import { askWithin } from '#server/parts/database/ask.ts';
import { statement } from '#server/parts/database/statement.ts';
import { type Context, inTransaction, type TransactionContext } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';

/** What one account may keep of pictures it brought: their number, and their bytes. */
export const UPLOAD_SHARE = { files: 500, bytes: 500 * 1024 * 1024 } as const;

/** A part of a statement: whether the account `owner` may keep one more picture, of so many `bytes`. */
export const SHARE = ({ owner, bytes }: { owner: string; bytes: string }): string => `share as (
    select count(*) < ${UPLOAD_SHARE.files} and coalesce(sum(f.bytes), 0) + ${bytes}::bigint <= ${UPLOAD_SHARE.bytes} as "hasRoom"
    from files f where f.owner_id = ${owner} and f.is_upload
  )`;

/** $1 account, $2 bytes. */
const LOOK_AT_SHARE = statement<{ hasRoom: boolean }>(
  'look-at-share',
  `with ${SHARE({ owner: '$1', bytes: '$2' })} select * from share`,
);

/** $1 account. */
const HOLD_ACCOUNT = statement<object>('hold-account', 'select id from accounts where id = $1 for no key update');

/**
 * Refuses another picture where the account's share is used up.
 * @throws {ProductError} `files-too-many`
 */
export async function requireShare(ctx: Context, ownerId: string, bytes: number): Promise<void> {
  const [share] = await ctx.database.ask(LOOK_AT_SHARE, [ownerId, bytes], ctx.tx);
  if (!share?.hasRoom) throw new ProductError('files-too-many');
}

/** Does `work` while the account's row is held, so that two pictures that arrive at once count each other. */
export const holdingAccount = <T>(
  ctx: Context,
  ownerId: string,
  work: (inner: TransactionContext) => Promise<T>,
): Promise<T> =>
  inTransaction(ctx, async (inner) => {
    await askWithin(inner.tx, HOLD_ACCOUNT, [ownerId]);
    return work(inner);
  });
