import { GenerationRequest, MESSAGE } from '@toile/contract';
import { sampleLook } from '@toile/look/sample';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import type { Database } from '#server/parts/database/database.ts';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { designs } from '#server/parts/database/schema/designs.ts';
import { wallets } from '#server/parts/database/schema/wallets.ts';
import type { Generator } from '#server/parts/generator/generator.ts';
import { createSeats } from '#server/parts/generator/seats.ts';
import { createMetrics } from '#server/parts/metrics/metrics.ts';
import type { Notices } from '#server/parts/notices/notices.ts';
import { openPostgresNotices } from '#server/parts/notices/postgres-notices.ts';
import { type Storage, sha256Of } from '#server/parts/storage/storage.ts';
import { asJob, type Context } from '#server/product/context.ts';
import { getWallet } from '#server/product/wallet/get.ts';
import { grant } from '#server/product/wallet/grant.ts';
import { openTestDatabase } from '../../../../../test/database.ts';
import { Gate, openFakeGenerator } from '../../../../../test/fakes/generator.ts';
import type { DesignParts } from './design-parts.ts';
import { drawDesign } from './draw-design.ts';
import { failDesign } from './fail-design.ts';
import { failLateDesigns } from './fail-late-designs.ts';
import { followDesign } from './follow-design.ts';
import { getDesign } from './get-design.ts';
import { press } from './press.ts';

let database: Database;
let notices: Notices;
let generator: Generator;
let parts: DesignParts;
/** Designs whose job was ordered, in a transaction that committed or not. */
let ordered: string[];
let stored: Map<string, Uint8Array>;
let people = 0;
const gate = new Gate();

beforeAll(async () => {
  database = await openTestDatabase();
  notices = await openPostgresNotices(database.url);
  generator = openFakeGenerator(2, gate);
});
afterAll(async () => {
  await generator.close();
  await notices.close();
  await database.close();
});

beforeEach(() => {
  ordered = [];
  stored = new Map();
  const storage: Pick<Storage, 'save'> = {
    save: async (bytes) => {
      const sha = sha256Of(bytes);
      stored.set(sha, bytes);
      return sha;
    },
  };
  const jobs: Pick<DesignParts['jobs'], 'enqueue'> = {
    enqueue: async (_tx, _queue, data) => void ordered.push(JSON.stringify(data)),
  };
  parts = {
    generator,
    seats: createSeats(generator.concurrency),
    notices,
    metrics: createMetrics(),
    log: createLog({ logLevel: 'silent' }),
    limits: { deadline: 60_000, perAccount: 2, overall: 1000 },
    // The verbs under test need no more of these two.
    storage: storage as Storage,
    jobs: jobs as DesignParts['jobs'],
  };
});

const guest = (): Context => ({ actor: { kind: 'guest' }, database });
const job = (): Context => asJob(guest(), 'test');

/** Someone with this many free tokens. */
async function someone(free: number): Promise<Context> {
  people += 1;
  const accountId = `someone${people}`;
  await database.transaction(async (tx) => {
    await tx.insert(accounts).values({ id: accountId, email: `${accountId}@example.com`, name: 'Someone' });
    await tx.insert(wallets).values({ accountId });
    await grant({ ctx: { ...job(), tx }, input: { accountId, free, ref: `test ${accountId}` } });
  });
  return { actor: { kind: 'account', accountId, sessionId: 'session' }, database };
}

const pressFor = (ctx: Context, words = 'a coat', more: { idempotencyKey?: string; seed?: number } = {}) => {
  const { idempotencyKey, ...options } = more;
  const request = GenerationRequest.parse({ style_idea: words, ...options });
  return press({ ctx, parts, input: { request, ...(idempotencyKey !== undefined && { idempotencyKey }) } });
};

const draw = (designId: string, signal = new AbortController().signal) =>
  drawDesign({ ctx: job(), parts, input: { designId, signal } });
const free = async (ctx: Context) => (await getWallet({ ctx })).free;
const passDeadline = (designId: string) =>
  database.transaction((tx) =>
    tx.update(designs).set({ deadlineAt: sql`now() - interval '1 second'` }).where(eq(designs.id, designId)),
  );

