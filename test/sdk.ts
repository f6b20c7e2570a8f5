import { PROJECT_ID } from '@toile/contract';
import { Account, AppwriteException, Client, Databases, Storage, TablesDB } from 'appwrite';
import type { Person } from './people.ts';

export interface Sdk {
  readonly account: Account;
  readonly databases: Databases;
  readonly tables: TablesDB;
  readonly storage: Storage;
}

/** The official SDK as this person holds it, or as a guest does. */
export function connectSdk(address: string, person?: Pick<Person, 'session'>): Sdk {
  const client = new Client().setEndpoint(`${address}/v1`).setProject(PROJECT_ID);
  if (person) client.setSession(person.session);
  return {
    account: new Account(client),
    databases: new Databases(client),
    tables: new TablesDB(client),
    storage: new Storage(client),
  };
}

export interface Refusal {
  code: number;
  type: string;
  message: string;
}

/** How the server refused the call; throws if it did not. */
export async function refusalOf(call: Promise<unknown>): Promise<Refusal> {
  const error = await call.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  if (!(error instanceof AppwriteException))
    throw new Error(`The call was not refused by the server: ${String(error)}`);
  return { code: error.code, type: error.type, message: error.message };
}
