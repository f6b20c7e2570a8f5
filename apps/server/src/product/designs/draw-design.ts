import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { type DesignRow, designs } from '#server/parts/database/schema/designs.ts';
import { type Generated, GeneratorError } from '#server/parts/generator/generator.ts';
import type { LeaveSeat } from '#server/parts/generator/seats.ts';
import { type Context, inTransaction, reader, requireJob } from '#server/product/context.ts';
import { isProductError } from '#server/product/errors.ts';
import { briefOf } from './brief-of.ts';
import { completeDesign, type EndedDesign } from './complete-design.ts';
import { tellDesignChanged } from './design-notices.ts';
import type { DesignParts } from './design-parts.ts';
import { type FailDesignInput, failDesign } from './fail-design.ts';
import { earlierOf } from './family/earlier-of.ts';
import { logCalls } from './log-calls.ts';
import { createProgressReport } from './progress-report.ts';

export interface DrawDesignInput {
  designId: string;
  /** Ends this attempt without a verdict on the design: somebody else goes on with it. */
  signal: AbortSignal;
  /** Where it has a seat already; it is left as soon as the generator is done. */
  leaveSeat?: LeaveSeat;
  /** Where it was begun with its press, so that nobody can cancel it any more. */
  begun?: BegunDesign;
}

/** A design that was taken out of the queue, or never lay there. */
export interface BegunDesign extends Pick<DesignRow, 'id' | 'accountId' | 'words' | 'seed' | 'request' | 'createdAt'> {
  /** Milliseconds until its deadline. */
  readonly remaining: number;
}

/**
 * Draws a running design and ends it, done or failed. Safe to be run again, and by two at once: the same brief and seed
 * give the same picture, and only the first to end the design does. Rejects, leaving the design running, when told to
 * stop, when the database or the storage is away, and with `look-newer` where a newer release stored what it goes on from.
 * @returns its end, where this call ended it as done
 */
export async function drawDesign({ ctx, parts, input }: DrawDesignCall): Promise<EndedDesign | undefined> {
  requireJob(ctx);
  const { signal } = input;
  const leaveSeat = input.leaveSeat ?? (await parts.seats.take(signal));
  let endTurn: (() => void) | undefined;
  try {
    endTurn = await takeTurn(ctx, parts, input);
    return endTurn && (await drawInTurn({ ctx, parts, input: { ...input, leaveSeat } }));
  } finally {
    endTurn?.();
    leaveSeat();
  }
}

interface DrawDesignCall {
  ctx: Context;
  parts: DesignParts;
  input: DrawDesignInput;
}

/** Waits until the design's maker has a turn, where turns are dealt out; undefined for a design that has ended or is late. */
async function takeTurn(
  ctx: Context,
  { generator }: DesignParts,
  { designId, signal }: Pick<DrawDesignInput, 'designId' | 'signal'>,
): Promise<(() => void) | undefined> {
  if (!generator.takeTurn) return () => undefined;
  const [waiting] = await reader(ctx)
    .select({ accountId: designs.accountId, remaining: REMAINING })
    .from(designs)
    .where(and(eq(designs.id, designId), eq(designs.status, 'running')));
  if (!waiting) return undefined;
  const { late, end } = watchDeadline(waiting.remaining);
  try {
    return await generator.takeTurn(waiting.accountId, AbortSignal.any([signal, late]));
  } catch (error) {
    signal.throwIfAborted();
    // Whoever sweeps late designs gives its token back.
    if (late.aborted) return undefined;
    throw error;
  } finally {
    end();
  }
}

