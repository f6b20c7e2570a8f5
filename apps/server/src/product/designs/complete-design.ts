import { BUCKET } from '@toile/contract';
import { and, eq, sql } from 'drizzle-orm';
import { type DesignRow, designs } from '#server/parts/database/schema/designs.ts';
import type { Generated } from '#server/parts/generator/generator.ts';
import { type Context, inTransaction, requireJob } from '#server/product/context.ts';
import { createFile } from '#server/product/files/create-file.ts';
import { dropBytes } from '#server/product/files/drop-bytes.ts';
import { tellDesignChanged } from './design-notices.ts';
import type { DesignParts } from './design-parts.ts';
import { pictureName } from './picture-name.ts';

export interface CompleteDesignInput {
  design: Pick<DesignRow, 'id' | 'accountId' | 'words'>;
  /** The generator's; who stood in for it is in what was generated. */
  engine: string;
  generated: Generated;
}

/**
 * Ends a running design as done: its picture is stored first, then its file and the design's end are written in one
 * transaction, so a design that is done has its picture, whenever the power fails. One that has ended already, or went
 * with its account, stays as it is, and the bytes that were stored for nothing are let go of.
 */
export async function completeDesign({
  ctx,
  parts,
  input: { design, engine, generated },
}: {
  ctx: Context;
  parts: Pick<DesignParts, 'notices' | 'storage'>;
  input: CompleteDesignInput;
}): Promise<void> {
  requireJob(ctx);
  const sha256 = await parts.storage.save(generated.picture);
  const figureSha256 = generated.figure && (await parts.storage.save(generated.figure));
  const isCompleted = await inTransaction(ctx, async (inner) => {
    const isRunning = and(eq(designs.id, design.id), eq(designs.status, 'running'));
    const [running] = await inner.tx.select({ id: designs.id }).from(designs).where(isRunning).for('update');
    if (!running) return false;
    const file = await createFile({
      ctx: inner,
      input: {
        bucket: BUCKET.designs,
        ownerId: design.accountId,
        sha256,
        figureSha256,
        mime: generated.mime,
        bytes: generated.picture.byteLength,
        width: generated.width,
        height: generated.height,
        name: pictureName(generated, design.words),
      },
    });
    await inner.tx
      .update(designs)
      .set({
        status: 'done',
        stage: 'pressing',
        progress: 1,
        engine: generated.standIn?.engine ?? engine,
        standIn: generated.standIn?.reason ?? null,
        look: generated.look,
        description: generated.description,
        timings: generated.timings,
        fileId: file.id,
        hasFigure: file.figureSha256 !== null,
        finishedAt: sql`now()`,
      })
      .where(isRunning);
    await tellDesignChanged(parts.notices, inner.tx, design.id);
    return true;
  });
  const sha256s = figureSha256 ? [sha256, figureSha256] : [sha256];
  if (!isCompleted) await dropBytes({ ctx, storage: parts.storage, input: { sha256s } });
}
