import {
  APICallError,
  DownloadError,
  InvalidResponseDataError,
  JSONParseError,
  NoImageGeneratedError,
  NoObjectGeneratedError,
  RetryError,
  TypeValidationError,
} from 'ai';
import { apiError, declined, HostedFault, type ModelNames, silent, unreachable, unusable } from './hosted-fault.ts';
import type { Watch } from './watched-fetch.ts';

/** How providers say that a brief is against their rules: with one of these statuses, and in words of this kind. */
const DECLINING = new Set([400, 422, 451]);
const DECLINED = /moderation|content.?polic|safety|nsfw|sensitive content|prohibited|blocklist/i;

/** The place of an error of the SDK among the ways a call can fail. */
export function readFault(error: unknown, names: ModelNames, watch: Watch): HostedFault {
  if (error instanceof HostedFault) return error;
  const thrown = RetryError.isInstance(error) ? error.lastError : error;
  if (!watch.isSent) return unreachable(names, thrown);
  if (APICallError.isInstance(thrown)) return readApiError(thrown, names, watch);
  if (InvalidResponseDataError.isInstance(thrown)) {
    const isDeclined = DECLINED.test(thrown.message);
    return isDeclined ? declined(names, { status: 200, cause: thrown }) : incomplete(names, thrown);
  }
  if (NoImageGeneratedError.isInstance(thrown) || NoObjectGeneratedError.isInstance(thrown)) {
    return incomplete(names, thrown);
  }
  if (DownloadError.isInstance(thrown)) {
    return unusable(names, 'invalid', 'with an address that is not to be gone to', thrown);
  }
  if (isUnreadable(thrown)) return unusable(names, 'invalid', 'what is no JSON', thrown);
  // What was sent and not answered may have been billed.
  return silent(names, thrown);
}

const incomplete = (names: ModelNames, cause: unknown) => unusable(names, 'incomplete', 'without a picture', cause);

function readApiError(error: APICallError, names: ModelNames, watch: Watch): HostedFault {
  const { statusCode: status, responseBody = '', responseHeaders } = error;
  if (status === undefined) return silent(names, error);
  if (status < 400) {
    if (isUnreadable(error.cause)) return unusable(names, 'invalid', 'what is no JSON', error);
    return TypeValidationError.isInstance(error.cause) ? incomplete(names, error) : silent(names, error);
  }
  // The request was taken; it was the picture that could not be had.
  if (watch.isAccepted) return unusable(names, 'invalid', `with a picture that cannot be had (${status})`, error);
  if (DECLINING.has(status) && DECLINED.test(responseBody)) return declined(names, { status, cause: error });
  return apiError(names, { status, retryAfter: responseHeaders?.['retry-after'], cause: error });
}

const isUnreadable = (error: unknown) =>
  JSONParseError.isInstance(error) || (error instanceof Error && error.name === 'AnswerTooLargeError');
