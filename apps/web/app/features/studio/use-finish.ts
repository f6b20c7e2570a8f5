import { useState } from 'react';
import { Finish, PLAIN } from '#web/features/studio/finish.ts';

const NAME = 'toile.studio.finish';

function readFinish(): Finish {
  try {
    return Finish.catch(PLAIN).parse(JSON.parse(localStorage.getItem(NAME) ?? 'null'));
  } catch {
    return PLAIN;
  }
}

/** The Premium toggles as this browser remembers them; both off where Premium is not open. */
export function useFinish(isPremium: boolean): { finish: Finish; setFinish: (finish: Finish) => void } {
  const [finish, setFinish] = useState(readFinish);
  return {
    finish: isPremium ? finish : PLAIN,
    setFinish: (next) => {
      setFinish(next);
      try {
        localStorage.setItem(NAME, JSON.stringify(next));
      } catch {
        // A browser that forbids storage forgets the toggles with the page.
      }
    },
  };
}
