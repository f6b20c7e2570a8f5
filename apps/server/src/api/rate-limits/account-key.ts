import type { FastifyRequest } from 'fastify';
import { type ClaimedActor, requireAccount } from '#server/product/context.ts';
import { ipKey } from './ip-key.ts';

/** Milliseconds that a secret which was looked up stands for its account here. It opens nothing: calls count by it. */
const KNOWN = 60_000;
/** Secrets remembered at once; the longest known give way. */
const SECRETS_MAX = 20_000;

const known = new Map<string, { accountId: string; until: number }>();

/**
 * What stands for one account, from wherever it calls. A guest counts by address. Who only says to be somebody is looked
 * up first: strangers use up nobody's calls.
 */
export async function accountKey(request: FastifyRequest): Promise<string> {
  const { actor } = await request.openClaim();
  if (actor.kind === 'claimed' && isKnown(actor)) return actor.accountId;
  const proved = (await request.openContext()).actor;
  if (proved.kind !== 'account') return `guest ${ipKey(request.ip)}`;
  if (actor.kind === 'claimed') remember(actor.secretHash, proved.accountId);
  return proved.accountId;
}

/**
 * Refuses guests, and who shows a secret that is not, or was not within a minute, that of a live session: before work that
 * costs something is done for them. What they ask for proves them once more, at that moment.
 * @throws {ProductError} `session-missing`, `account-blocked`
 */
export async function requireKnown(request: FastifyRequest): Promise<void> {
  const { actor } = await request.openClaim();
  if (actor.kind === 'claimed' && isKnown(actor)) return;
  const { accountId } = requireAccount(await request.openContext());
  if (actor.kind === 'claimed') remember(actor.secretHash, accountId);
}

function isKnown({ accountId, secretHash }: ClaimedActor): boolean {
  const seen = known.get(secretHash);
  return seen?.accountId === accountId && seen.until > Date.now();
}

function remember(secretHash: string, accountId: string): void {
  known.delete(secretHash);
  known.set(secretHash, { accountId, until: Date.now() + KNOWN });
  const [oldest] = known.size > SECRETS_MAX ? known.keys() : [];
  if (oldest !== undefined) known.delete(oldest);
}
