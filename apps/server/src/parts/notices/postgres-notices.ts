import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import * as z from 'zod';
import { openClient } from '#server/parts/database/open-client.ts';
import { CHANNEL, noticeText } from './notice-text.ts';
import type { Notices } from './notices.ts';

/** Milliseconds between two attempts to mend a lost connection; the pause doubles from the first to the most. */
const RECONNECT_DELAY = { first: 100, most: 5000 } as const;

const Envelope = z.object({ topic: z.string(), body: z.unknown() });
type Envelope = z.infer<typeof Envelope>;

type Listeners = Map<string, Set<(body: unknown) => void>>;

/** Notices over LISTEN/NOTIFY of PostgreSQL, on a connection of their own. Resolves when it listens. */
export async function openPostgresNotices(databaseUrl: string): Promise<Notices> {
  const listeners: Listeners = new Map();
  const connection = keepListening(databaseUrl, listeners);
  await connection.opened;
  return {
    async post(tx, topic, body) {
      await tx.execute(sql`select pg_notify(${CHANNEL}, ${noticeText(topic, body)})`);
    },
    tellHere: (topic, body) => deliver(listeners, { topic, body }),
    listen(topic, hear) {
      const hearing = listeners.get(topic) ?? new Set();
      listeners.set(topic, hearing.add(hear));
      return () => {
        hearing.delete(hear);
        if (hearing.size === 0 && listeners.get(topic) === hearing) listeners.delete(topic);
      };
    },
    close: connection.close,
  };
}

function deliver(listeners: Listeners, { topic, body }: Envelope): void {
  for (const hear of listeners.get(topic) ?? []) hear(body);
}

/** Whoever may use the database may post on the channel; what is none of ours is not for us. */
function readEnvelope(payload: string): Envelope | undefined {
  try {
    return Envelope.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}

function tellOfGap(listeners: Listeners): void {
  for (const hearing of listeners.values()) for (const hear of hearing) hear(undefined);
}

/** Holds one listening connection, and replaces it when it breaks. */
function keepListening(databaseUrl: string, listeners: Listeners) {
  const closing = new AbortController();
  let current: pg.Client | undefined;

  async function connect(): Promise<void> {
    const client = openClient({ connectionString: databaseUrl, keepAlive: true, application_name: 'toile notices' });
    client.on('notification', ({ payload = '' }) => {
      const envelope = readEnvelope(payload);
      if (envelope) deliver(listeners, envelope);
    });
    const broken = new Promise<void>((resolve) => {
      client.on('end', resolve);
      client.on('error', () => resolve());
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    current = client;
    if (closing.signal.aborted) await client.end();
    else void broken.then(() => mend(client));
  }

  async function mend(broken: pg.Client): Promise<void> {
    void broken.end().catch(() => undefined);
    for (let delay: number = RECONNECT_DELAY.first; !closing.signal.aborted; ) {
      const connected = await connect().then(
        () => true,
        () => false,
      );
      if (connected) return tellOfGap(listeners);
      // Closing ends the pause; the loop then ends too.
      await sleep(delay, undefined, { signal: closing.signal }).catch(() => undefined);
      delay = Math.min(delay * 2, RECONNECT_DELAY.most);
    }
  }

  return {
    opened: connect(),
    async close() {
      closing.abort();
      await current?.end();
    },
  };
}
