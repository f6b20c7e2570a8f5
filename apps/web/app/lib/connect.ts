import { PROJECT_ID } from '@toile/contract';
import { Account, Client, Databases, ID, OAuthProvider, Query } from 'appwrite';

/** The services of the backend that the product calls, by the official SDK on our own origin. */
export function connect() {
  const client = new Client().setEndpoint(`${location.origin}/v1`).setProject(PROJECT_ID);
  return {
    account: new Account(client),
    databases: new Databases(client),
    newId: () => ID.unique(),
    google: OAuthProvider.Google,
    Query,
  };
}
