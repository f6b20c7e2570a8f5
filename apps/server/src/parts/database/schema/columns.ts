import { timestamp } from 'drizzle-orm/pg-core';

/** A moment to the millisecond, which is what JavaScript and the dialect can hold: what is read is what was stored. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
