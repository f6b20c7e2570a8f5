import { type Edit, GenerationRequest } from '@toile/contract';
import { sql } from 'drizzle-orm';
import { createLog } from '#server/log.ts';
import type { Database } from '#server/parts/database/database.ts';
import { accounts } from '#server/parts/database/schema/accounts.ts';
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
import { openTestDatabase } from '../../../../../../test/database.ts';
import { openFakeGenerator } from '../../../../../../test/fakes/generator.ts';
import type { DesignParts } from '../design-parts.ts';
import { drawDesign } from '../draw-design.ts';
import { press } from '../press.ts';

export let database: Database;
let notices: Notices;
let generator: Generator;
export let parts: DesignParts;
export let people = 0;

/** Before all tests of a file. */
export async function openFamilies(): Promise<void> {
  database = await openTestDatabase();
  notices = await openPostgresNotices(database.url);
  generator = openFakeGenerator(2);
  const storage: Pick<Storage, 'save'> = { save: async (bytes) => sha256Of(bytes) };
  const jobs: Pick<DesignParts['jobs'], 'enqueue'> = { enqueue: async () => undefined };
  parts = {
    generator,
    seats: createSeats(generator.concurrency),
    notices,
    metrics: createMetrics(),
    log: createLog({ logLevel: 'silent' }),
    limits: { deadline: 60_000, perAccount: 5, overall: 1000 },
    // The verbs under test need no more of these two.
    storage: storage as Storage,
    jobs: jobs as DesignParts['jobs'],
  };
}

/** After them. */
export async function closeFamilies(): Promise<void> {
  await generator.close();
  await notices.close();
  await database.close();
}

export const guest = (): Context => ({ actor: { kind: 'guest' }, database });
export const job = (): Context => asJob(guest(), 'test');

export async function someone(free: number): Promise<Context> {
  people += 1;
  const accountId = `kin${people}`;
  await database.transaction(async (tx) => {
    await tx.insert(accounts).values({ id: accountId, email: `${accountId}@example.com`, name: 'Someone' });
    await tx.insert(wallets).values({ accountId });
    await grant({ ctx: { ...job(), tx }, input: { accountId, free, ref: `test ${accountId}` } });
  });
  return { actor: { kind: 'account', accountId, sessionId: 'session' }, database };
}

export const draw = (designId: string) =>
  drawDesign({ ctx: job(), parts, input: { designId, signal: new AbortController().signal } });
export const free = async (ctx: Context) => (await getWallet({ ctx })).free;

/** A finished design, as a first of its family. */
export async function first(ctx: Context, words = 'a slip dress'): Promise<string> {
  const { id } = await press({ ctx, parts, input: { request: GenerationRequest.parse({ style_idea: words }) } });
  await draw(id);
  return id;
}

export const edit = (ctx: Context, design_id: string, words: string, idempotencyKey?: string) =>
  editOf(ctx, { design_id, words }, idempotencyKey);

export const editOf = (ctx: Context, change: Edit, idempotencyKey?: string) => {
  const request = GenerationRequest.parse({ style_idea: 'a slip dress', seed: 5, edit: change });
  return press({ ctx, parts, input: { request, ...(idempotencyKey !== undefined && { idempotencyKey }) } });
};

/** Others of a design that nothing was spent on. */
export const keepRecoloured = (parent: string, count: number) =>
  database.transaction((tx) =>
    tx.execute(sql`insert into designs (id, account_id, request, words, seed, deadline_at, status, error_code, finished_at, created_at, parent_id, is_free)
      select md5(random()::text), account_id, request || '{"edit": {}}', words, seed, now(), 'failed', 'generation-failed', now(), now() - interval '2 hours', id, true
      from designs, generate_series(1, ${count}) where id = ${parent}`),
  );
