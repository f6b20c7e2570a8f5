/** All that `npm start` needs beside the sources. */
import { buildServer } from './build-server.ts';
import { buildWeb } from './build-web.ts';
import { writeRelease } from './write-release.ts';

await buildWeb();
await buildServer();
writeRelease();