describe('pressing', () => {
  test('takes one token and orders one design, whose seed is chosen where none is given', async () => {
    const ctx = await someone(2);
    const design = await pressFor(ctx, 'a red saree');
    expect(design).toMatchObject({ status: 'running', stage: 'queued', progress: 0, words: 'a red saree' });
    expect(design.seed).toBeGreaterThanOrEqual(0);
    expect(design.seed).toBeLessThan(2 ** 32);
    expect(ordered).toEqual([JSON.stringify({ designId: design.id })]);
    expect(await free(ctx)).toBe(1);
    expect((await pressFor(ctx, 'a red saree', { seed: 4_294_967_295 })).seed).toBe(4_294_967_295);
  });

  test('is for people who are signed in', async () => {
    await expect(pressFor(guest())).rejects.toMatchObject({ code: 'session-missing' });
    await expect(pressFor(job())).rejects.toMatchObject({ code: 'session-missing' });
  });

  test('takes nothing when the order cannot be placed', async () => {
    const ctx = await someone(1);
    parts = { ...parts, jobs: { ...parts.jobs, enqueue: () => Promise.reject(new Error('queue away')) } };
    await expect(pressFor(ctx, 'a coat never ordered')).rejects.toThrow('queue away');
    expect(await free(ctx)).toBe(1);
    const left = await database.read.select().from(designs).where(eq(designs.words, 'a coat never ordered'));
    expect(left).toEqual([]);
  });

  test('whose token cannot be taken for a fault of ours says so, and orders nothing', async () => {
    const ctx = await someone(1);
    const breaking = {
      ...ctx.database,
      transaction: (work: Parameters<Database['transaction']>[0]) =>
        ctx.database.transaction(async (tx) => {
          await tx.execute(sql`alter table ledger add constraint broken check (kind <> 'spend') not valid`);
          return work(tx);
        }),
    } as Database;
    await expect(pressFor({ ...ctx, database: breaking })).rejects.toMatchObject({
      code: 'spend-failed',
      message: MESSAGE.spendFailed,
      ours: true,
    });
    expect([await free(ctx), ordered]).toEqual([1, []]);
  });

  test('is refused, and nothing taken, beyond what an account or the house may have in the making', async () => {
    const ctx = await someone(5);
    await pressFor(ctx);
    await pressFor(ctx);
    await expect(pressFor(ctx)).rejects.toMatchObject({ code: 'designs-too-many', status: 429 });
    parts = { ...parts, limits: { ...parts.limits, perAccount: 9, overall: 2 } };
    await expect(pressFor(ctx)).rejects.toMatchObject({ code: 'designs-too-many-overall', status: 429 });
    expect(await free(ctx)).toBe(3);
  });

  test('is refused before a token is taken for what cannot be drawn, and the reason is named', async () => {
    const ctx = await someone(1);
    await expect(pressFor(ctx, 'a naked woman')).rejects.toMatchObject({
      code: 'design-refused',
      status: 400,
      message: expect.stringContaining('nudity'),
    });
    expect([await free(ctx), ordered]).toEqual([1, []]);
    await expect(pressFor(ctx, 'nude heels and a slip dress')).resolves.toMatchObject({ status: 'running' });
  });

  test('is refused before a token is taken where not one word was understood, with words that help', async () => {
    const ctx = await someone(1);
    await expect(pressFor(ctx, 'asdf qwer zxcv blorp 12345')).rejects.toMatchObject({
      code: 'design-not-understood',
      status: 422,
      message: MESSAGE.promptNotUnderstood,
    });
    expect([await free(ctx), ordered]).toEqual([1, []]);
    await expect(pressFor(ctx, 'surprise me')).resolves.toMatchObject({ status: 'running' });
  });

  test('is let in again as soon as a design has ended', async () => {
    const ctx = await someone(5);
    const { id } = await pressFor(ctx);
    await pressFor(ctx);
    await draw(id);
    await expect(pressFor(ctx)).resolves.toMatchObject({ status: 'running' });
  });

  test('finds by its key what it ordered, also when that is done and no token is left', async () => {
    const ctx = await someone(1);
    const { id } = await pressFor(ctx, 'a coat', { idempotencyKey: 'k' });
    await draw(id);
    expect(await pressFor(ctx, 'a coat', { idempotencyKey: 'k' })).toMatchObject({ id, status: 'done' });
    await expect(pressFor(ctx, 'a hat', { idempotencyKey: 'k' })).rejects.toMatchObject({
      code: 'idempotency-key-reused',
    });
    await expect(pressFor(ctx, 'a coat', { idempotencyKey: 'l' })).rejects.toMatchObject({ code: 'tokens-missing' });
  });
});

