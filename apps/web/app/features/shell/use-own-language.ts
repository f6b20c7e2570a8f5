import { useEffect } from 'react';
import { LANGUAGE } from '#web/content/language.ts';
import { chosenLanguage, speak } from '#web/lib/language-choice.ts';
import { useSession } from '#web/lib/session/use-session.ts';

/** On a device where nothing was chosen the screens speak the language that the account keeps. */
export function useOwnLanguage(): void {
  const session = useSession();
  const own = session.status === 'signed-in' ? session.user.language : undefined;
  useEffect(() => {
    if (own && own !== LANGUAGE && !chosenLanguage()) speak(own);
  }, [own]);
}
