import type { Trouble } from '#web/features/studio/table-state.ts';

export interface TroubleWords {
  title: string;
  /** What was kept, and what trying again costs. */
  kept: string;
  /** Label of the button that takes the press up again, where that can help. */
  again?: string;
}

const KEPT = 'Your brief is kept';

/** What to say beneath the catalogue's message. Only what is certain: a press sent again under its key is never paid twice. */
export function tellTrouble({ fault, press, status = 400 }: Trouble): TroubleWords {
  const mayBeDone = press.designId !== undefined;
  const again = mayBeDone
    ? { kept: `${KEPT}, and your design may be ready by now. Looking for it costs nothing.`, again: 'Look for it' }
    : { kept: `${KEPT}. Trying again never takes a second token.`, again: 'Try again' };
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
