import { FAMILY_MAX } from '@toile/contract';
import type { StoredLook } from '@toile/look';
import type { DesignRow } from '#server/parts/database/schema/designs.ts';
import { statement } from '#server/parts/database/statement.ts';
import { type AskingContext, type Context, requireAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';

/** A design among its own. */
export interface FamilyRow extends Pick<DesignRow, 'id' | 'parentId' | 'status' | 'fileId'> {
  /** What it was asked in. */
  readonly words: string;
  readonly change: string | null;
  readonly look: StoredLook | null;
  readonly createdAt: string;
}

/** Steps from a design back to the first of its family, at most. */
const DEEPEST = 200;
/** Designs of a family that are looked through, the nearest to its first before others, beside those that one came from. */
export const WIDEST = 10 * FAMILY_MAX;

/**
 * $1 account, $2 design. Up to the first, then down to everything that came of it, the oldest first; what lies in the trash is
 * left out, but still holds its branches together. Where they are too many, the design and what it came from are kept before others:
 * an edit is judged with the words of all that.
 */
export const FAMILY = statement<FamilyRow>(
  'design-family',
  `with recursive up as (
     select id, parent_id, 0 as step from designs where id = $2 and account_id = $1
     union all
     select d.id, d.parent_id, up.step + 1 from up join designs d on d.id = up.parent_id and d.account_id = $1
       where up.step < ${DEEPEST}
   ),
   down as (
     (select id from up order by step desc limit 1)
     union
     select d.id from down join designs d on d.parent_id = down.id and d.account_id = $1
   ),
   kin as (select id from (select id from down limit ${WIDEST}) near union select id from up)
   select * from (
   select d.id, d.parent_id as "parentId", d.status, d.file_id as "fileId", d.words, d.request -> 'edit' ->> 'words' as change, d.look,
     d.created_at as "createdAt"
   from kin join designs d on d.id = kin.id left join up on up.id = d.id
   where d.deleted_at is null and (d.error_code is null or d.error_code <> 'design-cancelled')
   order by up.step nulls last, d.created_at, d.id limit ${FAMILY_MAX}
   ) kept order by "createdAt", id`,
);

/**
 * The designs that one of the caller's own came from, and those that came of it.
 * @throws {ProductError} `session-missing`; `design-not-found`, alike for one that is not there, another's, and one in the trash
 */
export async function readFamily({
  ctx,
  input,
}: {
  ctx: Context;
  input: { designId: string };
}): Promise<readonly FamilyRow[]> {
  const { accountId } = requireAccount(ctx);
  const rows = await familyOf(ctx, accountId, input.designId);
  if (rows.length === 0) throw new ProductError('design-not-found');
  return rows;
}

/** The same for whoever draws: none where it is nobody's. */
export const familyOf = (
  { database, tx }: AskingContext,
  accountId: string,
  designId: string,
): Promise<readonly FamilyRow[]> => database.ask(FAMILY, [accountId, designId], tx);