describe('drawing', () => {
  test('ends in a design with its picture, description and Look', async () => {
    const ctx = await someone(1);
    const { id } = await pressFor(ctx, 'a coat', { seed: 5 });
    await draw(id);
    const design = await getDesign({ ctx, input: { designId: id } });
    expect(design).toMatchObject({ status: 'done', progress: 1, engine: 'fake', description: 'An outfit for: a coat' });
    expect(design.look).toEqual(sampleLook({ title: 'a coat' }));
    expect([stored.size, design.fileId === null, await free(ctx)]).toEqual([1, false, 0]);
  });

  test('again, after it has ended, changes nothing', async () => {
    const ctx = await someone(1);
    const { id } = await pressFor(ctx);
    await draw(id);
    const first = await getDesign({ ctx, input: { designId: id } });
    await draw(id);
    expect(await getDesign({ ctx, input: { designId: id } })).toEqual(first);
    await expect(draw('nothing')).resolves.toBeUndefined();
  });

  test('that fails gives the token back and keeps the cause for the house', async () => {
    const ctx = await someone(1);
    const { id } = await pressFor(ctx, 'fail a coat');
    await draw(id);
    const design = await getDesign({ ctx, input: { designId: id } });
    expect(design).toMatchObject({ status: 'failed', errorCode: 'generation-failed', fileId: null });
    expect(design.errorDetail).toContain('asked to fail');
    expect(await free(ctx)).toBe(1);
  });

  test('that is told to stop leaves the design to the next, who ends it', async () => {
    const ctx = await someone(1);
    const { id } = await pressFor(ctx, 'held');
    gate.shut();
    const stop = new AbortController();
    const drawing = draw(id, stop.signal);
    stop.abort(new Error('this attempt no longer counts'));
    await expect(drawing).rejects.toThrow('no longer counts');
    gate.open();
    expect(await getDesign({ ctx, input: { designId: id } })).toMatchObject({ status: 'running' });
    await draw(id);
    expect(await getDesign({ ctx, input: { designId: id } })).toMatchObject({ status: 'done' });
  });

  test('past the deadline ends late, with the token given back', async () => {
    const ctx = await someone(1);
    const { id } = await pressFor(ctx, 'hang a coat');
    await passDeadline(id);
    await draw(id);
    expect(await getDesign({ ctx, input: { designId: id } })).toMatchObject({ errorCode: 'generation-late' });
    expect(await free(ctx)).toBe(1);
  });

  test('whose picture cannot be stored is tried again, and nothing is given back meanwhile', async () => {
    const ctx = await someone(1);
    const { id } = await pressFor(ctx);
    const { storage } = parts;
    parts = { ...parts, storage: { ...storage, save: () => Promise.reject(new Error('disk full')) } };
    await expect(draw(id)).rejects.toThrow('disk full');
    expect(await getDesign({ ctx, input: { designId: id } })).toMatchObject({ status: 'running' });
    expect(await free(ctx)).toBe(0);
    parts = { ...parts, storage };
    await draw(id);
    expect(await getDesign({ ctx, input: { designId: id } })).toMatchObject({ status: 'done' });
  });

  test('is the product’s own work, and so is failing', async () => {
    const ctx = await someone(1);
    const { id: designId } = await pressFor(ctx);
    const input = { designId, signal: new AbortController().signal };
    await expect(drawDesign({ ctx, parts, input })).rejects.toMatchObject({ code: 'not-allowed' });
    const failing = { designId, code: 'generation-failed', detail: '' } as const;
    await expect(failDesign({ ctx, parts, input: failing })).rejects.toMatchObject({ code: 'not-allowed' });
  });
});

