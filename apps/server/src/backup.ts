import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseConfig } from '#server/config/config.ts';
import { ConfigError } from '#server/config/config-error.ts';
import { describePlace } from '#server/config/describe-place.ts';
import { readEnvironment } from '#server/config/env.ts';
import { s3Secret } from '#server/config/s3-secret.ts';
import { createLog } from '#server/log.ts';
import { isAway } from '#server/parts/database/away.ts';
import { LoadError } from '#server/parts/database/copy/load-tables.ts';
import { openDatabase, refuseNoDatabase } from '#server/parts/database/open.ts';
import { reasonOfRefusal, UnreachedError } from '#server/parts/database/unreached.ts';
import { openStorage } from '#server/parts/storage/open-storage.ts';
import { reasonOf, tellRefusal } from '#server/system-refusal.ts';
import { asCalled, askedHelp } from './asked-help.ts';
import { folderBytes } from './copies/folder-bytes.ts';
import { BackupError, type Manifest } from './copies/layout.ts';
import { makeBackup } from './copies/make-backup.ts';
import { restoreBackup } from './copies/restore-backup.ts';
import { outliveReader } from './outlive-reader.ts';

const USAGE = 'Say where: npm run backup -- --to FOLDER, or npm run restore -- --from FOLDER.';
const HELP = `npm run backup  -- --to FOLDER      everything there is, while the server runs, into a folder that is not there yet
npm run restore -- --from FOLDER    such a folder, into an installation in which there is nobody yet
Both in the environment of the server; docs/running.md has the rest.`;

/** `npm run backup -- --to FOLDER` and `npm run restore -- --from FOLDER`, in the environment of the server. */
async function run(): Promise<void> {
  const { to, from } = readArguments();
  const environment = readEnvironment();
  const config = parseConfig({ LOG_LEVEL: 'warn', ...environment });
  process.stdout.write(`${describePlace(config)}\n`);
  if (to !== undefined) await refuseNoDatabase(config);
  const secretFile = join(config.dataDir, 'session-secret');
  await mkdir(config.dataDir, { recursive: true });
  const storage = await openStorage(config, s3Secret(environment));
  const database = await openDatabase(config, createLog(config));
  const place = { databaseUrl: database.url, storage, secretFile };
  try {
    const folder = resolve(to ?? from ?? '');
    const begun = performance.now();
    const copied =
      to === undefined ? await restoreBackup({ ...place, from: folder }) : await makeBackup({ ...place, to: folder });
    const { missing, lost = [], hasSecret } = copied;
    const seconds = (performance.now() - begun) / 1000;
    const size = await folderBytes(folder);
    process.stdout.write(
      `${to === undefined ? 'Restored from' : 'Kept in'} ${folder}: ${countOf(copied)}, ${sizeOf(size)}, in ${seconds.toFixed(1)} s.\n`,
    );
    const deleted = missing.length - lost.length;
    if (deleted > 0) process.stdout.write(`${countOfPictures(deleted)} deleted while it was made.\n`);
    if (lost.length > 0) {
      process.stderr.write(`${tellLost(lost)}\n`);
      if (to !== undefined) process.exitCode = WITHOUT_SOME;
    }
    if (!hasSecret) process.stdout.write('No session-secret is in it: keep SESSION_SECRET yourself.\n');
  } finally {
    await database.close();
  }
}

/** What a backup ends with that is whole but for pictures which were lost before. */
const WITHOUT_SOME = 3;
/** As many names as a line holds; backup.json has all. */
const NAMED = 5;

const countOfPictures = (count: number): string => (count === 1 ? '1 picture was' : `${count} pictures were`);

const tellLost = (lost: readonly string[]): string =>
  `${countOfPictures(lost.length)} lost before: designs name what is in no storage and not in here. A backup of earlier days may have it: docs/incidents.md, "A picture is lost". Keep those. Lost: ${lost.slice(0, NAMED).join(' ')}${lost.length > NAMED ? ' …' : ''}`;

const countOf = ({ tables, pictures }: Manifest): string =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables, ${pictures} pictures`;

/** Megabytes, to a hundredth while there are few. */
const sizeOf = (bytes: number): string => `${(bytes / 1e6).toFixed(bytes < 1e8 ? 2 : 0)} MB`;

function readArguments(): { to?: string; from?: string } {
  try {
    const { values } = parseArgs({ options: { to: { type: 'string' }, from: { type: 'string' } } });
    if ((values.to === undefined) !== (values.from === undefined)) return values;
  } catch (cause) {
    throw new BackupError(asCalled(USAGE), { cause });
  }
  throw new BackupError(asCalled(USAGE));
}

/** Errors that are sentences. */
const TOLD = [ConfigError, BackupError, LoadError, UnreachedError];

/** A service that is stopped waits for what is being copied, and not for ever. */
const tellAway = (error: unknown): string | undefined =>
  isAway(error)
    ? `The database was stopped or went away under it (${reasonOfRefusal(error)}). What there is of a backup is not whole: make it again, into a new folder, once the service is open. What there is of a restore is nothing.`
    : undefined;

outliveReader();
if (!askedHelp(HELP))
  await run().catch((error: unknown) => {
    const told = TOLD.some((Kind) => error instanceof Kind) ? reasonOf(error) : (tellRefusal(error) ?? tellAway(error));
    process.stderr.write(`${told ?? `It did not go: ${error instanceof Error ? error.stack : error}`}\n`);
    process.exitCode = 1;
  });
