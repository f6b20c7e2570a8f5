import { expect, test } from 'vitest';
import { isProductError } from '#server/product/errors.ts';
import { kurtaLook } from '../../../../../test/sewn.ts';
import { openCutter } from './cutter.ts';
import type { GarmentTask } from './garment-task.ts';

const titled = (title: string): GarmentTask => ({ kind: 'overview', look: kurtaLook({ title }) });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'made',
    (error: unknown) => (isProductError(error) ? error.code : String(error)),
  );

test('what was asked before is remembered, and what is being made is made once', async () => {
  const asked: GarmentTask[] = [];
  const cutter = openCutter(async (task) => {
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
  const cutter = openCutter(async (task) => {
    asked.push(task);
    return { bytes: new Uint8Array(10 * 1024 * 1024) };
  });
  for (const title of ['a', 'b', 'c', 'a']) await cutter.cut(titled(title), 'me');
  expect(asked).toHaveLength(4);
});

test('nobody has more than a few tasks here at once, and what fails is not remembered', async () => {
  const ends = Promise.withResolvers<void>();
  const cutter = openCutter(async () => {
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

test('the thread works out a garment, and says what size there is none of', async () => {
  const cutter = openCutter();
  const look = kurtaLook();
  const flats = { kind: 'flats', look, ground: 'cloth', dimensions: true, format: 'svg' } as const;
  const drawn = await cutter.cut({ ...flats, wanted: { size: 'M' } }, 'me');
  expect(drawn.toString('utf8')).toMatch(/^<svg/);
  expect(await codeOf(cutter.cut({ ...flats, wanted: { size: '99' } }, 'me'))).toBe('argument-invalid');
});
