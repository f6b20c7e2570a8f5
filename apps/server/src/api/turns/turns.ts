/** A place in somebody's line, or what they have in hand. */
export interface Ticket<Key> {
  readonly key: Key;
  /** Until it went: what it would hold is not kept for as long as an answer takes. */
  go: ((ticket: Ticket<Key>) => void) | undefined;
  state: 'waits' | 'in hand' | 'over';
}

/** Lets so many of each key go at once, the others in the order in which they came. */
export interface Turns<Key> {
  /** Calls `go` when it is its turn, at once or later. Undefined, and `go` is never called, where the line is full. */
  take(key: Key, go: (ticket: Ticket<Key>) => void): Ticket<Key> | undefined;
  /** Ends a turn, or gives up waiting for it. Again is harmless. */
  release(ticket: Ticket<Key> | undefined): void;
}

export interface TurnsOptions {
  readonly atOnce: number;
  /** How many may wait. */
  readonly waiting: number;
}

interface Line<Key> {
  inHand: number;
  readonly waiting: Ticket<Key>[];
}

/** Turns of each key for itself: nobody waits for what another key has in hand. */
export function openTurns<Key>({ atOnce, waiting }: TurnsOptions): Turns<Key> {
  const lines = new Map<Key, Line<Key>>();

  function begin(line: Line<Key>, ticket: Ticket<Key>): void {
    line.inHand++;
    ticket.state = 'in hand';
    const { go } = ticket;
    ticket.go = undefined;
    go?.(ticket);
  }

  function end({ key, state }: Ticket<Key>, line: Line<Key>): void {
    if (state !== 'in hand') return;
    line.inHand--;
    const next = line.waiting.shift();
    if (next) begin(line, next);
    else if (line.inHand === 0) lines.delete(key);
  }

  return {
    take(key, go) {
      const line: Line<Key> = lines.get(key) ?? { inHand: 0, waiting: [] };
      const isFree = line.inHand < atOnce;
      if (!isFree && line.waiting.length >= waiting) return undefined;
      lines.set(key, line);
      const ticket: Ticket<Key> = { key, go, state: 'waits' };
      if (isFree) begin(line, ticket);
      else line.waiting.push(ticket);
      return ticket;
    },
    release(ticket) {
      const line = ticket && lines.get(ticket.key);
      if (!line || ticket.state === 'over') return;
      const was = { ...ticket };
      ticket.state = 'over';
      if (was.state === 'waits') line.waiting.splice(line.waiting.indexOf(ticket), 1);
      else end(was, line);
    },
  };
}
