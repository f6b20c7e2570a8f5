import { expect, test } from 'vitest';
import { isProductError } from '#server/product/errors.ts';
import { noisePng, plainPicture } from '../../../../../../test/pictures.ts';
import { openLane } from './process-lane.ts';

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'made',
    (error: unknown) => (isProductError(error) ? error.code : String(error)),
  );
const counts = (outcomes: readonly string[]) =>
  Object.fromEntries(
    [...new Set(outcomes)].sort().map((each) => [each, outcomes.filter((one) => one === each).length]),
  );

test('a person has so many pictures here and no more, and all together have so many', async () => {
  const lane = openLane({ processes: 1, deadline: 60_000, each: 2, overall: 5 });
  const bytes = await plainPicture('jpeg');
  const clean = (by: string) => outcome(lane.make({ kind: 'clean', bytes }, by));
  expect(counts(await Promise.all(['a', 'a', 'a', 'a', 'b'].map(clean)))).toEqual({ made: 3, 'pictures-too-many': 2 });
  expect(counts(await Promise.all(['a', 'a', 'b', 'b', 'c', 'd'].map(clean)))).toEqual({
    made: 5,
    'pictures-too-many': 1,
  });
  expect(await clean('a')).toBe('made');
});

test('nobody’s second picture goes before another’s first', async () => {
  const lane = openLane({ processes: 1, deadline: 60_000, each: 3, overall: 9 });
  const [large, small] = [await noisePng(900, 900), await plainPicture('png')];
  const order: string[] = [];
  const clean = (by: string, bytes: Buffer) => lane.make({ kind: 'clean', bytes }, by).then(() => order.push(by));
  await Promise.all([clean('a', large), clean('a', large), clean('a', large), clean('b', small)]);
  expect(order).toEqual(['a', 'b', 'a', 'a']);
});

test('a picture that takes longer than it may is turned away with its process, and the next one is made', async () => {
  const hurried = openLane({ processes: 1, deadline: 1, each: 2, overall: 2 });
  const bytes = await noisePng(2000, 2000);
  expect(await outcome(hurried.make({ kind: 'clean', bytes }, 'a'))).toBe('pictures-too-many');
  expect(await outcome(hurried.make({ kind: 'clean', bytes }, 'a'))).toBe('pictures-too-many');
  const lane = openLane({ processes: 1, deadline: 60_000, each: 2, overall: 2 });
  expect(await outcome(lane.make({ kind: 'clean', bytes }, 'a'))).toBe('made');
});
