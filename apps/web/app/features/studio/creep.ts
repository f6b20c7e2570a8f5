import type { Work } from '#web/features/studio/table-state.ts';

/** Share of the way to the next stage's usual start that may be sewn before the stage is told. */
const REACH = 0.85;

/** Where each stage usually begins, 0 to 1; only the creep between two reports leans on it. */
const BEGINS: Record<Work['stage'], number> = {
  sending: 0,
  queued: 0.03,
  reading: 0.06,
  cutting: 0.15,
  painting: 0.3,
  pressing: 0.85,
};
const ORDER: Work['stage'][] = ['sending', 'queued', 'reading', 'cutting', 'painting', 'pressing'];

/** How far the needle may creep while nothing new is heard: towards the next stage, never into it. */
export function creepLimit(stage: Work['stage'], progress: number): number {
  const next = ORDER[ORDER.indexOf(stage) + 1];
  const begin = next ? BEGINS[next] : 1;
  return Math.max(progress, progress + (begin - progress) * REACH);
}

/** The needle's place after `ms` at `limit`'s pull: half the rest of the way every 1.2 s, and never back. */
export function creepStep(shown: number, progress: number, limit: number, ms: number): number {
  const from = Math.max(shown, progress);
  return from >= limit ? from : limit - (limit - from) * 0.5 ** (ms / 1200);
}
