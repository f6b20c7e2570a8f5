import type { Brief } from '@toile/atelier';
import { type Hearing, hear } from '@toile/atelier/judge';

/** What the thread has taken of a core since it began. */
export interface Loaded {
  readonly used: NodeJS.CpuUsage;
}

export interface Heard extends Loaded {
  readonly hearing: Hearing;
  /** Milliseconds of a core that it took. */
  readonly ms: number;
}

/** Reads one brief and judges it. */
export default function hearTask(brief: Brief): Heard {
  const before = process.threadCpuUsage();
  const hearing = hear(brief);
  const used = process.threadCpuUsage();
  return { hearing, ms: (used.user + used.system - before.user - before.system) / 1000, used };
}

/** Has the vocabulary at hand: importing this file did that. */
export const load = (): Loaded => ({ used: process.threadCpuUsage() });
