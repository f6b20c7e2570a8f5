import type { FastifyRequest } from 'fastify';
import type { ClaimedActor } from '#server/product/context.ts';
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
