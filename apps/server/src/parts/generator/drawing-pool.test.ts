import { setTimeout as sleep } from 'node:timers/promises';
import { sampleLook } from '@toile/look/sample';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { openDrawingPool } from './drawing-pool.ts';
import { type Atelier, GeneratorError } from './generator.ts';

let pool: Atelier;
beforeAll(() => {
  pool = openDrawingPool({
    engine: 'fake',
    thread: new URL('../../../../../test/fakes/drawing-thread.ts', import.meta.url),
    picture: { width: 3, height: 4 },
    threads: 2,
    log: createLog({ logLevel: 'silent' }),
  });
});
afterAll(() => pool.close());

const draw = (words: string, signal = new AbortController().signal) =>
  pool.generate({ brief: { words }, seed: 7, designId: 'd1', onStage: () => undefined, signal });

describe('the drawing pool', () => {
  test('gives back what a thread drew, at the size it was opened with', async () => {
    const made = await draw('draw');
    expect(made).toMatchObject({ width: 3, height: 4, mime: 'image/jpeg', description: 'drawn for d1' });
    expect(Buffer.from(made.picture).toString()).toBe('7');
  });

  test('tells the stages in order while the thread works', async () => {
    const told: [string, number][] = [];
    const onStage = (stage: string, progress: number) => void told.push([stage, progress]);
    const { signal } = new AbortController();
    await pool.generate({ brief: { words: 'rest' }, seed: 1, designId: 'd', onStage, signal });
    expect(told[0]).toEqual(['reading', 0.1]);
  });

  test('leaves this thread free to answer while drawings keep theirs busy', async () => {
    const stop = new AbortController();
    const spin = async () => {
      const begun = Promise.withResolvers<void>();
      const input = { brief: { words: 'spin' }, seed: 7, designId: 'd1', signal: stop.signal };
      const drawing = pool.generate({ ...input, onStage: () => begun.resolve() });
      await begun.promise;
      return { drawing };
    };
    const both = await Promise.all([spin(), spin()]);
    // Neither ends by itself: were this thread theirs, it would not come so far.
    for (let turns = 0; turns < 10; turns++) await sleep(1);
    const late = new Error('enough');
    stop.abort(late);
    for (const { drawing } of both) await expect(drawing).rejects.toBe(late);
  });

  test('fails the one design whose thread dies and goes on with the next', async () => {
    const [died, lived] = await Promise.allSettled([draw('exit'), draw('rest')]);
    expect(died).toMatchObject({ status: 'rejected', reason: expect.any(GeneratorError) });
    expect(lived.status).toBe('fulfilled');
    await expect(Promise.all([draw('rest'), draw('rest'), draw('rest')])).resolves.toHaveLength(3);
  });

  test('keeps the cause when a thread throws', async () => {
    const error = await draw('throw').catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(GeneratorError);
    expect(error).toMatchObject({ cause: expect.objectContaining({ message: 'the pencil broke' }) });
  });

  test('takes the thread away from a design that runs past its deadline', async () => {
    const late = new Error('deadline');
    const controller = new AbortController();
    const spinning = draw('spin', controller.signal);
    setTimeout(() => controller.abort(late), 100);
    await expect(spinning).rejects.toBe(late);
    await expect(Promise.all([draw('rest'), draw('rest')])).resolves.toHaveLength(2);
  });

  test('does not begin what was told to stop before', async () => {
    const gone = new Error('gone');
    await expect(draw('draw', AbortSignal.abort(gone))).rejects.toBe(gone);
  });
});

describe('other forms', () => {
  const redraw = (title: string, isClear: boolean, signal = new AbortController().signal) =>
    pool.redraw?.({ look: sampleLook({ title }), seed: 7, designId: 'd1', width: 30, height: 40, isClear, signal });

  test('are drawn from the Look and the seed, at the size they are wanted in', async () => {
    const made = await redraw('coat', true);
    expect(made).toMatchObject({ width: 30, height: 40, mime: 'image/png' });
    expect(Buffer.from(made?.picture ?? []).toString()).toBe('7 coat');
    expect(await redraw('coat', false)).toMatchObject({ mime: 'image/jpeg' });
  });

  test('keep no design waiting, and a thread that dies at one is replaced', async () => {
    await expect(redraw('exit', false)).rejects.toBeInstanceOf(GeneratorError);
    expect(await redraw('coat', false)).toMatchObject({ width: 30 });
    const large = redraw('coat', false);
    expect(await draw('draw')).toMatchObject({ width: 3 });
    await large;
  });

  test('that are told to stop give the reason', async () => {
    const reason = new Error('no longer wanted');
    await expect(redraw('coat', false, AbortSignal.abort(reason))).rejects.toThrow('no longer wanted');
  });
});
