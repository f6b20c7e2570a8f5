import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../apps/server/src/log.ts';
import { connect } from '../../apps/server/src/parts/database/connect.ts';
import type { Database } from '../../apps/server/src/parts/database/database.ts';
import { designs } from '../../apps/server/src/parts/database/schema/designs.ts';
import { openS3Storage } from '../../apps/server/src/parts/storage/s3-storage.ts';
import { stream } from '../../packages/atelier/src/kit/chance.ts';
import { SEED } from '../../packages/atelier/src/soak.fixture.ts';
import { expectBooksBalanced } from '../books.ts';
import { findLost, nothingYet } from '../chaos/acknowledged.ts';
import { type Actor, actOnce, actThrough, forgets, looks } from '../chaos/acts.ts';
import { openAnswers } from '../chaos/answers.ts';
import { makeDataDir } from '../data-dir.ts';
import { createTestDatabase } from '../database.ts';
import { buildFake } from '../fakes/build-fake.ts';
import { type Cable, layCable } from '../fakes/cable.ts';
import { type FakeMailServer, openFakeMailServer } from '../fakes/mail-server.ts';
import { type FakeS3, startFakeS3 } from '../fakes/s3.ts';
import { buyTokens, signUp } from '../people.ts';
import { type ServerProcess, spawnTestServer } from '../server.ts';

const FAKE = await buildFake();
const PEOPLE = 12;
const TOKENS = 200;
/** Things that people do between two blows, and after the last. */
const MEANWHILE = 12;
/** Milliseconds between two things that somebody does, at most: people are not a load. */
const PAUSE = 800;
/** Waiting is for a signal; how long it takes is nobody's bar. */
const WAITING = { timeout: 120_000, interval: 50 };

let dataDir: string;
let url: string;
let database: Database;
let s3: FakeS3;
let mail: FakeMailServer;
/** To the database, to the storage and to the mail server, as the processes have them. */
let cables: { database: Cable; storage: Cable; mail: Cable };
const running: ServerProcess[] = [];

beforeAll(async () => {
  [dataDir, url, s3, mail] = await Promise.all([
    makeDataDir(),
    createTestDatabase(),
    startFakeS3(),
    openFakeMailServer(),
  ]);
  const [toDatabase, toStorage, toMail] = await Promise.all([url, s3.options.endpoint, mail.url].map(layCable));
  if (!toDatabase || !toStorage || !toMail) throw new Error('a cable is missing');
  cables = { database: toDatabase, storage: toStorage, mail: toMail };
  database = connect({ url }, createLog({ logLevel: 'silent' }));
});
afterAll(async () => {
  await Promise.all(running.map((server) => server.end('SIGKILL')));
  await database.close();
  await Promise.all([...Object.values(cables).map((cable) => cable.close()), s3.close(), mail.close()]);
  await rm(dataDir, { recursive: true, force: true });
});

const secret = randomBytes(32).toString('base64url');

