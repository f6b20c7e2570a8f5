import { readEnvironment } from '../../apps/server/src/config/env.ts';
import { keepHeapLean } from '../../apps/server/src/lean-heap.ts';
import { publicWords } from '../../apps/server/src/product/reading/public-words.ts';
import { start } from '../../apps/server/src/start.ts';
import { answerUsage } from './contender.ts';
import { openInstantGenerator } from './instant-generator.ts';

/** The product as it runs in production, except that a design is there at once. */
export async function runInstantly(): Promise<void> {
  const { address, parts, close } = await start(readEnvironment(), { openGenerator: openInstantGenerator });
  process.on('SIGTERM', () => void close().then(() => process.exit(0)));
  answerUsage(address);
  await publicWords();
  keepHeapLean({ isDrawing: parts.config.role !== 'web' });
}
