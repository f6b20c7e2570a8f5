import { ENGINE } from '@toile/atelier';
import { expect, test } from 'vitest';
import { parseConfig } from '#server/config/config.ts';
import { createLog } from '#server/log.ts';
import { openGenerator } from './open-generator.ts';

test.each([{}, { GENERATOR_FALLBACK: 'atelier' }])(
  'whoever makes the pictures now, those that the atelier drew are drawn in other forms (%o)',
  async (fallback) => {
    const config = parseConfig({ GENERATOR: 'openai:x', OPENAI_BASE_URL: 'http://localhost:1/v1', ...fallback });
    const log = createLog({ logLevel: 'silent' });
    const generator = await openGenerator({ config, secrets: { sessionSecret: 'none' }, log });
    expect([generator.engine, generator.redraws, typeof generator.redraw]).toEqual(['openai:x', ENGINE, 'function']);
    await generator.close();
  },
);

test('as many designs are drawn at once as DRAWING_THREADS says', async () => {
  const config = parseConfig({ DRAWING_THREADS: '3' });
  const generator = await openGenerator({
    config,
    secrets: { sessionSecret: 'none' },
    log: createLog({ logLevel: 'silent' }),
  });
  expect(generator.concurrency).toBe(3);
  await generator.close();
});
