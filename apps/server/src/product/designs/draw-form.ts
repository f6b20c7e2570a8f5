import { makerOf } from '@toile/atelier/engine';
import { neverDrawn } from '@toile/atelier/never-drawn';
import { BOARD_SIZES, BUCKET, boardOf, boardSize, HD_PICTURE, type OrderedForm, PICTURE } from '@toile/contract';
import { and, eq, sql } from 'drizzle-orm';
import { designForms } from '#server/parts/database/schema/design-forms.ts';
import { type DesignRow, designs } from '#server/parts/database/schema/designs.ts';
import type { RedrawInput, Redrawn } from '#server/parts/generator/generator.ts';
import { type Context, inTransaction, reader, requireJob } from '#server/product/context.ts';
import { isProductError, ProductError } from '#server/product/errors.ts';
import { createFile } from '#server/product/files/create-file.ts';
import { dropBytes } from '#server/product/files/drop-bytes.ts';
import { markOf } from '#server/product/files/picture-mark.ts';
import { evictBoards } from './boards/evict-boards.ts';
import type { DesignParts } from './design-parts.ts';
import type { FormJob } from './form-queue.ts';
import { pictureName } from './picture-name.ts';
import { requireLook } from './read-look.ts';

type DrawFormParts = Pick<DesignParts, 'generator' | 'storage' | 'log'>;

/**
 * Draws an ordered form and ends it, done or failed. Safe to be run again: what has ended stays as it is, and the same
 * Look and seed give the same picture. Rejects, leaving it running, when told to stop, when the storage is away, and with `look-newer` before its
 * deadline where a newer release stored its Look.
 */
export async function drawForm({
  ctx,
  parts,
  input: { designId, form, signal },
}: {
  ctx: Context;
  parts: DrawFormParts;
  input: FormJob & { signal: AbortSignal };
}): Promise<void> {
  requireJob(ctx);
  const job = { designId, form };
  const ordered = await readOrdered(ctx, job);
  if (!ordered) return;
  const late = AbortSignal.timeout(Math.max(0, Math.ceil(ordered.remaining)));
  const { design } = ordered;
  const outcome = await redraw(parts, design, form, AbortSignal.any([signal, late])).catch((error: unknown) => ({
    error,
  }));
  signal.throwIfAborted();
  if ('picture' in outcome) return keepForm(ctx, parts, { design, form, redrawn: outcome });
  if (isProductError(outcome.error, 'look-newer') && ordered.remaining > 0) throw outcome.error;
  parts.log.error({ err: outcome.error, ...job }, 'a form of a design could not be drawn');
  await failForm({ ctx, input: job });
}

const ofForm = ({ designId, form }: FormJob) =>
  and(eq(designForms.designId, designId), eq(designForms.form, form), eq(designForms.status, 'running'));

async function readOrdered(ctx: Context, job: FormJob): Promise<{ design: DesignRow; remaining: number } | undefined> {
  const remaining = sql<number>`extract(epoch from ${designForms.deadlineAt} - now())::float8 * 1000`;
  const [found] = await reader(ctx)
    .select({ design: designs, remaining })
    .from(designForms)
    .innerJoin(designs, eq(designs.id, designForms.designId))
    .where(ofForm(job));
  return found;
}

async function redraw(
  { generator }: DrawFormParts,
  { id: designId, look, seed, engine }: DesignRow,
  form: OrderedForm,
  signal: AbortSignal,
): Promise<Redrawn & { by: string }> {
  const by = generator.redraws ?? generator.engine;
  if (!generator.redraw || engine === null || makerOf(engine) !== makerOf(by))
    throw new Error(`${generator.engine} does not redraw what ${engine} made`);
  const today = requireLook(look);
  if (!today) throw new ProductError('look-unreadable');
  // A Look may be older than the rules.
  const why = neverDrawn(today);
  if (why) throw new Error(`it may not be drawn: ${why}`);
  const redrawn = await generator.redraw({
    look: today,
    seed,
    designId,
    ...asDrawn(form),
    signal,
  });
  return { ...redrawn, by };
}

/** How a form is drawn. */
function asDrawn(form: OrderedForm): Pick<RedrawInput, 'width' | 'height' | 'isClear' | 'board'> {
  const board = boardOf(form);
  if (!board) return { ...(form === 'clear' ? PICTURE : HD_PICTURE), isClear: form !== 'hd' };
  const { layout, format, size } = board;
  return { ...boardSize(format, BOARD_SIZES[size]), isClear: false, board: { layout, format } };
}

async function keepForm(
  ctx: Context,
  { storage }: DrawFormParts,
  { design, form, redrawn }: { design: DesignRow; form: OrderedForm; redrawn: Redrawn & { by: string } },
): Promise<void> {
  const sha256 = await storage.save(redrawn.picture);
  const unnamed = await inTransaction(ctx, async (inner) => {
    const isRunning = ofForm({ designId: design.id, form });
    const [running] = await inner.tx.select().from(designForms).where(isRunning).for('update');
    // Its design went meanwhile, or it was late: nobody will ever ask for these bytes.
    if (!running) return [sha256];
    const { mime, width, height } = redrawn;
    const name = pictureName({ look: design.look, mime }, design.words);
    const { id: fileId } = await createFile({
      ctx: inner,
      input: {
        bucket: BUCKET.designs,
        ownerId: design.accountId,
        sha256,
        markSha256: markOf(redrawn.picture),
        mime,
        bytes: redrawn.picture.byteLength,
        width,
        height,
        name: name.replace(/(?=\.\w+$)/, () => `-${form.replaceAll('.', '-')}`),
      },
    });
    await inner.tx.update(designForms).set({ status: 'done', fileId, engine: redrawn.by }).where(isRunning);
    return boardOf(form) ? evictBoards(inner, design.id) : [];
  });
  if (unnamed.length > 0) await dropBytes({ ctx, storage, input: { sha256s: unnamed } });
}

/** Ends a running form as failed. It may be ordered again. */
export async function failForm({ ctx, input }: { ctx: Context; input: FormJob }): Promise<void> {
  requireJob(ctx);
  await inTransaction(ctx, ({ tx }) => tx.update(designForms).set({ status: 'failed' }).where(ofForm(input)));
}
