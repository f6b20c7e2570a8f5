import type { Config } from './config.ts';

interface Place extends Pick<Config, 'dataDir' | 'database'> {
  /** `NODE_ENV` as it is set, were it wrong. */
  readonly environment: string;
}

/** Which installation a command looks at, in a line without secrets. */
export function describePlace({ environment, dataDir, database }: Place): string {
  const where = database.kind === 'url' ? `the database at ${new URL(database.url).host}` : 'the database in it';
  return `NODE_ENV=${environment}, DATA_DIR=${dataDir}, ${where}.`;
}
