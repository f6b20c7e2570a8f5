import type { OrderedForm } from '@toile/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { designs } from './designs.ts';
import { files } from './files.ts';

/** Other forms of finished designs, drawn when they are first asked for. They cost nothing, so one that fails may be ordered again. */
export const designForms = pgTable(
  'design_forms',
  {
    designId: text('design_id')
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    form: text('form').$type<OrderedForm>().notNull(),
    status: text('status', { enum: ['running', 'done', 'failed'] })
      .notNull()
      .default('running'),
    fileId: text('file_id')
      .unique()
      .references(() => files.id),
    /** Who drew it, with its version; known when it is done, and not of forms from before that was kept. */
    engine: text('engine'),
    /** When it must have ended; past it, it counts as failed. */
    deadlineAt: moment('deadline_at').notNull(),
    /** How often a board was ordered without an hour between; of other forms always once. */
    orders: integer('orders').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.designId, table.form] }),
    index('design_forms_running').on(table.deadlineAt).where(sql`status = 'running'`),
  ],
);

export type DesignFormRow = typeof designForms.$inferSelect;
