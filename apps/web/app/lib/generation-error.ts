import { EMAIL_UNPROVED, ErrorBody, MESSAGE, NOT_UNDERSTOOD, SPEND_FAILED } from '@toile/contract';
import { refusalWords } from '#web/content/server-errors.ts';

/**
 * Why a press did not end in a picture. `message` is the catalogue's, ready to be shown.
 * - `signed-out`, `no-tokens`, `refused`: the server said no before it took a token
 * - `not-understood`: the same, as nothing of the words was
 * - `unreachable`, `no-response`: nobody knows; the same press may be sent again and costs nothing more
 * - `invalid-response`, `missing-fields`: the answer came and cannot be read
 * - `failed`: the server gave up and gave the token back
 */
export type GenerationFault =
  | 'signed-out'
  | 'no-tokens'
  | 'refused'
  | 'not-understood'
  | 'unreachable'
  | 'no-response'
  | 'invalid-response'
  | 'missing-fields'
  | 'failed';

interface GenerationErrorOptions extends ErrorOptions {
  /** HTTP status, where there was one. */
  status?: number | undefined;
  /** The dialect's type of a failure, where the server told one. */
  type?: string | undefined;
}

export class GenerationError extends Error {
  override readonly name = 'GenerationError';
  readonly fault: GenerationFault;
  readonly status: number | undefined;
  readonly type: string | undefined;

  constructor(fault: GenerationFault, message: string, options: GenerationErrorOptions = {}) {
    super(message, options);
    this.fault = fault;
    this.status = options.status;
    this.type = options.type;
  }
}

/** The error that a reply of status 400 or above stands for, told in the catalogue's words. */
export async function refusalOf(response: Response): Promise<GenerationError> {
  const { status } = response;
  // What stands between us and the server may leave out the type and still say what is wrong.
  const told = ErrorBody.pick({ message: true, type: true }).partial();
  const body = told.safeParse(await response.json().catch(() => undefined));
  const words = refusalWords(body.data?.type, body.data?.message ?? '');
  const message = MESSAGE.generationApiError(status, words);
  if (status === 401) return new GenerationError('signed-out', message, { status });
  if (status === 402) return new GenerationError('no-tokens', MESSAGE.spendNoTokens, { status });
  const type = body.data?.type;
  if (type === NOT_UNDERSTOOD)
    return new GenerationError('not-understood', MESSAGE.promptNotUnderstood, { status, type });
  if (type === SPEND_FAILED) return new GenerationError('refused', MESSAGE.spendFailed, { status, type });
  if (type === EMAIL_UNPROVED) return new GenerationError('refused', words || message, { status, type });
  return new GenerationError('refused', message, { status, type });
}

/** The error for a request that got no reply at all. */
export function silenceOf(cause: unknown, isOnline: boolean): GenerationError {
  return isOnline
    ? new GenerationError('unreachable', MESSAGE.generationUnreachable, { cause })
    : new GenerationError('no-response', MESSAGE.generationNoResponse, { cause });
}
