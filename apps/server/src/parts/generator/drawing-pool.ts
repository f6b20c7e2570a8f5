import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Stage } from '@toile/contract';
import { Piscina } from 'piscina';
import type { Log } from '#server/log.ts';
import { DRAWING_LIMITS } from './drawing-limits.ts';
import {
  type Atelier,
  type Generated,
  type GenerateInput,
  GeneratorError,
  type RedrawInput,
  type Redrawn,
} from './generator.ts';

/** What a drawing thread is handed. Progress goes back through its own port while the thread is busy. */
export interface DrawingTask extends Pick<GenerateInput, 'brief' | 'seed' | 'designId'> {
  /** Size of the picture, pixels. */
  width: number;
  height: number;
  progress: MessagePort;
}

/** What a thread is handed that draws a design in another form. */
export type RedrawTask = Omit<RedrawInput, 'signal'>;

/** What a drawing thread posts on its port. */
export interface DrawingProgress {
  stage: Stage;
  /** 0 to 1, over the whole work. */
  progress: number;
}

export interface DrawingPoolOptions {
  engine: string;
  /**
   * Module whose export `drawTask` takes a `DrawingTask` and resolves to a `Generated`, and `redrawTask` takes a
   * `RedrawTask` and resolves to a `Redrawn`.
   */
  thread: URL;
  /** Size of the pictures, pixels. */
  picture: { width: number; height: number };
  threads?: number;
  /** Whether no thread is kept for designs that seldom come: the first then waits for its thread to start. */
  isSpare?: boolean;
  log: Log;
}

/** Milliseconds after which a thread for other forms that has nothing to do is let go, with all its memory. */
const REDRAW_IDLE = 30_000;

/** One core stays with the thread that answers requests, while there is more than one. */
const DRAWING_THREADS = Math.max(1, availableParallelism() - 1);

/**
 * Draws in worker threads, so that the thread that answers requests stays free. A thread that dies fails the one
 * design it held and is replaced; a design that is told to stop takes its thread with it, as drawing cannot be interrupted.
 */
export function openDrawingPool(options: DrawingPoolOptions): Atelier {
  const { engine, thread, picture, threads = DRAWING_THREADS, isSpare = false, log } = options;
  const pool = new Piscina({
    filename: fileURLToPath(thread),
    name: 'drawTask',
    minThreads: isSpare ? 0 : threads,
    maxThreads: threads,
    resourceLimits: DRAWING_LIMITS,
  });
  // Large sheets take their time, so they have one thread of their own: nobody's next design waits behind one.
  const redrawing = new Piscina<RedrawTask, Redrawn>({
    filename: fileURLToPath(thread),
    name: 'redrawTask',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: REDRAW_IDLE,
    resourceLimits: DRAWING_LIMITS,
  });
  // A thread that cannot start, or dies between two designs; unheard, the event would end the process.
  for (const each of [pool, redrawing])
    each.on('error', (error) => log.error({ err: error }, 'a drawing thread broke'));
  return {
    engine,
    concurrency: threads,
    generate: (input) => drawInPool(pool, picture, input),
    redraw: ({ signal, ...task }) =>
      redrawing.run(task, { signal }).catch((error: unknown) => {
        signal.throwIfAborted();
        throw new GeneratorError('the drawing thread gave no picture', { cause: error });
      }),
    close: async () => {
      await Promise.all([pool.destroy(), redrawing.destroy()]);
    },
  };
}

async function drawInPool(
  pool: Piscina<DrawingTask, Generated>,
  picture: { width: number; height: number },
  { brief, seed, designId, onStage, signal }: GenerateInput,
): Promise<Generated> {
  signal.throwIfAborted();
  const { port1: heard, port2: progress } = new MessageChannel();
  heard.on('message', (message: DrawingProgress) => onStage(message.stage, message.progress));
  try {
    const task = { brief, seed, designId, ...picture, progress };
    return await pool.run(task, { signal, transferList: [progress] });
  } catch (error) {
    signal.throwIfAborted();
    throw new GeneratorError('the drawing thread gave no picture', { cause: error });
  } finally {
    heard.close();
  }
}
