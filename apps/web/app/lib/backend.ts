import { PROJECT_ID } from '@toile/contract';

/** The official SDK on our own origin. It comes after the first paint, for no page needs it to be seen. */
async function connect() {
  const { Account, Client, Databases, ID, OAuthProvider, Query } = await import('appwrite');
  const client = new Client().setEndpoint(`${location.origin}/v1`).setProject(PROJECT_ID);
  return {
    account: new Account(client),
    databases: new Databases(client),
    newId: () => ID.unique(),
    google: OAuthProvider.Google,
    Query,
  };
}

let connected: ReturnType<typeof connect> | undefined;

/** The services of the backend that the product calls. */
export function backend() {
  connected ??= connect().catch((error: unknown) => {
    // The next call tries to load it again.
    connected = undefined;
    throw error;
  });
  return connected;
}
