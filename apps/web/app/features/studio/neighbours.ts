import type { Piece } from '#web/features/studio/bench-state.ts';

/** The ways to the finished designs beside the one on the table; absent at an end. */
export interface Neighbours {
  previous?: (() => void) | undefined;
  next?: (() => void) | undefined;
}

/** Those of a visit, newest first: the next one is the one made before. */
export function neighboursOf(pieces: readonly Piece[], shown: string | null, show: (key: string) => void): Neighbours {
  const done = pieces.filter(({ table }) => table.result !== null).map(({ key }) => key);
  const at = shown === null ? -1 : done.indexOf(shown);
  const wayTo = (key: string | undefined) => (at < 0 || key === undefined ? undefined : () => show(key));
  return { previous: wayTo(done[at - 1]), next: wayTo(done[at + 1]) };
}
