import { once } from 'node:events';
import { access, constants, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Config } from '#server/config/config.ts';
import type { Environment } from '#server/config/env.ts';
import type { Finding } from '#server/config/fitness.ts';
import { connectToItself, examinePooler, PoolerError } from '#server/parts/database/pooled.ts';
import { tryDatabase } from '#server/parts/database/try-database.ts';
import { leadsNowhere, reasonOfRefusal } from '#server/parts/database/unreached.ts';
import { tryMailServer } from '#server/parts/mail/try-mail-server.ts';
import { isAbsent, reasonOf } from '#server/system-refusal.ts';

/** Milliseconds that the database and the mail server have to answer. */
const DEADLINE = 3000;
/** Bytes below which a disk is as good as full: PostgreSQL's log grows by pieces of 16 MB. */
const FREE_MIN = 64e6;

/** Tries what the settings lead to, all at the same time: what keeps a start from going well, each with the setting that is wrong. */
export async function tryOutside(config: Config, environment: Environment): Promise<Finding[]> {
  const tried = await Promise.all([
    ...tryDatabases(config),
    tryAddress('SMTP_URL', environment.SMTP_URL, tryMailServer),
    tryPort(config.http),
    tryDataDir(config.dataDir),
  ]);
  return tried.filter((finding) => finding !== undefined);
}

const need = (about: string, says: string): Finding => ({ about, weight: 'needed', says });

/** As the start does, which works with no pooler at the address of the database itself, nor with one whose sessions are set otherwise. */
function tryDatabases({ database }: Pick<Config, 'database'>): Promise<Finding | undefined>[] {
  if (database.kind !== 'url') return [];
  const { url, pooler, replica } = database;
  return [
    tryToWork(pooler ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL', async () =>
      (await connectToItself(url, DEADLINE)).end(),
    ),
    ...(pooler ? [tryToWork('DATABASE_URL', () => examinePooler(pooler, DEADLINE))] : []),
    tryAddress('DATABASE_READ_URL', replica, tryDatabase),
  ];
}

async function tryToWork(name: keyof Environment, work: () => Promise<void>): Promise<Finding | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return need(name, error instanceof PoolerError ? error.message : leadsNowhere(name, reasonOfRefusal(error)));
  }
}

async function tryAddress(
  name: keyof Environment,
  url: string | undefined,
  trial: typeof tryDatabase,
): Promise<Finding | undefined> {
  const reason = url && (await trial(url, DEADLINE));
  if (!reason) return undefined;
  return need(name, leadsNowhere(name, reason));
}

/** A port that is taken may be taken by the server itself, which runs meanwhile. */
async function tryPort({ host, port }: Config['http']): Promise<Finding | undefined> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EACCES') return need('PORT', `PORT=${port} is not for this user, who may listen from 1024 on.`);
    return code === 'EADDRINUSE' ? undefined : need('HOST', `HOST=${host} is no address of this machine.`);
  } finally {
    server.close();
  }
}

async function tryDataDir(dataDir: string): Promise<Finding | undefined> {
  try {
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    const { bavail, bsize } = await statfs(dataDir);
    if (bavail * bsize < FREE_MIN) return need('DATA_DIR', `The disk of DATA_DIR=${dataDir} is full: make room first.`);
    await access(join(dataDir, 'session-secret'), constants.R_OK);
    return undefined;
  } catch (error) {
    // The first start makes the folder, and the secret in it.
    return isAbsent(error)
      ? undefined
      : need('DATA_DIR', `DATA_DIR=${dataDir} cannot be used by this user: ${reasonOf(error)}.`);
  }
}
