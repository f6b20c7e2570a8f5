import type { GenerationRequest, Stage } from '@toile/contract';
import type { StoredLook } from '@toile/look';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { moment } from './columns.ts';
import { files } from './files.ts';

/** One press of Generate each, paid with one token (ledger `ref` = id) or free: running, then done with its file or failed with its refund. */
export const designs = pgTable(
  'designs',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Given by the caller; the same press sent again finds this row by it. */
    idempotencyKey: text('idempotency_key'),
    /** The design of the same person that it was changed from. */
    parentId: text('parent_id').references((): AnyPgColumn => designs.id, { onDelete: 'set null' }),
    request: jsonb('request').$type<GenerationRequest>().notNull(),
    words: text('words').notNull(),
    /** Unsigned 32-bit integer. */
    seed: bigint('seed', { mode: 'number' }).notNull(),
    /** Who made it, with its version; known when it is done. The atelier's first did not say its own. */
    engine: text('engine'),
    status: text('status', { enum: ['running', 'done', 'failed'] })
      .notNull()
      .default('running'),
    stage: text('stage').$type<Stage>().notNull().default('queued'),
    /** 0 to 1, never falling. */
    progress: real('progress').notNull().default(0),
    look: jsonb('look').$type<StoredLook>(),
    description: text('description'),
    fileId: text('file_id')
      .unique()
      .references(() => files.id),
    /** Whether its picture has a figure of its own beside the sheet. */
    hasFigure: boolean('has_figure').notNull().default(false),
    /** Milliseconds per stage. */
    timings: jsonb('timings').$type<Record<string, number>>(),
    /** Code of the error family; its message is what the owner is told. */
    errorCode: text('error_code'),
    /** What the owner is told where the code's own message does not say enough. */
    errorMessage: text('error_message'),
    /** Why somebody else made it than the model of this installation; null where that one did. */
    standIn: text('stand_in'),
    /** What went wrong, for those who run the product; never shown. */
    errorDetail: text('error_detail'),
    /** When it must have ended; past it anybody may fail it. */
    deadlineAt: moment('deadline_at').notNull(),
    /** Until when the process that took the press is believed to draw it; null while it is the queue's. */
    attendedUntil: moment('attended_until'),
    /** The round in which it is drawn: of everybody who waits the first waiting design, then of everybody the second. */
    turn: integer('turn').notNull().default(0),
    /** Whether a process that does not draw it may be waiting to hear of it. */
    isAwaited: boolean('is_awaited').notNull().default(true),
    /** Whether it took no token: other colours of one that was paid for. */
    isFree: boolean('is_free').notNull().default(false),
    /** Since when everybody who has its address may look at it; null while only its owner may. */
    sharedAt: moment('shared_at'),
    /** The maker's own heart, while nobody else can see the design. */
    liked: boolean('liked').notNull().default(false),
    /** Since when it lies in the trash. */
    deletedAt: moment('deleted_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    unique('designs_account_id_idempotency_key').on(table.accountId, table.idempotencyKey),
    index('designs_account_id_created_at').on(table.accountId, table.createdAt.desc(), table.id.desc()),
    index('designs_trash').on(table.deletedAt).where(sql`deleted_at is not null`),
    index('designs_parent_id').on(table.parentId).where(sql`parent_id is not null`),
    index('designs_running').on(table.deadlineAt).where(sql`status = 'running'`),
    index('designs_waiting')
      .on(table.turn, table.createdAt, table.id)
      .where(sql`status = 'running' and stage = 'queued' and attended_until is null`),
    index('designs_running_of_account').on(table.accountId).where(sql`status = 'running'`),
  ],
);

export type DesignRow = typeof designs.$inferSelect;
