import { asLanguage, LANGUAGE_COOKIE, LANGUAGE_PARAMETER } from '@toile/contract';
import { useEffect } from 'react';
import { LANGUAGE } from '#web/content/language.ts';

const CHOSEN = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=`);

/**
 * On a device where nothing was chosen the screens speak the language that the account keeps: the server is asked for this page
 * in it. An address that names a language was asked for already.
 */
export function useOwnLanguage(kept: unknown): void {
  const own = asLanguage(kept);
  useEffect(() => {
    const address = new URL(location.href);
    if (!own || own === LANGUAGE || CHOSEN.test(document.cookie) || address.searchParams.has(LANGUAGE_PARAMETER))
      return;
    address.searchParams.set(LANGUAGE_PARAMETER, own);
    location.replace(address);
  }, [own]);
}
