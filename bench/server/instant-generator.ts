import { sampleLook } from '@toile/look/sample';
import type { Generated, Generator } from '../../apps/server/src/parts/generator/generator.ts';

/** What every press in the bench gets: bytes that are kept and never looked at. */
export const INSTANT: Generated = {
  picture: Buffer.alloc(60_000, 7),
  mime: 'image/jpeg',
  width: 768,
  height: 1024,
  description: 'A long linen coat over wide trousers, in the colour of sand.',
  look: sampleLook({ title: 'Linen coat' }),
  timings: { painting: 1 },
};

/** A generator that answers at once, so that what is measured is everything around it. */
export const openInstantGenerator = (): Generator => ({
  engine: 'instant',
  // As a model of others would hold them: whoever presses finds a seat.
  concurrency: 32,
  generate: async () => INSTANT,
  close: async () => undefined,
});
