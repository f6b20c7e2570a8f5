/** All that `npm start` needs beside the sources. */
import { buildServer } from './build-server.ts';
import { buildWeb } from './build-web.ts';
import { SiteFileError } from './site-file.ts';
import { writeRelease } from './write-release.ts';

try {
  await buildWeb();
  await buildServer();
  writeRelease();
} catch (error) {
  if (!(error instanceof SiteFileError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
