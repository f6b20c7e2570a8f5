import { refusalWords } from '#web/content/server-errors.ts';

/** What the SDK throws for a reply of 400 or above; known by its name, so that knowing it does not load the SDK. */
interface Refused extends Error {
  name: 'AppwriteException';
  /** The HTTP status; 0 where no request was made. */
  code: number;
  type: string;
}

const isRefused = (error: unknown): error is Refused => error instanceof Error && error.name === 'AppwriteException';

/** The server understood and said no: asking again would say the same. */
export const isRefusal = (error: unknown): boolean => isRefused(error) && error.code >= 400 && error.code < 500;

/** The dialect's type of a reply that said no, such as `user_session_already_exists`. */
export const refusalType = (error: unknown): string | undefined => (isRefused(error) ? error.type : undefined);

/** How the dialect begins a sentence on a parameter; people are told the sentence alone. */
const PARAMETER = /^Invalid `[\w.]+` param: /;

/** The words for the server's refusal, else `fallback`: a broken connection has no words worth showing. */
export const errorMessage = (error: unknown, fallback: string): string =>
  (isRefused(error) && error.code > 0 && refusalWords(error.type, error.message.replace(PARAMETER, ''))) || fallback;
