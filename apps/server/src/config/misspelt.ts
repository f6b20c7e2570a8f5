/** Letters that a name may be off and still be meant for another. */
const OFF_MAX = 2;
/** Letters of a name below which so many off mean nothing. */
const LENGTH_MIN = 6;
/** Beginnings that no other program's settings have, or that belong to what this one uses. */
const FAMILIES =
  /^(S3|SMTP|RAZORPAY|SELLER|GENERATIONS?|GENERATOR|DESCRIBER|SESSION_SECRET|TRUST|DATABASE|METRICS|CONTACT)_/;

/** A setting that nothing reads, and the one it may have been meant for. */
export interface Misspelt {
  readonly name: string;
  readonly meant: string;
}

/** Those of `given` that are none of `known` and look like one. */
export function findMisspelt(given: readonly string[], known: readonly string[]): Misspelt[] {
  const all = new Set(known);
  return given
    .filter((name) => !all.has(name))
    .flatMap((name) => {
      const [nearest] = known
        .map((meant) => ({ meant, off: lettersOff(name, meant) }))
        .toSorted((one, other) => one.off - other.off);
      if (!nearest) return [];
      const isNear = nearest.off <= OFF_MAX && nearest.meant.length >= LENGTH_MIN;
      return isNear || FAMILIES.test(name) ? [{ name, meant: nearest.meant }] : [];
    });
}

/** Letters to add, take away or change until one name is the other. */
function lettersOff(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [at, other] of [...to].entries()) {
      const changed = (row[at] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
