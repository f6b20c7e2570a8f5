/**
 * `npm run bench -- chaos [--people 500] [--minutes 5] [--pause 4] [--seed 1]`: three webs behind HAProxy and two workers on a Patroni
 * pair with etcd, an S3 server and a mail server, and people who do what people do, while a schedule made of the seed kills and freezes
 * processes, the primary, S3 and the mail server. Ends with 1 where the books do not hold, something acknowledged is lost, an answer is
 * not as documented or too few are answered. Linux, with Debian's etcd-server, patroni, haproxy and postgresql.
 */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import { createLog } from '../apps/server/src/log.ts';
import { connect } from '../apps/server/src/parts/database/connect.ts';
import type { Database } from '../apps/server/src/parts/database/database.ts';
import { designs } from '../apps/server/src/parts/database/schema/designs.ts';
import { openS3Storage } from '../apps/server/src/parts/storage/s3-storage.ts';
import { checkBooks } from '../apps/server/src/product/wallet/books/check-books.ts';
import { type Acknowledged, countOf, findLost, nothingYet } from '../test/chaos/acknowledged.ts';
import { actThrough } from '../test/chaos/acts.ts';
import { openAnswers } from '../test/chaos/answers.ts';
import { makeDataDir } from '../test/data-dir.ts';
import { openCluster } from './chaos/cluster.ts';
import { type Part, until } from './chaos/part.ts';
import { gather, live } from './chaos/people.ts';
import { schedule } from './chaos/schedule.ts';
import { openSite } from './chaos/site.ts';
import { strike } from './chaos/strike.ts';
import { findTools, type Tools } from './chaos/tools.ts';
import { printVerdict } from './chaos/verdict.ts';

interface Plan {
  readonly people: number;
  readonly seconds: number;
  /** Seconds between two things that somebody does, on average. */
  readonly pause: number;
  readonly seed: number;
}

/** People who have done everything once before the first blow, so that there is something to look at and to like. */
const FIRST = 5;
/** Seconds in which whatever was acknowledged must come to its end: a letter is tried for ten minutes. */
const REST_MAX = 660;

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      people: { type: 'string', default: '500' },
      minutes: { type: 'string', default: '5' },
      pause: { type: 'string', default: '4' },
      seed: { type: 'string', default: '1' },
    },
  });
  const plan: Plan = {
    people: Number(values.people),
    seconds: Number(values.minutes) * 60,
    pause: Number(values.pause),
    seed: Number(values.seed),
  };
  const tools = findTools();
  const folder = await makeDataDir();
  const parts: Part[] = [];
  const endAll = async () => {
    for (const part of parts) await part.kill();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void endAll().then(() => process.exit(1)));
  try {
    process.exitCode = (await raise(tools, folder, plan, (part) => parts.unshift(part))) ? 0 : 1;
  } finally {
    await endAll();
    if (process.exitCode === 0) await rm(folder, { recursive: true, force: true });
    else console.log(`The logs of the servers around it are in ${folder}`);
  }
}

/** @returns whether every bar is met */
async function raise(tools: Tools, folder: string, plan: Plan, keep: (part: Part) => void): Promise<boolean> {
  const cluster = await openCluster(tools, folder, keep);
  await cluster.whole();
  const site = await openSite({ tools, folder: join(folder, 'site'), databaseUrl: cluster.url, keep });
  const database = connect({ url: cluster.url }, createLog({ logLevel: 'silent' }));
  const storage = openS3Storage(site.s3Options);
  const world = { answers: openAnswers(), told: nothingYet() };
  const actors = await gather({ ...site, database, storage, count: plan.people, seed: plan.seed });
  for (const actor of actors.slice(0, FIRST)) await actThrough(actor, world);
  console.log(`${actors.length} people for ${plan.seconds} s, seed ${plan.seed}`);

  const began = performance.now();
  const say = (what: string) =>
    console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(5)} s  ${what}`);
  const over = new AbortController();
  const lives = actors.map((actor) => live(actor, world, plan.pause, over.signal));
  const timer = setTimeout(() => over.abort(), plan.seconds * 1000);
  const failovers = await strike(schedule(plan.seed, plan.seconds), { site, cluster, say });
  await Promise.all(lives);
  clearTimeout(timer);
  say('everybody has gone');
  await settle(database, world.told, site.letters);
  say(`acknowledged: ${countOf(world.told)}`);
  const books = await checkBooks({ ctx: { actor: { kind: 'job', name: 'chaos' }, database } });
  const lost = await findLost(database, storage, world.told);
  const unsent = await missingLetters(world.told, site.letters);
  await database.close();
  return printVerdict({
    answers: world.answers.all,
    failovers,
    deaths: site.deaths,
    books: books.flatMap(({ says, breaches }) => breaches.map((breach) => `${says}: ${breach}`)),
    lost: [...lost, ...unsent.map((email) => `the letter to ${email} never came`)],
  });
}

/** Waits until everything has ended that was begun, or has had its time. */
async function settle(database: Database, told: Acknowledged, letters: string): Promise<void> {
  const running = async () =>
    (await database.read.select({ id: designs.id }).from(designs).where(eq(designs.status, 'running'))).length;
  const timeout = AbortSignal.timeout(REST_MAX * 1000);
  await until(
    async () => (await running()) === 0 && (await missingLetters(told, letters)).length === 0,
    1000,
    timeout,
  ).catch(() => undefined);
}

async function missingLetters({ letters }: Acknowledged, file: string): Promise<string[]> {
  const came = new Set((await readFile(file, 'utf8').catch(() => '')).split('\n'));
  return [...letters].filter((email) => !came.has(email));
}
