/** Languages of the interface. The first is everybody's who asks for none of them, search engines' too. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Of any page's address: asks the server to keep a language as the one chosen in this browser, and for the page in it. */
export const LANGUAGE_PARAMETER = 'language';
/** Cookie that keeps which one was chosen in this browser. */
export const LANGUAGE_COOKIE = 'toile_language';
/** Seconds a choice is kept. */
export const LANGUAGE_KEPT_S = 365 * 86_400;

/** A word for one of the languages, else undefined. */
export const asLanguage = (word: unknown): Language | undefined => LANGUAGES.find((language) => language === word);
