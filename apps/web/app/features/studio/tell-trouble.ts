import type { Trouble } from '#web/features/studio/table-state.ts';

export interface TroubleWords {
  title: string;
  /** What was kept, and what trying again costs. */
  kept: string;
  /** Label of the button that takes the press up again, where that can help. */
  again?: string;
}

const KEPT = 'Your brief is kept';

/** How to take a press up again. Only what is certain: a press sent again under its key is never paid twice. */
function againWords({ seen, designId }: Trouble['press']): { kept: string; again: string } {
  if (seen) return { kept: 'Your design is kept. Looking for it costs nothing.', again: 'Look for it' };
  if (designId === undefined) return { kept: `${KEPT}. Trying again never takes a second token.`, again: 'Try again' };
  return { kept: `${KEPT}, and your design may be ready by now. Looking for it costs nothing.`, again: 'Look for it' };
}

/** What to say beneath the catalogue's message. */
export function tellTrouble({ fault, press, status = 400 }: Trouble): TroubleWords {
  const again = againWords(press);
  switch (fault) {
    case 'failed':
      return { title: 'This one did not come out', kept: `${KEPT} and your token is back.`, again: 'Try again' };
    case 'no-tokens':
      return { title: 'No tokens left', kept: `${KEPT}. Nothing was drawn and nothing was taken.` };
    case 'unreachable':
      return { title: 'Nobody answered', ...again };
    case 'no-response':
      return { title: 'The connection was lost', ...again };
    case 'invalid-response':
    case 'missing-fields':
      return { title: 'The answer could not be read', ...again };
    case 'refused':
    case 'signed-out':
      return { title: status < 500 ? 'The request was turned down' : 'The server stumbled', ...again };
  }
}
