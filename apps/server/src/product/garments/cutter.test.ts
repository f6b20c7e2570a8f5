import { expect, test } from 'vitest';
import { isProductError } from '#server/product/errors.ts';
import { kurtaLook } from '../../../../../test/sewn.ts';
import { openCutter } from './cutter.ts';
import type { GarmentTask } from './garment-task.ts';
import { type CutterRun, inThread } from './in-thread.ts';

const titled = (title: string): GarmentTask => ({ kind: 'overview', look: kurtaLook({ title }) });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'made',
    (error: unknown) => (isProductError(error) ? error.code : String(error)),
  );

test('what was asked before is remembered, and what is being made is made once', async () => {
  const asked: GarmentTask[] = [];
  const cutter = openCutter(() => async (task) => {
    asked.push(task);
    return { bytes: new Uint8Array([1]) };
  });
  await Promise.all([cutter.cut(titled('a'), 'me'), cutter.cut(titled('a'), 'you')]);
  await cutter.cut(titled('a'), 'me');
  await cutter.cut(titled('b'), 'me');
  expect(asked).toHaveLength(2);
});

test('the oldest is let go when what is remembered grows too large', async () => {
  const asked: GarmentTask[] = [];
  const cutter = openCutter(() => async (task) => {
    asked.push(task);
    return { bytes: new Uint8Array(10 * 1024 * 1024) };
  });
  for (const title of ['a', 'b', 'c', 'a']) await cutter.cut(titled(title), 'me');
  expect(asked).toHaveLength(4);
});

test('nobody has more than a few tasks here at once, and what fails is not remembered', async () => {
  const ends = Promise.withResolvers<void>();
  const cutter = openCutter(() => async () => {
    await ends.promise;
    throw new Error('the thread died');
  });
  const mine = Array.from({ length: 10 }, (_, nth) => codeOf(cutter.cut(titled(`${nth}`), 'me')));
  const yours = codeOf(cutter.cut(titled('yours'), 'you'));
  ends.resolve();
  const codes = await Promise.all(mine);
  expect(codes.filter((code) => code === 'overloaded')).toHaveLength(2);
  expect(await yours).toBe('garments-failed');
  expect(await codeOf(cutter.cut(titled('0'), 'me'))).toBe('garments-failed');
});

/** Does one task when it is told to, each of which takes `ms` of a core. */
function byHand(ms: (title: string) => number) {
  let isOpen = false;
  const begun: { readonly title: string; end(): void }[] = [];
  const run: CutterRun = async (task, took) => {
    const done = Promise.withResolvers<void>();
    const title = 'look' in task ? task.look.title : '';
    begun.push({ title, end: done.resolve });
    if (!isOpen) await done.promise;
    took(ms(title));
    return { bytes: new Uint8Array() };
  };
  const titles = () => begun.map(({ title }) => title);
  const letGo = () => {
    isOpen = true;
    for (const { end } of begun) end();
  };
  return { cutter: openCutter(() => run), begun, titles, letGo };
}

test('everybody has a first turn before anybody has a second', async () => {
  const { cutter, begun, titles } = byHand(() => 1);
  const all = ['mine 1', 'mine 2', 'mine 3', 'yours 1'].map((title) => cutter.cut(titled(title), title.slice(0, 4)));
  for (let turn = 0; turn < all.length; turn++) {
    await expect.poll(() => begun.length).toBe(turn + 1);
    begun[turn]?.end();
  }
  await Promise.all(all);
  expect(titles()).toEqual(['mine 1', 'yours 1', 'mine 2', 'mine 3']);
});

test('whoever took much of a core lately is waited for by nobody else', async () => {
  const { cutter, begun, titles } = byHand((title) => (title.startsWith('dear') ? 6000 : 10));
  const first = cutter.cut(titled('dear 1'), 'me');
  begun[0]?.end();
  await first;
  // It holds a lane, and what others want is done meanwhile, as often as they come.
  const held = [cutter.cut(titled('dear 2'), 'me'), cutter.cut(titled('dear 3'), 'me')];
  for (const title of ['yours 1', 'yours 2', 'yours 3']) {
    const theirs = cutter.cut(titled(title), 'you');
    await expect.poll(titles).toContain(title);
    begun.at(-1)?.end();
    await theirs;
  }
  expect(titles()).not.toContain('dear 3');
  begun.find(({ title }) => title === 'dear 2')?.end();
  await expect.poll(titles).toContain('dear 3');
  begun.at(-1)?.end();
  await Promise.all(held);
});

test('a line of those who took much is no line for others', async () => {
  const { cutter, begun, letGo } = byHand((title) => (title.startsWith('dear') ? 6000 : 10));
  const dear = ['a', 'b', 'c', 'd'];
  for (const by of dear) {
    const first = cutter.cut(titled(`dear ${by}`), by);
    begun.at(-1)?.end();
    await first;
  }
  const all = dear.flatMap((by) =>
    Array.from({ length: 8 }, (_, nth) => codeOf(cutter.cut(titled(`dear ${by}${nth}`), by))),
  );
  const yours = cutter.cut(titled('yours'), 'you');
  begun.at(-1)?.end();
  expect((await yours).byteLength).toBe(0);
  letGo();
  expect((await Promise.all(all)).filter((code) => code === 'overloaded').length).toBeGreaterThan(0);
});

test('the thread works out a garment, and says what size there is none of', async () => {
  const cutter = openCutter();
  const look = kurtaLook();
  const flats = { kind: 'flats', look, edits: {}, ground: 'cloth', dimensions: true, format: 'svg' } as const;
  const drawn = await cutter.cut({ ...flats, wanted: { size: 'M' } }, 'me');
  expect(drawn.toString('utf8')).toMatch(/^<svg/);
  expect(await codeOf(cutter.cut({ ...flats, wanted: { size: '99' } }, 'me'))).toBe('argument-invalid');
});

test('a task that takes too much of a core is ended, told to its account alone, and the next one is worked out', async () => {
  const took: number[] = [];
  const run = inThread({ core: 1, clock: 60_000 });
  const dear: GarmentTask = {
    kind: 'pattern',
    look: kurtaLook(),
    wanted: { size: 'M' },
    edits: {},
    garment: undefined,
    format: 'pdf-a4',
  };
  await expect(run(dear, (ms) => took.push(ms))).rejects.toMatchObject({ code: 'garments-too-dear', ours: false });
  expect(took).toEqual([expect.any(Number)]);
  const patient = inThread();
  expect(await patient(dear, (ms) => took.push(ms))).toHaveProperty('bytes');
  expect(took[1]).toBeGreaterThan(0);
});
