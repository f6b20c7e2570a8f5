import { expect, test } from 'vitest';
import { type LaneLimits, openFairLanes } from './fair-lanes.ts';

const LIMITS: LaneLimits = { queue: 100, each: 2, lately: { max: 1000, forgottenPerSecond: 1 }, wait: 60_000 };
const OVERLOADED = { code: 'overloaded' };

/** Lanes whose tasks end when they are told to. */
function byHand(limits: Partial<LaneLimits> = {}) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const lanes = openFairLanes<string, string>(
    () => (task) =>
      new Promise((resolve) => {
        begun.push(task);
        ends.set(task, () => resolve(task));
      }),
    { ...LIMITS, ...limits },
  );
  return { begun, lanes, end: (task: string) => ends.get(task)?.() };
}

test('who left before their turn is dropped, and their place is free again', async () => {
  const { begun, lanes, end } = byHand();
  const first = lanes.take('first', 'me');
  const leaving = new AbortController();
  const left = lanes.take('left', 'me', leaving.signal);
  await expect(lanes.take('one too many', 'me')).rejects.toMatchObject(OVERLOADED);
  leaving.abort();
  await expect(left).rejects.toMatchObject(OVERLOADED);
  await expect(lanes.take('gone', 'me', leaving.signal)).rejects.toMatchObject(OVERLOADED);
  const next = lanes.take('next', 'me');
  end('first');
  await expect.poll(() => begun).toEqual(['first', 'next']);
  end('next');
  expect(await Promise.all([first, next])).toEqual(['first', 'next']);
});

test('who left when it had begun is served to the end, and once', async () => {
  const { begun, lanes, end } = byHand();
  const leaving = new AbortController();
  const first = lanes.take('first', 'me', leaving.signal);
  const next = lanes.take('next', 'me');
  leaving.abort();
  end('first');
  await expect.poll(() => begun).toEqual(['first', 'next']);
  end('next');
  expect(await Promise.all([first, next])).toEqual(['first', 'next']);
});

test('a place in the queue has an end', async () => {
  const { begun, lanes, end } = byHand({ wait: 1 });
  const first = lanes.take('first', 'me');
  await expect(lanes.take('late', 'you')).rejects.toMatchObject(OVERLOADED);
  end('first');
  expect([await first, begun]).toEqual(['first', ['first']]);
});

test('whoever comes with a first is served before anybody’s second, however many those are', async () => {
  const { begun, lanes, end } = byHand({ each: 8 });
  const mine = ['1', '2', '3', '4', '5', '6'].map((task) => lanes.take(task, 'me'));
  const yours = lanes.take('yours', 'you');
  end('1');
  await expect.poll(() => begun).toEqual(['1', 'yours']);
  end('yours');
  expect(await yours).toBe('yours');
  for (const task of ['2', '3', '4', '5', '6']) {
    await expect.poll(() => begun.at(-1)).toBe(task);
    end(task);
  }
  await Promise.all(mine);
});
