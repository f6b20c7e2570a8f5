import { BUCKET } from '@toile/contract';
import type { Look } from '@toile/look';
import type { DesignRow } from '#server/parts/database/schema/designs.ts';
import { statement } from '#server/parts/database/statement.ts';
import type { Generated } from '#server/parts/generator/generator.ts';
import { NOTIFY } from '#server/parts/notices/notice-text.ts';
import { outwait } from '#server/parts/outwait.ts';
import { type Context, requireJob } from '#server/product/context.ts';
import { dropBytes } from '#server/product/files/drop-bytes.ts';
import { ownerPermissions } from '#server/product/files/file-policy.ts';
import { markOf } from '#server/product/files/picture-mark.ts';
import { newId } from '#server/product/new-id.ts';
import type { Balances } from '#server/product/wallet/balances.ts';
import { designNotice, designTopic } from './design-notices.ts';
import type { DesignParts } from './design-parts.ts';
import { pictureName } from './picture-name.ts';

export interface CompleteDesignInput {
  design: Pick<DesignRow, 'id' | 'accountId' | 'words' | 'seed'>;
  /** The generator's; who stood in for it is in what was generated. */
  engine: string;
  generated: Generated;
  /** Ends the waiting for a storage that is away. */
  until: AbortSignal;
}

/** What whoever waits for a design is told of its end, without reading it again. */
export interface EndedDesign
  extends Pick<DesignRow, 'id' | 'seed' | 'fileId' | 'description' | 'standIn' | 'hasFigure'> {
  readonly look: Look;
  /** The maker's at that moment. */
  readonly balances: Balances;
}

/**
 * Its file and its end, or neither. $1 design, $2 file, $3 to $10 what is kept of the picture, $11 to $15 of the design,
 * $16 the notice for other processes, $17 what tells the picture.
 */
const COMPLETE_DESIGN = statement<Balances>(
  'complete-design',
  `with running as (select id, account_id from designs where id = $1 and status = 'running' for update),
   file as (
     insert into files (id, bucket, owner_id, sha256, figure_sha256, mime, bytes, width, height, name, permissions, picture_mark)
       select $2, '${BUCKET.designs}', account_id, $3, $4::text, $5, $6::bigint, $7::int, $8::int, $9, $10::text[], $17 from running
       returning id, figure_sha256
   ),
   done as (
     update designs d set status = 'done', stage = 'pressing', progress = 1, engine = $11, stand_in = $12, look = $13::jsonb,
       description = $14, timings = $15::jsonb, file_id = file.id, has_figure = file.figure_sha256 is not null,
       finished_at = now()
     from file where d.id = $1 and d.status = 'running' returning d.account_id, d.is_awaited
   )
   select w.free, w.paid, case when done.is_awaited then ${NOTIFY('$16')} end as told
   from done left join wallets w on w.account_id = done.account_id`,
);

/**
 * Ends a running design as done: its picture is stored first, then its file and the design's end are written in one
 * statement, so a design that is done has its picture, whenever the power fails. One that has ended already, or went
 * with its account, stays as it is, and the bytes that were stored for nothing are let go of.
 * @returns its end, if this call ended it
 */
export async function completeDesign({
  ctx,
  parts,
  input: { design, engine, generated, until },
}: {
  ctx: Context;
  parts: Pick<DesignParts, 'notices' | 'storage'>;
  input: CompleteDesignInput;
}): Promise<EndedDesign | undefined> {
  requireJob(ctx);
  const { picture, figure, mime, width, height, look, description, timings } = generated;
  const { id, seed, accountId, words } = design;
  const fileId = newId();
  const standIn = generated.standIn?.reason ?? null;
  const save = (bytes: Uint8Array) => outwait(() => parts.storage.save(bytes), until);
  const sha256 = await save(picture);
  const figureSha256 = figure && (await save(figure));
  const size = [picture.byteLength, width, height];
  const file = [
    sha256,
    figureSha256 ?? null,
    mime,
    ...size,
    pictureName(generated, words),
    ownerPermissions(accountId),
  ];
  const kept = [generated.standIn?.engine ?? engine, standIn, look, description, timings];
  const values = [id, fileId, ...file, ...kept, designNotice(id), markOf(picture)];
  const [balances] = await ctx.database.ask(COMPLETE_DESIGN, values, ctx.tx);
  if (!balances) {
    const sha256s = figureSha256 ? [sha256, figureSha256] : [sha256];
    await dropBytes({ ctx, storage: parts.storage, input: { sha256s } });
    return undefined;
  }
  parts.notices.tellHere(designTopic(id), null);
  const { free, paid } = balances;
  return { id, seed, fileId, description, standIn, hasFigure: figure !== undefined, look, balances: { free, paid } };
}
