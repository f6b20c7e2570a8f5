import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { PROJECT_ID } from '@toile/contract';
import { makeDataDir } from '../test/data-dir.ts';
import { makeAccount } from '../test/device.ts';
import { spawnTestServer } from '../test/server.ts';
import { compare, median } from './login-time/rank-test.ts';

const ROUNDS = 400;
/** Accounts the known addresses are taken from, so that no row is warmer than another. */
const ACCOUNTS = 40;
const WARM_UP = 30;
/** A difference less likely than this by chance counts as one. */
const ALPHA = 0.01;

interface Ask {
  readonly name: string;
  readonly path: string;
  body(email: string): object;
}

const ASKS: readonly Ask[] = [
  {
    name: 'login with a wrong password',
    path: '/account/sessions/email',
    body: (email) => ({ email, password: 'not the password' }),
  },
  {
    name: 'asking for a recovery letter',
    path: '/account/recovery',
    body: (email) => ({ email, url: 'http://localhost/recovery' }),
  },
];

/** Milliseconds until the whole answer is here. */
async function timeOf(address: string, { path, body }: Ask, email: string): Promise<number> {
  const started = performance.now();
  const reply = await fetch(`${address}/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-appwrite-project': PROJECT_ID },
    body: JSON.stringify(body(email)),
  });
  await reply.arrayBuffer();
  return performance.now() - started;
}

/** Known and unknown in an order that chance decides anew each round, so that nothing else sways one of them. */
async function measure(address: string, ask: Ask, known: readonly string[], rounds: number) {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let round = 0; round < rounds; round += 1) {
    const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      const email = kind === 'known' ? (known[round % known.length] ?? '') : `${randomUUID()}@example.com`;
      times[kind].push(await timeOf(address, ask, email));
    }
  }
  return times;
}

/**
 * `npm run bench -- login-time [rounds]`: whether the time of an answer tells which addresses have an account, to whoever
 * measures many from this very machine. Ends with 1 where it does.
 */
export async function run([rounds = String(ROUNDS)]: string[]): Promise<void> {
  const DATA_DIR = await makeDataDir();
  const server = await spawnTestServer({ DATA_DIR, ROLE: 'web', PASSWORD_COST: 'recommended' });
  try {
    const accounts = await Promise.all(Array.from({ length: ACCOUNTS }, () => makeAccount(server.address)));
    const known = accounts.map(({ email }) => email);
    for (const ask of ASKS) {
      await measure(server.address, ask, known, WARM_UP);
      const times = await measure(server.address, ask, known, Number(rounds));
      const { share, p } = compare(times.known, times.unknown);
      const isTold = p < ALPHA;
      console.log(
        `${ask.name}: known ${median(times.known).toFixed(2)} ms, unknown ${median(times.unknown).toFixed(2)} ms (medians of ${rounds}); ` +
          `known is faster in ${(share * 100).toFixed(1)} % of pairs, p = ${p.toFixed(3)}: ${isTold ? 'time tells' : 'time does not tell'}`,
      );
      if (isTold) process.exitCode = 1;
    }
  } finally {
    await server.end('SIGTERM');
    await rm(DATA_DIR, { recursive: true, force: true });
  }
}
