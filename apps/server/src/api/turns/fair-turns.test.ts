import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type FairTurnsOptions, openFairTurns, type Place } from './fair-turns.ts';

const HOUR = 3_600_000;
const OPTIONS: FairTurnsOptions = {
  atOnce: 2,
  indebted: 1,
  kept: 0,
  each: 10,
  waiting: 10,
  wait: HOUR,
  free: 2,
  forgotten: HOUR,
  most: 100,
};

/** Turns whose order is kept: `a1` is the first call of a, `a1@x` that of a who is one of x; those in capitals are known. */
function open(options: Partial<FairTurnsOptions> = {}) {
  const turns = openFairTurns({ ...OPTIONS, ...options });
  const gone: string[] = [];
  const away: string[] = [];
  const places = new Map<string, Place>();
  const take = (...names: string[]) => {
    for (const name of names) {
      const key = name.slice(0, 1);
      const go = () => gone.push(name);
      const turnAway = (why: string) => away.push(`${name} ${why}`);
      const among = /@(\w)/.exec(name)?.slice(1) ?? [];
      places.set(name, turns.take({ key, among, isKnown: key !== key.toLowerCase() }, { go, turnAway }));
    }
  };
  const leave = (...names: string[]) => {
    for (const name of names) places.get(name)?.leave();
  };
  return { turns, gone, away, places, take, leave };
}

/** Somebody who has had so many turns. */
function spend({ take, leave }: ReturnType<typeof open>, key: string, turns: number): void {
  for (let n = 0; n < turns; n++) {
    take(`${key}-${n}`);
    leave(`${key}-${n}`);
  }
}

test('so many go at once, and one for each that ends, however often it ends', () => {
  const { gone, take, leave } = open();
  take('a1', 'b1', 'c1', 'd1');
  expect(gone).toEqual(['a1', 'b1']);
  leave('b1', 'b1', 'b1');
  expect(gone).toEqual(['a1', 'b1', 'c1']);
});

test('whoever had fewer turns goes first, and of those with as many whoever came first', () => {
  const { gone, take, leave } = open({ atOnce: 1 });
  take('a1', 'a2', 'a3', 'b1', 'c1', 'b2');
  leave('a1', 'b1', 'c1', 'a2', 'b2');
  expect(gone).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('the known go before strangers who had fewer turns, and after them when they had many', () => {
  const few = open({ atOnce: 1 });
  spend(few, 'K', 1);
  few.take('a1', 'b1', 'K1');
  few.leave('a1', 'K1');
  expect(few.gone.slice(1)).toEqual(['a1', 'K1', 'b1']);
  const many = open({ atOnce: 1 });
  spend(many, 'K', 4);
  many.take('a1', 'K1', 'b1');
  many.leave('a1', 'b1');
  expect(many.gone.slice(4)).toEqual(['a1', 'b1', 'K1']);
});

test('who had many turns never has every place, and has it while nobody else comes', () => {
  const all = open();
  spend(all, 'a', 3);
  spend(all, 'b', 3);
  const { gone, take, leave } = all;
  take('a1', 'b1');
  expect(gone.slice(6)).toEqual(['a1']);
  take('c1');
  expect(gone.slice(6)).toEqual(['a1', 'c1']);
  leave('a1');
  expect(gone.slice(6)).toEqual(['a1', 'c1', 'b1']);
});

test('a full line turns away whoever would be the last of it, not who comes', () => {
  const all = open({ atOnce: 1, waiting: 2 });
  spend(all, 'a', 4);
  const { gone, away, take, leave } = all;
  take('x1', 'a1', 'b1', 'c1');
  expect(away).toEqual(['a1 all']);
  take('a2');
  expect(away).toEqual(['a1 all', 'a2 all']);
  leave('x1', 'b1', 'c1');
  expect(gone.slice(4)).toEqual(['x1', 'b1', 'c1']);
});

test('nobody has more than their share here, and has it again when one of theirs is over', () => {
  const { away, take, leave } = open({ each: 2, atOnce: 1 });
  take('a1', 'a2', 'a3');
  expect(away).toEqual(['a3 own']);
  leave('a2');
  take('a4');
  expect(away).toEqual(['a3 own']);
});

test('who leaves the line is passed over', () => {
  const { gone, places, take, leave } = open({ atOnce: 1 });
  take('a1', 'b1', 'c1');
  expect(places.get('b1')?.isWaiting).toBe(true);
  leave('b1', 'a1');
  expect(gone).toEqual(['a1', 'c1']);
  expect([...places.values()].map(({ isWaiting }) => isWaiting)).toEqual([false, false, false]);
});

test('a place in the line has an end', async () => {
  const { gone, away, take, leave } = open({ atOnce: 1, wait: 1 });
  take('a1', 'b1');
  await expect.poll(() => away).toEqual(['b1 all']);
  leave('a1', 'b1');
  expect(gone).toEqual(['a1']);
});

test('turns are forgotten in time', async () => {
  const all = open({ forgotten: 1, atOnce: 1 });
  spend(all, 'a', 4);
  await setTimeout(20);
  all.take('x1', 'a1', 'b1');
  all.leave('x1');
  expect(all.gone.at(-1)).toBe('a1');
});

test('who is one of those that had many turns goes after who is not, however new they are', () => {
  const { gone, take, leave } = open({ atOnce: 1, free: 100 });
  take('a1@x', 'b1@x', 'c1@x', 'd1@y', 'e1');
  leave('a1@x', 'd1@y', 'e1', 'b1@x', 'c1@x');
  expect(gone).toEqual(['a1@x', 'd1@y', 'e1', 'b1@x', 'c1@x']);
});

test('strangers who are ever somebody new leave the known a place, however often they came, and the known a stranger theirs', () => {
  const all = open({ atOnce: 3, kept: 1 });
  spend(all, 'K', 30);
  all.take('a1', 'b1', 'c1', 'd1', 'K1');
  expect(all.gone.slice(30)).toEqual(['a1', 'b1', 'K1']);
  all.take('K2', 'K3');
  all.leave('a1');
  expect(all.gone.slice(33)).toEqual(['c1']);
  all.leave('K1');
  expect(all.gone.slice(34)).toEqual(['K2']);
});

test('strangers fill no line but their own', () => {
  const all = open({ atOnce: 1, kept: 0, waiting: 2 });
  spend(all, 'K', 30);
  all.take('x1', 'K1', 'a1', 'b1', 'c1', 'd1');
  expect(all.away).toEqual(['c1 all', 'd1 all']);
  all.leave('x1', 'a1', 'b1');
  expect(all.gone.at(-1)).toBe('K1');
});
