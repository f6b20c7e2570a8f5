/** Who asks for a turn. */
export interface Comer {
  /** What counts as one: an account that was shown to be one's own, or else an address. */
  readonly key: string;
  /** What else they may be one of: those who share one that had many turns go after those whose had few. */
  readonly among?: readonly string[];
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
  /** How many of the known who are in debt go at once, and how many of the strangers. */
  readonly indebted: number;
  /** How many of those places are kept for the known. */
  readonly kept: number;
  /** How many of one key may be here, waiting or in hand. */
  readonly each: number;
  /** How many of the known may wait, and how many strangers. */
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
 * Turns that nobody can fill: whoever took few lately goes first, the known among them before all others. Who took many goes after all
 * who did not, whoever took the fewest first, and never has every place. The known stand in a line of their own and have places of their
 * own, so that strangers who are ever somebody new make nobody wait who is known, however often they come.
 */
export function openFairTurns(options: FairTurnsOptions): FairTurns {
  const line: Waiting[] = [];
  const taken = openTaken(options);
  const here = new Map<string, number>();
  const inHand = { known: openInHand(), strangers: openInHand() };
  const laneOf = ({ isKnown }: Comer) => (isKnown ? inHand.known : inHand.strangers);

  const debtOf = ({ key }: Comer): number => Math.max(0, taken.of(key) - options.free);

  /** The most turns that they, or any whom they may be one of, had lately. */
  const turnsOf = ({ key, among = [] }: Comer): number => Math.max(...[key, ...among].map((each) => taken.of(each)));

  /** Below 0 where `one` goes before `other`. */
  const compare = (one: Comer, other: Comer): number =>
    debtOf(one) - debtOf(other) || Number(other.isKnown) - Number(one.isKnown) || turnsOf(one) - turnsOf(other);

  const mayGo = (comer: Comer): boolean =>
    inHand.known.all + inHand.strangers.all < options.atOnce &&
    (comer.isKnown || inHand.strangers.all < options.atOnce - options.kept) &&
    (debtOf(comer) === 0 || laneOf(comer).indebted < options.indebted);

  /** Takes who waits out of the line; false where they do not wait. */
  function remove(waiting: Waiting): boolean {
    const at = line.indexOf(waiting);
    if (at < 0) return false;
    line.splice(at, 1);
    clearTimeout(waiting.timer);
    return true;
  }

  /** Has as many go as may. */
  function move(): void {
    for (let next = first(line.filter(mayGo), compare); next; next = first(line.filter(mayGo), compare)) {
      remove(next);
      next.go();
    }
  }

  /** Where more of them wait than may, the last of all who are as known as they are goes. */
  function keepShort({ isKnown }: Comer): void {
    const own = line.filter((each) => each.isKnown === isKnown);
    if (own.length <= options.waiting) return;
    const last = first(own.toReversed(), (one, other) => compare(other, one));
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
    const lane = laneOf(comer);
    for (const key of [comer.key, ...(comer.among ?? [])]) taken.add(key);
    lane.all++;
    lane.indebted += owes;
    return () => {
      lane.all--;
      lane.indebted -= owes;
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
      keepShort(comer);
      return place;
    },
  };
}

const openInHand = () => ({ all: 0, indebted: 0 });

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
const KEYS_MAX = 60_000;

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
