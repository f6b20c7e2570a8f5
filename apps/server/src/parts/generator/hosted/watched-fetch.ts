/** What became of the requests of one call, as far as money is concerned. */
export interface Watch {
  /** A request got through to the provider; whatever happens then, it may have been billed. */
  isSent: boolean;
  /** The provider took the request: it will be billed. */
  isAccepted: boolean;
}

/** Bytes an answer may have: several times the largest picture a model makes, as text. */
const ANSWER_BYTES_MAX = 64 * 1024 * 1024;

/** How it looks when nothing was ever sent: no such host, nobody listening, no way there, no trust in who answers. */
const UNSENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

export class AnswerTooLargeError extends Error {
  override readonly name = 'AnswerTooLargeError';
}

/** A `fetch` that notes how far its requests came, follows nobody elsewhere, and ends answers that never end. */
export function watchFetch(watch: Watch): typeof fetch {
  return async (address, request) => {
    // Nothing is sent twice within one call but to ask after it, so the first request decides.
    const isFirst = !watch.isSent;
    let response: Response;
    try {
      // A redirect would carry the key and the words to wherever it points.
      response = await fetch(address, { ...request, redirect: 'manual' });
    } catch (error) {
      if (!isUnsent(error)) watch.isSent = true;
      throw error;
    }
    watch.isSent = true;
    if (isFirst && response.ok) watch.isAccepted = true;
    return response.body ? limited(response, response.body) : response;
  };
}

function isUnsent(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isUnsent);
  if (!(error instanceof Error)) return false;
  return ('code' in error && UNSENT.has(String(error.code))) || isUnsent(error.cause);
}

function limited(response: Response, body: ReadableStream<Uint8Array>): Response {
  let bytes = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > ANSWER_BYTES_MAX) controller.error(new AnswerTooLargeError('the answer does not end'));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(body.pipeThrough(counting), { status, statusText, headers });
}
