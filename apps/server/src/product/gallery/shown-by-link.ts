import { and, isNull, sql } from 'drizzle-orm';
import { designs } from '#server/parts/database/schema/designs.ts';

/** Of a design: others may see it where a link leads to it. What was taken down is its author's alone. */
export const isShownByLink = and(isNull(designs.deletedAt), sql`not is_taken_down(${designs.fileId})`);
