import { readFileSync } from 'node:fs';
import { chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type Part, partOf, until } from './part.ts';
import { freePorts, settle } from './place.ts';
import type { Tools } from './tools.ts';

/** A pair of PostgreSQL nodes under Patroni with etcd, and HAProxy before them. */
export interface Cluster {
  /** Address that leads to the primary, whichever that is. */
  readonly url: string;
  /** The node that is the primary now. */
  primary(): Promise<Part>;
  /** Resolves when both nodes stand, one of them the other's synchronous standby. */
  whole(signal?: AbortSignal): Promise<void>;
}

const HOST = '127.0.0.1';
const NAMES = ['node1', 'node2'] as const;
/** Of this machine alone, for as long as the bench runs. */
const PASSWORD = 'change-me-superuser';

interface Node {
  readonly part: Part;
  readonly rest: string;
}

/** Opens it in a folder. Each part is told to `keep` before it starts: whoever does ends it. */
export async function openCluster(tools: Tools, folder: string, keep: (part: Part) => void): Promise<Cluster> {
  const ports = await freePorts(7);
  const [client = 0, peer = 0, front = 0] = ports;
  const etcd = openEtcd(tools, folder, client, peer);
  keep(etcd);
  await etcd.start();
  const nodes = await Promise.all(
    NAMES.map((name, nth) =>
      openNode(tools, { folder, name, etcd: client, rest: ports[3 + nth] ?? 0, port: ports[5 + nth] ?? 0 }),
    ),
  );
  // The first is the primary of the first day.
  for (const { part } of nodes) {
    keep(part);
    await part.start();
  }
  const haproxy = await openProxy(tools, folder, { front, rests: ports.slice(3, 5), databases: ports.slice(5, 7) });
  keep(haproxy);
  await haproxy.start();
  const url = `postgres://postgres:${PASSWORD}@${HOST}:${front}/toile`;
  await until(() => makeDatabase(url));
  const isPrimary = async ({ rest }: Node) => (await fetch(`${rest}/primary`)).ok;
  const isStandby = async ({ rest }: Node) => (await fetch(`${rest}/synchronous`)).ok;
  const find = async (isIt: (node: Node) => Promise<boolean>) => {
    for (const node of nodes) if (await isIt(node).catch(() => false)) return node;
    return undefined;
  };
  return {
    url,
    async primary() {
      const node = await find(isPrimary);
      if (!node) throw new Error('there is no primary');
      return node.part;
    },
    whole: (signal) => until(async () => !!(await find(isPrimary)) && !!(await find(isStandby)), 500, signal),
  };
}

function openEtcd({ etcd }: Tools, folder: string, client: number, peer: number): Part {
  const [own, others] = [`http://${HOST}:${client}`, `http://${HOST}:${peer}`];
  return partOf({
    name: 'etcd',
    command: etcd,
    args: [
      ...['--data-dir', join(folder, 'etcd'), '--listen-client-urls', own, '--advertise-client-urls', own],
      ...['--listen-peer-urls', others, '--initial-advertise-peer-urls', others],
      ...['--initial-cluster', `default=${others}`],
    ],
    log: join(folder, 'etcd.log'),
    served: () => until(async () => (await fetch(`${own}/health`)).ok),
  });
}

interface NodePlace {
  readonly folder: string;
  readonly name: string;
  /** Ports. */
  readonly etcd: number;
  readonly rest: number;
  readonly port: number;
}

async function openNode(tools: Tools, { folder, name, etcd, rest, port }: NodePlace): Promise<Node> {
  const home = join(folder, name);
  const data = join(home, 'data');
  await mkdir(home);
  const settings = await settle(
    'patroni.yml',
    [
      ['name: node1', `name: ${name}`],
      ['0.0.0.0:8008', `${HOST}:${rest}`],
      ['10.0.0.21:8008', `${HOST}:${rest}`],
      ['10.0.0.31:2379', `${HOST}:${etcd}`],
      ['0.0.0.0:5432', `${HOST}:${port}`],
      ['10.0.0.21:5432', `${HOST}:${port}`],
      ['/var/lib/postgresql/toile', data],
      ['/usr/lib/postgresql/15/bin', tools.postgres],
      ['/var/run/postgresql', home],
    ],
    join(home, 'patroni.yml'),
  );
  await chown(home, tools.owner.uid, tools.owner.gid);
  const address = `http://${HOST}:${rest}`;
  const part = partOf({
    name,
    command: tools.patroni,
    args: [settings],
    log: join(folder, `${name}.log`),
    owner: tools.owner,
    home,
    served: () => until(async () => (await fetch(`${address}/health`)).ok, 500),
    // PostgreSQL is not below Patroni, which it outlives.
    others: () => postmasterOf(data),
  });
  return { part, rest: address };
}

function postmasterOf(data: string): number[] {
  try {
    const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    return [Number(pid)];
  } catch {
    return [];
  }
}

interface ProxyPorts {
  readonly front: number;
  readonly rests: readonly number[];
  readonly databases: readonly number[];
}

async function openProxy({ haproxy }: Tools, folder: string, { front, rests, databases }: ProxyPorts): Promise<Part> {
  const settings = await settle(
    'haproxy-postgres.cfg',
    [
      ['bind :5432', `bind ${HOST}:${front}`],
      ['10.0.0.21:5432 check port 8008', `${HOST}:${databases[0]} check port ${rests[0]}`],
      ['10.0.0.22:5432 check port 8008', `${HOST}:${databases[1]} check port ${rests[1]}`],
    ],
    join(folder, 'haproxy-postgres.cfg'),
  );
  return partOf({
    name: 'the proxy before PostgreSQL',
    command: haproxy,
    args: ['-f', settings],
    log: join(folder, 'haproxy-postgres.log'),
    served: async () => undefined,
  });
}

/** Makes the product's database where there is none; true when there is one. */
async function makeDatabase(url: string): Promise<boolean> {
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  const client = new pg.Client({ connectionString: maintenance.href, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query(`select from pg_database where datname = 'toile'`);
    if (rowCount === 0) await client.query('create database toile');
    return true;
  } finally {
    await client.end().catch(() => undefined);
  }
}
