import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster } from './cluster.ts';
import { type Part, until } from './part.ts';
import type { Blow } from './schedule.ts';
import type { Site } from './site.ts';

/** Milliseconds of this process's clock in which there was no primary. */
export interface Failover {
  readonly began: number;
  readonly ended: number;
}

interface Struck {
  readonly site: Site;
  readonly cluster: Cluster;
  readonly say: (what: string) => void;
}

/** Lets all blows fall when they are due. Resolves with the failovers when everything that was hit is back. */
export async function strike(blows: readonly Blow[], struck: Struck): Promise<Failover[]> {
  const failovers: Failover[] = [];
  const began = performance.now();
  const pending: Promise<void>[] = [];
  for (const blow of blows) {
    await sleep(Math.max(0, blow.at * 1000 - (performance.now() - began)));
    const fallen =
      blow.whom === 'primary' ? strikePrimary(blow, struck, failovers) : strikeOne(partFor(blow, struck), blow, struck);
    // What goes wrong is told at the end.
    fallen.catch(() => undefined);
    pending.push(fallen);
  }
  await Promise.all(pending);
  return failovers;
}

function partFor({ whom }: Blow, { site }: Struck): Part {
  if (whom === 's3') return site.s3;
  if (whom === 'mail') return site.mail;
  const part = [...site.webs, ...site.workers].find(({ name }) => name === whom);
  if (!part) throw new Error(`there is no ${whom}`);
  return part;
}

const SAID = { kill: 'is killed', freeze: 'stands still' } as const;

async function strikeOne(part: Part, { how, lasts }: Blow, { say }: Struck): Promise<void> {
  say(`${part.name} ${SAID[how]}`);
  await (how === 'kill' ? part.kill() : part.freeze());
  await sleep(lasts * 1000);
  await (how === 'kill' ? part.start() : part.thaw());
  say(`${part.name} is back`);
}

async function strikePrimary(blow: Blow, struck: Struck, failovers: Failover[]): Promise<void> {
  const { site, cluster, say } = struck;
  // Whoever has no standby has nothing to fail over to.
  await cluster.whole();
  const primary = await cluster.primary();
  const began = performance.now();
  const hit = strikeOne({ ...primary, name: `the primary, ${primary.name},` }, blow, struck);
  hit.catch(() => undefined);
  await until(async () => !(await isWritten(cluster.url)));
  await until(async () => (await isWritten(cluster.url)) && (await fetch(`${site.address}/ready`)).ok);
  const ended = performance.now();
  failovers.push({ began, ended });
  say(`there is a primary again, after ${((ended - began) / 1000).toFixed(1)} s`);
  await hit;
}

/** Milliseconds that a write may take. */
const PATIENCE = 1500;

/** Whether something can be written where the product writes. */
async function isWritten(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('create table if not exists chaos_beat (at timestamptz)');
    await client.query('insert into chaos_beat values (now())');
    return true;
  } catch {
    return false;
  } finally {
    void client.end().catch(() => undefined);
  }
}
