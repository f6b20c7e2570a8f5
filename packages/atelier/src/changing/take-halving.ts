/** Clauses of an edit that are read as two: what people write has a dozen. */
const MOST = 24;
/** Letters of all of them: the halves of a long clause are long, and each is read several times. What people write has a few hundred. */
const MOST_LETTERS = 3000;

/** What is left of both. */
export interface Halvings {
  count: number;
  letters: number;
}

export const allHalvings = (): Halvings => ({ count: MOST, letters: MOST_LETTERS });

/** Whether a clause may be read as two, which is taken of what is left: each half may be two again, so that reading would double with each 'and'. */
export function takeHalving(halvings: Halvings, clause: string): boolean {
  if (halvings.count === 0 || halvings.letters < clause.length) return false;
  halvings.count--;
  halvings.letters -= clause.length;
  return true;
}
