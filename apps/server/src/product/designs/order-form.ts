import { ENGINE, isSameEngine, makerOf } from '@toile/atelier/engine';
import { boardOf, type OrderedForm } from '@toile/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { DesignsConfig } from '#server/config/config.ts';
import type { Transactor } from '#server/parts/database/database.ts';
import { type DesignFormRow, designForms } from '#server/parts/database/schema/design-forms.ts';
import { type DesignRow, designs } from '#server/parts/database/schema/designs.ts';
import type { Jobs } from '#server/parts/jobs/jobs.ts';
import { type Context, inTransaction, reader, requireAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { hasBought } from '#server/product/wallet/has-bought.ts';
import { refuseBoards } from './boards/refuse-boards.ts';
import { BOARD_QUEUE, FORM_DEADLINE, FORM_QUEUE, type FormJob } from './form-queue.ts';
import { getDesign } from './get-design.ts';
import { lockPresses } from './lock-presses.ts';
import { requireLook } from './read-look.ts';

/** A form as it stands, and whether another version of the engine draws it than drew the design. */
export type FormStanding = DesignFormRow & { isRedrawn: boolean };

function standingOf(form: DesignFormRow, { engine }: Pick<DesignRow, 'engine'>): FormStanding {
  const drawnBy = form.engine ?? (engine !== null && makerOf(engine) === makerOf(ENGINE) ? ENGINE : engine);
  return { ...form, isRedrawn: engine !== null && drawnBy !== null && !isSameEngine(engine, drawnBy) };
}

/** Ordered again within the hour it counts once more, later from the beginning. */
const ORDERS = sql`case when ${designForms.createdAt} > now() - interval '1 hour' then ${designForms.orders} + 1 else 1 end`;

/**
 * Orders another form of a finished design, unless it is drawn or ordered already. It takes no token.
 * @throws {ProductError} `session-missing`, `design-not-found`, `design-unfinished`; `design-form-impossible` for what an
 * image model made, `board-impossible` as well for a thing alone; `look-newer`, `look-unreadable`; `premium-needed` for who never bought, but of a board, of which
 * too many an hour are `boards-too-many`; `designs-too-many` and `designs-too-many-overall` where as many forms are being drawn as
 * designs may be
 */
export async function orderForm({
  ctx,
  parts,
  input,
}: {
  ctx: Context;
  parts: { jobs: Pick<Jobs, 'enqueue'>; limits: Pick<DesignsConfig, 'perAccount' | 'overall'> };
  input: FormJob;
}): Promise<FormStanding> {
  const design = await getDesign({ ctx, input });
  if (design.deletedAt) throw new ProductError('design-not-found');
  if (design.status !== 'done') throw new ProductError('design-unfinished');
  const isBoard = boardOf(input.form) !== null;
  if (isBoard) {
    if (isByModel(design.engine) || requireLook(design.look)?.product) throw new ProductError('board-impossible');
  } else {
    if (isByModel(design.engine)) throw new ProductError('design-form-impossible');
    if (!(await hasBought({ ctx }))) throw new ProductError('premium-needed');
  }
  return inTransaction(ctx, async ({ tx }) => {
    await lockPresses(tx, design.accountId);
    const deadlineAt = sql`now() + make_interval(secs => ${FORM_DEADLINE / 1000})`;
    const again = sql`${designForms.status} = 'failed' or (${designForms.status} = 'running' and ${designForms.deadlineAt} < now())`;
    const [ordered] = await tx
      .insert(designForms)
      .values({ ...input, deadlineAt })
      .onConflictDoUpdate({
        target: [designForms.designId, designForms.form],
        set: { status: 'running', deadlineAt, createdAt: sql`now()`, orders: ORDERS },
        setWhere: again,
      })
      .returning();
    if (ordered) {
      const own = await refuseTooMany(tx, design.accountId, parts.limits);
      if (isBoard) await refuseBoards(tx, design.accountId);
      await parts.jobs.enqueue(tx, isBoard ? BOARD_QUEUE : FORM_QUEUE, input, { turn: own });
    }
    return standingOf(ordered ?? (await readForm(tx, input)), design);
  });
}

/** Counts what is being drawn, the form that was just ordered included. Returns the account's: nobody waits behind them all. */
async function refuseTooMany(
  tx: Transactor,
  accountId: string,
  { perAccount, overall }: Pick<DesignsConfig, 'perAccount' | 'overall'>,
): Promise<number> {
  const [count] = await tx
    .select({
      all: sql`count(*)`.mapWith(Number),
      own: sql`count(*) filter (where ${designs.accountId} = ${accountId})`.mapWith(Number),
    })
    .from(designForms)
    .innerJoin(designs, eq(designs.id, designForms.designId))
    .where(and(eq(designForms.status, 'running'), gt(designForms.deadlineAt, sql`now()`)));
  const own = count?.own ?? 0;
  if (own > perAccount) throw new ProductError('designs-too-many');
  if ((count?.all ?? 0) > overall) throw new ProductError('designs-too-many-overall');
  return own;
}

/** Only the engines of hosted models have a colon: `provider:model`. Asked of the row, as a web process draws nothing. */
const isByModel = (engine: string | null): boolean => engine?.includes(':') ?? false;

/**
 * Another form of the caller's design as it stands. One past its deadline counts as failed.
 * @throws {ProductError} `session-missing`, `design-not-found`; `design-form-missing` when nobody ordered it
 */
export async function getForm({ ctx, input }: { ctx: Context; input: FormJob }): Promise<FormStanding> {
  requireAccount(ctx);
  const design = await getDesign({ ctx, input });
  return standingOf(await readForm(reader(ctx), input), design);
}

async function readForm(
  from: ReturnType<typeof reader>,
  { designId, form }: { designId: string; form: OrderedForm },
): Promise<DesignFormRow> {
  const isLate = sql<boolean>`${designForms.status} = 'running' and ${designForms.deadlineAt} < now()`;
  const [found] = await from
    .select({ row: designForms, isLate })
    .from(designForms)
    .where(and(eq(designForms.designId, designId), eq(designForms.form, form)));
  if (!found) throw new ProductError('design-form-missing');
  return found.isLate ? { ...found.row, status: 'failed' } : found.row;
}
