import { useEffect, useState } from 'react';
import { creepLimit, creepStep, seamPlace } from '#web/features/studio/creep.ts';
import type { Work } from '#web/features/studio/table-state.ts';

const TICK_MS = 300;

/** The needle's place for a work: as far as its steps are, and between two reports a slow creep. */
export function useCreep({ stage, progress }: Work): number {
  const place = seamPlace(stage, progress);
  const [shown, setShown] = useState(place);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setShown((before) => Math.max(before, place));
      return;
    }
    const limit = creepLimit(stage, place);
    const step = (ms: number) => setShown((before) => creepStep(before, place, limit, ms));
    step(0);
    const timer = setInterval(() => step(TICK_MS), TICK_MS);
    return () => clearInterval(timer);
  }, [stage, place]);
  return shown;
}
