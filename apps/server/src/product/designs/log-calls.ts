import { buffer } from 'node:stream/consumers';
import { and, asc, eq, sql } from 'drizzle-orm';
import { modelCalls } from '#server/parts/database/schema/model-calls.ts';
import type { CallEnd, CallLog, CallVerdict, ModelCall } from '#server/parts/generator/call-log.ts';
import { parseSha256 } from '#server/parts/storage/storage.ts';
import { type Context, inTransaction, requireJob, type TransactionContext } from '#server/product/context.ts';
import type { DesignParts } from './design-parts.ts';

/** Calls for one purpose of one design, at most. */
const CALLS_MAX = { picture: 2, description: 1 } as const;

type Parts = Pick<DesignParts, 'log' | 'metrics' | 'storage'>;

/**
 * The log of what one design asks of models that cost money. A call stands in it, safe from a power cut, before it leaves;
 * one whose end is not known, or may have been billed, is never followed by another: no press is billed twice.
 */
export function logCalls({ ctx, parts, input }: { ctx: Context; parts: Parts; input: { designId: string } }): CallLog {
  requireJob(ctx);
  const { designId } = input;
  return {
    begin: async (call) => {
      const begun = await inTransaction(ctx, (inner) => beginCall(inner, designId, call));
      if (typeof begun !== 'number') return begun;
      return { may: 'ask', end: (end) => endCall({ ctx, parts }, { designId, ...call, attempt: begun }, end) };
    },
    keep: (picture) => parts.storage.save(picture),
    fetch: async (sha256) => buffer(await parts.storage.read({ sha: parseSha256(sha256) })),
  };
}

/** Writes the next call down and gives its number, or says what to do instead. */
async function beginCall(
  { tx }: TransactionContext,
  designId: string,
  { purpose, model }: ModelCall,
): Promise<number | CallVerdict> {
  const earlier = await tx
    .select()
    .from(modelCalls)
    .where(and(eq(modelCalls.designId, designId), eq(modelCalls.purpose, purpose)))
    .orderBy(asc(modelCalls.attempt));
  const answered = earlier.find(({ answer }) => answer !== null);
  if (answered?.answer) return { may: 'use', answer: answered.answer };
  if (earlier.some(({ outcome }) => outcome !== 'unbilled')) return { may: 'not' };
  const attempt = earlier.length + 1;
  if (attempt > CALLS_MAX[purpose]) return { may: 'not' };
  // Of two who come here at once, one writes the row, and the other does not call.
  const [begun] = await tx
    .insert(modelCalls)
    .values({ designId, purpose, attempt, model })
    .onConflictDoNothing()
    .returning({ attempt: modelCalls.attempt });
  return begun ? begun.attempt : { may: 'not' };
}

/** Never fails: a call whose end could not be written counts as one whose end nobody knows. */
async function endCall(
  { ctx, parts }: { ctx: Context; parts: Parts },
  { designId, purpose, model, attempt }: ModelCall & { designId: string; attempt: number },
  end: CallEnd,
): Promise<void> {
  const { outcome, latencyMs } = end;
  const cost = end.outcome === 'unbilled' ? undefined : end.costMicros;
  const result = end.outcome === 'answered' ? 'answered' : end.fault;
  parts.metrics.add('toile_model_calls_total', { model, purpose, outcome, result });
  parts.metrics.observe('toile_model_call_seconds', { model, purpose, outcome }, latencyMs / 1000);
  if (cost !== undefined) parts.metrics.add('toile_model_cost_usd_total', { model, purpose }, cost / 1_000_000);
  else if (outcome === 'answered') parts.metrics.add('toile_model_unpriced_total', { model, purpose });
  const what = end.outcome === 'answered' ? { answer: end.answer ?? null } : { fault: end.fault };
  const values = { ...what, costMicros: cost ?? null };
  try {
    await inTransaction(ctx, ({ tx }) =>
      tx
        .update(modelCalls)
        .set({ outcome, latencyMs, endedAt: sql`now()`, ...values })
        .where(
          and(
            eq(modelCalls.designId, designId),
            eq(modelCalls.purpose, purpose),
            eq(modelCalls.attempt, attempt),
            eq(modelCalls.outcome, 'begun'),
          ),
        ),
    );
  } catch (error) {
    parts.log.error({ err: error, designId, purpose }, 'the end of a call to a model could not be written down');
  }
}
