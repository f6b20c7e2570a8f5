import type { Move } from '@toile/contract';

/** Keys of sets that were asked for and not answered yet, by what was asked: a panel that was closed meanwhile forgets none. */
const keys = new Map<string, string>();

const nameOf = (designId: string, variations: readonly Move[][]): string => JSON.stringify([designId, variations]);

/** The key that a set is ordered under: the same until it has ended. */
export function keyOfSet(designId: string, variations: readonly Move[][]): string {
  const name = nameOf(designId, variations);
  const key = keys.get(name) ?? crypto.randomUUID();
  keys.set(name, key);
  return key;
}

/** What ended under its key is not made again by it. */
export const forgetSet = (designId: string, variations: readonly Move[][]): void =>
  void keys.delete(nameOf(designId, variations));
