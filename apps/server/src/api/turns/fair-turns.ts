/** Who asks for a turn. */
export interface Comer {
  /** What counts as one: an account that was shown to be one's own, or else an address. */
  readonly key: string;
  /** Whether they showed before now that they are who they say. */
  readonly isKnown: boolean;
}

/** What becomes of who came; one of the two is called, once, unless they leave before. */
export interface Outcome {
  go(place: Place): void;
  /** They have too much here already (`own`); or there is no room for them, others came who go first, or they have waited too long. */
  turnAway(why: 'own' | 'all'): void;
}

/** A place in the line, or a turn. Leaving again is harmless. */
export interface Place {
  readonly isWaiting: boolean;
  leave(): void;
}

export interface FairTurns {
  /** Calls `go` when it is their turn, at once or later. */
  take(comer: Comer, outcome: Outcome): Place;
}

export interface FairTurnsOptions {
  readonly atOnce: number;
  /** How many of those who are in debt go at once. */
  readonly indebted: number;
  /** How many of one key may be here, waiting or in hand. */
  readonly each: number;
  /** How many may wait. */
  readonly waiting: number;
  /** Milliseconds that somebody may wait. */
  readonly wait: number;
  /** Turns that somebody may take before they are in debt, and the milliseconds after which one is forgotten. */
  readonly free: number;
  readonly forgotten: number;
  /** Turns beyond which no more are remembered of anybody. */
  readonly most: number;
}

interface Waiting extends Comer {
  readonly timer: NodeJS.Timeout;
  go(): void;
  turnAway(): void;
}

/**
 * Turns of all in one line that nobody can fill: whoever took few lately goes first, the known among them before all others. Who took
 * many goes after all who did not, whoever took the fewest first, and never has every place.
 */
export function openFairTurns(options: FairTurnsOptions): FairTurns {
  const line: Waiting[] = [];
  const taken = openTaken(options);
  const here = new Map<string, number>();
  const inHand = { all: 0, indebted: 0 };

  const debtOf = ({ key }: Comer): number => Math.max(0, taken.of(key) - options.free);

  /** Below 0 where `one` goes before `other`. */
  const compare = (one: Comer, other: Comer): number =>
    debtOf(one) - debtOf(other) ||
    Number(other.isKnown) - Number(one.isKnown) ||
    taken.of(one.key) - taken.of(other.key);

  const mayGo = (comer: Comer): boolean =>
    inHand.all < options.atOnce && (debtOf(comer) === 0 || inHand.indebted < options.indebted);

  /** Takes who waits out of the line; false where they do not wait. */
  function remove(waiting: Waiting): boolean {
    const at = line.indexOf(waiting);
    if (at < 0) return false;
    line.splice(at, 1);
    clearTimeout(waiting.timer);
    return true;
  }

  /** Has as many go as may. The first of the line is in debt only where all are. */
  function move(): void {
    for (let next = first(line, compare); next && mayGo(next); next = first(line, compare)) {
      remove(next);
      next.go();
    }
  }

  function turnLastAway(): void {
    const last = first(line.toReversed(), (one, other) => compare(other, one));
    if (last && remove(last)) last.turnAway();
  }

  function count(key: string, more: 1 | -1): void {
    const now = (here.get(key) ?? 0) + more;
    if (now > 0) here.set(key, now);
    else here.delete(key);
  }

  /** Begins a turn; called again, ends it. */
  function begin(comer: Comer): () => void {
    const owes = debtOf(comer) > 0 ? 1 : 0;
    taken.add(comer.key);
    inHand.all++;
    inHand.indebted += owes;
    return () => {
      inHand.all--;
      inHand.indebted -= owes;
      move();
    };
  }

  function stand(comer: Comer, outcome: Outcome): Place {
    const { key } = comer;
    let end: (() => void) | undefined;
    let state: 'waits' | 'in hand' | 'over' = 'waits';
    const place: Place = {
      get isWaiting() {
        return state === 'waits';
      },
      leave() {
        if (state === 'over') return;
        state = 'over';
        count(key, -1);
        if (!remove(waiting)) end?.();
      },
    };
    const waiting: Waiting = {
      ...comer,
      timer: setTimeout(() => remove(waiting) && waiting.turnAway(), options.wait).unref(),
      go() {
        state = 'in hand';
        end = begin(comer);
        outcome.go(place);
      },
      turnAway() {
        state = 'over';
        count(key, -1);
        outcome.turnAway('all');
      },
    };
    count(key, 1);
    line.push(waiting);
    return place;
  }

  return {
    take(comer, outcome) {
      if ((here.get(comer.key) ?? 0) >= options.each) {
        outcome.turnAway('own');
        return NOWHERE;
      }
      const place = stand(comer, outcome);
      move();
      if (line.length > options.waiting) turnLastAway();
      return place;
    },
  };
}

/** Of who was turned away at once. */
const NOWHERE: Place = { isWaiting: false, leave: () => undefined };

/** The first of those that go before all others; of equals the one that came first. */
function first<T>(all: readonly T[], compare: (one: T, other: T) => number): T | undefined {
  let best = all[0];
  if (best === undefined) return undefined;
  for (const each of all) if (compare(each, best) < 0) best = each;
  return best;
}

/** Keys of which is remembered what they took. */
const KEYS_MAX = 20_000;

/** How many turns each took lately. */
function openTaken({ forgotten, most }: FairTurnsOptions) {
  const taken = new Map<string, { readonly turns: number; readonly at: number }>();
  const of = (key: string): number => {
    const { turns, at } = taken.get(key) ?? { turns: 0, at: 0 };
    return Math.max(0, turns - Math.floor((performance.now() - at) / forgotten));
  };
  return {
    of,
    add(key: string): void {
      const turns = Math.min(most, of(key) + 1);
      taken.delete(key);
      taken.set(key, { turns, at: performance.now() });
      const [oldest] = taken.size > KEYS_MAX ? taken.keys() : [];
      if (oldest !== undefined) taken.delete(oldest);
    },
  };
}