async function drawInTurn({ ctx, parts, input }: DrawDesignCall): Promise<EndedDesign | undefined> {
  const { designId, signal, leaveSeat } = input;
  const design = input.begun ?? (await begin(ctx, parts, designId));
  if (!design) return undefined;
  const deadline = watchDeadline(design.remaining);
  const signals = { signal: AbortSignal.any([signal, deadline.late]), hurry: deadline.hurry };
  const outcome = await generate({ ctx, parts, design, ...signals }).catch((error: unknown) => ({ error }));
  leaveSeat?.();
  if (signal.aborted || !('picture' in outcome)) deadline.end();
  signal.throwIfAborted();
  const { engine } = parts.generator;
  if ('picture' in outcome) {
    const input = { design, engine, generated: outcome, until: signals.signal };
    const ended = await completeDesign({ ctx, parts, input }).finally(deadline.end);
    const labels = { engine: outcome.standIn?.engine ?? engine };
    parts.metrics.add('toile_designs_total', { ...labels, outcome: outcome.standIn ? 'stand-in' : 'done' });
    parts.metrics.observe('toile_design_seconds', labels, (Date.now() - design.createdAt.getTime()) / 1000);
    return ended;
  }
  if (isProductError(outcome.error, 'look-newer')) throw outcome.error;
  const failure = deadline.late.aborted ? ({ code: 'generation-late' } as const) : failureBy(outcome.error);
  parts.log.error({ err: outcome.error, designId, code: failure.code }, 'a design could not be drawn');
  parts.metrics.add('toile_designs_total', { engine, outcome: failure.code });
  await failDesign({ ctx, parts, input: { designId, ...failure, detail: describeError(outcome.error) } });
  return undefined;
}

/** Milliseconds before the deadline from when on nobody waits for what a design can do without. */
const SPARE = 5000;

/** Aborts `hurry` shortly before the deadline that is `remaining` milliseconds away, and `late` at it, unless it is ended. */
function watchDeadline(remaining: number): { late: AbortSignal; hurry: AbortSignal; end: () => void } {
  const [late, hurry] = [new AbortController(), new AbortController()];
  const tell = (what: AbortController) => what.abort(new DOMException('the design is late', 'TimeoutError'));
  const timers = [
    setTimeout(tell, Math.max(0, remaining), late),
    setTimeout(tell, Math.max(0, remaining - SPARE), hurry),
  ];
  return { late: late.signal, hurry: hurry.signal, end: () => timers.forEach(clearTimeout) };
}

function failureBy(error: unknown): Pick<FailDesignInput, 'code' | 'message'> {
  if (isProductError(error, 'look-unreadable')) return { code: 'look-unreadable' };
  if (!(error instanceof GeneratorError) || !error.fault) return { code: 'generation-failed' };
  return { code: `generation-${error.fault}`, ...(error.told !== undefined && { message: error.told }) };
}

/** Milliseconds until the deadline by the clock of the database. */
const REMAINING = sql<number>`extract(epoch from ${designs.deadlineAt} - now())::float8 * 1000`;

/**
 * Takes a running design out of the queue, from where its owner may still cancel it. Gives it with the milliseconds until
 * its deadline by the clock of the database, or undefined when it has ended.
 */
function begin(
  ctx: Context,
  parts: Pick<DesignParts, 'notices'>,
  id: string,
): Promise<(DesignRow & { remaining: number }) | undefined> {
  const stage = sql`case ${designs.stage} when 'queued' then 'reading' else ${designs.stage} end`;
  return inTransaction(ctx, async ({ tx }) => {
    // Losing this to a power cut lets a design be cancelled that is being drawn: it still ends one way.
    await tx.execute(sql`set local synchronous_commit = off`);
    const [begun] = await tx
      .update(designs)
      .set({ stage })
      .where(and(eq(designs.id, id), eq(designs.status, 'running')))
      .returning({ ...getTableColumns(designs), remaining: REMAINING });
    if (begun) await tellDesignChanged(parts.notices, tx, id);
    return begun;
  });
}

async function generate({
  ctx,
  parts,
  design,
  signal,
  hurry,
}: {
  ctx: Context;
  parts: DesignParts;
  design: BegunDesign;
  signal: AbortSignal;
  hurry: AbortSignal;
}): Promise<Generated> {
  const earlier = await earlierOf(ctx, design, 'drawing');
  if (design.request.edit && !earlier) throw new GeneratorError('the design that was to be changed is gone');
  const report = createProgressReport({ ctx, notices: parts.notices, designId: design.id });
  try {
    return await parts.generator.generate({
      brief: briefOf(design.request, earlier),
      seed: design.seed,
      designId: design.id,
      calls: logCalls({ ctx, parts, input: { designId: design.id } }),
      onStage: report.tell,
      signal,
      hurry,
    });
  } finally {
    await report.end();
  }
}

/** The error and its causes, outermost first. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : `\ncaused by ${describeError(error.cause)}`;
  return `${error.stack ?? error.message}${cause}`;
}
