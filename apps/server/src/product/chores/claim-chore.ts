import { eq, lte, sql } from 'drizzle-orm';
import { chores } from '#server/parts/database/schema/chores.ts';
import { type Context, inTransaction, requireJob } from '#server/product/context.ts';

/** Seconds from now, by the clock of the database, which all processes share. */
const later = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/**
 * Takes a chore for so many seconds; false where another process has it, or did it less than that long ago. A process that
 * dies leaves it until then.
 */
export function claimChore({
  ctx,
  input: { name, seconds },
}: {
  ctx: Context;
  input: { name: string; seconds: number };
}): Promise<boolean> {
  requireJob(ctx);
  return inTransaction(ctx, async ({ tx }) => {
    const taken = await tx
      .insert(chores)
      .values({ name, freeAt: later(seconds) })
      .onConflictDoUpdate({
        target: chores.name,
        set: { freeAt: later(seconds) },
        setWhere: lte(chores.freeAt, sql`now()`),
      })
      .returning({ name: chores.name });
    return taken.length > 0;
  });
}

/** Keeps a chore that is being done for so many seconds more. */
export async function keepChore({
  ctx,
  input: { name, seconds },
}: {
  ctx: Context;
  input: { name: string; seconds: number };
}): Promise<void> {
  requireJob(ctx);
  await inTransaction(ctx, ({ tx }) =>
    tx
      .update(chores)
      .set({ freeAt: later(seconds) })
      .where(eq(chores.name, name)),
  );
}
