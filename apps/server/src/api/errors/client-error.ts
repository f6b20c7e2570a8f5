import type { Socket } from 'node:net';
import { type ErrorCode, ProductError } from '#server/product/errors.ts';
import { presentError } from './error-replies.ts';

/** What Node says of a connection, what that is here, and the words of its status. Anything else cannot be read. */
const MEANT: Readonly<Record<string, readonly [code: ErrorCode, reason: string]>> = {
  HPE_HEADER_OVERFLOW: ['payload-too-large', 'Payload Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['request-late', 'Request Timeout'],
};

/**
 * Answers what is not even HTTP, has too many headers or does not arrive in time: no request exists yet, so the reply is
 * written by hand.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [code, reason] = MEANT[error.code ?? ''] ?? ['request-invalid', 'Bad Request'];
  const refusal = new ProductError(code);
  const body = JSON.stringify(presentError(refusal));
  const head = [
    `HTTP/1.1 ${refusal.status} ${reason}`,
    'Content-Type: application/json; charset=utf-8',
    'Cache-Control: no-cache, no-store, must-revalidate',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
