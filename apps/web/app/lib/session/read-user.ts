import { COLLECTION, DATABASE_ID, UserRecord } from '@toile/contract';
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
  /** Whether letters to this address are known to arrive: where that is asked for, no given token is taken before. */
  isProved?: boolean;
  /** What the account keeps as the language of every screen; anybody may write anything there. */
  language?: unknown;
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
    const {
      $id: id,
      name,
      email,
      prefs,
      emailVerification,
    } = await account.get<{ picture?: unknown; language?: unknown }>();
    return {
      id,
      name,
      email,
      photoUrl: photoOf(prefs),
      isProved: emailVerification,
      language: prefs.language,
      balance: await readBalance(id),
    };
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}
