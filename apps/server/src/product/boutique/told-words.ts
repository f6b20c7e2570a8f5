/** Characters of what customers said in one answer of ours; beyond them an earlier word is left out, and the last of each design cut. */
const TOLD = { all: 60_000, cut: 80 } as const;

interface Words {
  readonly words: string;
}

/**
 * Tells as much of what was said as one answer holds: whoever has a link writes as much as they like, and their shop reads all of it
 * at once. What counts of each design comes first, and then what was said before, the newest first.
 * @param rows in the order in which they are told
 */
export function withinWords<D extends Words & { readonly said: readonly (Words & { readonly id: number })[] }>(
  rows: readonly D[],
): D[] {
  let left: number = TOLD.all;
  const take = (words: string): boolean => {
    if (words.length > left) return false;
    left -= words.length;
    return true;
  };
  const counted = rows.map((row) =>
    row.words.length <= TOLD.cut || take(row.words) ? row : { ...row, words: `${row.words.slice(0, TOLD.cut)}…` },
  );
  const earlier = rows.flatMap(({ said }) => said).toSorted((a, b) => b.id - a.id);
  const told = new Set(earlier.filter(({ words }) => take(words)).map(({ id }) => id));
  return counted.map((row) => ({ ...row, said: row.said.filter(({ id }) => told.has(id)) }));
}
