import { asLanguage, LANGUAGE_COOKIE, LANGUAGE_KEPT_S, type Language } from '@toile/contract';

/** Each by the name that its readers give it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' };

/** The language that was chosen in this browser, if any was. */
export const chosenLanguage = (): Language | undefined =>
  asLanguage(new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`).exec(document.cookie)?.[1]);

/** Keeps the choice where the server reads it, and has the page written anew in it. What is being written is kept by its screen. */
export function speak(language: Language): void {
  const isSecure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the one that stands in its place is not in every browser
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${LANGUAGE_KEPT_S}; samesite=lax${isSecure}`;
  location.reload();
}
