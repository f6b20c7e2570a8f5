import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { S3Options } from '../../apps/server/src/parts/storage/s3-storage.ts';
import { type ServerProcess, spawnTestServer } from '../../test/server.ts';
import { type Part, partOf, until } from './part.ts';
import { freePorts, settle } from './place.ts';
import type { Tools } from './tools.ts';

/** The product's processes and what they use beside the database. */
export interface Site {
  /** Where people come to. */
  readonly address: string;
  readonly webs: readonly Part[];
  readonly workers: readonly Part[];
  readonly s3: Part;
  readonly mail: Part;
  readonly s3Options: S3Options;
  /** File that names whom a letter came to, a line each. */
  readonly letters: string;
  /** Names of processes of ours that ended by themselves. */
  readonly deaths: readonly string[];
}

const HOST = '127.0.0.1';
const FAKES = join(import.meta.dirname, '../../test/fakes');
/** What the fake S3 server and the fake mail server let in. */
const S3 = {
  region: 'eu-test-1',
  bucket: 'pictures',
  accessKeyId: 'AKIDTEST',
  secretAccessKey: 'a secret for tests',
} as const;
const MAIL_USER = `toile:${encodeURIComponent('let me out')}`;
const WEBS = 3;
const WORKERS = 2;
/** Connections that a process opens for its calls: the five of them, with eight more each, stay below PostgreSQL's own hundred. */
const CONNECTIONS = 10;
/** Milliseconds until a supervisor tries again. */
const RESTART = 1000;

interface SitePlace {
  readonly tools: Tools;
  readonly folder: string;
  readonly databaseUrl: string;
  /** Is told of each part before it starts: whoever is ends it. */
  readonly keep: (part: Part) => void;
}

export async function openSite({ tools, folder, databaseUrl, keep }: SitePlace): Promise<Site> {
  const ports = await freePorts(3 + WEBS);
  const [s3Port = 0, mailPort = 0, front = 0, ...webPorts] = ports;
  const s3Options = { ...S3, endpoint: `http://${HOST}:${s3Port}` };
  const environment = {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    DATABASE_CONNECTIONS: String(CONNECTIONS),
    SESSION_SECRET: 'a-secret-of-the-chaos-bench-0123456789',
    TRUST_PROXY: '1',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    GENERATIONS_OVERALL: '1000',
    SMTP_URL: `smtp://${MAIL_USER}@${HOST}:${mailPort}`,
    MAIL_FROM: 'Toile <no-reply@example.com>',
    S3_ENDPOINT: s3Options.endpoint,
    S3_REGION: S3.region,
    S3_BUCKET: S3.bucket,
    S3_ACCESS_KEY_ID: S3.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3.secretAccessKey,
  };
  await mkdir(folder, { recursive: true });
  const fake = (name: string, file: string, port: number) =>
    processPart(name, { DATA_DIR: folder, PORT: String(port) }, join(FAKES, file));
  const site: Site = {
    address: `http://${HOST}:${front}`,
    s3: fake('S3', 's3-main.ts', s3Port),
    mail: fake('the mail server', 'mail-main.ts', mailPort),
    webs: webPorts.map((port, nth) =>
      processPart(`web${nth + 1}`, { ...environment, ROLE: 'web', PORT: String(port) }),
    ),
    // What a design looks like is none of this bench's business.
    workers: Array.from({ length: WORKERS }, (_, nth) =>
      processPart(`worker${nth + 1}`, { ...environment, ROLE: 'worker' }, join(FAKES, 'main.ts')),
    ),
    s3Options,
    letters: join(folder, 'letters'),
    deaths,
  };
  const parts = [site.s3, site.mail, ...site.webs, ...site.workers, await openProxy(tools, folder, front, webPorts)];
  for (const part of parts) {
    keep(part);
    await part.start();
  }
  return site;
}

/** Processes of ours that ended though nobody had killed them, by name. */
const deaths: string[] = [];

/** A process of ours as a part, under a supervisor: what ends by itself, or cannot start as there is no database just now, is started again. */
function processPart(name: string, environment: Parameters<typeof spawnTestServer>[0], main?: string): Part {
  let running: ServerProcess | undefined;
  /** Which start or end was the last: an earlier start that is not through yet is wanted no more. */
  let turn = 0;
  const signal = (which: NodeJS.Signals) => void running?.process.kill(which);
  async function start(): Promise<void> {
    const mine = ++turn;
    running = undefined;
    while (turn === mine) {
      const come = await spawnTestServer(environment, main).catch(() => undefined);
      if (come && turn !== mine) return come.end('SIGKILL');
      running = come;
      if (come) break;
      await sleep(RESTART);
    }
    running?.process.once('exit', () => {
      if (turn !== mine) return;
      deaths.push(name);
      void start();
    });
  }
  return {
    name,
    start,
    kill: async () => {
      turn++;
      const { exitCode, signalCode } = running?.process ?? {};
      if (exitCode === null && signalCode === null) await running?.end('SIGKILL');
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
  };
}

async function openProxy(
  { haproxy }: Tools,
  folder: string,
  front: number,
  webPorts: readonly number[],
): Promise<Part> {
  const servers = (more: string) =>
    webPorts.map((port, nth) => `    server web${nth + 1} ${HOST}:${port}${more}`).join('\n');
  const settings = await settle(
    'haproxy.cfg',
    [
      // As many as an ordinary process may have open.
      ['maxconn 20000', 'maxconn 4000'],
      ['bind :::80 v4v6\n', `bind ${HOST}:${front}\n`],
      // Nobody but root may become somebody else.
      ['    user haproxy\n    group haproxy\n    chroot /var/lib/haproxy\n', ''],
      // Nobody is out there.
      ['    bind :::443 v4v6 ssl crt /etc/haproxy/toile.pem alpn h2,http/1.1\n', ''],
      ['    http-request redirect scheme https code 301 unless { ssl_fc } or is_acme\n', ''],
      ['X-Forwarded-Proto https', 'X-Forwarded-Proto http'],
      ['    server web1 10.0.0.11:3000 check\n    server web2 10.0.0.12:3000 check', servers(' check')],
      ['    server web1 10.0.0.11:3000\n    server web2 10.0.0.12:3000', servers('')],
    ],
    join(folder, 'haproxy.cfg'),
  );
  return partOf({
    name: 'the proxy before the webs',
    command: haproxy,
    args: ['-f', settings],
    log: join(folder, 'haproxy.log'),
    served: () => until(async () => (await fetch(`http://${HOST}:${front}/ready`)).ok),
  });
}
