import { bigint, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { ModelAnswer } from '#server/parts/generator/call-log.ts';
import { moment } from './columns.ts';
import { designs } from './designs.ts';

/** Calls to models of other companies, a row each, there before the call leaves. */
export const modelCalls = pgTable(
  'model_calls',
  {
    designId: text('design_id')
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['picture', 'description'] }).notNull(),
    /** 1, or 2 after a first that was certainly not billed. */
    attempt: smallint('attempt').notNull(),
    /** `provider:model`. */
    model: text('model').notNull(),
    /** `begun` until its end is known; `unbilled` only where the provider certainly did not bill. */
    outcome: text('outcome', { enum: ['begun', 'answered', 'unbilled', 'failed'] })
      .notNull()
      .default('begun'),
    fault: text('fault'),
    /** What came of it, so that an attempt that follows a crash need not ask again. */
    answer: jsonb('answer').$type<ModelAnswer>(),
    latencyMs: integer('latency_ms'),
    /** Millionths of a US dollar; null where the price is not known. */
    costMicros: bigint('cost_micros', { mode: 'number' }),
    begunAt: moment('begun_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.designId, table.purpose, table.attempt] })],
);
