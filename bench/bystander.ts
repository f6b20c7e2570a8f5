/**
 * `npm run bench -- bystander [posts] [--only words]`: how long others wait to sign in and to see a picture while somebody
 * asks for the worst there is, beside what they wait without, in turns: so a busy machine is told from a busy product.
 */
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { BUCKET, COLLECTION, DATABASE_ID, PROJECT_ID, SESSION_COOKIE } from '@toile/contract';
import * as z from 'zod';
import { parseConfig } from '../apps/server/src/config/config.ts';
import { createLog } from '../apps/server/src/log.ts';
import { openDatabase } from '../apps/server/src/parts/database/open.ts';
import { makeDataDir } from '../test/data-dir.ts';
import { type Person, signUp } from '../test/people.ts';
import { plainPicture } from '../test/pictures.ts';
import { spawnTestServer } from '../test/server.ts';
import { type Answers, type Attack, type Attackers, DEAR_PICTURES } from './bystander/attack.ts';
import { openCrowd } from './bystander/sign-in.ts';
import { worstSearches } from './bystander/worst-searches.ts';
import { fillGallery } from './gallery/fill-gallery.ts';

/** Callers of the worst at once. */
const AT_ONCE = 30;
const TIMES = 40;
/** Turns of each. */
const ROUNDS = 5;
/** Milliseconds after an attack in which what it began comes to its end. */
const REST = 3000;
/** Milliseconds that signing in may take at the 99th percentile meanwhile. */
const SIGN_IN_MAX = 500;
/** The same of seeing a picture that everybody may see. */
const VIEW_MAX = 200;
const SIGN_INS = 'sign-ins from thirty addresses';
/** People who sign in by turns: none of them so often that they would wait for it. */
const CROWD = 160;
const PASSWORD = 'a password for tests';
const DESCRIPTION =
  'A tailored coat of heavy linen with a notched collar and horn buttons, worn over a pleated skirt in madder red. '.repeat(
    4,
  );
const LISTS = `/v1/databases/${DATABASE_ID}/collections/${COLLECTION.community}/documents`;
const FILES = `/v1/storage/buckets/${BUCKET.designs}/files`;
const User = z.object({ prefs: z.object({ picture: z.string() }) });

