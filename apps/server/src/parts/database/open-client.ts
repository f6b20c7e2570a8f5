import pg from 'pg';

/**
 * A connection of one's own, not yet open. When it breaks (the database is killed, the network goes) whoever asks it next is told;
 * unheard, the event would end the process.
 */
export function openClient(config: pg.ClientConfig): pg.Client {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  return client;
}
