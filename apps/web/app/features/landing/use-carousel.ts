import { useEffect, useState, useSyncExternalStore } from 'react';

/** Milliseconds a slide stands. */
const ADVANCE_MS = 2000;
const STILL = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void) {
  const query = matchMedia(STILL);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether this person wants no motion. Counts as wanted until the browser can be asked. */
const useStill = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(STILL).matches,
    () => false,
  );

/**
 * Which of `count` slides stands in the middle. Advances by itself and loops; not while it is paused, while it is `held` (by
 * a pointer or the focus on it), or for people who want no motion.
 */
export function useCarousel(count: number, held: boolean) {
  const [current, setCurrent] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const isStill = useStill();
  const moves = !isPaused && !isStill && !held;
  useEffect(() => {
    if (!moves) return;
    const timer = setInterval(() => setCurrent((now) => (now + 1) % count), ADVANCE_MS);
    return () => clearInterval(timer);
  }, [moves, count]);
  return {
    current,
    show: setCurrent,
    isPaused: isPaused || isStill,
    isStill,
    togglePause: () => setPaused((is) => !is),
    moves,
  };
}

/** How far slide `index` stands from the middle on a ring of `count`: negative to the left. */
export function offsetOnRing(index: number, current: number, count: number): number {
  const ahead = (((index - current) % count) + count) % count;
  return ahead > count / 2 ? ahead - count : ahead;
}
