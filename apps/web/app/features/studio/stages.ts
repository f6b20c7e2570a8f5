import { STAGES, type Stage } from '@toile/contract';
import type { Work } from '#web/features/studio/table-state.ts';

interface StageWords {
  name: string;
  /** What is done in it, told while it is being done. */
  doing: string;
}

export const STAGE_WORDS: Record<Stage, StageWords> = {
  queued: { name: 'Taking your place', doing: 'The next free table is yours' },
  reading: { name: 'Reading the brief', doing: 'Your words first, then the options' },
  cutting: { name: 'Choosing cloth and cut', doing: 'What you left open is chosen to match' },
  painting: { name: 'Drawing', doing: 'Folds, light and print' },
  pressing: { name: 'Pressing the sheet', doing: 'The picture and its description are put away safely' },
};

/** Where a stage is, seen from the one the work is in. */
export type Place = 'done' | 'now' | 'to-come';

export function placeOf(stage: Stage, current: Work['stage']): Place {
  if (current === 'sending') return 'to-come';
  const distance = STAGES.indexOf(stage) - STAGES.indexOf(current);
  return distance < 0 ? 'done' : distance === 0 ? 'now' : 'to-come';
}

/** One line for the place the work has reached, e.g. for a narrow screen or a screen reader. */
export function stageLine(current: Work['stage']): string {
  if (current === 'sending') return 'Sending the brief';
  return `${STAGE_WORDS[current].name}, ${STAGES.indexOf(current) + 1} of ${STAGES.length}`;
}
