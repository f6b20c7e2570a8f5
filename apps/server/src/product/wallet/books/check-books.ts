import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Context, requireJob } from '#server/product/context.ts';
import { RULES } from './rules.ts';

/** A rule of the books, and what breaks it; nothing, where all is well. */
export interface Finding {
  readonly says: string;
  /** At most `BREACHES_MAX`. */
  readonly breaches: readonly string[];
}

const BREACHES_MAX = 20;

const Breaches = z.array(z.object({ detail: z.string() }));

/**
 * Holds the books to every rule, all of them at one moment: people may go on spending and buying meanwhile. Reads every
 * entry there is.
 */
export function checkBooks({ ctx }: { ctx: Context }): Promise<Finding[]> {
  requireJob(ctx);
  return ctx.database.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    const findings: Finding[] = [];
    for (const { says, breaches } of RULES) {
      const { rows } = await tx.execute(sql`${breaches} limit ${BREACHES_MAX}`);
      findings.push({ says, breaches: Breaches.parse(rows).map(({ detail }) => detail) });
    }
    return findings;
  });
}
