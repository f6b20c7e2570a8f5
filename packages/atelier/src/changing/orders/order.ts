import type { Look } from '@toile/look';

/** What one clause asks for: in the one way this room reads it, or told, where it cannot be drawn. */
export interface Order {
  clauses: readonly string[];
  told?: readonly string[];
  /** What it is of, so that the next may go on about it. */
  of?: string | undefined;
  /** Something goes: what is named next may come in its place. */
  isGoing?: true;
  /** The same in a colour that is named just after it. */
  inColour?: (colour: string) => readonly string[];
}

/** What is known when a clause is read: the Look, and what was spoken of last. */
export interface Said {
  look: Look;
  topic: string | undefined;
}

/** One kind of order. @returns the order, where the clause is wholly one of this kind and all it names is there */
export type Frame = (clause: string, said: Said) => Order | undefined;
