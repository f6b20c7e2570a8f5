import { sql } from 'drizzle-orm';

/** Places that are counted: further back the number says nothing more. */
export const COUNTED = 999;

/**
 * Of a row of `designs`: how many are drawn before it, and one; null once it is being drawn. As it stands: whoever comes later
 * with nothing in the line overtakes the second designs of others.
 */
export const PLACE_IN_LINE = sql<number | null>`case
  when designs.status = 'running' and designs.stage = 'queued' and designs.attended_until is null then 1 + (
    select count(*)::int from (
      select from designs before
      where before.status = 'running' and before.stage = 'queued' and before.attended_until is null
        and (before.turn, before.created_at, before.id) < (designs.turn, designs.created_at, designs.id)
      limit ${COUNTED}
    ) counted
  ) end`;
