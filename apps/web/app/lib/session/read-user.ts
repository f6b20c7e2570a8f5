import { COLLECTION, DATABASE_ID, UserRecord } from '@toile/contract';
import { backend } from '#web/lib/backend.ts';
import { isRefusal } from '#web/lib/error-message.ts';

/** The person at the screen. `tokens` were paid for, `freetokens` were given; a press takes a free one first. */
export interface User {
  id: string;
  name: string;
  email: string;
  /** Empty where there is no picture. */
  photoUrl: string;
  tokens: number;
  freetokens: number;
}

type Balance = Pick<User, 'tokens' | 'freetokens'>;

/** Picture preference of the account; only https or a file of ours, so that a stored address cannot run anything. */
function photoOf(prefs: { picture?: unknown }): string {
  const { picture } = prefs;
  return typeof picture === 'string' && /^(https:\/\/|\/v1\/storage\/)/.test(picture) ? picture : '';
}

async function readBalance(id: string): Promise<Balance> {
  try {
    const { databases } = await backend();
    const document = await databases.getDocument({
      databaseId: DATABASE_ID,
      collectionId: COLLECTION.users,
      documentId: id,
    });
    return UserRecord.pick({ tokens: true, freetokens: true }).parse(document);
  } catch {
    return { tokens: 0, freetokens: 0 };
  }
}

/** The signed-in user, `null` for a guest. Throws only where the server cannot be asked. */
export async function readUser(): Promise<User | null> {
  try {
    const { account } = await backend();
    const { $id: id, name, email, prefs } = await account.get<{ picture?: unknown }>();
    return { id, name, email, photoUrl: photoOf(prefs), ...(await readBalance(id)) };
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}
