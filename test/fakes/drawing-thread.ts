import { setTimeout as sleep } from 'node:timers/promises';
import { sampleLook } from '@toile/look/sample';
import type { DrawingProgress, DrawingTask, RedrawTask } from '../../apps/server/src/parts/generator/drawing-pool.ts';
import type { Generated, Redrawn } from '../../apps/server/src/parts/generator/generator.ts';

const tell = (task: DrawingTask, progress: DrawingProgress) => task.progress.postMessage(progress);

/** What the first word makes this thread do. */
const BEHAVIOUR: Record<string, (task: DrawingTask) => Promise<void> | void> = {
  draw: () => undefined,
  exit: () => process.exit(3),
  throw: () => {
    throw new Error('the pencil broke');
  },
  spin: () => {
    for (;;);
  },
  hog: () => {
    const until = Date.now() + 400;
    while (Date.now() < until);
  },
  rest: () => sleep(50),
};

/** A drawing thread for tests: does what the first word of the brief says, then gives a tiny picture made of the seed. */
export async function drawTask(task: DrawingTask): Promise<Generated> {
  tell(task, { stage: 'reading', progress: 0.1 });
  await BEHAVIOUR[task.brief.words.split(' ', 1)[0] ?? '']?.(task);
  tell(task, { stage: 'painting', progress: 0.6 });
  return {
    picture: Buffer.from(`${task.seed}`),
    mime: 'image/jpeg',
    width: task.width,
    height: task.height,
    description: `drawn for ${task.designId}`,
    look: sampleLook({ title: task.brief.words }),
    timings: { painting: 1 },
  };
}

/** Gives a picture made of what it was handed, or dies where the title says so. */
export async function redrawTask({ look, seed, width, height, isClear }: RedrawTask): Promise<Redrawn> {
  const { title } = look;
  if (title === 'exit') process.exit(3);
  const mime = isClear ? 'image/png' : 'image/jpeg';
  return { picture: Buffer.from(`${seed} ${title}`), mime, width, height };
}
