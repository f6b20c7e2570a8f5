import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/parts/database/database.ts';
import type { Context } from '#server/product/context.ts';
import { openTestDatabase } from '../../../../../test/database.ts';
import { untilSessionEnds } from './until-session-ends.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('whoever may have missed a notice looks with one statement for all, and again after one that failed', async () => {
  const live = new Set(Array.from({ length: 300 }, (_, n) => `s${n}`));
  const hearing: ((body: unknown) => void)[] = [];
  let asked = 0;
  let isAway = false;
  // A database that counts what it is asked, and may be away.
  const counted = {
    ...database,
    ask: async (_: unknown, [ids]: readonly unknown[]) => {
      asked++;
      if (isAway) throw new Error('away');
      return Array.isArray(ids) ? ids.filter((id) => live.has(id)).map((id) => ({ id })) : [];
    },
  } as Database; // the one method that is used has another body
  const notices = {
    listen: (_: string, hear: (body: unknown) => void) => {
      hearing.push(hear);
      return () => undefined;
    },
  };
  const endings = [...live].map(() => new AbortController());
  const signals = endings.map(({ signal }) => signal);
  await Promise.all(
    [...live].map((sessionId, nth) => {
      const ctx: Context = { actor: { kind: 'account', accountId: 'one', sessionId }, database: counted };
      return untilSessionEnds({ ctx, parts: { notices }, input: { ending: endings[nth] ?? new AbortController() } });
    }),
  );
  expect(asked).toBe(1);
  live.delete('s7');
  isAway = true;
  for (const hear of hearing) hear(undefined);
  await expect.poll(() => asked).toBeGreaterThan(1);
  isAway = false;
  await expect.poll(() => signals[7]?.aborted).toBe(true);
  expect(asked).toBeLessThan(signals.length);
  expect(signals.filter(({ aborted }) => aborted)).toHaveLength(1);
});

test('what may have been missed while it is looked for is looked for again', async () => {
  const hearing: ((body: unknown) => void)[] = [];
  const asked: PromiseWithResolvers<{ id: string }[]>[] = [];
  const held = {
    ...database,
    ask: () => {
      const answer = Promise.withResolvers<{ id: string }[]>();
      asked.push(answer);
      return answer.promise;
    },
  } as unknown as Database; // the one method that is used has another body
  const notices = {
    listen: (_: string, hear: (body: unknown) => void) => {
      hearing.push(hear);
      return () => undefined;
    },
  };
  const ctx: Context = { actor: { kind: 'account', accountId: 'one', sessionId: 's' }, database: held };
  const ending = new AbortController();
  const followed = untilSessionEnds({ ctx, parts: { notices }, input: { ending } });
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.resolve([{ id: 's' }]);
  await followed;
  const [hear] = hearing;
  hear?.(undefined);
  await expect.poll(() => asked.length).toBe(2);
  // The session ends after the look was taken and before it answers.
  hear?.(undefined);
  asked[1]?.resolve([{ id: 's' }]);
  await expect.poll(() => asked.length).toBe(3);
  asked[2]?.resolve([]);
  await expect.poll(() => ending.signal.aborted).toBe(true);
});