async function start(role: 'web' | 'worker'): Promise<ServerProcess> {
  const { region, bucket, accessKeyId, secretAccessKey } = s3.options;
  const server = await spawnTestServer(
    {
      DATA_DIR: dataDir,
      DATABASE_URL: cables.database.url,
      SESSION_SECRET: secret,
      ROLE: role,
      LOG_LEVEL: 'silent',
      GENERATIONS_OVERALL: '1000',
      SMTP_URL: cables.mail.url,
      MAIL_FROM: 'Toile <no-reply@example.com>',
      S3_ENDPOINT: new URL(cables.storage.url).origin,
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    FAKE,
  );
  running.push(server);
  return server;
}

async function kill(server: ServerProcess): Promise<void> {
  running.splice(running.indexOf(server), 1);
  await server.end('SIGKILL');
}

test('nothing that was acknowledged is lost while each part is killed and frozen once, and every answer is as documented', async () => {
  let webs: readonly ServerProcess[] = await Promise.all([start('web'), start('web')]);
  let worker = await start('worker');
  const world = { answers: openAnswers(), told: nothingYet() };
  /** A web that is neither dead nor frozen, as a proxy finds one. */
  const open = new Set(webs);
  const address = () => [...open][Math.floor(Math.random() * open.size)]?.address ?? '';
  const actors = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, nth): Promise<Actor> => {
      const person = await signUp(address());
      await buyTokens(database, person.accountId, TOKENS);
      const here = () => person.at(address());
      return { here, random: stream(SEED, 'chaos.person', nth), unposted: [], pictures: [], sewn: undefined };
    }),
  );
  const [first] = actors;
  if (first) await actThrough(first, world);

  let isOver = false;
  const lives = actors.map(async (actor) => {
    for (; !isOver; await sleep(PAUSE * actor.random())) await actOnce(actor, world);
  });
  /** Resolves when so many things more were answered, of any kind or as is wanted. */
  const heard = async (count: number, isIt: (answer: (typeof world.answers.all)[number]) => boolean = () => true) => {
    const from = world.answers.all.length;
    await expect.poll(() => world.answers.all.slice(from).filter(isIt).length, WAITING).toBeGreaterThanOrEqual(count);
  };
  const lettersTo = ({ here }: Actor) => mail.letters.filter(({ to }) => to === here().email).length;
  const isDone = ({ kind }: { kind: string }) => kind === 'done';
  const isAway = ({ type }: { type?: string }) => type === 'general_part_unavailable';

  await heard(MEANWHILE, isDone);
  for (const how of ['cut', 'freeze'] as const) {
    cables.database[how]();
    await heard(1, isAway);
    cables.database.mend();
    await heard(MEANWHILE, isDone);
    cables.storage[how]();
    // Who presses waits until pictures can be kept; who looks is told at once.
    const told = heard(1, isAway);
    if (first) await looks(first, world);
    await told;
    cables.storage.mend();
    await heard(MEANWHILE, isDone);
  }
  for (const [nth, how] of (['cut', 'freeze'] as const).entries()) {
    const actor = actors[nth];
    if (!actor) break;
    cables.mail[how]();
    const before = lettersTo(actor);
    await forgets(actor, world);
    cables.mail.mend();
    await expect.poll(() => lettersTo(actor), WAITING).toBeGreaterThan(before);
  }
  for (const web of webs) {
    open.delete(web);
    const isFirst = web === webs[0];
    if (isFirst) await kill(web);
    else web.process.kill('SIGSTOP');
    await heard(MEANWHILE, isDone);
    if (!isFirst) web.process.kill('SIGCONT');
    const back = isFirst ? await start('web') : web;
    webs = webs.map((each) => (each === web ? back : each));
    open.add(back);
    await heard(MEANWHILE, isDone);
  }
  await kill(worker);
  worker = await start('worker');
  await heard(1, ({ name, kind }) => name.startsWith('a press') && kind === 'done');
  worker.process.kill('SIGSTOP');
  await heard(MEANWHILE, isDone);
  worker.process.kill('SIGCONT');
  await heard(1, ({ name, kind }) => name.startsWith('a press') && kind === 'done');
  isOver = true;
  await Promise.all(lives);

  const underWay = async () =>
    (await database.read.select({ id: designs.id }).from(designs).where(eq(designs.status, 'running'))).length;
  await expect.poll(underWay, WAITING).toBe(0);
  await expect
    .poll(() => [...world.told.letters].filter((to) => !mail.letters.some((one) => one.to === to)), WAITING)
    .toEqual([]);
  expect(await findLost(database, openS3Storage(s3.options), world.told)).toEqual([]);
  await expectBooksBalanced(database);
  const { all } = world.answers;
  expect(all.filter(({ kind, fault }) => kind !== 'none' && fault !== undefined)).toEqual([]);
  // Whoever was in the hands of the web that was killed was not answered, and nobody else.
  expect(all.filter(({ kind }) => kind === 'none').length).toBeLessThanOrEqual(PEOPLE);
  for (const told of [world.told.designs, world.told.likes, world.told.posts, world.told.paid])
    expect(told.size).toBeGreaterThan(0);
}, 600_000);
