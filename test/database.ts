import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createLog } from '../apps/server/src/log.ts';
import { connect } from '../apps/server/src/parts/database/connect.ts';
import type { Database } from '../apps/server/src/parts/database/database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the migrated database that every suite's own is copied from. Nobody connects to it. */
    templateUrl: string;
  }
}

/** Makes a database of its own for the calling suite, at the newest schema and empty. Returns its address. */
export async function createTestDatabase(): Promise<string> {
  const template = new URL(inject('templateUrl'));
  const name = `suite_${randomBytes(6).toString('hex')}`;
  const maintenance = new URL(template);
  maintenance.pathname = '/postgres';
  const client = new pg.Client({ connectionString: maintenance.href });
  await client.connect();
  await client.query(`create database ${name} template ${template.pathname.slice(1)}`);
  await client.end();
  template.pathname = `/${name}`;
  return template.href;
}

/** The same, opened. The suite closes it. */
export async function openTestDatabase(): Promise<Database> {
  return connect({ url: await createTestDatabase() }, createLog({ logLevel: 'error' }));
}
