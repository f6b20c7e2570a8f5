/**
 * `npm run bench -- server [--ms 1500] [--rounds 3] [--calls list,me]`: what Toile makes of its database, beside a bare
 * `node:http` handler and a bare Fastify handler that send the same statements to the same PostgreSQL. With `--starts 9` it starts
 * a process of the web and the bare handler so often by turns, and says how long each took until it listened.
 */
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { parseConfig } from '../apps/server/src/config/config.ts';
import { createLog } from '../apps/server/src/log.ts';
import { openDatabase } from '../apps/server/src/parts/database/open.ts';
import { MALLOC } from '../scripts/malloc.mjs';
import { makeDataDir } from '../test/data-dir.ts';
import { type Call, makeCalls } from './server/calls.ts';
import { type Contender, startContender } from './server/contender.ts';
import { fill } from './server/fixture.ts';
import { measure } from './server/measure.ts';
import { buildProduct } from './server/product.ts';
import { createTally, type Tally } from './server/tally.ts';

const CONNECTIONS = [1, 32];

interface Plan {
  readonly ms: number;
  readonly rounds: number;
  readonly connections: readonly number[];
}

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      ms: { type: 'string', default: '1500' },
      rounds: { type: 'string', default: '3' },
      calls: { type: 'string' },
      connections: { type: 'string' },
      starts: { type: 'string' },
    },
  });
  const connections = values.connections?.split(',').map(Number) ?? CONNECTIONS;
  const dataDir = await makeDataDir();
  const log = createLog({ logLevel: 'warn' });
  const database = await openDatabase(parseConfig({ DATA_DIR: dataDir }), log);
  const contenders: Contender[] = [];
  try {
    const fixture = await fill(database.url, dataDir);
    const shared = { DATABASE_URL: database.url, DATA_DIR: dataDir, SESSION_SECRET: fixture.sessionSecret };
    if (values.starts) return await timeStarts(shared, Number(values.starts));
    const calls = (await makeCalls(fixture)).filter(({ name }) => values.calls?.split(',').includes(name) ?? true);
    contenders.push(...(await startAll(shared)));
    const tally = createTally(contenders);
    await compare({ contenders, calls, tally }, { ms: Number(values.ms), rounds: Number(values.rounds), connections });
    tally.print();
  } finally {
    await Promise.all(contenders.map((contender) => contender.stop()));
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const ofProduct = (shared: Readonly<Record<string, string>>): Record<string, string> => ({
  ...shared,
  ...MALLOC,
  HOST: '127.0.0.1',
  PORT: '0',
  // What the limits count is what a proxy says: every request comes from somebody else.
  TRUST_PROXY: '1',
  SAMPLES: 'off',
  GENERATIONS_PER_ACCOUNT: '50',
  GENERATIONS_OVERALL: '1000',
});

/** Milliseconds until each listened, in order: the middle one is the median. */
async function timeStarts(shared: Readonly<Record<string, string>>, times: number): Promise<void> {
  const program = await buildProduct();
  const contenders = [
    { name: 'toile', program, environment: { ...ofProduct(shared), ROLE: 'web' } },
    { name: 'node:http', program: 'bare-http-process.ts', environment: shared },
  ];
  const taken = new Map(contenders.map(({ name }) => [name, [] as number[]]));
  // compiled code is kept from the first start on
  for (let i = 0; i <= times; i++)
    for (const { name, program: started, environment } of contenders) {
      const contender = await startContender(name, started, environment);
      if (i > 0) taken.get(name)?.push(contender.startMs);
      await contender.stop();
    }
  for (const [name, all] of taken) {
    const sorted = all.toSorted((a, b) => a - b).map((ms) => ms.toFixed(0));
    console.log(`${name.padEnd(12)} median ${sorted[sorted.length >> 1]} ms of ${sorted.join(', ')}`);
  }
}

async function startAll(shared: Readonly<Record<string, string>>): Promise<Contender[]> {
  const product = ofProduct(shared);
  const program = await buildProduct();
  // Compiled code is kept from the first start on.
  await (await startContender('toile', program, { ...product, ROLE: 'web' })).stop();
  return [
    await startContender('node:http', 'bare-http-process.ts', shared),
    await startContender('fastify', 'bare-fastify-process.ts', shared),
    await startContender('toile', program, { ...product, ROLE: 'web' }),
    await startContender('toile, all', program, { ...product, ROLE: 'all' }),
  ];
}

/** A press needs somebody who draws: it is measured at the process that does everything, all else at one of the web. */
const takesPart = ({ name: contender }: Contender, { name: call }: Call): boolean =>
  !contender.startsWith('toile') || (contender === 'toile, all') === (call === 'spend');

/**
 * The contenders of a round in its order: whoever comes first after others wrote pays for what PostgreSQL then clears away, so each comes
 * first in its turn.
 */
function inTurn(contenders: readonly Contender[], round: number): Contender[] {
  const first = round % contenders.length;
  return [...contenders.slice(first), ...contenders.slice(0, first)];
}

/** Turn by turn, so that whatever else the machine does is done to all. Each contender warms up first. */
async function compare(
  { contenders, calls, tally }: { contenders: readonly Contender[]; calls: readonly Call[]; tally: Tally },
  { ms, rounds, connections }: Plan,
): Promise<void> {
  const mostConnections = Math.max(...connections);
  for (let round = 0; round <= rounds; round++) {
    for (const call of calls) {
      for (const count of connections) {
        for (const contender of inTurn(
          contenders.filter((one) => takesPart(one, call)),
          round,
        )) {
          const before = await contender.usage();
          const length = { ms, least: round === 0 && count === mostConnections ? (call.warmAfter ?? 0) : 0 };
          const measured = await measure(contender.address, call, count, length);
          const after = await contender.usage();
          if (round > 0) tally.add({ contender, call, connections: count, measured, before, after });
          else tally.look(contender, after.rss);
        }
      }
    }
  }
}
