import { STUDIO } from '#web/content/studio.ts';
import type { Trouble } from '#web/features/studio/table-state.ts';

export interface TroubleWords {
  title: string;
  /** What was kept, and what trying again costs. */
  kept: string;
  /** Label of the button that takes the press up again, where that can help. */
  again?: string;
}

/** HTTP statuses of a request that no second try changes. */
const NEVER_TAKEN = new Set([400, 413, 422]);

const KEPT = STUDIO.tellTrouble.yourBriefIsKept;

/** How to take a press up again. Only what is certain: a press sent again under its key is never paid twice. */
function againWords({ seen, designId }: Trouble['press']): { kept: string; again: string } {
  if (seen) return { kept: STUDIO.tellTrouble.yourDesignIsKept, again: STUDIO.tellTrouble.lookForIt };
  if (designId === undefined)
    return { kept: STUDIO.tellTrouble.tryingAgainNeverTakes(KEPT), again: STUDIO.tellTrouble.tryAgain };
  return { kept: STUDIO.tellTrouble.andYourDesignMay(KEPT), again: STUDIO.tellTrouble.lookForIt };
}

/** What to say beneath the catalogue's message. */
export function tellTrouble({ fault, press, status = 400 }: Trouble): TroubleWords {
  const again = againWords(press);
  switch (fault) {
    case 'failed':
      return {
        title: STUDIO.tellTrouble.thisOneDidNot,
        kept: STUDIO.tellTrouble.andYourTokenIs(KEPT),
        again: STUDIO.tellTrouble.tryAgain,
      };
    case 'no-tokens':
      return { title: STUDIO.tellTrouble.noTokensLeft, kept: STUDIO.tellTrouble.nothingWasDrawnAnd(KEPT) };
    case 'not-understood':
      return { title: STUDIO.tellTrouble.notOneWordWas, kept: STUDIO.tellTrouble.nothingWasDrawnAnd(KEPT) };
    case 'unreachable':
      return { title: STUDIO.tellTrouble.nobodyAnswered, ...again };
    case 'no-response':
      return { title: STUDIO.tellTrouble.theConnectionWasLost, ...again };
    case 'invalid-response':
    case 'missing-fields':
      return { title: STUDIO.tellTrouble.theAnswerCouldNot, ...again };
    case 'refused':
      // What is wrong with the request itself is wrong with it every time.
      if (NEVER_TAKEN.has(status))
        return { title: STUDIO.tellTrouble.theRequestWasTurned, kept: STUDIO.tellTrouble.nothingWasDrawnAnd(KEPT) };
      return {
        title: status < 500 ? STUDIO.tellTrouble.theRequestWasTurned : STUDIO.tellTrouble.theServerStumbled,
        ...again,
      };
    case 'signed-out':
      return { title: STUDIO.tellTrouble.theRequestWasTurned, ...again };
  }
}
