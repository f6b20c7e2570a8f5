import type { FastifyRequest } from 'fastify';
import { ipKey } from './ip-key.ts';

/** What stands for one account, from wherever it calls. A guest counts by address. */
export async function accountKey(request: FastifyRequest): Promise<string> {
  const { actor } = await request.openContext();
  return actor.kind === 'account' ? actor.accountId : `guest ${ipKey(request.ip)}`;
}
