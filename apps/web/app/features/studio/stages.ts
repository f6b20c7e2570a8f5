import { STAGES, type Stage } from '@toile/contract';
import { STUDIO } from '#web/content/studio.ts';
import type { Work } from '#web/features/studio/table-state.ts';

interface StageWords {
  name: string;
  /** What is done in it, told while it is being done. */
  doing: string;
}

export const STAGE_WORDS: Record<Stage, StageWords> = {
  queued: { name: STUDIO.stages.takingYourPlace, doing: STUDIO.stages.theNextFreeTable },
  reading: { name: STUDIO.stages.readingTheBrief, doing: STUDIO.stages.yourWordsFirstThen },
  cutting: { name: STUDIO.stages.choosingClothAndCut, doing: STUDIO.stages.whatYouLeftOpen },
  painting: { name: STUDIO.stages.drawing, doing: STUDIO.stages.foldsLightAndPrint },
  pressing: { name: STUDIO.stages.pressingTheSheet, doing: STUDIO.stages.thePictureAndIts },
};

/** Where a stage is, seen from the one the work is in. */
export type Place = 'done' | 'now' | 'to-come';

export function placeOf(stage: Stage, current: Work['stage']): Place {
  // What is being sent waits to be taken up.
  const distance = STAGES.indexOf(stage) - (current === 'sending' ? 0 : STAGES.indexOf(current));
  return distance < 0 ? 'done' : distance === 0 ? 'now' : 'to-come';
}

/** One line for the place the work has reached, e.g. for a narrow screen or a screen reader. */
export function stageLine(current: Work['stage']): string {
  if (current === 'sending') return STUDIO.stages.sendingTheBrief;
  return STUDIO.stages.stageOf(STAGE_WORDS[current].name, STAGES.indexOf(current) + 1, STAGES.length);
}
