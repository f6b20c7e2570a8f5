import { ErrorBody, MESSAGE, PROJECT_ID } from '@toile/contract';

/** What our own routes refuse with, in the shape of the SDK's errors, so that one reader of errors serves both. */
class Refusal extends Error {
  override readonly name = 'AppwriteException';
  readonly code: number;
  readonly type: string;

  constructor({ message, code, type }: Pick<ErrorBody, 'message' | 'code' | 'type'>) {
    super(message);
    this.code = code;
    this.type = type;
  }
}

/** A server that takes longer than this has failed, in milliseconds. */
const DEADLINE_MS = 20_000;

/**
 * Calls a route of our own as the signed-in user.
 * @returns the reply's JSON, undefined where it has none
 * @throws a refusal with the server's words, code and type; the browser's error when nobody answers
 */
export async function callOwn(
  path: string,
  { method = 'GET', body, signal }: { method?: string; body?: object; signal?: AbortSignal } = {},
): Promise<unknown> {
  const late = AbortSignal.timeout(DEADLINE_MS);
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      'X-Appwrite-Project': PROJECT_ID,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: signal ? AbortSignal.any([signal, late]) : late,
  });
  const json: unknown = await response.json().catch(() => undefined);
  if (response.ok) return json;
  const told = ErrorBody.safeParse(json);
  throw new Refusal(
    told.data ?? { message: MESSAGE.generationApiError(response.status), code: response.status, type: 'unknown' },
  );
}