export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: { only: { type: 'string' } }, allowPositionals: true });
  const [count = '100000'] = positionals;
  const folder = await makeDataDir();
  const config = parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'warn' });
  const database = await openDatabase(config, createLog(config));
  await fillGallery(database.url, Number(count), DESCRIPTION);
  const server = await spawnTestServer({ DATA_DIR: folder, DATABASE_URL: database.url, LOG_LEVEL: 'error' });
  try {
    const { address } = server;
    const bystander = await openBystander(address);
    const senders = await Promise.all(Array.from({ length: AT_ONCE / 3 }, () => signUp(address)));
    for (const [name, attack] of attacksOn(address, senders)) {
      if (name.includes(values.only ?? '')) report(name, await measureInTurns(bystander, attack));
    }
    if (SIGN_INS.includes(values.only ?? ''))
      await measureSignIns({ DATA_DIR: folder, DATABASE_URL: database.url }, bystander);
  } finally {
    await server.end('SIGTERM');
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Beside those who guess at passwords from thirty addresses, on a server that counts calls by address. */
async function measureSignIns(
  environment: { DATA_DIR: string; DATABASE_URL: string },
  { view }: Bystander,
): Promise<void> {
  const server = await spawnTestServer({
    ...environment,
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'on',
    TRUST_PROXY: '1',
    PASSWORD_COST: 'recommended',
    ROLE: 'web',
  });
  try {
    const crowd = await openCrowd(server.address, CROWD);
    const attack = { kind: 'sign-ins', url: `${server.address}/v1/account/sessions/email` } as const;
    report(`${SIGN_INS}, who was there before`, await measureInTurns({ signIn: crowd.known, view }, attack));
    report(`${SIGN_INS}, who is new`, await measureInTurns({ signIn: crowd.newcomer, view }, attack));
  } finally {
    await server.end('SIGTERM');
  }
}

function* attacksOn(address: string, senders: readonly Person[]): Generator<[name: string, Attack]> {
  const cookies = senders.map(({ session }) => `${SESSION_COOKIE}=${session}`);
  for (const picture of DEAR_PICTURES) {
    yield [`pictures: ${picture}`, { kind: 'pictures', url: `${address}${FILES}`, picture, cookies }];
  }
  for (const [name, queries] of Object.entries(worstSearches(DESCRIPTION))) {
    const query = queries.map((text, index) => `queries[${index}]=${encodeURIComponent(text)}`).join('&');
    yield [name, { kind: 'list', url: `${address}${LISTS}?${query}` }];
  }
}

/** What somebody does who has nothing to do with it all. */
interface Bystander {
  signIn(): Promise<Response>;
  view(): Promise<Response>;
}

async function openBystander(address: string): Promise<Bystander> {
  const person = await signUp(address);
  const sent = await person.fetch('/v1/account/picture', {
    method: 'PUT',
    headers: { 'content-type': 'image/png' },
    body: new Uint8Array(await plainPicture('png', 600, 800)),
  });
  const { prefs } = User.parse(await sent.json());
  return {
    signIn: () =>
      fetch(`${address}/v1/account/sessions/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-appwrite-project': PROJECT_ID },
        body: JSON.stringify({ email: person.email, password: PASSWORD }),
      }),
    view: () => fetch(new URL(prefs.picture, address)),
  };
}

/** Milliseconds of each. */
interface Waits {
  readonly signIns: number[];
  readonly views: number[];
  /** What the bystander was answered in place of what was asked for. */
  readonly refused: string[];
}

interface Measured {
  readonly alone: Waits;
  readonly attacked: Waits;
  readonly answers: Map<number, number>;
}

/** Signs in and looks at a picture again and again, in turns alone and while `AT_ONCE` others ask for the worst without a pause. */
async function measureInTurns(bystander: Bystander, attack: Attack): Promise<Measured> {
  const [alone, attacked]: [Waits, Waits] = [
    { signIns: [], views: [], refused: [] },
    { signIns: [], views: [], refused: [] },
  ];
  const answers = new Map<number, number>();
  for (let round = 0; round < ROUNDS; round++) {
    await measure(bystander, alone);
    const end = await begin({ attack, atOnce: AT_ONCE });
    await measure(bystander, attacked);
    for (const [status, often] of await end()) answers.set(status, (answers.get(status) ?? 0) + often);
    await setTimeout(REST);
  }
  return { alone, attacked, answers };
}

async function measure(bystander: Bystander, { signIns, views, refused }: Waits): Promise<void> {
  for (let n = 0; n < TIMES; n++) {
    signIns.push(await timeOf(bystander.signIn, 201, refused));
    views.push(await timeOf(bystander.view, 200, refused));
  }
}

async function begin(attackers: Attackers): Promise<() => Promise<Answers>> {
  const thread = new Worker(new URL('./bystander/attack-thread.ts', import.meta.url), { workerData: attackers });
  await once(thread, 'message');
  return async () => {
    thread.postMessage('end');
    // The thread's last message.
    const [answers] = (await once(thread, 'message')) as [Answers];
    return answers;
  };
}

/** Milliseconds of a call, one that was refused included: whoever is turned away has waited as well. */
async function timeOf(call: () => Promise<Response>, status: number, refused: string[]): Promise<number> {
  const began = performance.now();
  const response = await call();
  const text = await response.text();
  if (response.status !== status) refused.push(`${response.status} ${text.slice(0, 200)}`);
  return performance.now() - began;
}

function report(name: string, measured: Measured): void {
  const { alone, attacked, answers } = measured;
  const verdicts = judge(measured);
  const told = [...answers].sort(([a], [b]) => a - b).map(([status, often]) => `${often} × ${status || 'cut off'}`);
  console.log(
    `${name} (load ${loadavg()[0]?.toFixed(1)})
  sign-in ${inWords(alone.signIns)} alone, ${inWords(attacked.signIns)} meanwhile
  picture ${inWords(alone.views)} alone, ${inWords(attacked.views)} meanwhile
  others: ${told.join(', ')}
  the bystander was refused ${refusals(alone)} alone, ${refusals(attacked)} meanwhile
  ${verdicts.map(({ says, isMet }) => `${says}: ${isMet ? 'met' : 'NOT MET'}`).join('; ')}`,
  );
  if (verdicts.some(({ isMet }) => !isMet)) process.exitCode = 1;
}

/** What must hold for whoever has nothing to do with it. */
function judge({ attacked, answers }: Measured): { says: string; isMet: boolean }[] {
  const isFault = [...answers.keys()].some((status) => status >= 500 && status !== 503);
  return [
    { says: `sign-in's p99 within ${SIGN_IN_MAX} ms`, isMet: at(attacked.signIns, 0.99) <= SIGN_IN_MAX },
    { says: `a picture's within ${VIEW_MAX} ms`, isMet: at(attacked.views, 0.99) <= VIEW_MAX },
    { says: 'no fault of ours', isMet: !isFault },
    { says: 'the bystander is answered', isMet: attacked.refused.length === 0 },
  ];
}

const refusals = ({ refused }: Waits): string =>
  refused.length === 0 ? 'never' : `${refused.length} times (${[...new Set(refused)].slice(0, 3).join('; ')})`;

const inWords = (waits: readonly number[]): string =>
  `${at(waits, 0.5).toFixed(0)} ms (p99 ${at(waits, 0.99).toFixed(0)})`;

/** The one of so many that this share of them is below. */
function at(waits: readonly number[], share: number): number {
  const sorted = waits.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
