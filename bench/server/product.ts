import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { buildServer } from '../../scripts/build-server.ts';

/** Bundles the product as `npm start` does, except that a design is there at once; resolves with the program to start. */
export const buildProduct = (): Promise<string> =>
  buildServer({
    entry: 'bench/server/toile-process.js',
    out: 'apps/server/build/bench',
    sources: ['bench/server/*'],
  });

/** What `npm start` tells Node. */
export async function readStartFlags(): Promise<string[]> {
  const { scripts } = z
    .object({ scripts: z.object({ start: z.string() }) })
    .parse(JSON.parse(await readFile(join(import.meta.dirname, '../../package.json'), 'utf8')));
  return scripts.start.split(' ').filter((word) => /^--[\w-]+=/.test(word));
}
