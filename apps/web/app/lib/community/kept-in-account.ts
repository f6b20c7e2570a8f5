import * as z from 'zod';
import { backend } from '#web/lib/backend.ts';

/** Name of the collection among the account's preferences: ids of posts, kept last first. */
const PREFERENCE = 'collection';
/** Ids an account keeps; far within the room that its preferences have. */
export const KEPT_MAX = 1000;

const Prefs = z.looseObject({ [PREFERENCE]: z.array(z.string()).catch([]).default([]) });

/**
 * Ids of the posts that the signed-in user keeps, kept last first.
 * @throws what the SDK throws
 */
export async function readKeptIds(): Promise<string[]> {
  const { account } = await backend();
  return Prefs.parse(await account.getPrefs())[PREFERENCE];
}

/**
 * Keeps posts in the account, the first of `ids` foremost. The other preferences stay as they are.
 * @returns ids that were not kept before
 * @throws what the SDK throws
 */
export async function keepInAccount(ids: readonly string[]): Promise<string[]> {
  const { account } = await backend();
  const prefs = Prefs.parse(await account.getPrefs());
  const kept = prefs[PREFERENCE];
  const added = ids.filter((id) => !kept.includes(id));
  if (added.length === 0) return [];
  await account.updatePrefs({ prefs: { ...prefs, [PREFERENCE]: [...added, ...kept].slice(0, KEPT_MAX) } });
  return added;
}

/**
 * Takes a post out of the account's collection.
 * @throws what the SDK throws
 */
export async function dropFromAccount(id: string): Promise<void> {
  const { account } = await backend();
  const prefs = Prefs.parse(await account.getPrefs());
  await account.updatePrefs({ prefs: { ...prefs, [PREFERENCE]: prefs[PREFERENCE].filter((kept) => kept !== id) } });
}
