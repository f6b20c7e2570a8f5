import pg from 'pg';
import { LIMITS } from './limits.ts';

/**
 * A connection of one's own, not yet open. When it breaks (the database is killed, the network goes) whoever asks it next is told;
 * unheard, the event would end the process. A server that takes the call and says nothing is given up.
 */
export function openClient(config: pg.ClientConfig): pg.Client {
  const client = new pg.Client({ connectionTimeoutMillis: LIMITS.connectAlone, ...config });
  client.on('error', () => undefined);
  return client;
}
