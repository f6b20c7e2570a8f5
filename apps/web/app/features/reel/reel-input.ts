/** Which way a step goes. */
export type Step = 1 | -1;

/** What a hand must do at least, and the time between two steps. */
export const REEL = {
  /** Units of a wheel event. */
  wheel: 20,
  /** Pixels of a swipe. */
  swipe: 30,
  /** Milliseconds. */
  lock: 450,
} as const;

const KEYS: Readonly<Record<string, Step>> = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 };

/** The step a key asks for. */
export const stepOfKey = (key: string): Step | undefined => (Object.hasOwn(KEYS, key) ? KEYS[key] : undefined);

/** The step a turn of the wheel asks for; `delta` in its own units, downwards positive. */
export const stepOfWheel = (delta: number): Step | undefined =>
  Math.abs(delta) < REEL.wheel ? undefined : delta > 0 ? 1 : -1;

/** The step a swipe asks for, from where the finger came down to where it left, pixels from the top. */
export const stepOfSwipe = (from: number, to: number): Step | undefined =>
  Math.abs(from - to) < REEL.swipe ? undefined : from > to ? 1 : -1;

/** Lets one step through, then none for as long as a step lasts. `now` in milliseconds. */
export function createLock(now: () => number = () => performance.now()): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const time = now();
    if (time - last < REEL.lock) return false;
    last = time;
    return true;
  };
}

/** Place after a step among `count` designs: the first and the last are the ends. */
export const clampStep = (index: number, step: Step, count: number): number =>
  Math.min(Math.max(index + step, 0), Math.max(count - 1, 0));
