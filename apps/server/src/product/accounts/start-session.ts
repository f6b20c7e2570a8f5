import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Secrets } from '#server/config/secrets.ts';
import { type SessionRow, sessions } from '#server/parts/database/schema/sessions.ts';
import type { TransactionContext } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { newId } from '#server/product/new-id.ts';
import { hashSecret, makeMarkedSecret } from './secret.ts';

const SESSION_DAYS = 365;
/** Sessions one account may hold; the oldest give way. */
const SESSIONS_MAX = 100;

export interface NewSession {
  readonly session: SessionRow;
  /** Shown once, to its owner. */
  readonly secret: string;
}

/** Where a session is opened from. */
export interface Caller {
  readonly ip: string;
  readonly userAgent: string;
}

/** Opens a session for someone who has just been recognised, whichever way. Who may have one is decided before. */
export async function startSession(
  { tx }: TransactionContext,
  secrets: Secrets,
  input: Caller & { accountId: string; provider: string; providerUid: string },
): Promise<NewSession> {
  const secret = makeMarkedSecret(secrets);
  const [session] = await tx
    .insert(sessions)
    .values({
      ...input,
      id: newId(),
      secretHash: hashSecret(secrets, secret),
      expiresAt: sql`now() + make_interval(days => ${SESSION_DAYS})`,
    })
    .returning();
  if (!session) throw new ProductError('unexpected');
  const tooOld = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.accountId, input.accountId))
    .orderBy(desc(sessions.createdAt))
    .offset(SESSIONS_MAX);
  await tx.delete(sessions).where(and(eq(sessions.accountId, input.accountId), inArray(sessions.id, tooOld)));
  return { session, secret };
}
