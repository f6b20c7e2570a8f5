import { useEffect, useState } from 'react';
import { creepLimit, creepStep } from '#web/features/studio/creep.ts';
import type { Work } from '#web/features/studio/table-state.ts';

const TICK_MS = 300;

/** The progress to show for a work: what was reported, and between two reports a slow creep. */
export function useCreep({ stage, progress }: Work): number {
  const [shown, setShown] = useState(progress);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setShown((before) => Math.max(before, progress));
      return;
    }
    const limit = creepLimit(stage, progress);
    const step = (ms: number) => setShown((before) => creepStep(before, progress, limit, ms));
    step(0);
    const timer = setInterval(() => step(TICK_MS), TICK_MS);
    return () => clearInterval(timer);
  }, [stage, progress]);
  return shown;
}
