import { PROJECT_ID } from '@toile/contract';
import { Account, Client, Databases } from 'appwrite';

/** The official SDK on our own origin. Made on first use: there is no origin while pages are prerendered. */
function connect() {
  const client = new Client().setEndpoint(`${location.origin}/v1`).setProject(PROJECT_ID);
  return { account: new Account(client), databases: new Databases(client) };
}

let connected: ReturnType<typeof connect> | undefined;

/** The services of the backend that the product calls. */
export function backend() {
  connected ??= connect();
  return connected;
}
