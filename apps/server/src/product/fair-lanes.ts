import { ProductError } from '#server/product/errors.ts';

/** What lanes hold: of work that takes seconds other numbers than of work that takes a moment. */
export interface LaneLimits {
  /** Tasks that may wait for their turn, of all of a lane. */
  readonly queue: number;
  /** Tasks of an account that wait or are being done. */
  readonly each: number;
  /** Milliseconds of a core that an account may have taken lately, and how many of them are forgotten in a second. */
  readonly lately: { readonly max: number; readonly forgottenPerSecond: number };
  /** Milliseconds after which whoever waits for their turn is told to come again. */
  readonly wait: number;
}

/** Works out one task. `took` is told what it took of a core, in milliseconds, whether or not it came to an end. */
export type Run<Task, Reply> = (task: Task, took: (ms: number) => void) => Promise<Reply>;

/** Where everybody is served once before anybody is served twice. */
export interface FairLanes<Task, Reply> {
  /**
   * @param gone aborts when nobody waits for the reply any more: what is not begun by then never is
   * @throws {ProductError} `overloaded` when too many wait already, it has waited too long, or nobody waits for it
   */
  take(task: Task, by: string, gone?: AbortSignal): Promise<Reply>;
}

/** Accounts of which is remembered what they took. */
const KNOWN_MAX = 10_000;

interface Waiting<Task, Reply> {
  readonly task: Task;
  readonly by: string;
  readonly resolve: (reply: Promise<Reply>) => void;
}

interface Lane<Task, Reply> {
  readonly run: Run<Task, Reply>;
  isBusy: boolean;
}

/**
 * Deals out turns: everybody's first before anybody's second, and whoever took much of a core lately has a lane apart, where they
 * wait for one another and nobody for them. A lane does one task at a time.
 */
export function openFairLanes<Task, Reply>(
  openRun: () => Run<Task, Reply>,
  limits: LaneLimits,
): FairLanes<Task, Reply> {
  const lanes = { quick: openLane(openRun), slow: openLane(openRun) };
  const waiting: Waiting<Task, Reply>[] = [];
  const underWay = new Map<string, number>();
  const taken = openLedger(limits.lately.forgottenPerSecond);
  const laneOf = (by: string) => (taken.of(by) > limits.lately.max ? lanes.slow : lanes.quick);

  /** The one of this lane that waits, of whoever was served longest ago. */
  function nextOf(lane: Lane<Task, Reply>): Waiting<Task, Reply> | undefined {
    let next: Waiting<Task, Reply> | undefined;
    for (const each of waiting)
      if (laneOf(each.by) === lane && (!next || taken.turnOf(each.by) < taken.turnOf(next.by))) next = each;
    if (next) waiting.splice(waiting.indexOf(next), 1);
    return next;
  }

  function move(): void {
    for (const lane of [lanes.quick, lanes.slow]) {
      const next = lane.isBusy ? undefined : nextOf(lane);
      if (next) next.resolve(work(lane, next));
    }
  }

  async function work(lane: Lane<Task, Reply>, { task, by }: Waiting<Task, Reply>): Promise<Reply> {
    lane.isBusy = true;
    taken.note(by, 0);
    try {
      return await lane.run(task, (ms) => taken.note(by, ms));
    } finally {
      lane.isBusy = false;
      release(by);
      move();
    }
  }

  function release(by: string): void {
    const left = (underWay.get(by) ?? 1) - 1;
    if (left > 0) underWay.set(by, left);
    else underWay.delete(by);
  }

  /** Waits for its turn, until it has waited too long or nobody waits for it; what has begun is ended by its run alone. */
  function stand(task: Task, by: string, gone: AbortSignal | undefined): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        const at = waiting.indexOf(place);
        if (at < 0) return;
        waiting.splice(at, 1);
        release(by);
        settle();
        reject(new ProductError('overloaded'));
      };
      const timer = setTimeout(leave, limits.wait);
      gone?.addEventListener('abort', leave);
      const settle = () => {
        clearTimeout(timer);
        gone?.removeEventListener('abort', leave);
      };
      const place: Waiting<Task, Reply> = {
        task,
        by,
        resolve: (reply) => {
          settle();
          resolve(reply);
        },
      };
      waiting.push(place);
      move();
    });
  }

  return {
    take(task, by, gone) {
      const own = underWay.get(by) ?? 0;
      const lane = laneOf(by);
      if (
        gone?.aborted ||
        own >= limits.each ||
        waiting.filter((each) => laneOf(each.by) === lane).length >= limits.queue
      )
        return Promise.reject(new ProductError('overloaded'));
      underWay.set(by, own + 1);
      return stand(task, by, gone);
    },
  };
}

const openLane = <Task, Reply>(openRun: () => Run<Task, Reply>): Lane<Task, Reply> => ({
  run: openRun(),
  isBusy: false,
});

/** What each account took of a core lately, and when it was served last. */
function openLedger(forgottenPerSecond: number) {
  const taken = new Map<string, { readonly ms: number; readonly at: number; readonly turn: number }>();
  let turns = 0;
  const of = (by: string): number => {
    const { ms, at } = taken.get(by) ?? { ms: 0, at: 0 };
    return Math.max(0, ms - ((performance.now() - at) / 1000) * forgottenPerSecond);
  };
  return {
    of,
    /** Whoever was never served comes before all others. */
    turnOf: (by: string): number => taken.get(by)?.turn ?? 0,
    note(by: string, ms: number): void {
      const now = of(by) + ms;
      taken.delete(by);
      taken.set(by, { ms: now, at: performance.now(), turn: ++turns });
      const [oldest] = taken.keys();
      if (taken.size > KNOWN_MAX && oldest !== undefined) taken.delete(oldest);
    },
  };
}
