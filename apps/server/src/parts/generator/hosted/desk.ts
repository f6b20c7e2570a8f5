import { fileURLToPath } from 'node:url';
import type { Brief } from '@toile/atelier';
import type { Look } from '@toile/look';
import { Piscina } from 'piscina';
import type { Log } from '#server/log.ts';
import type { Redrawn } from '../generator.ts';

export interface PlanTask {
  brief: Brief;
  seed: number;
}

/** A brief as the models are told of it. */
export interface Plan {
  look: Look;
  prompt: string;
  /** The atelier's own words to it. */
  description: string;
}

export interface PressTask {
  /** As they came. */
  bytes: Uint8Array;
  engine: string;
  designId: string;
}

export type PressedPicture = Redrawn & { mime: 'image/jpeg' };

/** The work around a hosted model, in a thread of its own: reading briefs, and checking and pressing what comes back. */
export interface Desk {
  plan: (task: PlanTask) => Promise<Plan>;
  /** What is asked of a model that writes. */
  facts: (look: Look) => Promise<string>;
  /** @throws Error when the bytes are no whole picture */
  press: (task: PressTask) => Promise<PressedPicture>;
  close: () => Promise<void>;
}

export function openDesk(log: Log): Desk {
  const filename = fileURLToPath(new URL('./desk-thread.ts', import.meta.url));
  // It is kept: nobody's press waits for the vocabulary to be loaded.
  const pool = new Piscina({ filename, minThreads: 1, maxThreads: 1 });
  // Unheard, the event would end the process.
  pool.on('error', (error) => log.error({ err: error }, 'the thread around hosted models broke'));
  return {
    plan: (task) => pool.run(task, { name: 'planTask' }),
    facts: (look) => pool.run(look, { name: 'factsTask' }),
    press: (task) => pool.run(task, { name: 'pressTask' }),
    close: () => pool.destroy(),
  };
}
