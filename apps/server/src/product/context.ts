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

/** A context whose transaction is open. A verb that asks for this one cannot be called outside a transaction. */
export interface TransactionContext extends Context {
  readonly tx: Transactor;
}

/** Where a verb reads: within the open transaction, else on any connection. */
export const reader = (ctx: Context): Reader => ctx.tx ?? ctx.database.read;

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

/** The permission check of what only the product itself may do. */
export function requireJob(ctx: Context): JobActor {
  if (ctx.actor.kind === 'job') return ctx.actor;
  throw new ProductError('not-allowed');
}

/** The same work continued in the product's own name. */
export const asJob = <C extends Context>(ctx: C, name: string): C => ({ ...ctx, actor: { kind: 'job', name } });
