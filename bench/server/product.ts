import { buildServer } from '../../scripts/build-server.ts';

/** Bundles the product as `npm start` does, except that a design is there at once; resolves with the program to start. */
export const buildProduct = (): Promise<string> =>
  buildServer({
    entry: 'bench/server/toile-process.js',
    out: 'apps/server/build/bench',
    sources: ['bench/server/*'],
  });
