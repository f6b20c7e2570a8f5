import type { Atelier, Generator } from '../apps/server/src/parts/generator/generator.ts';
import { openAtelier } from '../apps/server/src/parts/generator/open-atelier.ts';
import { type GeneratorOptions, openGenerator } from '../apps/server/src/parts/generator/open-generator.ts';

/** By how many threads they draw with. */
const shared = new Map<number, Atelier>();

/**
 * What a server draws with, as the product opens it; but servers of one worker that draw themselves share their threads, each of
 * which loads a thousand sources before it draws. They go with the worker.
 */
export async function openSharedAtelier(options: GeneratorOptions): Promise<Generator> {
  const { models, drawingThreads: threads } = options.config;
  if (models.picture || models.description) return openGenerator(options);
  const atelier = shared.get(threads) ?? openAtelier(options.log, { threads });
  shared.set(threads, atelier);
  return { ...atelier, close: async () => undefined };
}
