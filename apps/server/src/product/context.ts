import type { Database, Reader, Transactor } from '#server/parts/database/database.ts';
import { ProductError } from './errors.ts';

/** Who asks. Permissions are decided on this and on nothing else. */
export type Actor = GuestActor | AccountActor | JobActor | WebhookActor;

export interface GuestActor {
  readonly kind: 'guest';
}

/** A person with a live session. */
export interface AccountActor {
  readonly kind: 'account';
  readonly accountId: string;
  readonly sessionId: string;
  /** Set when the caller showed a short-lived token made from the session, not the session itself. */
  readonly via?: 'jwt';
}

/** Somebody who shows the secret of a session that nobody has looked up yet: the statement that acts for them does. */
export interface ClaimedActor {
  readonly kind: 'claimed';
  readonly accountId: string;
  readonly secretHash: string;
}

/** The product itself, working on what someone asked for earlier. */
export interface JobActor {
  readonly kind: 'job';
  readonly name: string;
}

/** Another company's server, after its signature was checked. */
export interface WebhookActor {
  readonly kind: 'webhook';
  readonly name: string;
}

/** What every verb gets. An open transaction, if there is one, is joined: verbs nest without a second one. */
export interface Context {
  readonly actor: Actor;
  readonly database: Database;
  readonly tx?: Transactor;
}

/**
 * What verbs of one statement take: a context, or one whose caller is still to be proved. Such a statement begins with
 * `CALLER`, so it sees who calls and what they do in one moment: a session that was revoked before is not there.
 */
export interface AskingContext extends Omit<Context, 'actor'> {
  readonly actor: Actor | ClaimedActor;
}

/** A context whose transaction is open. A verb that asks for this one cannot be called outside a transaction. */
export interface TransactionContext extends Context {
  readonly tx: Transactor;
}

/** Where a verb reads: within the open transaction, else on any connection. */
export const reader = (ctx: Pick<Context, 'tx' | 'database'>): Reader => ctx.tx ?? ctx.database.read;

/** Runs `work` in the open transaction, or in one of its own that commits when `work` resolves and else rolls back. */
export function inTransaction<T>(ctx: Context, work: (ctx: TransactionContext) => Promise<T>): Promise<T> {
  if (ctx.tx) return work({ ...ctx, tx: ctx.tx });
  return ctx.database.transaction((tx) => work({ ...ctx, tx }));
}

/** The permission check of everything that needs someone signed in. */
export function requireAccount(ctx: Context): AccountActor {
  if (ctx.actor.kind === 'account') return ctx.actor;
  throw new ProductError('session-missing');
}

/** Whether an account asks, or somebody who says so. */
export const isAccount = ({ actor }: AskingContext): boolean => actor.kind === 'account' || actor.kind === 'claimed';

/** The permission check of what only the product itself may do. */
export function requireJob(ctx: Context): JobActor {
  if (ctx.actor.kind === 'job') return ctx.actor;
  throw new ProductError('not-allowed');
}

/** The same work continued in the product's own name. */
export const asJob = <C extends Context>(ctx: C, name: string): C => ({ ...ctx, actor: { kind: 'job', name } });
