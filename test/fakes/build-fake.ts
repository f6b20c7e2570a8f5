import { buildServer } from '../../scripts/build-server.ts';

/**
 * Bundles the real server with the fake generator (`main.ts`) as `npm start` bundles the product, once for a run; resolves
 * with the program to start. What kills servers starts one after another, and each start costs half of one from the sources.
 */
export const buildFake = (): Promise<string> =>
  buildServer({ entry: 'test/fakes/main.ts', out: 'apps/server/build/fake', sources: ['test/fakes/*.ts'] });
