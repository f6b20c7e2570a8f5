/** `npm run bench -- requests [count] [seed]`: made-up requests to every route of the product, and what it answered. */
import { fuzzProduct } from '../test/attack/fuzz-product.ts';
import { openFakeGenerator } from '../test/fakes/generator.ts';
import { startTestServer } from '../test/server.ts';

const megabytes = () => Math.round(process.memoryUsage.rss() / 2 ** 20);

export async function run([count = '100000', chosen = String(Date.now() % 2 ** 31)]: string[]): Promise<void> {
  const seed = Number(chosen);
  const server = await startTestServer({ LOG_LEVEL: 'silent' }, { openGenerator: () => openFakeGenerator() });
  try {
    console.log(`${count} requests, seed ${seed}`);
    const before = megabytes();
    const { statuses, faults } = await fuzzProduct(server, { count: Number(count), seed });
    for (const [status, times] of Object.entries(statuses)) console.log(`${status}: ${times}`);
    console.log(`memory: ${before} MB before, ${megabytes()} MB after`);
    for (const { request, status, body } of faults.slice(0, 20)) {
      console.log(`${status} ${body.slice(0, 200)}\n  ${JSON.stringify(request)}`);
    }
    console.log(`${faults.length} answers that are ours to mend`);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await server.close();
  }
}
