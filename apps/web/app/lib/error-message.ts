import { AppwriteException } from 'appwrite';

/** What is wrong with the reply or the way to it. `status` is 0 where no reply came. */
const statusOf = (error: unknown): number => (error instanceof AppwriteException ? (error.code ?? 0) : 0);

/** The server understood and said no: asking again would say the same. */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  return status >= 400 && status < 500;
}

/** The words the server gave for its refusal, else `fallback`: a broken connection has no words worth showing. */
export function errorMessage(error: unknown, fallback: string): string {
  return error instanceof AppwriteException && statusOf(error) > 0 && error.message ? error.message : fallback;
}
