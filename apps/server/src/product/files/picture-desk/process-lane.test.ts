import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isProductError } from '#server/product/errors.ts';
import { noisePng, plainPicture } from '../../../../../../test/pictures.ts';
import { openLane } from './process-lane.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-lane-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const newPath = () => join(folder, randomUUID());
async function laid(bytes: Buffer): Promise<string> {
  const path = newPath();
  await writeFile(path, bytes);
  return path;
}
const clean = (from: string) => ({ kind: 'clean', from, to: newPath() }) as const;

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
  const picture = await laid(await plainPicture('jpeg'));
  const send = (by: string) => outcome(lane.make(clean(picture), by));
  expect(counts(await Promise.all(['a', 'a', 'a', 'a', 'b'].map(send)))).toEqual({ made: 3, 'pictures-too-many': 2 });
  expect(counts(await Promise.all(['a', 'a', 'b', 'b', 'c', 'd'].map(send)))).toEqual({
    made: 5,
    'pictures-too-many': 1,
  });
  expect(await send('a')).toBe('made');
});

test('nobody’s second picture goes before another’s first', async () => {
  const lane = openLane({ processes: 1, deadline: 60_000, each: 3, overall: 9 });
  const [large, small] = [await laid(await noisePng(900, 900)), await laid(await plainPicture('png'))];
  const order: string[] = [];
  const send = (by: string, picture: string) => lane.make(clean(picture), by).then(() => order.push(by));
  await Promise.all([send('a', large), send('a', large), send('a', large), send('b', small)]);
  expect(order).toEqual(['a', 'b', 'a', 'a']);
});

test('a picture that takes longer than it may is turned away with its process, and the next one is made', async () => {
  const hurried = openLane({ processes: 1, deadline: 1, each: 2, overall: 2 });
  const picture = await laid(await noisePng(2000, 2000));
  expect(await outcome(hurried.make(clean(picture), 'a'))).toBe('pictures-too-many');
  expect(await outcome(hurried.make(clean(picture), 'a'))).toBe('pictures-too-many');
  const lane = openLane({ processes: 1, deadline: 60_000, each: 2, overall: 2 });
  expect(await outcome(lane.make(clean(picture), 'a'))).toBe('made');
});

test('whoever sent what was ended at its deadline is turned away for a while, and nobody else', async () => {
  const lane = openLane({ processes: 1, deadline: 1, each: 2, overall: 2, pause: { ms: 60_000, from: 0 } });
  const picture = await laid(await noisePng(2000, 2000));
  expect(lane.hasRoomFor('a')).toBe(true);
  expect(await outcome(lane.make(clean(picture), 'a'))).toBe('pictures-too-many');
  expect([lane.hasRoomFor('a'), lane.hasRoomFor('b')]).toEqual([false, true]);
  // Who is told to come back in five seconds would be turned away again.
  expect(lane.refusal('a').retryAfter).toBeGreaterThan(50);
  expect(lane.refusal('b').retryAfter).toBeUndefined();
});

test.runIf(process.platform === 'linux')(
  'whoever sent what a machine at a standstill did not come to is not turned away for it',
  async () => {
    const lane = openLane({ processes: 1, deadline: 1500, each: 2, overall: 2, pause: { ms: 60_000, from: 1000 } });
    const before = await pictureProcesses();
    const late = outcome(lane.make(clean(await laid(await noisePng(2000, 2000))), 'a'));
    const begun = (await pictureProcesses()).filter((pid) => !before.includes(pid));
    expect(begun).toHaveLength(1);
    for (const pid of begun) process.kill(Number(pid), 'SIGSTOP');
    expect(await late).toBe('pictures-too-many');
    expect(lane.hasRoomFor('a')).toBe(true);
    await lane.close();
  },
);

/** Processes for pictures that this one has begun. */
async function pictureProcesses(): Promise<string[]> {
  const pids = (await readFile(`/proc/self/task/${process.pid}/children`, 'utf8')).split(' ').filter(Boolean);
  const commands = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
  return pids.filter((_, at) => commands[at]?.includes('picture-process'));
}

test.runIf(process.platform === 'linux')(
  'a lane that is closed leaves no process behind, at rest or at work',
  async () => {
    const before = await pictureProcesses();
    const lane = openLane({ processes: 2, deadline: 60_000, each: 4, overall: 4 });
    const [small, large] = [await laid(await plainPicture('png')), await laid(await noisePng(2500, 2500))];
    const cut = outcome(lane.make(clean(large), 'a'));
    expect(await outcome(lane.make(clean(small), 'b'))).toBe('made');
    const begun = (await pictureProcesses()).filter((pid) => !before.includes(pid));
    expect(begun).toHaveLength(2);
    await lane.close();
    expect((await pictureProcesses()).filter((pid) => begun.includes(pid))).toEqual([]);
    expect(await cut).toBe('file-unsupported');
  },
);
