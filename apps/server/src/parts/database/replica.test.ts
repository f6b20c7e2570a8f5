import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog } from '#server/log.ts';
import { type Replica, watchReplica } from './replica.ts';

const log = createLog({ logLevel: 'silent' });
/** What the two say of themselves. */
let itself: { at: number; server: string };
let copy: { at: number | null; server: string; isFollowing: boolean };
let replica: Replica;

/** A pool that answers with what stands in `place` now. */
const telling = (place: () => object) => ({ query: async () => ({ rows: [place()] }) }) as never; // all that is asked of a pool here

beforeEach(async () => {
  vi.useFakeTimers();
  itself = { at: 100, server: 'the primary' };
  copy = { at: 100, server: 'the copy', isFollowing: true };
  replica = watchReplica({ replica: telling(() => copy), itself: telling(() => itself), log });
  await pass(0);
});
afterEach(() => {
  replica.stop();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a replica', () => {
  test('is read while what it has taken over is less than five seconds old', async () => {
    expect(replica.isUsable()).toBe(true);
    itself.at = 200;
    await pass(4000);
    expect(replica.isUsable()).toBe(true);
    await pass(4000);
    expect(replica.isUsable()).toBe(false);
    copy.at = 200;
    await pass(2000);
    expect(replica.isUsable()).toBe(true);
  });

  test('that was promoted is none any more, though nothing is written and it had taken over all', async () => {
    copy = { ...copy, isFollowing: false };
    await pass(2000);
    expect(replica.isUsable()).toBe(false);
    copy.at = null;
    await pass(10_000);
    expect(replica.isUsable()).toBe(false);
  });

  test('that is the database itself is as new as that', async () => {
    copy = { at: null, server: itself.server, isFollowing: false };
    await pass(2000);
    expect(replica.isUsable()).toBe(true);
  });
});

describe('what a replica does not answer', () => {
  const failing = (error: Error) => async (): Promise<string> => {
    throw new Error('a query failed', { cause: error });
  };
  const coded = (code: string) => Object.assign(new Error('refused'), { code });
  const fromItself = async () => 'itself';

  test.each([
    ['has no connection left in the pool', new Error('timeout exceeded when trying to connect')],
    ['has no connection left', coded('53300')],
    ['takes over what the question stands in the way of', coded('40001')],
  ])('since it %s is told by the database, and the replica stays in use', async (_, error) => {
    expect(await replica.ask(failing(error), fromItself)).toBe('itself');
    expect(replica.isUsable()).toBe(true);
  });

  test('in the little time it has is asked of the database where that gives more', async () => {
    expect(await replica.ask(failing(coded('57014')), fromItself, true)).toBe('itself');
    await expect(replica.ask(failing(coded('57014')), fromItself)).rejects.toThrow('a query failed');
    expect(replica.isUsable()).toBe(true);
  });

  test('since it is away is told by the database, and nobody asks it until it is seen again', async () => {
    expect(await replica.ask(failing(coded('57P01')), fromItself)).toBe('itself');
    expect(replica.isUsable()).toBe(false);
    await pass(2000);
    expect(replica.isUsable()).toBe(true);
  });

  test('since it is asked wrongly is asked of nobody else', async () => {
    await expect(replica.ask(failing(coded('22P02')), fromItself)).rejects.toThrow('a query failed');
    expect(replica.isUsable()).toBe(true);
  });
});
