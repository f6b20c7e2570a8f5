/** Characters of what customers said in one answer of ours: the last of each design, cut beyond them, and what was said before, left out beyond them. */
const TOLD = { last: 40_000, cut: 80, earlier: 20_000 } as const;

interface Words {
  readonly words: string;
}

/** Whether there is room for it still, which it then has. */
function taking(room: number): (words: string) => boolean {
  let left = room;
  return (words) => {
    if (words.length > left) return false;
    left -= words.length;
    return true;
  };
}

/**
 * Tells as much of what was said as one answer holds: whoever has a link writes as much as they like, and their shop reads all of it
 * at once. What counts of each design comes first, and then what was said before, the newest first.
 * @param rows in the order in which they are told
 */
export function withinWords<D extends Words & { readonly said: readonly (Words & { readonly id: number })[] }>(
  rows: readonly D[],
): D[] {
  const [takeLast, takeEarlier] = [taking(TOLD.last), taking(TOLD.earlier)];
  const counted = rows.map((row) =>
    row.words.length <= TOLD.cut || takeLast(row.words) ? row : { ...row, words: `${row.words.slice(0, TOLD.cut)}…` },
  );
  const earlier = rows.flatMap(({ said }) => said).toSorted((a, b) => b.id - a.id);
  const told = new Set(earlier.filter(({ words }) => takeEarlier(words)).map(({ id }) => id));
  return counted.map((row) => ({ ...row, said: row.said.filter(({ id }) => told.has(id)) }));
}
