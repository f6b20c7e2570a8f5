import { keepInAccount } from '#web/lib/community/kept-in-account.ts';
import { forgetKeptItems, readKeptItems } from '#web/lib/community/kept-in-browser.ts';

/**
 * Moves what a guest kept in this browser to the account that is signed in.
 * @returns how many designs were moved
 * @throws what the SDK throws; they then stay in the browser
 */
export async function moveKept(): Promise<number> {
  const ids = readKeptItems().map(({ id }) => id);
  if (ids.length === 0) return 0;
  await keepInAccount(ids);
  forgetKeptItems(ids);
  return ids.length;
}
