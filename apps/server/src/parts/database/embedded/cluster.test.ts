import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { EXIT, tellFailedStart } from '#server/tell-failed-start.ts';
import { makeDataDir } from '../../../../../../test/data-dir.ts';
import { openEmbedded } from './open-embedded.ts';

let folder: string;
beforeEach(async () => {
  folder = await makeDataDir();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a database of another major version is refused in a sentence that says the way, and never started again for', async () => {
  await mkdir(join(folder, 'postgres'), { recursive: true });
  await writeFile(join(folder, 'postgres/PG_VERSION'), '12\n');
  const refused = await openEmbedded(folder, createLog({ logLevel: 'silent' })).catch(tellFailedStart);
  expect(refused).toEqual({
    says: expect.stringMatching(
      /^The database in \S+ was made by PostgreSQL 12, and this release brings \d\d: back it up with the release that made it/,
    ),
    code: EXIT.settings,
  });
});
