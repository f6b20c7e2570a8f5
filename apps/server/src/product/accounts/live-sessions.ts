import type { Database } from '#server/parts/database/database.ts';
import { statement } from '#server/parts/database/statement.ts';

/** $1 sessions. */
const LIVE = statement<{ id: string }>(
  'live-sessions',
  'select id from sessions where id = any($1::text[]) and expires_at > now()',
);

type Asking = Pick<Database, 'ask'>;
interface Round {
  readonly ids: Set<string>;
  readonly live: Promise<ReadonlySet<string>>;
}

const rounds = new WeakMap<Asking, Round>();

/** Whether a session is live. All that is asked in one moment is asked with one statement: thousands may ask at once. */
export async function isLiveSession(database: Asking, id: string): Promise<boolean> {
  const round = rounds.get(database) ?? openRound(database);
  round.ids.add(id);
  return (await round.live).has(id);
}

function openRound(database: Asking): Round {
  const ids = new Set<string>();
  const asked = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
    rounds.delete(database);
    return database.ask(LIVE, [[...ids]]);
  });
  const round = { ids, live: asked.then((rows) => new Set(rows.map((row) => row.id))) };
  rounds.set(database, round);
  return round;
}
