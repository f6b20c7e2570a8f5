import type { Brief } from '@toile/atelier';
import { type Hearing, hear } from '@toile/atelier/judge';

export interface Heard {
  readonly hearing: Hearing;
  /** Milliseconds of a core that it took. */
  readonly ms: number;
}

/** Reads one brief and judges it. */
export default function hearTask(brief: Brief): Heard {
  const before = process.threadCpuUsage();
  const hearing = hear(brief);
  const { user, system } = process.threadCpuUsage(before);
  return { hearing, ms: (user + system) / 1000 };
}

/** Has the vocabulary at hand: importing this file did that. */
export function load(): void {}
