import type { LANGUAGE_PARAMETER, Language } from '@toile/contract';
import { useState } from 'react';
import { ACCOUNT } from '#web/content/account.ts';
import { LANGUAGE } from '#web/content/language.ts';
import { AccountSection } from '#web/features/account/account-section.tsx';
import { backend } from '#web/lib/backend.ts';
import { ChipGroup } from '#web/ui/chip-group.tsx';
import { toastFault } from '#web/ui/toast.tsx';

const WORDS = ACCOUNT.languageSection;
/** Written out, for the contract's own would come as a file of its own. */
const PARAMETER: typeof LANGUAGE_PARAMETER = 'language';
/** Each by the name that its readers give it. */
const OPTIONS = [
  { value: 'en', label: 'English' },
  { value: 'hi', label: 'हिन्दी' },
] as const;

/** Keeps the language with the account, so that it is spoken wherever its owner signs in. */
async function keep(language: Language): Promise<void> {
  const { account } = await backend();
  await account.updatePrefs({ prefs: { ...(await account.getPrefs()), language } });
}

/** The language of every screen. */
export function LanguageSection() {
  const [chosen, setChosen] = useState(LANGUAGE);
  const handleChange = (language: Language) => {
    setChosen(language);
    void keep(language).then(
      () => {
        // The server gives the page in it, and this browser what is to be chosen next time.
        location.search = `${PARAMETER}=${language}`;
      },
      () => {
        setChosen(LANGUAGE);
        toastFault(WORDS.notKept);
      },
    );
  };
  return (
    <AccountSection title={WORDS.language} lead={WORDS.ofTheInterface}>
      <ChipGroup legend={WORDS.language} name="language" options={OPTIONS} value={chosen} onChange={handleChange} />
    </AccountSection>
  );
}
