/** A thread that draws every brief at full size, as the server's own do. */
import { plainFlat } from '@toile/cutting/flat';
import sharp from 'sharp';
import { draw, read } from '../../packages/atelier/src/index.ts';
import { BRIEFS } from './briefs.ts';

sharp.concurrency(1);
sharp.cache(false);
for (const [seed, words] of BRIEFS.entries()) await draw(read({ words }, seed), seed, { draft: plainFlat });
