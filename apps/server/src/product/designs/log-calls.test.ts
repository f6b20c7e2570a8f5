import { randomUUID } from 'node:crypto';
import { GenerationRequest } from '@toile/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import type { Database } from '#server/parts/database/database.ts';
import { designs } from '#server/parts/database/schema/designs.ts';
import type { CallEnd, CallLog } from '#server/parts/generator/call-log.ts';
import { createMetrics } from '#server/parts/metrics/metrics.ts';
import type { Storage } from '#server/parts/storage/storage.ts';
import { addAccount } from '#server/product/accounts/add-account.ts';
import { type Context, inTransaction } from '#server/product/context.ts';
import { openTestDatabase } from '../../../../../test/database.ts';
import { logCalls } from './log-calls.ts';

const PICTURE = { purpose: 'picture', model: 'openai:photographer' } as const;
const UNBILLED: CallEnd = { outcome: 'unbilled', fault: 'api-error', latencyMs: 3 };

let database: Database;
let ctx: Context;
beforeAll(async () => {
  database = await openTestDatabase();
  ctx = { actor: { kind: 'job', name: 'test' }, database };
  await inTransaction(ctx, (inner) =>
    addAccount(inner, { id: 'maker', name: 'M', email: 'm@x.y', passwordHash: null }),
  );
});
afterAll(() => database.close());

/** The log of a design of its own, as each attempt at it opens it. */
async function openLog(): Promise<() => CallLog> {
  const id = randomUUID();
  await database.transaction((tx) =>
    tx.insert(designs).values({
      id,
      accountId: 'maker',
      request: GenerationRequest.parse({ style_idea: 'a coat' }),
      words: 'a coat',
      seed: 1,
      deadlineAt: sql`now() + interval '1 minute'`,
    }),
  );
  // What is kept is not the log's concern here.
  const parts = { log: createLog({ logLevel: 'silent' }), metrics: createMetrics(), storage: {} as Storage };
  return () => logCalls({ ctx, parts, input: { designId: id } });
}

async function ask(log: CallLog, end?: CallEnd): Promise<string> {
  const verdict = await log.begin(PICTURE);
  if (verdict.may === 'ask' && end) await verdict.end(end);
  return verdict.may;
}

describe('the log of calls', () => {
  test('lets no second call leave after one whose end nobody knows', async () => {
    const open = await openLog();
    expect(await ask(open())).toBe('ask');
    expect(await ask(open())).toBe('not');
  });

  test('nor after one that may have been billed', async () => {
    const open = await openLog();
    await ask(open(), { outcome: 'failed', fault: 'silent', latencyMs: 9 });
    expect(await ask(open())).toBe('not');
  });

  test('lets a second follow one that was certainly not billed, and no third', async () => {
    const open = await openLog();
    expect([await ask(open(), UNBILLED), await ask(open(), UNBILLED), await ask(open())]).toEqual([
      'ask',
      'ask',
      'not',
    ]);
  });

  test('gives the answer to whoever goes on after a crash', async () => {
    const open = await openLog();
    const answer = { sha256: 'a'.repeat(64), mime: 'image/jpeg', width: 3, height: 4 } as const;
    await ask(open(), { outcome: 'answered', answer, costMicros: 7, latencyMs: 5 });
    expect(await open().begin(PICTURE)).toEqual({ may: 'use', answer });
  });

  test('lets one of many call who come at once', async () => {
    const open = await openLog();
    const verdicts = await Promise.all(Array.from({ length: 8 }, () => ask(open())));
    expect(verdicts.sort()).toEqual(['ask', ...Array(7).fill('not')]);
  });

  test('keeps words and pictures apart', async () => {
    const open = await openLog();
    await ask(open());
    const words = { purpose: 'description', model: 'openai:writer' } as const;
    expect([(await open().begin(words)).may, (await open().begin(words)).may]).toEqual(['ask', 'not']);
  });
});
