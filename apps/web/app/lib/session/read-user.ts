import { asLanguage, COLLECTION, DATABASE_ID, type Language, UserRecord } from '@toile/contract';
import { backend } from '#web/lib/backend.ts';
import { isRefusal } from '#web/lib/error-message.ts';

/** `tokens` were paid for, `freetokens` were given; a press takes a free one first. */
export type Balance = Pick<UserRecord, 'tokens' | 'freetokens'>;

/** The person at the screen. */
export interface User {
  id: string;
  name: string;
  email: string;
  /** Empty where there is no picture. */
  photoUrl: string;
  /** Null while it could not be read. */
  balance: Balance | null;
  /** That its owner chose for every screen, where they did. */
  language?: Language;
}

/** Picture preference of the account; only https or a file of ours, so that a stored address cannot run anything. */
function photoOf(prefs: { picture?: unknown }): string {
  const { picture } = prefs;
  return typeof picture === 'string' && /^(https:\/\/|\/v1\/storage\/)/.test(picture) ? picture : '';
}

async function readBalance(id: string): Promise<Balance | null> {
  try {
    const { databases } = await backend();
    const document = await databases.getDocument({
      databaseId: DATABASE_ID,
      collectionId: COLLECTION.users,
      documentId: id,
    });
    return UserRecord.pick({ tokens: true, freetokens: true }).parse(document);
  } catch {
    return null;
  }
}

/** The signed-in user, `null` for a guest. Throws only where the server cannot be asked. */
export async function readUser(): Promise<User | null> {
  try {
    const { account } = await backend();
    const { $id: id, name, email, prefs } = await account.get<{ picture?: unknown; language?: unknown }>();
    const language = asLanguage(prefs.language);
    const user = { id, name, email, photoUrl: photoOf(prefs), balance: await readBalance(id) };
    return language ? { ...user, language } : user;
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}
