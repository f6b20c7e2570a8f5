import { ProductError } from '#server/product/errors.ts';
import type { GarmentReply, GarmentTask } from './garment-task.ts';
import type { Run } from './in-thread.ts';

/** Tasks that may wait for their turn, of one account and of all of a lane. A whole pack takes a second or two. */
const QUEUE_MAX = 24;
const EACH_MAX = 8;
/** Milliseconds of a core that an account may have taken lately, and how many of them are forgotten in a second. */
const LATELY = { max: 4000, forgottenPerSecond: 100 } as const;
/** Accounts of which is remembered what they took. */
const KNOWN_MAX = 10_000;

interface Waiting {
  readonly task: GarmentTask;
  readonly by: string;
  readonly resolve: (reply: Promise<GarmentReply>) => void;
}

interface Lane {
  readonly run: Run;
  isBusy: boolean;
}

/**
 * Deals out turns: everybody's first before anybody's second, and whoever took much of a core lately has a lane apart, where they
 * wait for one another and nobody for them. A lane does one task at a time.
 */
export function openTurns(openRun: () => Run): { take(task: GarmentTask, by: string): Promise<GarmentReply> } {
  const lanes = { quick: { run: openRun(), isBusy: false }, slow: { run: openRun(), isBusy: false } };
  const waiting: Waiting[] = [];
  const underWay = new Map<string, number>();
  /** What was taken of a core, by whom, and when that was reckoned; whoever was served last stands last. */
  const taken = new Map<string, { readonly ms: number; readonly at: number }>();

  function takenBy(by: string): number {
    const { ms, at } = taken.get(by) ?? { ms: 0, at: 0 };
    return Math.max(0, ms - ((performance.now() - at) / 1000) * LATELY.forgottenPerSecond);
  }

  function note(by: string, ms: number): void {
    const now = takenBy(by) + ms;
    taken.delete(by);
    taken.set(by, { ms: now, at: performance.now() });
    const [oldest] = taken.keys();
    if (taken.size > KNOWN_MAX && oldest !== undefined) taken.delete(oldest);
  }

  const laneOf = (by: string): Lane => (takenBy(by) > LATELY.max ? lanes.slow : lanes.quick);

  /** The one of this lane that waits, of whoever was served longest ago. */
  function nextOf(lane: Lane): Waiting | undefined {
    const order = [...taken.keys()];
    const mine = waiting.filter(({ by }) => laneOf(by) === lane);
    const [next] = mine.toSorted((a, b) => order.indexOf(a.by) - order.indexOf(b.by));
    if (next) waiting.splice(waiting.indexOf(next), 1);
    return next;
  }

  function move(): void {
    for (const lane of [lanes.quick, lanes.slow]) {
      const next = lane.isBusy ? undefined : nextOf(lane);
      if (next) next.resolve(work(lane, next));
    }
  }

  async function work(lane: Lane, { task, by }: Waiting): Promise<GarmentReply> {
    lane.isBusy = true;
    note(by, 0);
    try {
      return await lane.run(task, (ms) => note(by, ms));
    } finally {
      lane.isBusy = false;
      const left = (underWay.get(by) ?? 1) - 1;
      if (left > 0) underWay.set(by, left);
      else underWay.delete(by);
      move();
    }
  }

  return {
    take(task, by) {
      const own = underWay.get(by) ?? 0;
      const lane = laneOf(by);
      if (own >= EACH_MAX || waiting.filter((each) => laneOf(each.by) === lane).length >= QUEUE_MAX)
        return Promise.reject(new ProductError('overloaded'));
      underWay.set(by, own + 1);
      return new Promise((resolve) => {
        waiting.push({ task, by, resolve });
        move();
      });
    },
  };
}