describe('designs nobody finishes', () => {
  test('are swept at their deadline and not before, each given back once', async () => {
    const [late, inTime] = [await someone(1), await someone(1)];
    const { id } = await pressFor(late);
    const running = await pressFor(inTime);
    await passDeadline(id);
    await Promise.all([1, 2, 3].map(() => failLateDesigns({ ctx: job(), parts })));
    expect(await getDesign({ ctx: late, input: { designId: id } })).toMatchObject({ errorCode: 'generation-late' });
    expect(await getDesign({ ctx: inTime, input: { designId: running.id } })).toMatchObject({ status: 'running' });
    expect([await free(late), await free(inTime)]).toEqual([1, 0]);
  });
});

describe('following', () => {
  const follow = (ctx: Context, designId: string, signal = new AbortController().signal) =>
    followDesign({ ctx, parts, input: { designId, signal } });

  test('shows every state in order, ends with the last, and never goes back', async () => {
    const ctx = await someone(1);
    const { id } = await pressFor(ctx, 'held');
    gate.shut();
    let drawing: Promise<unknown> | undefined;
    const seen: { status: string; progress: number }[] = [];
    for await (const { status, progress } of follow(ctx, id)) {
      seen.push({ status, progress });
      drawing ??= draw(id);
      if (progress > 0) gate.open();
    }
    await drawing;
    expect(seen.at(-1)).toEqual({ status: 'done', progress: 1 });
    expect(seen.map(({ progress }) => progress)).toEqual(seen.map(({ progress }) => progress).sort((a, b) => a - b));
    expect(seen.length).toBeGreaterThan(2);
  });

  test('of a design that has ended gives its end at once', async () => {
    const ctx = await someone(1);
    const { id } = await pressFor(ctx);
    await draw(id);
    const states = [];
    for await (const { status } of follow(ctx, id)) states.push(status);
    expect(states).toEqual(['done']);
  });

  test('ends at the deadline although nobody draws, with the token given back', async () => {
    const ctx = await someone(1);
    const { id } = await pressFor(ctx);
    await passDeadline(id);
    const states = [];
    for await (const { status } of follow(ctx, id)) states.push(status);
    expect(states).toEqual(['running', 'failed']);
    expect(await free(ctx)).toBe(1);
  });

  test('of many in the line costs one look at all of them, which tells of places that moved without a notice', async () => {
    let reads = 0;
    const looks: string[] = [];
    const counted: Database = {
      ...database,
      get read() {
        reads++;
        return database.read;
      },
      ask: (statement, values, tx) => {
        looks.push(`${statement.name} ${values.flat().length}`);
        return database.ask(statement, values, tx);
      },
    };
    const line = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const ctx = await someone(1);
        return { ctx: { ...ctx, database: counted }, id: (await pressFor(ctx)).id };
      }),
    );
    const states = line.map(({ ctx, id }) => follow(ctx, id));
    const placeOf = async (one: (typeof states)[number]) => (await one.next()).value?.place ?? 0;
    const places = await Promise.all(states.map(placeOf));
    const first = places.indexOf(Math.min(...places));
    const others = states.filter((_, nth) => nth !== first);
    const before = places.filter((_, nth) => nth !== first);
    [reads, looks.length] = [0, 0];
    await draw(line[first]?.id ?? '');
    expect(await Promise.all(others.map(placeOf))).toEqual(before.map((place) => place - 1));
    expect([reads, [...new Set(looks)]]).toEqual([0, ['standings-of-designs 4']]);
    await Promise.all(states.map((each) => each.return()));
  });

  test('stops when told to, and is for the owner alone', async () => {
    const [ctx, other] = [await someone(1), await someone(1)];
    const { id } = await pressFor(ctx);
    await expect(follow(other, id).next()).rejects.toMatchObject({ code: 'design-not-found' });
    await expect(follow(guest(), id).next()).rejects.toMatchObject({ code: 'session-missing' });
    const stop = new AbortController();
    const states = follow(ctx, id, stop.signal);
    await states.next();
    const waiting = states.next();
    stop.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
  });
});
