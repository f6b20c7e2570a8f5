import { STAGES, type Stage } from '@toile/contract';
import type { Work } from '#web/features/studio/table-state.ts';

/** Share of the way to the next stage's usual start that may be sewn before the stage is told. */
const REACH = 0.85;

/** Where each stage usually begins in what is reported, 0 to 1. */
const BEGINS: Record<Stage, number> = {
  queued: 0,
  reading: 0.06,
  cutting: 0.15,
  painting: 0.3,
  pressing: 0.85,
};

/** Where a stage begins on the seam: each of the named steps has the same length of it. */
const placeOnSeam = (stage: Work['stage']): number => (stage === 'sending' ? 0 : STAGES.indexOf(stage) / STAGES.length);

/** Where the next stage begins on the seam. */
const nextPlace = (stage: Work['stage']): number => (stage === 'sending' ? 0 : placeOnSeam(stage) + 1 / STAGES.length);

/**
 * The needle's place for what is reported: as far as the steps beside it say. With three of five done and the fourth begun it is
 * three fifths of the way.
 */
export function seamPlace(stage: Work['stage'], progress: number): number {
  if (progress >= 1) return 1;
  if (stage === 'sending') return 0;
  const next = STAGES[STAGES.indexOf(stage) + 1];
  const end = next ? BEGINS[next] : 1;
  const share = (progress - BEGINS[stage]) / (end - BEGINS[stage]);
  return placeOnSeam(stage) + Math.min(1, Math.max(0, share)) / STAGES.length;
}

/** How far the needle may creep from its place while nothing new is heard: towards the next stage, never into it. */
export function creepLimit(stage: Work['stage'], place: number): number {
  return Math.max(place, place + (nextPlace(stage) - place) * REACH);
}

/** The needle's place after `ms` at `limit`'s pull: half the rest of the way every 1.2 s, and never back. */
export function creepStep(shown: number, place: number, limit: number, ms: number): number {
  const from = Math.max(shown, place);
  return from >= limit ? from : limit - (limit - from) * 0.5 ** (ms / 1200);
}
