/** `npm run bench -- bystander [posts]`: how long others wait to sign in while somebody asks for the worst there is. */
import { rm } from 'node:fs/promises';
import { BUCKET, COLLECTION, DATABASE_ID, PROJECT_ID } from '@toile/contract';
import { parseConfig } from '../apps/server/src/config/config.ts';
import { createLog } from '../apps/server/src/log.ts';
import { openDatabase } from '../apps/server/src/parts/database/open.ts';
import { makeDataDir } from '../test/data-dir.ts';
import { type Person, signUp } from '../test/people.ts';
import { oneBitPng } from '../test/pictures.ts';
import { spawnTestServer } from '../test/server.ts';
import { worstSearches } from './bystander/worst-searches.ts';
import { fillGallery } from './gallery/fill-gallery.ts';

/** Callers of the worst at once. */
const AT_ONCE = 30;
const SIGN_INS = 100;
/** Milliseconds that signing in may take at the 99th percentile meanwhile. */
const ALLOWED = 500;
const PASSWORD = 'a password for tests';
const DESCRIPTION =
  'A tailored coat of heavy linen with a notched collar and horn buttons, worn over a pleated skirt in madder red. '.repeat(
    4,
  );
const LISTS = `/v1/databases/${DATABASE_ID}/collections/${COLLECTION.community}/documents`;

export async function run([count = '100000']: string[]): Promise<void> {
  const folder = await makeDataDir();
  const config = parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'warn' });
  const database = await openDatabase(config, createLog(config));
  await fillGallery(database.url, Number(count), DESCRIPTION);
  const server = await spawnTestServer({ DATA_DIR: folder, DATABASE_URL: database.url, LOG_LEVEL: 'error' });
  try {
    const { address } = server;
    const me = await signUp(address);
    report('nothing else', await measure(address, me, async () => undefined));
    for (const [name, queries] of Object.entries(worstSearches(DESCRIPTION))) {
      const query = queries.map((text, index) => `queries[${index}]=${encodeURIComponent(text)}`).join('&');
      report(name, await measure(address, me, () => fetch(`${address}${LISTS}?${query}`)));
    }
    const dear = oneBitPng(4000, 4000, true);
    const senders = await Promise.all(Array.from({ length: AT_ONCE / 3 }, () => signUp(address)));
    report('pictures that are dear to read', await measure(address, me, (index) => upload(senders, index, dear)));
  } finally {
    await server.end('SIGTERM');
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function upload(senders: readonly Person[], index: number, bytes: Buffer): Promise<Response | undefined> {
  const sender = senders[index % senders.length];
  const body = new FormData();
  body.set('fileId', 'unique()');
  body.set('file', new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }));
  return (
    sender?.fetch(`/v1/storage/buckets/${BUCKET.designs}/files`, { method: 'POST', body }) ?? Promise.resolve(undefined)
  );
}

interface Measured {
  /** Milliseconds of each sign-in, sorted. */
  readonly times: readonly number[];
  /** How often each status was answered to the others. */
  readonly answers: ReadonlyMap<number, number>;
}

/** Signs in again and again while `AT_ONCE` others each ask for `worst` without a pause. */
async function measure(
  address: string,
  { email }: Person,
  worst: (index: number) => Promise<Response | undefined>,
): Promise<Measured> {
  const answers = new Map<number, number>();
  let isOver = false;
  const others = Array.from({ length: AT_ONCE }, async (_, index) => {
    while (!isOver) {
      const response = await worst(index);
      if (!response) return;
      await response.arrayBuffer();
      answers.set(response.status, (answers.get(response.status) ?? 0) + 1);
    }
  });
  const times: number[] = [];
  for (let n = 0; n < SIGN_INS; n++) {
    const began = performance.now();
    const response = await signIn(address, email);
    if (response.status !== 201) throw new Error(`signing in answered ${response.status}`);
    times.push(performance.now() - began);
  }
  isOver = true;
  await Promise.all(others);
  return { times: times.sort((a, b) => a - b), answers };
}

const signIn = (address: string, email: string) =>
  fetch(`${address}/v1/account/sessions/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-appwrite-project': PROJECT_ID },
    body: JSON.stringify({ email, password: PASSWORD }),
  });

function report(name: string, { times, answers }: Measured): void {
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? Number.NaN;
  const told = [...answers].sort(([a], [b]) => a - b).map(([status, often]) => `${often} × ${status}`);
  console.log(
    `${name.padEnd(34)} sign-in: median ${at(0.5).toFixed(0)} ms, p99 ${at(0.99).toFixed(0)} ms; others: ${told.join(', ') || 'none'}`,
  );
  if (at(0.99) > ALLOWED) process.exitCode = 1;
}
